"""The docs stay true: examples run as doctests; tables and commands are checked here."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from coyote import read, write
from coyote.commands import main
from coyote.rules.model.rulings import DEFAULT, QUESTIONS, WORDS, as_word
from coyote.rules.model.terms import BASIC
from coyote.rules.refusals import Code
from tests.every.test_languages import OLD_THEME
from tests.test_commands import run

ROOT = Path(__file__).parent.parent
DOCS = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").rglob("*.md"))]


def test_the_readme_shows_both_commands_and_ci_runs_the_second() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    assert "python3 run.py serve" in readme
    assert "python3 run.py test" in readme
    assert (ROOT / ".ci/run").read_text(encoding="utf-8").rstrip().endswith("\npython3 run.py test")


def test_the_example_in_the_notation_is_a_record() -> None:
    text = (ROOT / "docs/notation.md").read_text(encoding="utf-8")
    example = text.split("```")[1].lstrip("\n")
    assert write(*read(example)) == example


@pytest.mark.parametrize("option", QUESTIONS)
def test_the_rulings_page_has_every_option_with_its_values(option: str) -> None:
    rows = (ROOT / "docs/rulings.md").read_text(encoding="utf-8").splitlines()
    row = next(row for row in rows if row.startswith(f"| {QUESTIONS[option]} |"))
    named = re.search(rf"`{option}`: (\w+), (\w+) \|$", row)
    assert named, row
    default, other = named.groups()
    assert default == as_word(getattr(DEFAULT, option))
    assert {default, other} == set(WORDS[option])


def test_the_notation_page_names_every_basic_option() -> None:
    text = (ROOT / "docs/notation.md").read_text(encoding="utf-8")
    for option in BASIC:
        assert f"`{option} " in text, option


@pytest.mark.parametrize("rule", [f"R{n}" for n in range(1, 11)])
def test_the_rulebook_has_every_rule(rule: str) -> None:
    assert f"**{rule}.**" in (ROOT / "docs/rulebook.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("question", [f"Q{n}" for n in range(1, 27)])
def test_the_rulings_page_has_every_question(question: str) -> None:
    assert f"| {question} |" in (ROOT / "docs/rulings.md").read_text(encoding="utf-8")


def test_commands_named_in_the_docs_exist() -> None:
    known = {*main.entries, "test", "bench", "prove", "solve", "train", "lock", "package", "COMMAND"}
    for file in DOCS:
        for command in re.findall(r"run\.py (\w+)", file.read_text(encoding="utf-8")):
            assert command in known, f"{file.name}: {command}"


def test_links_between_the_docs_work() -> None:
    for file in DOCS:
        for link in re.findall(r"\]\(([^)#:]+)\)", file.read_text(encoding="utf-8")):
            assert (file.parent / link).exists(), f"{file.name}: {link}"


def test_scores_in_the_readme_are_right() -> None:
    assert run("score", "20", "10", "flip", "double", "-5").stdout.endswith("Total: -5\n")


def test_every_refusal_has_a_short_code() -> None:
    for code in Code:
        assert re.fullmatch(r"[a-z]+(-[a-z]+)*", code), code


def test_no_word_of_the_old_theme_in_docs_and_code() -> None:
    for file in [*DOCS, *(ROOT / "coyote").rglob("*.py")]:
        found = OLD_THEME.search(file.read_text(encoding="utf-8"))
        assert not found, f"{file}: {found}"
