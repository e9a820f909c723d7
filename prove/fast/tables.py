"""Tables to judge: any terms that the simulator claims, with short games, so that many are finished."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

from coyote import EDITIONS
from coyote.fast import Herd, NotInFast
from coyote.fast.sheet import READ, sheet
from coyote.rules.model.rulings import NEEDS, WORDS, as_word
from coyote.rules.model.terms import BASIC, Terms, agree_on

SEATS = (2, *[3] * 14, *[4] * 4, 5, 6, 7, 8, 9, 10, 11, 12)
MANY_COINS = {"extra": 3, "skip": 4, "exchange": 3, "reverse": 2, "guess": 5}
RULINGS = READ["Rulings"].split()
"""The rulings that the simulator plays; the others it refuses."""
FAR = 3000
"""More numbers than there are: a wanderer that looks this far soon says the highest one."""


class Table(NamedTuple):
    """A herd's terms, and how its wanderers speak."""

    edition: str
    seats: int
    options: dict[str, Any]
    few: int
    opening: int

    def herd(self, games: int, seed: int, **more: Any) -> Herd:
        return Herd(self.edition, self.seats, games, seed=seed, **more, **self.options)


def claimed() -> list[str]:
    """The editions whose boxes the simulator plays."""
    return [edition for edition in EDITIONS if plays(edition)]


def plays(edition: str) -> bool:
    box = EDITIONS[edition]
    try:
        powered = {"coins": box.coins, "specials": box.specials, "trickster": box.trickster_open is not None}
        for powers in ({}, *({power: True} for power, has in powered.items() if has)):
            sheet(agree_on(box, ("ann", "bob", "cem"), powers))
    except NotInFast:
        return False
    return True


def table(edition: str, rng: Random) -> Table:
    """Any table of this edition."""
    box, seats = EDITIONS[edition], rng.choice(SEATS)
    options: dict[str, Any] = {"out_at": rng.choice((1, 1, 1, 1, 1, 1, 2, 3) if seats < 4 else (1, 1, 1, 1, 1, 1, 1, 2))}
    powers = {"coins": box.coins, "specials": box.specials, "trickster": box.trickster_open is not None}
    used = rng.random() < 0.8
    options |= {power: used for power, has in powers.items() if has}
    if options.get("coins") and rng.random() < 0.4:
        options["coin_counts"] = {kind: count for kind, count in MANY_COINS.items() if kind in box.coins}
    if rng.random() < 0.5:
        # hardly more cards than heads: `?`, extras and exchanges soon find the pile empty (Q4)
        options["deck"] = {"?": 2, "night": 1, "discard": 1, "flip": 1, "double": 1, "5": seats, "-3": 1, "cancel": 1, "0": 1}
    elif len(box.decks) > 1 and rng.random() < 0.5:
        options["feathers"] = rng.choice(list(box.decks)[1:])
    if rng.random() < 0.2:
        options["least_number"] = rng.choice((None, -20, 1, 990, 999))
    if "highest_number" in BASIC and rng.random() < 0.3:
        options["highest_number"] = 999 if options.get("least_number") in (990, 999) else rng.choice((1, 5, 20, 60))
    options |= {name: rng.choice(words) for name, words in WORDS.items() if name in RULINGS}
    far = rng.random() < 0.1
    return Table(edition, seats, options, FAR if far else rng.randint(1, 3), -999 if far else 1)


def chosen(terms: Terms) -> Iterator[tuple[str, str]]:
    """The options that can matter at this table, and what it chose."""
    deck = dict(zip(terms.deck.kinds, terms.deck.counts, strict=True))
    there = {f"card {kind}" for kind in deck} | {f"card {kind} 2" for kind, count in deck.items() if count > 1}
    there |= {f"coin {coin}" for coin in terms.coins} | {f"special {special}" for special in terms.specials}
    for name in WORDS:
        if name in RULINGS and all(there.intersection(group) for group in NEEDS[name]):
            yield name, as_word(getattr(terms.rulings, name))
    used = {"coins": terms.coins, "specials": terms.specials, "trickster": terms.trickster}
    yield "powers", next((power for power, is_used in used.items() if is_used), "base")
    yield "deck", "own" if "deck" in terms.options else str(terms.deck.size)
    yield "seats", str(terms.seats)
    yield "least_number", terms.options.get("least_number", "printed")
    yield "highest_number", terms.options.get("highest_number", "printed")
