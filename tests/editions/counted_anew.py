"""The count, written anew from the rulebook and from what is known of the other boxes.

Law: it shares nothing with the engine's count, neither its order nor its acts nor its rulings: cards are text, and each box has
a sentence of its own. `python -m tests.editions.counted_anew 100000` compares so many random hands of each with the engine.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Sequence
from random import Random
from typing import Final, NamedTuple

from coyote.editions import EDITIONS
from coyote.editions.hand import counted_hand, turned_over
from coyote.rules.model.cards import card
from coyote.rules.model.edition import Edition

Cards = list[str]


def is_number(token: str) -> bool:
    return token.lstrip("-").isdigit()


def shown(hand: Sequence[str], pile: Sequence[str]) -> Cards:
    """All cards that lie open in the end: each `?`, turned over or not, brings the next card of the pile (Q2, Q3)."""
    cards, waiting, left = list(hand), list(hand).count("?"), list(pile)
    while waiting and left:
        top = left.pop(0)
        cards.append(top)
        waiting += (top == "?") - 1
    return cards


def split(cards: Iterable[str]) -> tuple[list[int], list[int]]:
    """The numbers above 0, the highest first; and all others."""
    values = [int(token) for token in cards if is_number(token)]
    return sorted((value for value in values if value > 0), reverse=True), [value for value in values if value <= 0]


def doubled(cards: Cards) -> int:
    """2 with one echo, 4 with two."""
    return 1 << cards.count("double")


def feathers(cards: Cards) -> int:
    """Each thief takes one highest green along; each mirror turns one that is left; each echo doubles the rest (R9)."""
    greens, others = split(cards)
    greens = greens[cards.count("discard") :]
    flipped, greens = greens[: cards.count("flip")], greens[cards.count("flip") :]
    return sum(greens) * doubled(cards) - sum(flipped) + sum(others)


def cards_of_2003(cards: Cards) -> int:
    """Each eclipse makes one highest positive card 0; the echo doubles the positive ones that are left."""
    greens, others = split(cards)
    return sum(greens[cards.count("cancel") :]) * doubled(cards) + sum(others)


def box_of_2015(cards: Cards) -> int:
    """Each eclipse makes one highest positive card 0; then the echo doubles the whole total, negative cards too."""
    greens, others = split(cards)
    return (sum(greens[cards.count("cancel") :]) + sum(others)) * doubled(cards)


def box_of_2020(cards: Cards) -> int:
    """Each Max 0 makes the highest number card 0, whichever it is."""
    return sum(sorted((int(token) for token in cards if is_number(token)), reverse=True)[cards.count("cancel") :])


ANEW: Final[dict[str, Callable[[Cards], int]]] = {
    "oliphante_2010": feathers,
    "devir_2021": feathers,
    "kidult_2003": cards_of_2003,
    "japan_2015": box_of_2015,
    "powwow_2006": cards_of_2003,
    "heidelbaer_2020": box_of_2020,
}


class Difference(NamedTuple):
    """A hand that the engine counts in another way."""

    edition: str
    hand: str
    pile: str
    anew: int
    engine: int


def differences(edition: Edition, hands: int, seed: int = 1) -> list[Difference]:
    """What the engine counts differently, of so many hands drawn at random from the decks of this edition.

    Half of them are drawn from the specials and a few numbers, where every rule meets every other one."""
    rng, found = Random(f"{edition.id} {seed}"), list[Difference]()
    whole = [
        [kind for kind, count in zip(deck.kinds, deck.counts, strict=True) for _ in range(count)]
        for deck in edition.decks.values()
    ]
    for number in range(hands):
        cards = rng.choice(whole)
        if number % 2:
            acting = [kind for kind in cards if not is_number(kind)]
            cards = acting + rng.sample([kind for kind in cards if is_number(kind)], 12)
        drawn = rng.sample(cards, len(cards))
        seats = rng.randint(1, 12)
        hand, pile = drawn[:seats], drawn[seats:]
        anew = ANEW[edition.id](shown(hand, pile))
        worn, left = tuple(map(card, hand)), tuple(map(card, pile))
        counted = counted_hand(worn, left, edition)
        lies_open = "night" in shown(hand, pile)
        if (anew, lies_open) != (counted.total, counted.reshuffle):
            turned = " ".join(turned_over(worn, left))
            found.append(Difference(edition.id, " ".join(hand), turned, anew, counted.total))
    return found


def main(arguments: Sequence[str]) -> int:
    hands, failed = int(arguments[0]) if arguments else 100_000, 0
    for edition in EDITIONS.values():
        found = differences(edition, hands)
        print(f"{edition.id}: {hands} hands, {len(found)} counted differently", *found[:5], sep="\n  ")
        failed += len(found)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
