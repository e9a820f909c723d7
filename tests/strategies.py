"""Hypothesis strategies: tables of every edition with any options, and games played at them."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Any, NamedTuple

from hypothesis import strategies as st

from coyote import EDITIONS, Game, start
from coyote.lab.simulate import NAMES, playout
from coyote.rules.model.edition import Edition
from coyote.rules.model.rulings import WORDS


class Table(NamedTuple):
    """What a game needs to start, and the seed of its cards and moves."""

    edition: str
    seats: int
    seed: int
    options: dict[str, Any]

    def started(self) -> Game:
        return start(EDITIONS[self.edition], NAMES[: self.seats], **self.options)

    def played(self) -> Game:
        return playout(self.started(), Random(self.seed))


MANY_COINS = {"extra": 3, "skip": 4, "exchange": 3, "reverse": 2, "guess": 5}


def powers(edition: Edition) -> dict[str, Any]:
    """The options that turn on every power of this edition."""
    trickster = {"trickster": True} if edition.trickster_open is not None else {}
    return ({"coins": True} if edition.coins else {}) | ({"specials": True} if edition.specials else {}) | trickster


@st.composite
def tables(draw: st.DrawFn, *, rulings: bool = True, editions: Iterable[Edition] = EDITIONS.values()) -> Table:
    """Any table of any edition: 2-12 seats, powers on or off, few coyotes, some with a deck that runs out at once."""
    edition = draw(st.sampled_from(list(editions)))
    seats = draw(st.integers(2, 12))
    # some tables start near the highest number, 999 or their own, where nobody can raise (Q1, Q14)
    highest = draw(st.sampled_from((-5, 1, 7, 25, 60, 999))) if draw(st.integers(0, 4)) == 0 else 999
    wall = {"least_number": draw(st.integers(highest - 9, highest))} if highest < 1 or draw(st.integers(0, 9)) == 0 else {}
    bound = {"highest_number": highest} if highest != 999 else {}
    if not wall and edition.least_number is not None and edition.least_number > highest:
        bound = {}  # nobody could open the round
    if edition.coins and edition.specials:  # no box has both; together, and near the highest number, they can leave no move
        wall, bound = {}, {}
    options: dict[str, Any] = {**wall, **bound, "out_at": draw(st.integers(1, 3 if seats < 6 else 1))}
    if draw(st.booleans()) and edition.coins:
        options["coins"] = True
        if draw(st.booleans()):
            options["coin_counts"] = {kind: count for kind, count in MANY_COINS.items() if kind in edition.coins}
    if edition.specials:
        options["specials"] = draw(st.booleans())
    if draw(st.booleans()) and edition.trickster_open is not None:
        options["trickster"] = True
    if draw(st.booleans()) and len(edition.decks) > 1:
        options["feathers"] = draw(st.sampled_from(list(edition.decks)[1:]))
    elif draw(st.booleans()):
        # just enough cards for everybody: `?`, extras and exchanges soon find the pile empty (Q4)
        options["deck"] = {"?": 2, "night": 1, "discard": 1, "flip": 1, "double": 1, "5": seats, "-3": 1, "cancel": 1}
    if rulings:
        options |= draw(st.fixed_dictionaries({}, optional={name: st.sampled_from(words) for name, words in WORDS.items()}))
    return Table(edition.id, seats, draw(st.integers(0, 2**32)), options)
