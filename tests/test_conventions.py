"""The house rules: layers, style, types, the public door, and a test for every rule."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from pathlib import Path

import pytest

import coyote

ROOT = Path(__file__).parent.parent


@pytest.mark.parametrize(
    "command",
    ["ruff check .", "ruff format --check .", "mypy", "lint-imports"],
)
def test_the_checkers_have_nothing_to_say(command: str) -> None:
    program, *arguments = command.split()
    beside = Path(sys.executable).with_name(program)
    result = subprocess.run([str(beside), *arguments], cwd=ROOT, capture_output=True, text=True, check=False)
    assert result.returncode == 0, result.stdout + result.stderr


def names_of_tests() -> list[str]:
    files = ROOT.glob("tests/**/test_*.py")
    trees = [ast.parse(file.read_text(encoding="utf-8")) for file in files]
    return [node.name for tree in trees for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]


@pytest.mark.parametrize("rule", [f"R{n}" for n in range(1, 11)] + [f"Q{n}" for n in range(1, 27)])
def test_every_rule_and_ruling_has_a_test_named_after_it(rule: str) -> None:
    assert [name for name in names_of_tests() if name.startswith(f"test_{rule}_")]


@pytest.mark.parametrize("rule", [f"R{n}" for n in range(1, 11)] + [f"Q{n}" for n in range(1, 27)])
def test_every_rule_and_ruling_can_be_found_by_its_number_in_the_code(rule: str) -> None:
    code = "\n".join(file.read_text(encoding="utf-8") for file in ROOT.glob("coyote/**/*.py"))
    spans = [(int(low), int(high)) for low, high in re.findall(rf"{rule[0]}(\d+)-{rule[0]}?(\d+)", code)]
    number = int(rule[1:])
    assert re.search(rf"\b{rule}\b", code) or any(low <= number <= high for low, high in spans)


def test_no_function_asks_which_edition_it_is() -> None:
    for file in (ROOT / "coyote").rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Compare):
                compared = ast.unparse(node)
                # whether there is such an edition at all may be asked
                assert not re.search(r"edition(\.id)? (==|!=|(not )?in (?!EDITIONS$))", compared), f"{file}: {compared}"
                assert not re.search("OLIPHANTE|DEVIR|KIDULT", compared), f"{file}: {compared}"


def test_the_public_door() -> None:
    """What the package exports is a promise; changing this list is a change of the interface."""
    assert " ".join(sorted(coyote.__all__, key=str.lower)) == (
        "Again Agree Agreed AskedAgain Begin Call Called Card card cards Changed Code Coin CoinTurned Count count Counted "
        "CoyotesTaken Deal deal DEALER Dealt Declare Declared Draw EDITIONS Event events Exchanged ExtraLaid Game Guessed "
        "heard Illegal IllegalMove IllegalTerms MoreWorn Move NextStarts NOBODY NobodyPaid NotationError NotSeated Odds odds "
        "Options options play read Record Refilled Refusal refusal Refused Reshuffled say seen Shown start StarterNamed Step "
        "Turn TurnedOver Unreadable View view WATCHER WentOut Won Worn write"
    )


def test_files_stay_readable() -> None:
    for file in (ROOT / "coyote").rglob("*.py"):
        assert len(file.read_text(encoding="utf-8").split("\n")) <= 301, f"{file}: is it one noun?"


def test_no_address_of_a_registry_in_the_lock_files() -> None:
    for lock in ROOT.glob("requirements*.lock"):
        text = lock.read_text(encoding="utf-8")
        assert "://" not in text, lock
        assert "--hash=sha256:" in text, lock
