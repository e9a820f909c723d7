"""The house rules: layers, style, types, the public door, and a test for every rule."""

from __future__ import annotations

import ast
import builtins
import os
import re
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

import coyote
from tests.tables import NUMBERS

ROOT = Path(__file__).parent.parent


@pytest.mark.parametrize(
    "command",
    ["ruff check .", "ruff format --check .", *(pytest.param(one, marks=pytest.mark.slow) for one in ("mypy", "lint-imports"))],
)
def test_the_checkers_find_nothing(command: str) -> None:
    program, *arguments = command.split()
    beside = Path(sys.executable).with_name(program)
    result = subprocess.run([str(beside), *arguments], cwd=ROOT, capture_output=True, text=True, check=False)
    assert result.returncode == 0, result.stdout + result.stderr


@cache
def names_of_tests() -> list[str]:
    files = ROOT.glob("tests/**/test_*.py")
    trees = [ast.parse(file.read_text(encoding="utf-8")) for file in files]
    return [node.name for tree in trees for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]


@pytest.mark.xdist_group("names of tests")
@pytest.mark.parametrize("rule", NUMBERS)
def test_every_rule_and_ruling_has_a_test_named_after_it(rule: str) -> None:
    assert [name for name in names_of_tests() if name.startswith(f"test_{rule}_")]


@cache
def whole_code() -> str:
    return "\n".join(file.read_text(encoding="utf-8") for file in ROOT.glob("coyote/**/*.py"))


@pytest.mark.parametrize("rule", NUMBERS)
def test_every_rule_and_ruling_can_be_found_by_its_number_in_the_code(rule: str) -> None:
    code = whole_code()
    spans = [(int(low), int(high)) for low, high in re.findall(rf"{rule[0]}(\d+)-{rule[0]}?(\d+)", code)]
    number = int(rule[1:])
    assert re.search(rf"\b{rule}\b", code) or any(low <= number <= high for low, high in spans)


EDITION = re.compile(r"\bedition(\.id)?$")
NAMED = re.compile("OLIPHANTE|DEVIR|KIDULT|" + "|".join(coyote.EDITIONS))


@pytest.mark.xdist_group("together")
def test_tests_that_share_something_costly_are_kept_together(request: pytest.FixtureRequest) -> None:
    """Browsers, kernels, the package and the site are made once only if xdist knows the groups: it writes them into the ids."""
    assert request.node.nodeid.endswith("@together") == ("PYTEST_XDIST_WORKER" in os.environ)


def asking_which_edition(source: str) -> list[str]:
    """Where a program decides something by which edition it is: compares it, matches it, or looks something up by its id.

    Whether there is an edition (`is None`, `in EDITIONS`), and which one has a written id (`EDITIONS[word]`), may be asked.
    """
    found = list[str]()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Compare):
            text = ast.unparse(node)
            sides = [ast.unparse(side) for side in (node.left, *node.comparators)]
            if (any(map(EDITION.search, sides)) and sides[1:] not in (["EDITIONS"], ["None"])) or NAMED.search(text):
                found.append(text)
        elif isinstance(node, ast.match_case):
            if NAMED.search(ast.unparse(node.pattern)):
                found.append(ast.unparse(node))
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            if node.func.attr in ("get", "pop", "setdefault", "startswith") and any(
                EDITION.search(ast.unparse(part)) for part in (*node.args, node.func.value)
            ):
                found.append(ast.unparse(node))
        elif isinstance(node, ast.Subscript):
            table, key = ast.unparse(node.value), ast.unparse(node.slice)
            if re.search(r"\bedition\.id$", key) or (EDITION.search(key) and table != "EDITIONS"):
                found.append(ast.unparse(node))
    return found


def test_no_function_asks_which_edition_it_is() -> None:
    for file in (ROOT / "coyote").rglob("*.py"):
        assert not asking_which_edition(file.read_text(encoding="utf-8")), file


@pytest.mark.parametrize(
    "source",
    [
        "terms.edition.id == 'kidult_2003'",
        "edition != other",
        "edition.id in BOOKS",
        "edition.id not in BOOKS",
        "edition is OLIPHANTE",
        "BOOKS.get(edition.id)",
        "BOOKS.get(terms.edition.id, None)",
        "BOOKS[edition.id]",
        "EDITIONS[edition.id].deck",
        "edition.id.startswith('kidult')",
        "match edition.id:\n    case 'devir_2021':\n        pass",
    ],
)
def test_every_way_to_ask_which_edition_it_is_is_found_out(source: str) -> None:
    assert asking_which_edition(source)
    assert not asking_which_edition("setting.edition not in EDITIONS\nEDITIONS[setting.edition]\nedition is None")


def test_the_public_door_exports_exactly_this() -> None:
    """What the package exports is a promise: whoever changes this list changes the interface."""
    assert " ".join(sorted(coyote.__all__, key=str.lower)) == (
        "Again Agree Agreed AskedAgain Begin Call Called Card card CardLaid cards Changed Code Coin CoinTurned Count "
        "count Counted CoyoteCardTaken CoyotesTaken Deal deal DEALER Dealt Declare Declared Dodge Dodged Draw EDITIONS "
        "Event events Exchanged ExtraLaid EyeClosed EyeGivenUp EyeOpened Game GiveUp Guessed heard Illegal IllegalMove "
        "IllegalTerms Lay MoreWorn Move NextStarts NOBODY NobodyPaid NotationError NotSeated Odds odds Options options "
        "Peek Peeked play Point Pointed PointsShown read Record Refilled Refusal refusal Refused Reshuffled say seen "
        "Shown start StarterNamed Step Turn TurnedOver Unreadable View view WATCHER WentOut Withdraw Withdrew Won Worn "
        "write"
    )


def exceptions_of_their_own(source: str) -> list[str]:
    """The classes that stand on an exception of Python's alone."""
    python = {name for name, found in vars(builtins).items() if isinstance(found, type) and issubclass(found, BaseException)}
    classes = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.ClassDef)]
    return [one.name for one in classes if one.bases and {ast.unparse(base) for base in one.bases} <= python]


def test_every_exception_stands_on_the_base_of_refusals_or_is_caught_inside() -> None:
    for file in (ROOT / "coyote").rglob("*.py"):
        expected = ["CoyoteError", "CaughtInside"] if file == ROOT / "coyote/errors.py" else []
        assert exceptions_of_their_own(file.read_text(encoding="utf-8")) == expected, f"{file}: see coyote/errors.py"


def test_what_programmers_call_refuses_with_errors_of_ours() -> None:
    for package in ("envs", "fast", "lab", "programs"):
        for file in (ROOT / "coyote" / package).rglob("*.py"):
            assert not re.search(r"raise (ValueError|TypeError|RuntimeError|Exception)\b", file.read_text(encoding="utf-8")), (
                file
            )
