"""Mutation testing, tried on a toy: a weak test lets mutants live, a strong one kills them, and the toy stays as it is."""

from __future__ import annotations

import ast
import tomllib
from pathlib import Path
from typing import Any

import pytest

from mutate.campaign import Campaign, Verdict, choose, nearest
from mutate.mutants import mutants

pytestmark = pytest.mark.slow

TOY = '''\
"""A toy."""


def raised(number: int, least: int = 1) -> bool:
    """Whether it is enough."""
    return number >= least
'''
WEAK = """\
from toys.toy import raised

def test_five_is_enough():
    assert raised(5)
"""
STRONG = """\
from toys.toy import raised

def test_one_is_enough_and_nought_is_not():
    assert raised(1) is True
    assert raised(0) is False
    assert raised(1, 2) is False
"""
EQUIVALENT = """\
[[mutant]]
file = "toys/toy.py"
line = "return number >= least"
change = "number >= least → (number > least)"
reason = "nobody says the least number"
"""


def changes(text: str) -> list[str]:
    return [mutant.change for mutant in mutants(text)]


@pytest.fixture
def workshop(tmp_path: Path) -> Path:
    root = tmp_path / "checkout"
    (root / "toys").mkdir(parents=True)
    (root / "tests/toy").mkdir(parents=True)
    (root / "toys/toy.py").write_text(TOY)
    (root / "equivalent.toml").write_text("")
    (root / "pytest.ini").write_text("[pytest]\n")
    return root


def survivors(root: Path, test: str) -> list[str]:
    (root / "tests/test_toy.py").write_text(test)
    sample = choose(root, ["toys"], root / "equivalent.toml", 0, 1)
    campaign = Campaign(root, root.parent / "scratch", [], [], 1)
    assert campaign.passes_unchanged(sample)
    return [chosen.mutant.change for chosen, verdict in campaign.results(sample) if not verdict.is_kill]


def test_a_weak_test_lets_mutants_live_and_the_checkout_is_not_touched(workshop: Path) -> None:
    assert survivors(workshop, WEAK) == ["1 → 2", "1 → 0", "number >= least → (number > least)"]
    assert (workshop / "toys/toy.py").read_text() == TOY


def test_a_strong_test_kills_them_all(workshop: Path) -> None:
    assert survivors(workshop, STRONG) == []


def test_what_is_listed_as_equivalent_is_not_tried_again(workshop: Path) -> None:
    (workshop / "equivalent.toml").write_text(EQUIVALENT)
    (listed,) = [one for one in choose(workshop, ["toys"], workshop / "equivalent.toml", 0, 1) if one.equivalent]
    assert listed.equivalent == "nobody says the least number"
    campaign = Campaign(workshop, workshop.parent / "scratch", [], [], 1)
    assert list(campaign.results([listed])) == []


def test_tests_that_fail_without_a_mutant_tell_nothing(workshop: Path) -> None:
    (workshop / "tests/test_toy.py").write_text("def test_this():\n    assert False\n")
    campaign = Campaign(workshop, workshop.parent / "scratch", ["tests/test_*.py"], [], 1)
    assert not campaign.passes_unchanged([])


def verdicts(root: Path, toy: str, test: str, mutant: str) -> list[Verdict]:
    """What the test says of this one mutant of a toy."""
    (root / "toys/toy.py").write_text(toy)
    (root / "tests/test_toy.py").write_text(test)
    sample = [one for one in choose(root, ["toys"], root / "equivalent.toml", 0, 1) if one.mutant.change == mutant]
    campaign = Campaign(root, root.parent / "scratch", [], [], 1)
    assert campaign.passes_unchanged(sample)
    return [verdict for _, verdict in campaign.results(sample)]


def test_a_mutant_that_never_ends_is_killed(workshop: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mutate.campaign.START", 3)
    toy = "def down(number):\n    while number > 0:\n        number -= 1\n    return number\n"
    test = "from toys.toy import down\n\ndef test_down():\n    assert down(3) == 0\n"
    assert verdicts(workshop, toy, test, "number -= 1 → number += 1") == [Verdict.SLOW]
    assert Verdict.SLOW.is_kill


NAP = "import time\n\ndef nap():\n    time.sleep(0)\n"
NAPPING = "from toys.toy import nap\n\ndef test_nap():\n    for _ in range(3):\n        nap()\n    assert True\n"


def test_a_mutant_that_only_waits_for_its_turn_is_not_killed(workshop: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As on a busy machine: it takes longer than it may work, and works less than that."""
    monkeypatch.setattr("mutate.campaign.START", 2)
    assert verdicts(workshop, NAP, NAPPING, "0 → 1") == [Verdict.SURVIVED]


def test_a_mutant_that_hangs_is_given_up_and_is_not_counted_as_killed(workshop: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mutate.campaign.START", 2)
    monkeypatch.setattr("mutate.campaign.WAIT", 1)
    assert verdicts(workshop, NAP, NAPPING, "0 → 1") == [Verdict.STUCK]
    assert not Verdict.STUCK.is_kill


def test_a_sample_follows_from_its_seed(workshop: Path) -> None:
    def sampled(seed: int) -> list[str]:
        return [str(chosen) for chosen in choose(workshop, ["toys/toy.py"], workshop / "equivalent.toml", 3, seed)]

    assert sampled(1) == sampled(1)
    assert len(sampled(1)) == 3
    assert len({tuple(sampled(seed)) for seed in range(10)}) > 1


def test_the_tests_named_after_a_file_and_those_of_its_part_are_the_nearest(workshop: Path) -> None:
    (workshop / "tests/page").mkdir()
    for name in ("toy/test_arena.py", "test_box.py", "test_other.py", "page/test_box.py"):
        (workshop / "tests" / name).write_text("")
    assert nearest(workshop, "toys/toy/box.py") == ["tests/test_box.py", "tests/toy/test_arena.py"]


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ("a < b", ["a < b → (a <= b)", "a < b → (a >= b)"]),
        ("a == b", ["a == b → (a != b)"]),
        ("a in b", ["a in b → (a not in b)"]),
        ("a is b", ["a is b → (a is not b)"]),
        ("a and b", ["a and b → (a or b)"]),
        ("not a", ["not a → a"]),
        ("a + b", ["a + b → (a - b)"]),
        ("a | b", ["a | b → a", "a | b → b"]),
        ("7", ["7 → 8", "7 → 6"]),
        ("True", ["True → False"]),
        ("'x'", ["'x' → 'xX'"]),
        ("min(a)", ["min → max"]),
        ("f'{a}y'", ["f'{a}y' → f'{a}yX'"]),
        ("a if b else c", ["b → (not b)"]),
        ("[a for a in b if c]", ["c → (not c)"]),
    ],
)
def test_an_expression_is_changed_in_these_ways(source: str, expected: list[str]) -> None:
    assert changes(f"x = {source}\n") == expected


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ("while a:\n    break\n", ["a → (not a)", "break → continue"]),
        ("a += b\n", ["a += b → a -= b", "a += b → pass"]),
        ("a(b)\n", ["a(b) → pass"]),
        ("a.b = c\n", ["a.b = c → pass"]),
        ("raise a\n", ["raise a → pass"]),
        ("@cache\ndef f():\n    return a\n", ["@cache → nothing", "return a → return None"]),
    ],
)
def test_a_statement_is_changed_in_these_ways(source: str, expected: list[str]) -> None:
    assert changes(source) == expected


@pytest.mark.parametrize(
    "source",
    [
        '"""Said."""\n',
        "assert a < 1, 'b'\n",
        "import a\nfrom a import b\n",
        "__all__ = ['a']\n",
        "x: Literal['a'] = b\n",
        "X = Abc | None\n",
        "x = zip(a, strict=True)",
        "T = TypeVar('T')\n",
    ],
)
def test_what_no_run_can_notice_is_left_alone(source: str) -> None:
    assert changes(source) == []


def test_a_mutant_differs_in_one_place_and_can_be_read() -> None:
    text = "def é(ü='ß'):\n    '''Döc.'''\n    return [ö for ö in ü if ö > 3] or f'ä{ü + 1}'\n"
    made = list(mutants(text))
    assert len({mutant.text for mutant in made}) == len(made) > 5
    for mutant in made:
        ast.parse(mutant.text)
        differing: list[Any] = [(a, b) for a, b in zip(text.split("\n"), mutant.text.split("\n"), strict=True) if a != b]
        assert len(differing) == 1
        assert text.split("\n")[mutant.line - 1].strip() == mutant.source == differing[0][0].strip()


def test_what_is_listed_as_equivalent_is_still_there() -> None:
    root = Path(__file__).parents[1]
    entries = tomllib.loads((root / "mutate/equivalent.toml").read_text(encoding="utf-8"))["mutant"]
    there = choose(root, {entry["file"] for entry in entries}, root / "mutate/equivalent.toml", 0, 0)
    found = {(one.file, one.mutant.source, one.mutant.change) for one in there if one.equivalent}
    assert [entry for entry in entries if (entry["file"], entry["line"], entry["change"]) not in found] == []
    assert sum(one.equivalent is not None for one in there) == len(entries)
