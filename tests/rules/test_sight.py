"""What a seat sees, card by card. That it cannot see more is proved in tests/hidden."""

from __future__ import annotations

from typing import Any

import pytest

from coyote import WATCHER, events, seen, view
from tests.tables import KIDULT, OLIPHANTE, played

DEALT = played(OLIPHANTE, "deal 1 2 3 4")
MORE = played(KIDULT, "deal 1 2 3 4 / ann 5 more cem 10", specials="on")
GUESSED = played(OLIPHANTE, "deal 1 2 3 4 / ann 5 / bob coin guess 2", coins="on")

# a deck that runs out in the second round: cem and ann lay down 7 and 8, then 1, 2 and 3 come back from the discards
EIGHT = {"deck": "1x1 2x1 3x1 4x1 5x1 6x1 7x1 8x1", "coins": "on", "coin_counts": "extrax2 exchangex4 guessx2"}
RUN_OUT = "deal 1 2 3 / ann 99 / bob coyote / deal 4 5 6 / bob 5 / cem coin extra 7 / cem 6 / ann coin extra 8 / ann 7"


def small(lines: str) -> Any:
    return played(OLIPHANTE, RUN_OUT + lines, seats="ann bob cem", **EIGHT)


@pytest.mark.parametrize("nobody", [-1, -2, 4])
def test_nobody_looks_with_the_eyes_of_the_dealer_or_from_beside_the_table(nobody: int) -> None:
    with pytest.raises(ValueError, match=f"^nobody sits at {nobody}$"):
        view(DEALT, nobody)


@pytest.mark.parametrize("nobody", [-1, -2])
def test_nobody_hears_with_the_ears_of_the_dealer(nobody: int) -> None:
    with pytest.raises(ValueError, match=f"^nobody sits at {nobody}$"):
        seen(events(DEALT)[0], nobody)


def test_a_seat_sees_every_head_but_its_own() -> None:
    bob = view(DEALT, 1)
    assert (bob.worn, bob.hidden) == (((0, "1"), (2, "3"), (3, "4")), 1)
    assert (view(DEALT, WATCHER).worn, view(DEALT, WATCHER).hidden) == ((), 4)
    before = played(OLIPHANTE, "")
    assert (view(before, 0).worn, view(before, 0).hidden, view(before, 0).number) == ((), 0, None)


def test_a_second_card_is_hidden_from_the_head_that_wears_it() -> None:
    cem, ann, watcher = view(MORE, 2), view(MORE, 0), view(MORE, WATCHER)
    assert (cem.more, cem.hidden) == ((), 2)
    assert (ann.more, ann.hidden) == (((2, "10"),), 1)
    assert (watcher.more, watcher.hidden) == ((), 5)


def test_a_card_that_was_guessed_lies_open() -> None:
    for eyes in (0, 1, WATCHER):
        assert (1, "2") in view(GUESSED, eyes).worn
    assert view(GUESSED, 1).hidden == 0
    assert view(GUESSED, 0).hidden == 1
    assert view(GUESSED, WATCHER).worn == ((1, "2"),)


def test_cards_are_heard_of_as_they_are_seen() -> None:
    dealt, more = events(DEALT)[0], events(MORE)[-1]
    heads: list[Any] = [getattr(seen(dealt, eyes), "heads", None) for eyes in (0, 3, WATCHER)]
    assert heads == [(None, "2", "3", "4"), ("1", "2", "3", None), (None,) * 4]
    worn: list[Any] = [getattr(seen(more, eyes), "card", "nothing") for eyes in (2, 0, WATCHER)]
    assert worn == [None, "10", None]


def test_Q4_of_a_pile_that_was_refilled_everybody_knows_what_they_saw_go_into_it_and_come_out_of_it() -> None:
    assert (view(small(""), 0).pile, view(small(""), 0).refilled) == (0, None)
    game = small(" / bob coin exchange 1")
    assert [knows(game, eyes) for eyes in (0, 2)] == [({"2": 1, "3": 1}, 0)] * 2, "they see which one bob has drawn"
    assert [knows(game, eyes) for eyes in (1, WATCHER)] == [({"1": 1, "2": 1, "3": 1}, 1)] * 2, "bob does not"
    game = small(" / bob coin exchange 1 / bob 8 / cem 9 / ann 10 / bob coin guess 1")
    assert [knows(game, eyes) for eyes in (0, 1, 2, WATCHER)] == [({"2": 1, "3": 1}, 0)] * 4, "now it lies open"


def knows(game: Any, eyes: int | None) -> tuple[dict[str, int], int]:
    """What a pair of eyes knows to be in the refilled pile, and how many cards came out of it unseen."""
    sees = view(game, eyes)
    assert sees.refilled is not None
    return game.terms.deck.named(sees.refilled), sees.drawn_unseen
