"""An edition: a record of data that names tested functions. No code asks which edition it is.

Law: a new edition is one file in `editions/` that fills this record; its folder is the list of editions.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Literal, NamedTuple

from coyote.rules.model.cards import Order
from coyote.rules.model.deck import Deck
from coyote.rules.model.rulings import DEFAULT, Rulings

StarterRule = Callable[[int, int, bool], int]
"""Takes the loser and the winner of a call, and whether the loser is now out; returns who starts the next round (R7)."""


Part = Literal["seats", "deck", "count", "numbers", "lives", "starter", "powers", "coins"]
"""What there is to know about a box; `part-CODE` in the words. `powers`: what coins, specials or other optional rules do;
`coins`: how many there are of each kind."""
Origin = Literal["booklet", "reconstruction", "owners", "program", "as-2003"]
"""Where we know it from: printed in its booklet; our own reconstruction; told by owners and shops; another program that plays
it; not known, so taken from the edition of 2003. `origin-CODE` in the words."""
Certainty = Literal["sure", "likely", "guess"]
"""Told alike by several sources, or printed; by one good source; by none. `certainty-CODE` in the words."""


Piece = Literal["token", "mask", "twig"]
"""What everybody has one of, to spend it for a special; `piece-CODE` in the words."""


class Source(NamedTuple):
    """Where one part of an edition comes from, and how certain it is."""

    part: Part
    origin: Origin
    certainty: Certainty


def printed(*parts: Part) -> tuple[Source, ...]:
    """The sources of parts that are printed in the booklet."""
    return tuple(Source(part, "booklet", "sure") for part in parts)


@dataclass(frozen=True)
class Edition:
    """One boxed edition; every value cites its booklet where it is filled in."""

    id: str
    """Publisher and year; the name of its file."""
    shelf: int
    """Its place in every list of editions; a table that names none plays the first."""
    year: int
    publisher: str
    booklets: tuple[str, ...]
    """The booklets that we have, by their number in the rulebook; empty if we have none."""
    sources: tuple[Source, ...]
    """Where each part comes from and how certain it is, in the order in which people are told."""
    decks: Mapping[int, Deck]
    """Decks by size; the first is the one in the box."""
    order: Order
    """The order of the count."""
    next_starter: StarterRule
    seats: tuple[int, int]
    """The least and most players, as printed on the box."""
    seats_more: tuple[int, int] | None = None
    """The least and most players of the larger tables that the booklet allows."""
    first_starter: str = "youngest"
    """How the box names the first starter: a code that the page explains (`unknown` if we do not know it)."""
    out_at: int = 3
    out_at_agreed: Mapping[int, int] = field(default_factory=dict)
    """Seats -> the highest number of coyotes the booklet lets a table agree on (the box has no more tokens)."""
    least_number: int | None = None
    coins: Mapping[str, int] = field(default_factory=dict)
    """How many coins of each kind; empty: the edition has none."""
    specials: tuple[str, ...] = ()
    """Kinds of specials; empty: the edition has none."""
    specials_on: bool = False
    """Whether the box plays with them unless the table agrees otherwise."""
    piece: Piece = "token"
    """What it takes to use one."""
    rulings: Rulings = DEFAULT
    """What its tables play unless they agree otherwise."""
    shuffled_always: bool = False
    """All cards are shuffled before every round, not only when night was shown or the pile is too small."""
    middle: int = 0
    """Cards that are dealt face down into the middle in every round; they count."""
    eyes_open: int | None = None
    """Lives are eyes, that is peek cards, one for each coyote up to `out_at`: how many of them are open at the start. None:
    the edition has no eyes."""
    trickster_open: int | None = None
    """The same in the Trickster variant, in which the others point and the loser gets the Coyote card. None: there is none."""

    def __post_init__(self) -> None:
        if (self.middle or self.trickster_open is not None) and not self.shuffled_always:
            raise ValueError("cards face down in the middle need a pile that holds all other cards: `shuffled_always`")
        if self.eyes_open is None and self.trickster_open is not None:
            raise ValueError("the Trickster variant opens and closes eyes: `eyes_open`")

    @property
    def deck(self) -> Deck:
        """The deck in the box."""
        return next(iter(self.decks.values()))

    @property
    def reconstructed(self) -> bool:
        """The booklet prints neither the cards' values nor their counts: the deck is our reconstruction."""
        return any(source.part == "deck" and source.origin == "reconstruction" for source in self.sources)

    def __repr__(self) -> str:
        return f"<Edition {self.id}>"

    def __hash__(self) -> int:
        return hash(self.id)
