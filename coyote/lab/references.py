"""Reference opponents: published ideas on how to play Coyote, rewritten here to measure our minds against.

Law: each is one idea in a few lines, blind to coins and specials, yet legal at every table. They all share this much: nobody
calls where that is not allowed, and where a round may open below 1, nobody opens above what they believe.
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from functools import partial
from math import ceil, floor
from typing import Final

from coyote.bots.mind import Chances, Consider, Mind, answerer, considering, mix, say, surely
from coyote.odds import Odds, Unknown, believing, distribution, odds, supposing, through, unknown
from coyote.rules.model.cards import FARTHEST
from coyote.rules.model.moves import Call, Declare
from coyote.rules.play.count import total
from coyote.rules.sight import View

# what all of them share


def calls(view: View, doubts: Callable[[int], bool]) -> bool:
    """Whether to call: the mind doubts the standing number, and may call it."""
    return view.options.call and view.number is not None and doubts(view.number)


def below(view: View, bearable: int) -> int:
    """The number to go above: the one that stands, or 0 before the first; lower if even 1 is more than the mind can bear."""
    lowest = view.options.lowest
    if lowest is None:
        return FARTHEST
    first = lowest == view.terms.lowest  # true also when `again` wants the first number changed
    return max(lowest - 1, min(0, bearable - 1)) if first else lowest - 1


# the competition at Nagoya, 2025


def plus_one(view: View) -> Chances:
    """Says one more until the number is 5 above the cards it sees: the competition's baseline."""
    open_ = unknown(view)
    bound = total(open_.seen, (), open_.order, open_.rulings) + 5
    if calls(view, lambda number: number >= bound):
        return surely(Call())
    return say(view, below(view, bound) + 1)


def eighty(view: View) -> Chances:
    """Calls when 80 % sure; else says the smallest total that the next seat can think possible (hamao)."""
    found = odds(view)
    if calls(view, lambda number: found.holds(number) * 5 <= found.denominator):
        return surely(Call())
    stands = below(view, found.highest(Fraction(1, 5)))
    smallest = FARTHEST
    for _, theirs in through(view, answerer(view)):
        smallest = min([smallest, *(value for value, _ in theirs.totals if value > stands)])
        if smallest == stands + 1:  # no total can be smaller
            break
    return say(view, smallest if smallest < FARTHEST else stands + 1)


def expected(view: View) -> Chances:
    """Calls a number above the expected total; else goes halfway there."""
    mean = odds(view).mean
    if calls(view, lambda number: number > mean):
        return surely(Call())
    return say(view, min(floor(mean), ceil((below(view, floor(mean)) + mean) / 2)))


def bayes(view: View) -> Chances:
    """Believes others nine times in ten: each number they said makes an own card that bears it out 9 times likelier (MJ).

    Calls a number that holds with less than one half; else says the likeliest total above it.
    """
    found = posterior(view, unknown(view))
    if calls(view, lambda number: found.holds(number) * 2 < found.denominator):
        return surely(Call())
    stands = below(view, found.highest(Fraction(1, 2)))
    above = [(ways, -value) for value, ways in found.totals if value > stands]
    return say(view, -max(above)[1] if above else stands + 1)


def posterior(view: View, open_: Unknown) -> Odds:
    """The distribution of the total, given what the others' numbers say about the mind's own card."""
    if open_.own != 1 or open_.hidden_before:  # the own card is turned up, or there are two: beliefs are about one card
        return distribution(open_)
    numbers = [move.number for seat, move in view.said if isinstance(move, Declare) and seat != view.seat]
    belief = {}
    for card, _ in open_.unseen:
        given = distribution(supposing(open_, card))
        belief[card] = 9 ** sum(given.holds(number) * 2 >= given.denominator for number in numbers)
    return believing(open_, belief)


# the four characters of coyote_battle


def character(view: View, *, percent: int, most: int) -> Chances:
    """Calls a number less likely to hold than `percent`; else says the highest that is not, raising by `most` at most."""
    found = odds(view)
    if calls(view, lambda number: found.holds(number) * 100 < percent * found.denominator):
        return surely(Call())
    highest = found.highest(Fraction(percent, 100))
    return say(view, min(highest, below(view, highest) + most))


def gambler(view: View) -> Chances:
    """Plays as a different character at every turn."""
    return mix(*((1 / 3, character(view, percent=percent, most=most)) for percent, most in ((20, 4), (50, 2), (80, 1))))


def analyst(view: View) -> Chances:
    """Wants a number to hold with 60 %, adjusted to the state of the table."""
    return character(view, percent=demanded(view), most=2)


def demanded(view: View) -> int:
    """The percentage: more with few lives, after a jump and with few players left; less if the declarer has few lives."""
    assert view.seat is not None
    lives = [view.terms.out_at - coyotes for coyotes in view.coyotes]
    percent = 60 + {1: 15, 2: 5}.get(lives[view.seat], 0) + {2: 10, 3: 5, 4: 0}.get(len(view.inside), -5)
    if view.declarer is not None:
        percent -= {1: 10, 2: 5}.get(lives[view.declarer], 0)
    numbers = [move.number for _, move in view.said if isinstance(move, Declare)]
    if len(numbers) > 1 and numbers[-1] - numbers[-2] >= 5:
        percent += 10
    return min(max(percent, 35), 85)


IDEAS: Final[dict[str, Consider]] = {
    "plus_one": plus_one,
    "eighty": eighty,
    "expected": expected,
    "bayes": bayes,
    "aggressive": partial(character, percent=35, most=3),
    "cautious": partial(character, percent=75, most=1),
    "gambler": gambler,
    "analyst": analyst,
}

REFERENCES: Final[dict[str, Mind]] = {name: considering(name, idea) for name, idea in IDEAS.items()}
"""The references by name. Like every mind, each is given a view and its own generator."""
