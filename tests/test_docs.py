"""The docs stay true: examples run as doctests; tables and commands are checked here."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from coyote import read, write
from coyote.commands import main
from coyote.rules.model.rulings import DEFAULT, QUESTIONS, WORDS, as_word
from coyote.rules.model.terms import BASIC
from coyote.rules.refusals import Code
from tests import tree
from tests.every.test_languages import OLD_THEME
from tests.examples import EXAMPLE, WITH_EXAMPLES, anew
from tests.tables import NUMBERS
from tests.test_commands import run

ROOT = Path(__file__).parent.parent
DOCS = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").rglob("*.md"))]


def test_the_readme_shows_both_commands_and_ci_runs_the_second_and_the_rest() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    assert "python3 run.py serve" in readme
    assert "python3 run.py test" in readme
    ci = (ROOT / ".ci/run").read_text(encoding="utf-8")
    assert ci.endswith("\nrun python3 run.py test\nrun python3 run.py test --rest\n")


def test_the_example_in_the_notation_is_a_record() -> None:
    text = (ROOT / "docs/notation.md").read_text(encoding="utf-8")
    example = text.split("```")[1].lstrip("\n")
    assert write(*read(example)) == example


@pytest.mark.parametrize("option", QUESTIONS)
def test_the_rulings_page_has_every_option_with_its_values(option: str) -> None:
    rows = (ROOT / "docs/rulings.md").read_text(encoding="utf-8").splitlines()
    row = next(row for row in rows if row.startswith(f"| {QUESTIONS[option]} |"))
    named = re.search(rf"`{option}`: (\w+(?:, \w+)+) \|$", row)
    assert named, row
    default, *others = named[1].split(", ")
    assert default == as_word(getattr(DEFAULT, option))
    assert {default, *others} == set(WORDS[option])


def test_the_notation_page_names_every_basic_option() -> None:
    text = (ROOT / "docs/notation.md").read_text(encoding="utf-8")
    for option in BASIC:
        assert f"`{option} " in text, option


@pytest.mark.parametrize("rule", [number for number in NUMBERS if number.startswith("R")])
def test_the_rulebook_has_every_rule(rule: str) -> None:
    assert f"**{rule}.**" in (ROOT / "docs/rulebook.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("question", [number for number in NUMBERS if number.startswith("Q")])
def test_the_rulings_page_has_every_question(question: str) -> None:
    assert f"| {question} |" in (ROOT / "docs/rulings.md").read_text(encoding="utf-8")


def test_the_results_have_one_row_for_each_benchmark_that_exists() -> None:
    text = (ROOT / "bench/results.md").read_text(encoding="utf-8")
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in text.splitlines() if line.startswith("|")]
    assert {len(row) for row in rows} == {6}
    benches = [row[1].strip("`").removeprefix("bench ") for row in rows if row[1].startswith("`bench ")]
    assert len(benches) == len({*benches}) > 10
    for name in benches:
        assert (ROOT / "bench" / f"{name.split()[0]}.py").exists(), name


def test_commands_named_in_the_docs_exist() -> None:
    told = str(ast.get_docstring(ast.parse((ROOT / "run.py").read_text(encoding="utf-8"))))
    known = {*main.entries, *re.findall(r"run\.py (\w+)", told)}
    assert {"test", "docs", "lock"} <= known
    for file in DOCS:
        for command in re.findall(r"run\.py (\w+)", file.read_text(encoding="utf-8")):
            assert command in known, f"{file.name}: {command}"


def test_links_between_the_docs_work() -> None:
    for file in DOCS:
        for link in re.findall(r"\]\(([^)#:]+)\)", file.read_text(encoding="utf-8")):
            assert (file.parent / link).exists(), f"{file.name}: {link}"


def test_every_document_that_shows_what_a_command_prints_is_known() -> None:
    shown = {file.name for file in DOCS if EXAMPLE.search(file.read_text(encoding="utf-8"))}
    assert shown == {*WITH_EXAMPLES}


@pytest.mark.parametrize("name", WITH_EXAMPLES)
def test_commands_print_what_the_documents_show(name: str) -> None:
    text = (ROOT / "docs" / name).read_text(encoding="utf-8")
    assert anew(text) == text, "if this is meant: python -m tests.examples"


def test_scores_in_the_readme_are_right() -> None:
    assert run("score", "20", "10", "flip", "double", "-5").stdout.endswith("Total: -5\n")


def test_every_refusal_has_a_short_code() -> None:
    for code in Code:
        assert re.fullmatch(r"[a-z]+(-[a-z]+)*", code), code


def test_no_word_of_the_old_theme_in_docs_and_code() -> None:
    for file in [*DOCS, *(ROOT / "coyote").rglob("*.py")]:
        found = OLD_THEME.search(file.read_text(encoding="utf-8"))
        assert not found, f"{file}: {found}"


def test_the_tree_of_the_architecture_is_that_of_the_packages() -> None:
    text = tree.FILE.read_text(encoding="utf-8")
    assert text == tree.written(), "run: .venv-test/bin/python -m tests.tree"
    assert "`coyote/rules/` | " in text
    for path in re.findall(r"`((?:coyote|tests|prove|browser|bench|docs)/[\w/.]*)`", text):
        assert (ROOT / path).exists(), path


def test_every_path_in_the_recipes_exists() -> None:
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    paths = re.findall(r"`((?:coyote|tests|prove|browser|bench|docs)/[\w/.]*)`", text)
    assert len(paths) > 30
    for path in paths:
        assert (ROOT / path).exists() or path == "build/docs", path
    for module in re.findall(r"python -m ([\w.]+)", text):
        assert (ROOT / f"{module.replace('.', '/')}.py").exists(), module


def test_the_tests_that_the_security_page_names_exist() -> None:
    text = (ROOT / "docs/security.md").read_text(encoding="utf-8")
    named = re.findall(r"`(tests/[\w/]+\.py)::(\w+)`", text)
    assert len(named) > 20
    for path, test in named:
        assert re.search(rf"(?m)^(async )?def {test}\(", (ROOT / path).read_text(encoding="utf-8")), f"{path}::{test}"
    for path in re.findall(r"`(browser/tests/[\w.]+)`", text):
        assert (ROOT / path).exists(), path
    for proof in re.findall(r"proof `(\w+)`", text):
        assert (ROOT / "prove" / proof / "proof.py").exists(), proof
