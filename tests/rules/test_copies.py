"""Copies and pickles: a game of any length, and everything that is made from one, survives both and stays equal."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from coyote import (
    DEALER,
    EDITIONS,
    NOBODY,
    WATCHER,
    Deal,
    Declare,
    Game,
    Illegal,
    IllegalMove,
    events,
    options,
    play,
    read,
    start,
    view,
)
from coyote.lab.simulate import NAMES, playout
from coyote.rules.model.state import unlinked
from tests.strategies import powers
from tests.tables import KIDULT, OLIPHANTE, played

MANY = 5_000


def unpickled(thing: Any) -> Any:
    return pickle.loads(pickle.dumps(thing))


COPIES = pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy, unpickled])


@pytest.fixture(scope="module")
def long() -> Game:
    """A game with coins, of 5,000 moves or more."""
    game = playout(start(EDITIONS[OLIPHANTE], NAMES[:12], out_at=99, coins=True), Random(1))
    assert len(game.history) >= MANY
    return game


@COPIES
def test_a_long_game_is_equal_after_the_round_trip(long: Game, copied: Callable[[Game], Game]) -> None:
    again = copied(long)
    assert again == long
    assert (again.coyotes, again.winner, again.turn) == (long.coyotes, long.winner, NOBODY)
    for here, there in zip(long.line(), again.line(), strict=True):
        assert (here.move, here.seat, here.number, here.declarer) == (there.move, there.seat, there.number, there.declarer)


def test_games_that_share_a_round_still_share_it_in_a_pickle() -> None:
    """The fair deal compares rounds with `is` to see whether a card has moved."""
    game = played(OLIPHANTE, "deal 1 2 3 4 / ann 5 / bob 6")
    again = unpickled(game)
    assert again.round is again.before.round is not again.before.before.before.round


def new_game(edition: str) -> Game:
    """A game with all the powers that this edition has."""
    return start(EDITIONS[edition], NAMES[:4], starter=NAMES[0], **powers(EDITIONS[edition]))


@COPIES
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_game_goes_on_from_its_copy(edition: str, copied: Callable[[Game], Game]) -> None:
    game = play(new_game(edition), DEALER, Deal(EDITIONS[edition].deck.kinds[: 4 + EDITIONS[edition].middle]))
    again = copied(game)
    assert play(again, 0, Declare(5)) == play(game, 0, Declare(5))
    assert options(again, 0) == options(game, 0)


@COPIES
@pytest.mark.parametrize("edition", EDITIONS)
def test_whatever_is_made_from_a_game_is_equal_after_the_round_trip(edition: str, copied: Callable[[Any], Any]) -> None:
    game = playout(new_game(edition), Random(2))
    assert copied(EDITIONS[edition]) == EDITIONS[edition]
    assert copied(EDITIONS[edition]).next_starter is EDITIONS[edition].next_starter
    assert copied(game.terms) == game.terms
    assert copied(game.terms).options == game.terms.options
    for past in game.line():
        assert copied(events(past)) == events(past)
        for eyes in (0, WATCHER):
            assert copied(view(past, eyes)) == view(past, eyes)


@COPIES
def test_a_refusal_survives_the_way_to_another_process(copied: Callable[[Any], Any]) -> None:
    with pytest.raises(IllegalMove) as move:
        play(played(KIDULT, "deal 1 2 3 4 / ann 5"), 1, Declare(3))
    with pytest.raises(Illegal) as line:
        read("coyote 1\nedition kidult_2003\nseats ann\n")
    for error in (move.value, line.value):
        again = copied(error)
        assert (type(again), str(again), again.code) == (type(error), str(error), error.code)
    assert copied(move.value).refusal == move.value.refusal
    assert (copied(line.value).line, copied(line.value).values) == (3, line.value.values)


def test_games_without_their_past_are_equal_only_if_they_stand_alike() -> None:
    once, twice = (
        played(KIDULT, lines) for lines in ("deal 1 2 3 4 / ann 99 / bob coyote", "deal 1 2 3 4 / ann 3 / bob coyote")
    )
    assert unlinked(once) == unlinked(once)
    assert unlinked(once).history == unlinked(twice).history == ()
    assert unlinked(once) != unlinked(twice), "somebody else has a coyote"
    low, high = (played(KIDULT, f"deal 1 2 3 4 / ann {number}") for number in (3, 5))
    assert unlinked(low) != unlinked(high), "another number stands"
