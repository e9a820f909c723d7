"""The review of a record, as its users call it."""

from __future__ import annotations

import json

import pytest

from coyote.speech import LANGUAGES
from tests.rules.test_notation import EXAMPLE
from tests.tables import KIDULT, record
from tests.test_commands import run

GAME = record(KIDULT, "deal 1 2 / ann 10 / bob 11 / ann coyote", seats="ann bob", deck="1x1 2x1 4x1 8x1", out_at="1")


def test_review_prints_every_move_with_its_chance_the_awards_and_who_dared_what() -> None:
    result = run("review", "-", stdin=GAME)
    assert result.exit_code == 0
    assert result.stdout.splitlines()[2:] == [
        "",
        "Round 1",
        "  ann 10      ███████░░░░░░░░░░░░░  33%  total 3, too high",
        "  bob 11      ░░░░░░░░░░░░░░░░░░░░   0%  total 3, too high",
        "  ann coyote  ████████████████████ 100%  total 3, right",
        "",
        "Awards",
        "  Boldest bluff: ann said 10 with a chance of 33%, and was not caught.",
        "  Luckiest escape: 10 from ann was too high, but bob let it pass, although a call had a chance of 100%.",
        "",
        "Who dared what",
        "       numbers  safe  bluffs  caught  calls  right",
        "  ann        1   33%       1       0      1      1",
        "  bob        1    0%       1       1      0      0",
        "",
        "Coyotes: ann 0, bob 1",
    ]


def test_review_lists_coins_without_a_chance() -> None:
    assert "  bob coin exchange\n" in run("review", "-", stdin=EXAMPLE).stdout


def test_review_of_an_unfinished_game_leaves_out_the_open_round() -> None:
    text = record(KIDULT, "deal 1 2 / ann 3", seats="ann bob")
    printed = run("review", "-", stdin=text).stdout
    assert "Round 1" not in printed
    assert "Nobody earned one this time." in printed
    assert printed.endswith("The game is not over. bob is to move.\n")


def test_review_never_rounds_a_chance_to_impossible_or_certain() -> None:
    lines = "deal 1 ? 3 / ann -7 / bob 5 / cem 36 / ann coyote / turn 4"
    printed = run("review", "-", stdin=record(KIDULT, lines, seats="ann bob cem", least_number="none")).stdout
    assert ">99%" in printed
    assert "<1%" in printed


def test_review_json_has_moves_and_awards() -> None:
    answer = json.loads(run("review", "-", "--json", stdin=GAME).stdout)
    assert (answer["ok"], answer["names"]) == (True, ["ann", "bob"])
    first = answer["moves"][0]
    assert first.pop("move") == {"do": "declare", "number": 10}
    assert first == {"place": 3, "round": 1, "seat": 0, "number": 10, "chance": 0.333333, "total": 3}
    assert [award["award"] for award in answer["awards"]] == ["boldest-bluff", "luckiest-escape"]


@pytest.mark.parametrize("arguments", [("none.coyote",), ("-",), ("-", "--json")])
def test_review_of_a_bad_record_says_why_and_exits_with_1(arguments: tuple[str, ...]) -> None:
    result = run("review", *arguments, stdin="nonsense")
    assert result.exit_code == 1
    if "--json" in arguments:
        assert json.loads(result.stdout)["ok"] is False
    else:
        assert (result.stdout, result.stderr.endswith("]\n")) == ("", True)


@pytest.mark.parametrize("language", LANGUAGES)
def test_review_speaks_every_language(language: str) -> None:
    games = run(
        "simulate", "--edition", "oliphante_2010", "--seats", "4", "--games", "1", "--seed", "5", "--record", "-"
    ).stdout
    result = run("review", "-", "--lang", language, stdin=games)
    assert result.exit_code == 0
    assert (result.stdout == run("review", "-", stdin=games).stdout) == (language == "en")
