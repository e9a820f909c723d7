"""Terms: what a table agreed on before the first deal. Every ruling Q that changes play is an option here.

Law: an option has a name, a default and a short list of values; a table that names none plays by the rulebook.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache
from typing import Any, Final

from coyote.rules.model import names as name_rule
from coyote.rules.model.cards import FARTHEST, ORDER, Order, UnknownCard, card
from coyote.rules.model.deck import Deck
from coyote.rules.model.edition import Edition
from coyote.rules.model.moves import COINS
from coyote.rules.model.numbers import whole
from coyote.rules.model.rulings import DEFAULT, WORDS, Rulings, differing
from coyote.rules.refusals import Code, IllegalTerms, NotSeated, refuse

SEATS: Final = range(2, 13)
OUT_AT: Final = range(1, 100)
COUNTS: Final = range(1, 1000)

ON_OFF: Final = ("on", "off")

BASIC: Final = ["coins", "specials", "trickster", "out_at", "least_number", "highest_number", "feathers", "deck", "coin_counts"]
"""The options that are not rulings, in the order in which a record names them."""


class Remembering:
    """Room for cached properties, so that the fields of Terms can have slots: every declaration asks for one of them, and a
    slot is read in half the time."""


@dataclass(frozen=True, slots=True)
class Terms(Remembering):
    """A table's agreement, complete and checked. Make one with `agree_on`."""

    edition: Edition
    names: tuple[str, ...]
    deck: Deck
    coins: tuple[str, ...]
    """The coins on the table, one entry each; empty when they are not used."""
    specials: tuple[str, ...]
    """The specials that may be used; empty when they are not."""
    out_at: int
    least_number: int | None
    highest_number: int = FARTHEST
    """The highest number that may be said: when it stands, nobody can raise it."""
    rulings: Rulings = DEFAULT
    trickster: bool = False
    """The others point at the expected winner, and the loser gets the Coyote card (R14, R15)."""

    @cached_property
    def seats(self) -> int:
        return len(self.names)

    def seat_of(self, seat: int | str) -> int:
        """The number of a seat that was given by its number or by its player's name; raises NotSeated."""
        if not isinstance(seat, str):
            return seat
        if seat not in self.names:
            raise NotSeated(refuse(Code.NOT_SEATED, name=seat, expected=" ".join(self.names)))
        return self.names.index(seat)

    @cached_property
    def lowest(self) -> int:
        """The lowest number that may be said at all."""
        return -FARTHEST if self.least_number is None else self.least_number

    @cached_property
    def has_powers(self) -> bool:
        return bool(self.coins or self.specials or self.eyes_open is not None)

    @cached_property
    def eyes_open(self) -> int | None:
        """How many eyes everybody has open at the start; None: lives are only counted (R12)."""
        printed = self.edition.trickster_open if self.trickster else self.edition.eyes_open
        return None if printed is None else min(printed, self.out_at)

    @cached_property
    def order(self) -> Order:
        """The edition's order of the count; a custom deck with other kinds is counted in the union of the orders."""
        own = self.edition.order
        return own if all(kind in own or kind not in ORDER for kind in self.deck.kinds) else ORDER

    @cached_property
    def options(self) -> dict[str, str]:
        """What differs from the edition's defaults, as the notation writes it, in its order."""
        edition, written = self.edition, dict[str, str]()
        if self.coins:
            written["coins"] = "on"
        if bool(self.specials) != edition.specials_on:
            written["specials"] = "on" if self.specials else "off"
        if self.trickster:
            written["trickster"] = "on"
        if self.out_at != edition.out_at:
            written["out_at"] = str(self.out_at)
        if self.least_number != edition.least_number:
            written["least_number"] = "none" if self.least_number is None else str(self.least_number)
        if self.highest_number != FARTHEST:
            written["highest_number"] = str(self.highest_number)
        if self.deck != edition.deck:
            if edition.decks.get(self.deck.size) == self.deck:
                written["feathers"] = str(self.deck.size)
            else:
                written["deck"] = " ".join(self.deck.tokens)
        if self.coins and self.coins != laid_out(edition.coins):
            written["coin_counts"] = " ".join(f"{kind}x{self.coins.count(kind)}" for kind in COINS if kind in self.coins)
        return written | differing(self.rulings, edition.rulings)


def laid_out(counts: Mapping[str, int]) -> tuple[str, ...]:
    """The coins as they lie on the table, one entry each."""
    return tuple(kind for kind in COINS for _ in range(counts.get(kind, 0)))


def agree_on(edition: Edition, names: Sequence[str], options: Mapping[str, object]) -> Terms:
    """The terms of a table of this edition; raises IllegalTerms.

    Options are given as in Python (True, 4, None, {"20": 1, …}) or as the notation writes them ("on", "4", "none", "20x1 …").
    """
    return _agreed(edition, tuple(names), tuple((name, _written(name, value)) for name, value in options.items()))


@lru_cache(maxsize=256)  # a rematch, a record or a thousand simulated games agree on the same terms again and again
def _agreed(edition: Edition, names: tuple[str, ...], options: tuple[tuple[str, str], ...]) -> Terms:
    written = dict(options)
    if len(names) not in SEATS:
        raise IllegalTerms(refuse(Code.SEATS_NUMBER, seats=len(names), least=SEATS[0], most=SEATS[-1]))
    for place, name in enumerate(names):
        if not name_rule.fits(name):
            raise IllegalTerms(refuse(Code.NAME_UNFIT, name=name, longest=name_rule.LONGEST))
        if name in names[:place]:
            raise IllegalTerms(refuse(Code.NAME_TWICE, name=name))
    for name in written:
        if name not in WORDS and name not in BASIC:
            raise IllegalTerms(refuse(Code.OPTION_UNKNOWN, option=name))
    least = _least(edition, written)
    return Terms(
        edition=edition,
        names=names,
        deck=_deck(edition, len(names), written),
        coins=_coins(edition, written),
        specials=_specials(edition, written),
        out_at=_whole("out_at", written["out_at"], OUT_AT) if "out_at" in written else edition.out_at,
        least_number=least,
        highest_number=_highest(least, written),
        rulings=_rulings(edition, written),
        trickster=_trickster(edition, written),
    )


def _written(name: str, value: object) -> str:
    if value is None:
        return "none"
    if isinstance(value, bool):
        return "on" if value else "off"
    if isinstance(value, Mapping):
        return " ".join(f"{kind}x{count}" for kind, count in value.items())
    if isinstance(value, int | str):
        return str(value)
    raise _bad(name, repr(value), "WORD | N | True | False | None | {KIND: COUNT}")


def _bad(option: str, value: str, expected: str) -> IllegalTerms:
    return IllegalTerms(refuse(Code.OPTION_VALUE, option=option, value=value, expected=expected))


def _choice(option: str, value: str, values: Sequence[str]) -> str:
    if value not in values:
        raise _bad(option, value, " | ".join(values))
    return value


def _whole(option: str, value: str, allowed: range) -> int:
    number = whole(value)
    if number is None or number not in allowed:
        raise _bad(option, value, f"{allowed[0]}…{allowed[-1]}")
    return number


def _least(edition: Edition, written: Mapping[str, str]) -> int | None:
    value = written.get("least_number")
    if value is None:
        return edition.least_number
    return None if value == "none" else _whole("least_number", value, range(-FARTHEST, FARTHEST + 1))


def _highest(least: int | None, written: Mapping[str, str]) -> int:
    """Never below the least number: somebody must be able to open the round."""
    lowest = -FARTHEST if least is None else least
    return _whole("highest_number", written.get("highest_number", str(FARTHEST)), range(lowest, FARTHEST + 1))


def _counts(option: str, value: str) -> dict[str, int]:
    """Read `20x1 10x3` into a mapping."""
    counts: dict[str, int] = {}
    for word in value.split():
        kind, _, count = word.rpartition("x")
        if not kind or kind in counts:
            raise _bad(option, word, "KINDxCOUNT …")
        counts[kind] = _whole(option, count, COUNTS)
    if not counts:
        raise _bad(option, value, "KINDxCOUNT …")
    return counts


def _rulings(edition: Edition, written: Mapping[str, str]) -> Rulings:
    words = {name: _choice(name, written[name], values) for name, values in WORDS.items() if name in written}
    values: dict[str, Any] = {name: word == "on" if WORDS[name] == ON_OFF else word for name, word in words.items()}
    return replace(edition.rulings, **values)


def _deck(edition: Edition, seats: int, written: Mapping[str, str]) -> Deck:
    deck = edition.deck
    if "feathers" in written:
        sizes = {str(size): deck for size, deck in edition.decks.items()}
        if len(sizes) == 1 or written["feathers"] not in sizes:
            raise IllegalTerms(refuse(Code.NO_SUCH_DECK, feathers=written["feathers"], edition=edition.id))
        deck = sizes[written["feathers"]]
    if "deck" in written:
        if deck != edition.deck:
            raise IllegalTerms(refuse(Code.DECK_AND_FEATHERS))
        try:
            deck = Deck({card(kind): count for kind, count in _counts("deck", written["deck"]).items()})
        except UnknownCard as unknown:
            raise _bad("deck", str(unknown.values["card"]), "CARDxCOUNT …") from None
    if deck.size < seats + edition.middle:
        raise IllegalTerms(refuse(Code.DECK_TOO_SMALL, cards=deck.size, seats=seats + edition.middle))
    return deck


def _coins(edition: Edition, written: Mapping[str, str]) -> tuple[str, ...]:
    counts: Mapping[str, int] = edition.coins
    if "coin_counts" in written:
        counts = _counts("coin_counts", written["coin_counts"])
        if unknown := [kind for kind in counts if kind not in edition.coins]:
            raise _bad("coin_counts", unknown[0], " | ".join(edition.coins))
    if _choice("coins", written.get("coins", "off"), ON_OFF) == "off":
        return ()
    if not edition.coins:
        raise IllegalTerms(refuse(Code.NO_COINS_IN_EDITION, edition=edition.id))
    return laid_out(counts)


def _specials(edition: Edition, written: Mapping[str, str]) -> tuple[str, ...]:
    if _choice("specials", written.get("specials", "on" if edition.specials_on else "off"), ON_OFF) == "off":
        return ()
    if not edition.specials:
        raise IllegalTerms(refuse(Code.NO_SPECIALS_IN_EDITION, edition=edition.id))
    return edition.specials


def _trickster(edition: Edition, written: Mapping[str, str]) -> bool:
    if _choice("trickster", written.get("trickster", "off"), ON_OFF) == "off":
        return False
    if edition.trickster_open is None:
        raise IllegalTerms(refuse(Code.NO_TRICKSTER_IN_EDITION, edition=edition.id))
    return True
