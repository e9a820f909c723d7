"""Series: the distribution of the total without going through the hands one by one.

Law: of the cards that come, only two things matter to the total: which specials act, and the numbers in falling order. Specials
are few, so every pattern of them is gone through. With the specials given, the n-th highest number counts a known number of
times (0 for a discard, -1 for a flip, 2 for a double), so numbers can be added kind by kind, from the highest down: how many
cards have come so far says which place the next one takes. What is kept for each such number of cards is a *series*, the ways
to each sum. It is one large integer, whose digits in base 2^width are the ways: raising all sums is a shift, and joining two
series is an addition.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from itertools import accumulate, product
from math import comb, lcm, prod
from operator import add, gt
from typing import Final, NamedTuple

from coyote.odds.model import Unknown
from coyote.odds.pools import drawn, size, without_mysteries
from coyote.odds.steps import Steps
from coyote.rules.model.cards import CANCEL, DISCARD, DOUBLE, FLIP, SPECIALS, VALUE, Card
from coyote.rules.play.count import acting_order

ACTING: Final = (DISCARD, FLIP, CANCEL, DOUBLE)
BITS_A_STEP: Final = 16_384
"""How many bits of a series can be shifted and added in a step."""
DIGITS_A_STEP: Final = 4
FRACTION: Final = 4
"""How many steps it takes to reckon with a fraction."""

Pool = Sequence[tuple[Card, int]]
"""Cards by kind, without `?`."""
Acting = tuple[int, ...]
"""How many specials act, in the order of ACTING."""
Coming = tuple[int, ...]
"""How many numbers come from each pool."""


class Number(NamedTuple):
    """A kind of number."""

    value: int
    seen: int
    """How many of them count for sure."""
    unseen: tuple[int, ...]
    """How many there are in each pool."""


class Counts(NamedTuple):
    """How many times a number counts, by its place from the highest down."""

    struck: tuple[int, ...]
    """The first places, which specials act on."""
    rest: int

    def upto(self, places: int) -> list[int]:
        """For each of the first places, the sum of all places before it."""
        rest = [self.rest] * (places - len(self.struck))
        return list(accumulate([*self.struck[:places], *rest], initial=0))

    def at(self, place: int) -> int:
        return self.struck[place] if place < len(self.struck) else self.rest


def series(open_: Unknown, steps: Steps) -> tuple[int, dict[int, int]]:
    """A denominator, and the ways to each total; raises OutOfReach."""
    pools = [without_mysteries(cards) for cards in (open_.before, open_.unseen, open_.discards)]
    weights = patterns(open_, pools, steps)
    denominator = lcm(*(weight.denominator for by_coming in weights.values() for weight in by_coming.values()))
    numbers, strikes = numbers_of(open_, pools), {acting: counts(open_, acting) for acting in weights}
    low = min(0, *(lowest(numbers, strike) for strike in strikes.values()))
    most = max(sum(coming) for by_coming in weights.values() for coming in by_coming)
    width = -(-denominator.bit_length() // 8) * 8
    whole = 0
    for acting, by_coming in weights.items():
        steps.take(FRACTION + len(numbers))
        found = added_up(open_, numbers, strikes[acting], Adding(low, width, limits(by_coming)), steps)
        for coming, weight in by_coming.items():
            part = found.get(coming, 0)
            shift = -low * (most - sum(coming)) * width
            steps.take(1 + (part.bit_length() + shift) // BITS_A_STEP)
            whole += part * weight.numerator * (denominator // weight.denominator) << shift
    first = low * (most + sum(number.seen for number in numbers))
    return denominator, {first + place: ways for place, ways in digits(whole, width, steps)}


# which specials act, and how many numbers come


def patterns(open_: Unknown, pools: Sequence[Pool], steps: Steps) -> dict[Acting, dict[Coming, Fraction]]:
    """How likely each choice of numbers is, by the specials that act with it and how many numbers come from each pool."""
    acts = open_.rulings.mystery_special == "acts"  # Q2
    sure = (*open_.seen, *open_.turned) if acts else open_.seen
    always = tuple(sure.count(special) for special in ACTING)
    found: dict[Acting, dict[Coming, Fraction]] = {}
    for draws, chance in drawn(open_).items():
        steps.take(FRACTION)
        split = ((draws.before, 0), (draws.worn, draws.turned), (0, draws.refilled))
        of_pools = [of_pool(cards, *few, acts, steps) for cards, few in zip(pools, split, strict=True)]
        for chosen in product(*(of_pool.items() for of_pool in of_pools)):
            steps.take(2 * FRACTION)
            acting = tuple(map(sum, zip(always, *(acting for (acting, _), _ in chosen), strict=True)))
            coming = tuple(numbers for (_, numbers), _ in chosen)
            into = found.setdefault(acting, {})
            into[coming] = into.get(coming, Fraction(0)) + prod((weight for _, weight in chosen), start=chance)
    return found


def of_pool(cards: Pool, worn: int, turned: int, acts: bool, steps: Steps) -> dict[tuple[Acting, int], Fraction]:
    """The specials and how many numbers come, if this many cards of a pool are worn and this many turned over."""
    if not worn and not turned:
        return {((0, 0, 0, 0), 0): Fraction(1)}
    patterns: dict[tuple[Acting, int, int], int] = {((0, 0, 0, 0), 0, 0): 1}
    for card, count in cards:
        if card in SPECIALS:
            patterns = with_special(patterns, card, count, (worn, turned), acts, steps)
    numbers = sum(count for card, count in cards if card not in SPECIALS)
    whole = comb(size(cards), worn) * comb(size(cards) - worn, turned)
    found: dict[tuple[Acting, int], Fraction] = {}
    for (acting, on_heads, from_pile), ways in patterns.items():
        steps.take(FRACTION)
        coming = worn - on_heads + turned - from_pile
        if coming <= numbers:
            weight = Fraction(ways * comb(coming, worn - on_heads), whole)
            found[acting, coming] = found.get((acting, coming), Fraction(0)) + weight
    return found


def with_special(
    patterns: Mapping[tuple[Acting, int, int], int],
    card: Card,
    count: int,
    most: tuple[int, int],
    acts: bool,
    steps: Steps,
) -> dict[tuple[Acting, int, int], int]:
    """The same with any of these specials among the cards."""
    new: dict[tuple[Acting, int, int], int] = {}
    for (acting, worn, turned), ways in patterns.items():
        for more_worn in range(min(count, most[0] - worn) + 1):
            for more_turned in range(min(count - more_worn, most[1] - turned) + 1):
                steps.take(2)
                number = more_worn + (more_turned if acts else 0)
                do = tuple(before + number * (kind == card) for kind, before in zip(ACTING, acting, strict=True))
                key = (do, worn + more_worn, turned + more_turned)
                new[key] = new.get(key, 0) + ways * comb(count, more_worn) * comb(count - more_worn, more_turned)
    return new


# what the numbers come to


def numbers_of(open_: Unknown, pools: Sequence[Pool]) -> list[Number]:
    """All kinds of numbers, from the highest down; a 0 on which nothing acts comes last (Q7)."""
    idle = 0 if open_.rulings.no_green != "any" else None
    counts = [{VALUE[card]: count for card, count in pool if card not in SPECIALS} for pool in pools]
    sure = [VALUE[card] for card in (*open_.seen, *open_.turned) if card not in SPECIALS]
    values = sorted({*sure, *(value for pool in counts for value in pool)}, key=lambda value: (value == idle, -value))
    return [Number(value, sure.count(value), tuple(pool.get(value, 0) for pool in counts)) for value in values]


def counts(open_: Unknown, acting: Acting) -> tuple[Counts, Counts]:
    """How many times greens and reds count, if this many specials act."""
    greens, reds, factor = list[int](), list[int](), 1
    for special in acting_order(open_.order, open_.rulings):
        number = acting[ACTING.index(special)] if special in ACTING else 0
        if special == DOUBLE:
            factor <<= number
        elif number:
            greens += [-factor if special == FLIP else 0] * number
            reds += [-1 if special == FLIP else 0] * number
    if open_.rulings.no_green == "nothing":  # Q7
        reds = []
    if open_.rulings.doubles == "total":  # Q27: every card alike, flipped ones and reds too
        struck = (tuple(-factor if times else 0 for times in strikes) for strikes in (greens, reds))
        return Counts(next(struck), factor), Counts(next(struck), factor)
    return Counts(tuple(greens), factor), Counts(tuple(reds), 1)


def lowest(numbers: Sequence[Number], strike: tuple[Counts, Counts]) -> int:
    """What one card can bring the sum down by, at most."""
    greens, reds = ([*counts.struck, counts.rest] for counts in strike)
    values = [number.value for number in numbers]
    return min(0, max([0, *values]) * min(greens), min([0, *values]) * max(reds))


class Adding(NamedTuple):
    """How series are written."""

    low: int
    """No card brings the sum down further than this; a sum is written as its distance from the lowest there could be."""
    width: int
    most: Coming
    """No more numbers than this are asked for."""


def limits(by_coming: Mapping[Coming, Fraction]) -> Coming:
    return tuple(map(max, zip(*by_coming, strict=True)))


def added_up(
    open_: Unknown, numbers: Sequence[Number], strike: tuple[Counts, Counts], adding: Adding, steps: Steps
) -> dict[Coming, int]:
    """The series of the sum, by how many numbers come from each pool."""
    low, width, most = adding
    ties_all, last = open_.rulings.ties == "all", len(strike[0].struck)
    upto = [counts.upto(sum(most) + sum(number.seen for number in numbers)) for counts in strike]
    series: dict[tuple[Coming, int], int] = {((0,) * len(most), 0): 1}
    seen = 0
    for value, sure, unseen in numbers:
        counted, counts, new = upto[value < 0], strike[value < 0], dict[tuple[Coming, int], int]()
        more_of_it = [
            (more, sum(more) + sure, prod(map(comb, unseen, more)))
            for more in product(*(range(min(there, limit) + 1) for there, limit in zip(unseen, most, strict=True)))
        ]
        for (coming, groups), ways in series.items():
            place, bits = sum(coming) + seen, ways.bit_length()
            for more, cards, factor in more_of_it:
                steps.take(1)
                after = tuple(map(add, coming, more))
                if any(map(gt, after, most)):
                    continue
                if ties_all:  # Q8: a special acts on all that are equal
                    worth, group = value * cards * counts.at(groups), min(last, groups + (cards > 0))
                else:
                    worth, group = value * (counted[place + cards] - counted[place]), 0
                shift = (worth - low * cards) * width
                steps.take(1 + (bits + shift) // BITS_A_STEP)
                new[after, group] = new.get((after, group), 0) + (ways * factor << shift)
        series, seen = new, seen + sure
    found: dict[Coming, int] = {}
    for (coming, _), ways in series.items():
        found[coming] = found.get(coming, 0) + ways
    return found


def digits(whole: int, width: int, steps: Steps) -> Iterator[tuple[int, int]]:
    """The digits of a series that are not zero, each with its place."""
    size = width // 8
    length = -(-whole.bit_length() // width)
    steps.take(length // DIGITS_A_STEP)
    text = whole.to_bytes(length * size, "little")
    for place in range(length):
        if ways := int.from_bytes(text[place * size : (place + 1) * size], "little"):
            yield place, ways
