"""Events, in the past tense: what a move brought about, in the order in which people should hear it.

Law: an event states facts, with codes and values, never words. Some hold a card that one seat may not know:
`sight.seen` says what each seat hears.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple

from coyote.rules.model.cards import Card
from coyote.rules.model.glances import Glance

NO_SEAT: Final = -1
"""Where a card in the middle lies."""

Heads = tuple[Card | None, ...]
"""The card each seat wears in front."""


class Worn(NamedTuple):
    """A card and the seat it belongs to."""

    seat: int
    card: Card


class Step(NamedTuple):
    """One special doing its work. Cards are named by their place in `Count.cards`."""

    special: Card
    by: int
    on: tuple[int, ...]
    """The cards it changed (for `?`: the card it turned over); empty when it found nothing to do."""
    sum: int
    """What all cards are worth after this step."""


class Count(NamedTuple):
    """A finished count."""

    cards: tuple[Card, ...]
    """The cards that count, in the order they were shown, then those that `?` turned over."""
    values: tuple[int, ...]
    """What each card is worth in the end."""
    plain: int
    """What the numbers add up to before any special acts."""
    steps: tuple[Step, ...]
    total: int
    reshuffle: bool
    """Night was among the cards."""


@dataclass(frozen=True, slots=True)
class StarterNamed:
    """The first starter is known (Q26)."""

    seat: int


@dataclass(frozen=True, slots=True)
class Dealt:
    """A round began and everybody still in wears a card (R1)."""

    round: int
    starter: int
    heads: Heads
    """The card of each seat; None if there is none, or none that the listener may know."""
    middle: tuple[Card | None, ...] = ()
    """The cards face down in the middle; every listener hears None."""


@dataclass(frozen=True, slots=True)
class Declared:
    """A number was said, perhaps with a special."""

    seat: int
    number: int
    special: str | None = None
    target: int | None = None


@dataclass(frozen=True, slots=True)
class Changed:
    """The declarer changed the number after `again`."""

    seat: int
    number: int


@dataclass(frozen=True, slots=True)
class Agreed:
    """A seat took over the standing number."""

    seat: int
    number: int


@dataclass(frozen=True, slots=True)
class AskedAgain:
    """A seat made the declarer change the standing number."""

    seat: int
    declarer: int
    number: int


@dataclass(frozen=True, slots=True)
class Dodged:
    """A seat turned the order round: the declarer's other neighbour has to answer."""

    seat: int
    number: int
    target: int
    """Who has to answer."""


@dataclass(frozen=True, slots=True)
class CoinTurned:
    """A coin was turned over."""

    seat: int
    coin: str


@dataclass(frozen=True, slots=True)
class ExtraLaid:
    """A card from the pile lies face up before a seat."""

    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class Exchanged:
    """A seat wears a new card in front of the old one; the wearer hears None."""

    seat: int
    card: Card | None


@dataclass(frozen=True, slots=True)
class MoreWorn:
    """A seat wears a second card; the wearer hears None."""

    seat: int
    card: Card | None


@dataclass(frozen=True, slots=True)
class Guessed:
    """A seat named the kind of its own feather and looked."""

    seat: int
    guess: Card
    card: Card
    """What it really is: everybody sees it now."""


@dataclass(frozen=True, slots=True)
class Withdrew:
    """A seat that guessed right sits out the rest of the round, safe (R8, Q17)."""

    seat: int


@dataclass(frozen=True, slots=True)
class Refilled:
    """The pile was empty in mid-round: the discards became the pile (Q4)."""


@dataclass(frozen=True, slots=True)
class Called:
    """Somebody called Coyote! on the declarer."""

    seat: int
    declarer: int
    number: int


@dataclass(frozen=True, slots=True)
class Shown:
    """All cards on heads and table lie open; those `replaced` do not count."""

    heads: Heads
    extra: tuple[Worn, ...] = ()
    more: tuple[Worn, ...] = ()
    replaced: tuple[Worn, ...] = ()
    middle: tuple[Card, ...] = ()

    @property
    def counting(self) -> tuple[Worn, ...]:
        """The cards that count with their seats, in the order of `Count.cards`; those in the middle belong to NO_SEAT."""
        worn = tuple(Worn(seat, card) for seat, card in enumerate(self.heads) if card is not None)
        return worn + self.extra + self.more + tuple(Worn(NO_SEAT, card) for card in self.middle)


@dataclass(frozen=True, slots=True)
class TurnedOver:
    """A `?` turned over the top of the pile."""

    card: Card


@dataclass(frozen=True, slots=True)
class Counted:
    """The cards were counted against the number; `count.cards` begins with those of `Shown.counting`."""

    count: Count
    number: int


@dataclass(frozen=True, slots=True)
class NobodyPaid:
    """The round ended without a call (Q14, Q15)."""


@dataclass(frozen=True, slots=True)
class CoyotesTaken:
    """A seat took coyotes."""

    seat: int
    coyotes: int
    eyes: bool = False
    """Whether lives are eyes here; then the seat has that many fewer now."""


@dataclass(frozen=True, slots=True)
class WentOut:
    """A seat has reached the agreed number of coyotes."""

    seat: int


@dataclass(frozen=True, slots=True)
class Reshuffled:
    """All cards are shuffled into a new pile before the next deal (R6)."""

    why: str
    """`always`: as before every round of this edition; `night`: it was shown; `few`: the pile cannot give everybody a card. If
    several apply, the first of them is named."""


@dataclass(frozen=True, slots=True)
class NextStarts:
    """The round is over and this seat starts the next (R7)."""

    seat: int


@dataclass(frozen=True, slots=True)
class Won:
    """The last player in leads the pack (R5)."""

    seat: int


Event = (
    StarterNamed
    | Dealt
    | Declared
    | Changed
    | Agreed
    | AskedAgain
    | Dodged
    | CoinTurned
    | ExtraLaid
    | Exchanged
    | MoreWorn
    | Guessed
    | Withdrew
    | Glance
    | Refilled
    | Called
    | Shown
    | TurnedOver
    | Counted
    | NobodyPaid
    | CoyotesTaken
    | WentOut
    | Reshuffled
    | NextStarts
    | Won
)
