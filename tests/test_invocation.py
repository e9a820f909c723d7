"""Hints can be typed as they stand: they begin with whatever Coyote was started by."""

from __future__ import annotations

import ast
import os
import re
import runpy
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from coyote.commands import main
from coyote.speech import speaker

ROOT = Path(__file__).parent.parent
SPELLED = re.compile(rf"\bcoyote ({'|'.join(main.entries)})\b")
CHECKOUT = "python3 run.py"


def ran(*arguments: str, home: Path, lang: str = "en") -> str:
    """Everything that this command says in a checkout."""
    around = os.environ | {"COYOTE_LANG": lang, "COYOTE_INVOCATION": CHECKOUT, "HOME": str(home), "XDG_DATA_HOME": str(home)}
    command = [sys.executable, "-P", "-m", "coyote", *arguments]
    done = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, encoding="utf-8", env=around, check=False)
    return done.stdout + done.stderr


@pytest.mark.parametrize(
    ("arguments", "hint"),
    [
        (["arena"], f"Try '{CHECKOUT} arena --help' for help."),
        (["league", "table", "nowhere"], f"Make one: {CHECKOUT} league init nowhere"),
        (["play", "--resume"], f"Begin one with: {CHECKOUT} play"),
    ],
)
def test_hints_in_a_checkout_name_run_py(arguments: list[str], hint: str, tmp_path: Path) -> None:
    assert hint in ran(*arguments, home=tmp_path)


def test_help_in_another_language_is_found_whatever_was_typed(tmp_path: Path) -> None:
    told = ran("league", "init", "--help", home=tmp_path, lang="de")
    assert f"{CHECKOUT} league init" in told
    assert " ".join(told.split()).find(speaker("de").say("help-command-league-init")) > 0


def test_run_py_says_how_it_was_started(monkeypatch: pytest.MonkeyPatch) -> None:
    begun = runpy.run_path(str(ROOT / "run.py"))["main"]
    told: list[str] = []

    def become(*_: object) -> int:
        told.append(os.environ["COYOTE_INVOCATION"])
        return 0

    monkeypatch.setitem(begun.__globals__, "python_for", lambda *_, **__: Path("python"))
    monkeypatch.setitem(begun.__globals__, "become", become)
    monkeypatch.setattr(os, "chdir", print)
    for arguments in (["../my games/run.py", "score", "1"], ["run.py", "test"]):
        monkeypatch.setenv("COYOTE_INVOCATION", "")
        monkeypatch.setattr(sys, "argv", arguments)
        assert begun() == 0
    assert told == ["python3 '../my games/run.py'", ""]  # tests and documents show what an installation says


def test_no_sentence_spells_the_invocation_out() -> None:
    """Help and its examples do: a manual is about an installed Coyote, and says how a checkout differs."""
    found = [
        f"{file.relative_to(ROOT)}: {line}"
        for file in sorted(ROOT.glob("coyote/words/*/*.ftl"))
        for line in file.read_text(encoding="utf-8").splitlines()
        if SPELLED.search(line) and not line.startswith(("#", "after-not-checked", "help-", "manual-"))
    ]
    for file in sorted(ROOT.glob("coyote/**/*.py")):
        if file.name != "group.py":
            found += [f"{file.relative_to(ROOT)}: {text}" for text in sentences(file) if SPELLED.search(text)]
    assert found == []


def sentences(file: Path) -> Iterator[str]:
    """Every text of a module that is not a docstring."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    silent = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in silent:
            yield node.value
