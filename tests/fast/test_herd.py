"""Herds: seeded, the same with any number of threads, reset by themselves, and polite about mistakes."""

from __future__ import annotations

import re
from dataclasses import field, make_dataclass, replace
from typing import Any

import numpy as np
import pytest

from coyote import EDITIONS, Declare
from coyote.envs.actions import Actions
from coyote.fast import Herd, NotInFast, WrongAction, actions, move
from coyote.fast.action import ARM_DOUBLE, CALL, GUESSES, codes, worded
from coyote.fast.sheet import sheet
from coyote.rules.model.edition import Edition
from coyote.rules.model.terms import agree_on
from coyote.rules.play.next_starter import loser_stays, winner_starts
from tests.tables import HEIDELBAER, KIDULT, OLIPHANTE, POWWOW

FOUR = ("ann", "bob", "cem", "dee")
NO_EYES = {"eyes_open": None, "trickster_open": None, "next_starter": winner_starts}


def rolled(**how: Any) -> Herd:
    usual: dict[str, Any] = {"edition": OLIPHANTE, "coins": True, "games": 60, "seed": 4}
    herd = Herd(**usual | how)
    herd.roll(100)
    return herd


def test_the_same_seed_gives_the_same_games_and_another_one_others() -> None:
    assert (rolled()._games == rolled()._games).all()
    assert not (rolled()._games == rolled(seed=5)._games).any()
    herd = rolled(seed=9)
    herd.reset(4)
    herd.roll(100)
    assert (herd._games["heads"] == rolled()._games["heads"]).all()


def test_a_game_is_the_same_with_any_number_of_threads_and_in_a_herd_of_any_size() -> None:
    threaded = rolled(threads=3)
    assert (threaded._games == rolled()._games).all()
    assert (threaded._told == rolled()._told).all()
    threaded.close()
    assert (rolled(games=7)._games == rolled()._games[:7]).all()


def test_a_game_that_is_over_is_followed_by_another_in_the_same_step() -> None:
    herd = Herd(KIDULT, 3, 200, out_at=1, seed=2)
    ended = 0
    for _ in range(30):
        herd.step(herd.wander())
        over = herd.over
        ended += int(over.sum())
        assert (herd.rewards[over].max(1) == 1).all()
        assert np.allclose(herd.rewards.sum(1), 0)
        assert (herd.rewards[~over] == 0).all()
        assert (herd.winner[over] == herd.rewards[over].argmax(1)).all()
        assert (herd._games["finished"][over] == 0).all()
        assert ((herd.winner >= 0) == over).all()
    assert ended > 100


def test_cards_are_dealt_as_often_as_there_are_of_them() -> None:
    herd = Herd(KIDULT, 4, 20_000, seed=1)
    dealt = np.bincount(herd._games["heads"][:, :4].ravel(), minlength=15)
    expected = np.array(EDITIONS[KIDULT].deck.counts) / 36 * 80_000
    assert (((dealt - expected) ** 2 / expected).sum()) < 36  # chi-square, 14 degrees of freedom: once in a thousand seeds
    starters = np.bincount(herd.seat, minlength=4)
    assert (abs(starters - 5_000) < 300).all()


@pytest.mark.parametrize(
    ("actions", "sentence"),
    [
        ([5, 5, CALL], r"game 2: seat \d may not take action 1000 \(call\); expected a number from 1 to 999"),
        ([5, 0, 5], r"game 1: seat \d may not take action 0 \(0\); expected a number from 1 to 999"),
        ([10**12, 5, 5], r"game 0: seat \d may not take action 1000000000000 \(no action\)"),
        ([ARM_DOUBLE, 5, 5], r"\(arm double\); expected a number from 1 to 999"),
        ([5, 5], r"shape \(2,\); expected 3 whole numbers, one for each game"),
        ([5.0, 5.0, 5.0], r"float64 of shape \(3,\); expected 3 whole numbers"),
    ],
)
def test_a_wrong_action_gets_a_sentence_and_nothing_is_stepped(actions: Any, sentence: str) -> None:
    herd = Herd(KIDULT, 4, 3)
    before = herd._games.tobytes()
    with pytest.raises(WrongAction, match=sentence):
        herd.step(actions)
    assert herd._games.tobytes() == before
    herd.step([5, 6, 7])
    assert herd.lowest.tolist() == [6, 7, 8]
    with pytest.raises(WrongAction, match=r"expected a number from 6 to 999, or call$"):
        herd.step([3, 7, 8])


@pytest.mark.parametrize(
    ("how", "sentence"),
    [
        ({"edition": "kidult"}, "no edition is called 'kidult'; expected one of: oliphante_2010"),
        ({"games": 0}, "games is 0; expected a whole number, at least 1"),
        ({"threads": "two"}, "threads is 'two'"),
        ({"seats": 13}, "13"),
        ({"coins": "perhaps"}, "on | off"),
        ({"deck": {"5": 65}}, "more than 64 cards or 32 kinds; coyote.play can"),
        ({"deck": {"5": 20, "?": 9}}, r"more than 8 \? or double"),
        ({"edition": OLIPHANTE, "coins": True, "coin_counts": {"extra": 9}}, "more than 8 extra or exchange"),
    ],
)
def test_a_table_that_cannot_be_simulated_gets_a_sentence(how: Any, sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        Herd(**how)


@pytest.mark.parametrize(
    ("edition", "other", "sentence"),
    [
        (KIDULT, {"next_starter": loser_stays}, "has eyes without their rule for who starts, or the rule without eyes"),
        (HEIDELBAER, {"next_starter": winner_starts}, "has eyes without their rule for who starts, or the rule without eyes"),
        (HEIDELBAER, NO_EYES, "has cards in the middle, and no eyes to peek at them"),
        (HEIDELBAER, {"middle": 3}, "has more than 2 cards face down in the middle"),
        (HEIDELBAER, {"specials": ("agree",), "specials_on": True}, "uses eyes together with coins or specials"),
    ],
)
def test_a_box_that_the_simulator_does_not_play_gets_a_sentence(edition: str, other: Any, sentence: str) -> None:
    with pytest.raises(NotInFast, match=re.escape(f"coyote.fast cannot play this table of {edition}, which {sentence}")):
        sheet(agree_on(replace(EDITIONS[edition], **other), FOUR, {}))


def test_an_edition_with_a_rule_that_the_simulator_does_not_know_is_refused() -> None:
    box = EDITIONS[KIDULT]
    shuffled = replace(box, next_starter=lambda loser, winner, out: (loser + winner) % 2)
    with pytest.raises(NotInFast, match=r"which has a rule of its own for who starts; coyote\.play can"):
        sheet(agree_on(shuffled, FOUR, {}))
    newer = make_dataclass("Edition", [("moon", str, field(default="new"))], bases=(Edition,), frozen=True, eq=False)
    values = {name: getattr(box, name) for name in box.__dataclass_fields__}
    assert sheet(agree_on(newer(**values), FOUR, {}))["seats"] == 4
    with pytest.raises(NotInFast, match="moonlit: it does not know 'moon'"):
        sheet(agree_on(newer(**values | {"id": "moonlit", "moon": "full"}), FOUR, {}))
    both = replace(box, coins={"skip": 1})
    with pytest.raises(NotInFast, match="coins and specials at once"):
        sheet(agree_on(both, FOUR, {"coins": True, "specials": True}))


TABLES: list[tuple[str, dict[str, Any]]] = [
    (KIDULT, {"specials": True}),
    (OLIPHANTE, {"coins": True}),
    (KIDULT, {}),
    (POWWOW, {}),
    (HEIDELBAER, {}),
    (HEIDELBAER, {"trickster": True}),
]


@pytest.mark.parametrize(("edition", "options"), TABLES)
def test_ids_are_those_of_the_other_environments(edition: str, options: Any) -> None:
    terms = agree_on(EDITIONS[edition], FOUR, options)
    ids = Actions(terms)
    words = [ids.word(id).replace("coin ", "").replace("coyote", "call") for id in range(ids.size)]
    assert [worded(terms, code) for code in codes(terms)] == words


@pytest.mark.parametrize(("edition", "options"), TABLES)
def test_every_action_is_a_move_and_every_move_its_actions(edition: str, options: Any) -> None:
    terms = agree_on(EDITIONS[edition], FOUR, options)
    listed = codes(terms)
    assert len(set(listed)) == len(listed)
    for seat in range(4):
        for code in listed:
            made = move(terms, seat, code)
            if made is None:
                said = move(terms, seat, 12, code)
                assert isinstance(said, Declare)
                assert actions(terms, seat, said) == [code, 12]
            else:
                assert actions(terms, seat, made) == [code]
    assert all(worded(terms, code) != "no action" for code in listed)
    assert worded(terms, GUESSES + 40) == worded(terms, 1050) == "no action"


def test_the_ids_of_a_table_have_the_order_that_is_written_down() -> None:
    def words(edition: str, **options: Any) -> str:
        terms = agree_on(EDITIONS[edition], FOUR[:3], options)
        return " | ".join(worded(terms, code) for code in codes(terms)[:-998])

    assert words(KIDULT) == "call | 1"
    assert words(KIDULT, specials=True) == (
        "call | agree | again | arm double | arm reverse | arm more +1 | arm more +2 | arm next +1 | arm next +2 | 1"
    )
    assert words(OLIPHANTE, coins=True, deck="5x4 -5x2", least_number=1) == (
        "call | withdraw | extra | reverse | skip | exchange | guess 5 | guess -5 | 1"
    )
