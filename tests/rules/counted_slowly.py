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
    plain, flipped, struck, steps, answered = sum(values), list[int](), list[int](), list[Step](), 0
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
            on = highest(everything, values, struck, rulings)
            struck += on
            for place in on:
                values[place] = -values[place] if card == FLIP else 0
            flipped += on if card == FLIP else []
        steps.append(Step(card, by, tuple(on), sum(values)))
    return Count(everything, tuple(values), plain, tuple(steps), sum(values), NIGHT in everything)


def highest(cards: Sequence[Card], values: Sequence[int], struck: Sequence[int], rulings: Rulings) -> list[int]:
    left = [place for place, card in enumerate(cards) if card not in SPECIALS and place not in struck]
    greens, reds = [place for place in left if values[place] > 0], [place for place in left if values[place] < 0]
    there = greens or {"nothing": [], "highest": reds, "any": left}[rulings.no_green]
    top = [place for place in there if values[place] == max(values[place] for place in there)]
    return top[:1] if rulings.ties == "one" else top
