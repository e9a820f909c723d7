"""A view as a row of numbers between -1 and 1, in blocks that have names.

Law: it is made from the view of one seat and from nothing else, so it can hold no card that the seat does not see. Seats are
counted clockwise from one's own. A table has only the blocks that its terms can fill. A field of views that this module does
not know makes a test fail.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from typing import Final, TypeAlias

import numpy as np
import numpy.typing as npt

from coyote.envs.actions import Arm
from coyote.errors import BadArgument
from coyote.rules.model.cards import DOUBLE, MYSTERY, VALUE
from coyote.rules.model.moves import DODGE, EXCHANGE, EXTRA, GUESS, MORE, REVERSE, Declare
from coyote.rules.model.terms import Terms
from coyote.rules.sight import View

Array = npt.NDArray[np.float32]
Row: TypeAlias = "array[float]"


def farthest_total(terms: Terms) -> int:
    """About the farthest from zero that a total can be: the largest numbers, one for each seat and each card in the middle,
    doubled if the deck can."""
    cards = terms.seats + most_in_middle(terms)
    sizes = sorted((abs(VALUE[kind]) for kind in terms.deck.kinds for _ in range(cards)), reverse=True)
    return max(1, sum(sizes[:cards]) * (2 if DOUBLE in terms.deck.kinds else 1))


def most_in_middle(terms: Terms) -> int:
    """How many cards can lie face down in the middle: those dealt there, and the one of the Coyote card (R13, R15)."""
    return terms.edition.middle + terms.trickster


class Arrays:
    """The blocks of one table."""

    def __init__(self, terms: Terms, arms: tuple[Arm, ...]) -> None:
        seats, kinds = terms.seats, len(terms.deck.kinds)
        coins, specials = {coin: terms.coins.count(coin) for coin in terms.coins}, terms.specials
        self.seats, self.kinds, self.coins = seats, kinds, coins
        self.cards, self.index = terms.deck.size, terms.deck.index
        self.arms = {arm: place for place, arm in enumerate(arms)}
        self.out_at, self.lowest = terms.out_at, terms.lowest
        self.bound = max(1, abs(terms.lowest), abs(terms.highest_number))
        self.most_hidden = seats + 1 + terms.edition.middle
        reach, places, has_eyes = farthest_total(terms), most_in_middle(terms), terms.eyes_open is not None
        sizes = {
            "worn": seats * kinds,
            "more": seats * kinds * (MORE in specials),
            "replaced": seats * kinds * (EXCHANGE in coins),
            "middle": kinds * places,  # what the seat has looked at, place by place
            "facedown": (2 + seats) * places,  # for each place: whether a card lies there, whether it is shut, who has looked
            "extra": kinds * (EXTRA in coins),
            "turned": kinds * (MYSTERY in terms.deck.kinds),
            "discards": kinds,
            "refilled": kinds * terms.has_powers,
            "drawn": 2 * terms.has_powers,  # whether the pile was refilled, and how many cards were drawn unseen since
            "pile": 1,
            "hidden": 1,
            "number": 3,  # whether one stands; the number relative to the table's bound, and to the farthest total
            "said": 2 * seats,  # whether a seat has said a number, and the latest
            "turn": seats,
            "declarer": seats,
            "starter": seats,
            "coyotes": seats,
            "last": seats,  # one more coyote puts the seat out
            "inside": seats,
            "faced": seats * (GUESS in coins),
            "withdrawn": seats * (GUESS in coins),
            "coins": len(coins),
            "direction": any(power in coins or power in specials for power in (REVERSE, DODGE)),
            "spent": seats * bool(specials),
            "asker": seats * bool(specials),
            "doubled": 2 * bool(specials),  # whether a double is on, and whether `more` was used
            "eyes": seats * has_eyes,
            "closed": seats * has_eyes,
            "holder": seats * terms.trickster,
            "laid": terms.trickster,
            "caller": seats * terms.trickster,
            "pointed": seats * terms.trickster,
            "armed": len(arms),
        }
        self.layout: Final[dict[str, slice]] = {}
        """Where each block is."""
        end = 0
        for name, size in sizes.items():
            if size:
                self.layout[name] = slice(end, end + size)
                end += size
        self.size: Final = end
        self.starts: Final = {name: part.start for name, part in self.layout.items()}
        self.blank = array("f", bytes(4 * end))
        self.shares = [1 / count for count in terms.deck.counts]
        """Which share of its kind a single card is."""
        self.sounds = [max(-1.0, min(1.0, number / reach)) for number in range(terms.lowest, terms.highest_number + 1)]
        """How high each number is, relative to the farthest total; whatever is beyond that counts as equally high."""

    def array(self, view: View, armed: Arm | None = None) -> Array:
        """What this view shows; `armed` is the special that its seat has armed."""
        seat, seats, starts, index, lowest = view.seat, self.seats, self.starts, self.index, self.lowest
        if seat is None:
            raise BadArgument("a watcher's view has no array: expected the view of a seat")
        row = self.blank[:]  # an array of Python's is filled one by one much faster than one of NumPy's
        first = starts["worn"]
        for wearer, card in view.worn:
            row[first + (wearer - seat) % seats * self.kinds + index[card]] = 1
        self.add_counts(row, "discards", view.discards)
        if view.turned:
            self.add_counts(row, "turned", [view.turned.count(kind) for kind in index])
        row[starts["pile"]] = view.pile / self.cards
        row[starts["hidden"]] = view.hidden / self.most_hidden
        number = view.number
        if number is not None:
            assert view.declarer is not None
            first = starts["number"]
            row[first], row[first + 1], row[first + 2] = 1, number / self.bound, self.sounds[number - lowest]
            row[starts["declarer"] + (view.declarer - seat) % seats] = 1
        first = starts["said"]
        for speaker, move in view.said:
            if isinstance(move, Declare):
                place = first + 2 * ((speaker - seat) % seats)
                row[place], row[place + 1] = 1, self.sounds[move.number - lowest]
        row[starts["starter"] + (view.starter - seat) % seats] = 1
        if view.turn >= 0:
            row[starts["turn"] + (view.turn - seat) % seats] = 1
        for other, coyotes in enumerate(view.coyotes):
            if coyotes:  # a double may give one more than it takes to be out
                row[starts["coyotes"] + (other - seat) % seats] = min(1, coyotes / self.out_at)
        for other in view.inside:
            place = (other - seat) % seats
            row[starts["inside"] + place] = 1
            row[starts["last"] + place] = view.coyotes[other] == self.out_at - 1
        if view.terms.has_powers:
            self.add_powers(row, view, seat)
        if view.terms.eyes_open is not None or view.facedown:
            self.add_eyes(row, view, seat)
        if armed is not None:
            row[starts["armed"] + self.arms[armed]] = 1
        return np.frombuffer(row, np.float32)

    def add_powers(self, row: Row, view: View, seat: int) -> None:
        """What coins and specials have done, and may still do."""
        seats, starts = self.seats, self.starts
        for name, cards in (("more", view.more), ("replaced", view.replaced)):
            for wearer, card in cards:
                kind = self.index[card]
                row[starts[name] + (wearer - seat) % seats * self.kinds + kind] += self.shares[kind]
        for _, card in view.extra:
            row[starts["extra"] + self.index[card]] += self.shares[self.index[card]]
        if view.refilled is not None:
            self.add_counts(row, "refilled", view.refilled)
            row[starts["drawn"]], row[starts["drawn"] + 1] = 1, view.drawn_unseen / self.cards
        for name, those in (("faced", view.faced), ("withdrawn", view.withdrawn), ("spent", view.spent)):
            for other in those:
                row[starts[name] + (other - seat) % seats] = 1
        for place, (coin, count) in enumerate(self.coins.items()):
            row[starts["coins"] + place] = view.coins.count(coin) / count
        if "direction" in starts:
            row[starts["direction"]] = view.direction
        if view.asker is not None:
            row[starts["asker"] + (view.asker - seat) % seats] = 1
        if view.terms.specials:
            row[starts["doubled"]], row[starts["doubled"] + 1] = view.doubled, view.more_used

    def add_eyes(self, row: Row, view: View, seat: int) -> None:
        """Open and closed eyes, the middle as far as the seat has looked at it, the Coyote card, and who has pointed."""
        seats, starts = self.seats, self.starts
        for place, (card, laid) in enumerate(zip(view.middle, view.facedown, strict=True)):
            if card is not None:
                row[starts["middle"] + place * self.kinds + self.index[card]] = 1
            first = starts["facedown"] + place * (2 + seats)
            row[first], row[first + 1] = 1, laid.shut
            for other in laid.seen_by:
                row[first + 2 + (other - seat) % seats] = 1
        for name, many in (("eyes", view.eyes), ("closed", view.closed)):
            for other, eyes in enumerate(many):
                row[starts[name] + (other - seat) % seats] = eyes / self.out_at
        if view.terms.trickster:
            for name, one in (("holder", view.holder), ("caller", view.caller)):
                if one is not None:
                    row[starts[name] + (one - seat) % seats] = 1
            for other in view.pointed:
                row[starts["pointed"] + (other - seat) % seats] = 1
            row[starts["laid"]] = view.laid

    def add_counts(self, row: Row, name: str, counts: Sequence[int]) -> None:
        """How many of each kind, as shares of all of that kind."""
        first = self.starts[name]
        for kind, count in enumerate(counts):
            if count:
                row[first + kind] = count * self.shares[kind]
