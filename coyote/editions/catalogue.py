"""The catalogue: every edition with its decks, its seats and what a table may change, as data for people and programs.

Law: codes and numbers only, the default first. The message `option-NAME` says what an option means. This is all it takes to
draw a form for an edition: whoever draws it needs to know no edition, no option and no bound.
"""

from __future__ import annotations

from typing import Final, Literal, TypedDict

from coyote.rules.model.cards import FARTHEST, Card
from coyote.rules.model.edition import Certainty, Edition, Origin, Part, Piece, StarterRule
from coyote.rules.model.rulings import DEFAULT, NEEDS, QUESTIONS, WORDS, Rulings, as_word
from coyote.rules.model.terms import OUT_AT, SEATS
from coyote.rules.play.next_starter import loser_starts, loser_stays, winner_starts

OUT_AT_OFFERED: Final = range(OUT_AT[0], 10)
"""What a list of choices shows; a table that writes its options by hand may agree on more."""

Starter = Literal["winner", "loser", "loser-stays"]
STARTERS: Final[dict[StarterRule, Starter]] = {winner_starts: "winner", loser_starts: "loser", loser_stays: "loser-stays"}
"""Which of the two in a call starts the next round; `learn-round-CODE` in the words."""

Kind = Literal["power", "number", "least", "highest", "deck", "cards", "coins", "ruling"]
"""How to ask for an option: a switch for coins or specials, a number, a number or none, a number that few tables limit, a
size of deck, how many cards or coins of each kind, a question of the rules."""

Needs = tuple[tuple[str, ...], ...]
"""What must be at a table before an option can matter, one thing of each group: `card ? 2`, `coin skip`, `special more`,
`seats 3`."""


class SeatsTold(TypedDict):
    """How many can play: as printed, as the booklet allows for larger tables, and as we allow."""

    printed: tuple[int, int]
    more: tuple[int, int] | None
    allowed: tuple[int, int]


class OutAtTold(TypedDict):
    """How many coyotes put one out, and what a booklet lets a table agree on, by seats."""

    default: int
    agreed: dict[int, int]


class OptionTold(TypedDict):
    """Something that a table may agree on."""

    kind: Kind
    values: tuple[str, ...]
    """The default first. For numbers and texts a pattern says what else there may be."""
    offered: tuple[str, ...]
    """What to choose from; empty if it has to be written."""
    ruling: str | None
    """The question that it settles."""
    needs: Needs
    """What must be at the table before it can matter."""


class SourceTold(TypedDict):
    """Where some parts of an edition come from, and how certain they are."""

    parts: tuple[Part, ...]
    origin: Origin
    certainty: Certainty


class EyesTold(TypedDict):
    """How many of everybody's eyes are open at the start."""

    open: int
    trickster: int | None
    """The same in the Trickster variant; null: there is none."""


class EditionTold(TypedDict):
    """An edition as it is told."""

    id: str
    year: int
    publisher: str
    booklets: tuple[str, ...]
    sources: tuple[SourceTold, ...]
    seats: SeatsTold
    decks: dict[int, dict[Card, int]]
    """By size."""
    deck: int
    """The size of the one in the box."""
    reconstructed: bool
    """The booklet prints neither values nor counts: the decks and coins are our reconstruction."""
    order: tuple[Card, ...]
    out_at: OutAtTold
    least_number: int | None
    numbers: tuple[int, int]
    """The farthest numbers that any table may say."""
    first_starter: str
    next_starter: Starter
    coins: dict[str, int]
    specials: tuple[str, ...]
    piece: Piece
    """What it takes to use a special."""
    shuffled_always: bool
    """All cards are shuffled before every round."""
    middle: int
    """How many cards lie face down in the middle."""
    eyes: EyesTold | None
    """Null: lives are only counted."""
    options: dict[str, OptionTold]


def defaulted(ruling: str, usual: Rulings = DEFAULT) -> tuple[str, ...]:
    """The values of a ruling, the usual one first."""
    default = as_word(getattr(usual, ruling))
    return (default, *(word for word in WORDS[ruling] if word != default))


def options(edition: Edition) -> dict[str, OptionTold]:
    """The options of this edition."""
    found: dict[str, OptionTold] = {}
    if edition.coins:
        found["coins"] = option("power", "off", "on", needs=(("seats 3",),))  # R8: with two players they are not used
        counts = " ".join(f"{coin}x{count}" for coin, count in edition.coins.items())
        found["coin_counts"] = option("coins", counts, "COINxCOUNT …", offered=())
    if edition.specials:
        found["specials"] = option("power", *(("on", "off") if edition.specials_on else ("off", "on")))
    if edition.trickster_open is not None:
        found["trickster"] = option("power", "off", "on")
    most = f"{OUT_AT[0]}…{OUT_AT[-1]}"
    found["out_at"] = option("number", str(edition.out_at), most, offered=tuple(map(str, OUT_AT_OFFERED)))
    least = "none" if edition.least_number is None else str(edition.least_number)
    found["least_number"] = option("least", *dict.fromkeys((least, "N", "none")), offered=())
    found["highest_number"] = option("highest", str(FARTHEST), "N", offered=())
    if len(edition.decks) > 1:
        found["feathers"] = option("deck", *map(str, edition.decks))
    found["deck"] = option("cards", "CARDxCOUNT …", offered=())
    for ruling, question in QUESTIONS.items():
        found[ruling] = option("ruling", *defaulted(ruling, edition.rulings), ruling=question, needs=NEEDS[ruling])
    return found


def option(
    kind: Kind, *values: str, offered: tuple[str, ...] | None = None, ruling: str | None = None, needs: Needs = ()
) -> OptionTold:
    told = values if offered is None else offered
    return {"kind": kind, "values": values, "offered": told, "ruling": ruling, "needs": needs}


def sources(edition: Edition) -> tuple[SourceTold, ...]:
    """Parts that come from the same place and are equally certain are told together."""
    places = dict.fromkeys((source.origin, source.certainty) for source in edition.sources)
    return tuple(
        {
            "parts": tuple(source.part for source in edition.sources if (source.origin, source.certainty) == place),
            "origin": place[0],
            "certainty": place[1],
        }
        for place in places
    )


def as_object(edition: Edition) -> EditionTold:
    return {
        "id": edition.id,
        "year": edition.year,
        "publisher": edition.publisher,
        "booklets": edition.booklets,
        "sources": sources(edition),
        "seats": {"printed": edition.seats, "more": edition.seats_more, "allowed": (SEATS[0], SEATS[-1])},
        "decks": {size: dict(zip(deck.kinds, deck.counts, strict=True)) for size, deck in edition.decks.items()},
        "deck": edition.deck.size,
        "reconstructed": edition.reconstructed,
        "order": edition.order,
        "out_at": {"default": edition.out_at, "agreed": dict(edition.out_at_agreed)},
        "least_number": edition.least_number,
        "numbers": (-FARTHEST, FARTHEST),
        "first_starter": edition.first_starter,
        "next_starter": STARTERS[edition.next_starter],
        "coins": dict(edition.coins),
        "specials": edition.specials,
        "piece": edition.piece,
        "shuffled_always": edition.shuffled_always,
        "middle": edition.middle,
        "eyes": None if edition.eyes_open is None else {"open": edition.eyes_open, "trickster": edition.trickster_open},
        "options": options(edition),
    }
