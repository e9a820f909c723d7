"""The count as it was first written: cubic, and plain enough to be checked by eye. Tests compare the quick one with it."""

from __future__ import annotations

from collections.abc import Sequence

from coyote.rules.model.cards import CANCEL, DISCARD, DOUBLE, FLIP, MYSTERY, NIGHT, ORDER, SPECIALS, VALUE, Card, Order
from coyote.rules.model.events import Count, Step
from coyote.rules.model.rulings import DEFAULT, Rulings

FLIP_FIRST = (MYSTERY, FLIP, DISCARD, CANCEL, DOUBLE, NIGHT)


def counted_slowly(
    cards: Sequence[Card], turned: Sequence[Card] = (), order: Order = ORDER, rulings: Rulings = DEFAULT
) -> Count:
    """What `count` must come to, step by step."""
    everything = (*cards, *turned)
    values = [VALUE[card] for card in cards] + [0] * len(turned)
    plain, flipped, steps, answered = sum(values), list[int](), list[Step](), 0
    if not rulings.discard_first:
        order = tuple(kind for kind in FLIP_FIRST if kind in order)
    for _, by in sorted((order.index(card), by) for by, card in enumerate(everything) if card in SPECIALS):
        card, on = everything[by], list[int]()
        if card == MYSTERY:
            place = len(cards) + answered
            answered += 1
            if place < len(everything):
                values[place] = VALUE[everything[place]]
                on = [place]
        elif by >= len(cards) and rulings.mystery_special == "nothing" and card != NIGHT:
            continue
        elif card == DOUBLE:
            greens = [place for place, value in enumerate(values) if value > 0 and place not in flipped]
            on = greens if rulings.doubles == "greens" else [place for place, value in enumerate(values) if value != 0]
            for place in on:
                values[place] *= 2
        elif card in (DISCARD, FLIP, CANCEL):
            on = highest(values, flipped, rulings)
            for place in on:
                values[place] = -values[place] if card == FLIP else 0
            flipped += on if card == FLIP else []
        steps.append(Step(card, by, tuple(on), sum(values)))
    return Count(everything, tuple(values), plain, tuple(steps), sum(values), NIGHT in everything)


def highest(values: Sequence[int], flipped: Sequence[int], rulings: Rulings) -> list[int]:
    values = [0 if place in flipped else value for place, value in enumerate(values)]
    top = max(values)
    if top <= 0:
        if rulings.no_green == "nothing" or not any(values):
            return []
        top = max(filter(None, values))
    if rulings.ties == "one":
        return [values.index(top)]
    return [place for place, value in enumerate(values) if value == top]
