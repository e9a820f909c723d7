"""Characters: can a mind be told by its moves, how long are its rounds, and does everybody get a turn?

Tables of four copies of one mind, both decks in turn. A naive Bayes classifier learns from some games what openings, steps and
calls of each mind look like, and then names the mind of ten rounds that it has not seen.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import pairwise
from math import log

from coyote import EDITIONS
from coyote.bots import MINDS
from coyote.lab.arena import play_game
from coyote.lab.simulate import NAMES
from coyote.rules.model.moves import Call, Deal, Declare
from coyote.rules.model.state import Game
from coyote.rules.model.terms import agree_on

DECKS = ("kidult_2003", "devir_2021")
ROUNDS = 10
LEARNED, ASKED = 8, 4
"""Groups of ten rounds of each mind to learn from, and to be asked about, for each repeat."""

Marks = list[str]
"""What is noticed in a round."""


def marks(numbers: list[int]) -> Marks:
    """The opening, each step, and how long it went on."""
    steps = [f"step {min(after - before, 7)}" for before, after in pairwise(numbers)]
    return [f"open {max(-3, min(numbers[0] // 2, 12))}", f"length {min(len(numbers) // 3, 6)}", *steps]


def rounds(game: Game) -> Iterator[tuple[list[int], bool]]:
    """The numbers of each round with everybody in, and whether it came round to everybody."""
    numbers, heard, everybody = list[int](), set[int](), game.terms.seats
    inside = 0
    for seat, move in game.history:
        if isinstance(move, Deal):
            numbers, heard, inside = [], set(), len(move.cards)
        elif isinstance(move, Declare):
            numbers.append(move.number)
            heard.add(seat)
        elif isinstance(move, Call) and inside == everybody:
            yield numbers, len(heard | {seat}) == everybody


def measure(repeats: int, say: Callable[[str], object]) -> dict[str, float]:
    figures: dict[str, float] = {}
    learned: dict[str, Counter[str]] = {}
    asked: list[tuple[str, Marks]] = []
    for name, mind in MINDS.items():
        lengths, reached, noticed, seed = list[int](), list[bool](), list[Marks](), 0
        while len(noticed) < (LEARNED + ASKED) * repeats * ROUNDS:
            terms = agree_on(EDITIONS[DECKS[seed % 2]], NAMES[:4], {})
            for numbers, everybody in rounds(play_game(terms, [mind] * 4, f"characters {name} {seed}")):
                lengths.append(len(numbers))
                reached.append(everybody)
                noticed.append(marks(numbers))
            seed += 1
        groups = [sum(noticed[start : start + ROUNDS], Marks()) for start in range(0, len(noticed) - ROUNDS + 1, ROUNDS)]
        learned[name] = Counter(mark for group in groups[: LEARNED * repeats] for mark in group)
        asked += [(name, group) for group in groups[LEARNED * repeats : (LEARNED + ASKED) * repeats]]
        figures[f"{name}_numbers"] = round(sum(lengths) / len(lengths), 1)
        figures[f"{name}_reach_all"] = round(sum(reached) / len(reached), 2)
        say(
            f"{name:<10} {figures[f'{name}_numbers']:5.1f} numbers a round, {figures[f'{name}_reach_all']:.0%} reach every seat"
        )
    right = sum(named(group, learned) == name for name, group in asked)
    figures["named"], figures["asked"] = round(right / len(asked), 3), len(asked)
    say(f"{right} of {len(asked)} groups of ten rounds were named rightly")
    return figures


def named(group: Marks, learned: dict[str, Counter[str]]) -> str:
    """The mind that would most likely have played these rounds."""

    def likely(name: str) -> float:
        known, whole = learned[name], learned[name].total() + 40
        return sum(log((known[mark] + 1) / whole) for mark in group)

    return max(learned, key=likely)
