"""The solver: how to play the round of two, with a proof of how far from perfect it is.

Law: one player is bound to a few numbers while the other stays free (see `bots/wolf/bid_tree.py`), and CFR+ with quadratic
averaging finds how the bound player plays best. What that player then wins against the *best* answer with *any* numbers is
certain in the full round. So a book for the opener bounds the value of the round from below, one for the answerer bounds it
from above, and

    exploitability = (upper bound - lower bound) / 2

is the mean of what the two best answers gain against this pair of books (half of NashConv). CFR+ need not be trusted: the
bounds are computed afterwards, in double precision, from the very bytes of the books.

    python3 run.py solve --out FILE
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

import numpy as np

from coyote.bots.wolf.bid_tree import Lines, Shape
from coyote.bots.wolf.book import Book, Pair, Subject, load, save
from coyote.editions import EDITIONS
from coyote.lab.solve_bounds import Floats, Plan, bounds, counted, nothing, part
from coyote.lab.solve_stakes import Stakes, stakes
from coyote.rules.model.cards import Card, UnknownCard, cards
from coyote.rules.model.deck import Deck
from coyote.rules.model.rulings import DEFAULT

Progress = Callable[[str, int, int], None]
"""Called with whose book is being made, how many iterations are done, and how many there are."""

SCALE: Final = 100.0
"""Stakes are counted in hundredths of a coyote, so that rare lines do not sink into slow denormal numbers."""
NOTHING: Final = 1e-20
"""A sum of regrets below this counts as zero: its inverse would overflow."""
OPENER: Final = (2, 3, 4, 5, 6, 7, 8, 9, 10, 14, 15, 17, 25, 30, 35)
ANSWERER: Final = (3, 4, 5, 6, 7, 8, 9, 10, 14, 15, 17, 25, 30, 35)
"""The numbers that proved worth keeping, for the 36 cards of 2003."""
STRIDES: Final = (2, 3)
"""How many steps up opener and answerer may go: whoever answers a low number wants to skip more."""
RARE: Final = 0.001
"""A move played less often than this is left out of the book."""


class Solver:
    """CFR+: both players in turn regret the moves they did not make, and play each as often as they regret it."""

    def __init__(self, at_stake: Stakes, lines: Lines) -> None:
        self.lines = lines
        kinds = len(at_stake.kinds)
        self.called = {
            number: (at_stake.called(number) * SCALE).astype(np.float32) for number in range(at_stake.least, at_stake.top + 1)
        }
        self.regret = nothing(lines, kinds)
        self.reach = nothing(lines, kinds)
        self.worth = nothing(lines, kinds).lines
        self.average = nothing(lines, kinds)
        self.iterations = 0

    def step(self) -> None:
        """One iteration: first the bound player learns, then the free one."""
        self.iterations += 1
        self.go(bound=False)
        self.learn(bound=True)
        self.go(bound=True)
        weight = np.float32((self.iterations / 100) ** 2)
        for place, group in enumerate(self.lines.groups):
            if group.bound:
                self.average.calls[place] += weight * self.reach.calls[place]
            else:
                self.average.lines[place] += weight * self.reach.lines[place]
        self.learn(bound=False)

    def habit(self, place: int) -> tuple[Floats, Floats]:
        """The factors that turn regrets into probabilities, and what to add where nothing is regretted."""
        group = self.lines.groups[place]
        regrets = self.regret.calls[place].copy()
        for raised in group.raises:
            regrets += part(self.regret.lines, raised, group)
        indifferent = regrets < NOTHING
        regrets[indifferent] = 1
        return np.where(indifferent, np.float32(0), 1 / regrets), indifferent * np.float32(1 / group.choices)

    def go(self, *, bound: bool) -> None:
        """Work out how often this player follows each line."""
        lines, calls = self.reach
        for place, group in enumerate(self.lines.groups):
            reach = lines[place]
            if not group.calls:
                reach[:] = 1
            if group.bound != bound:
                for raised in group.raises:
                    part(lines, raised, group)[:] = reach
                continue
            times, plus = self.habit(place)
            times *= reach
            plus *= reach
            for raised in group.raises:
                into = part(lines, raised, group)
                np.multiply(part(self.regret.lines, raised, group), times, out=into)
                into += plus
            if group.calls:
                np.multiply(self.regret.calls[place], times, out=calls[place])
                calls[place] += plus

    def learn(self, *, bound: bool) -> None:
        """Work out what each move is worth to this player against the other's reach, and update the regrets."""
        for place in reversed(range(len(self.lines.groups))):
            group, worth = self.lines.groups[place], self.worth[place]
            if group.bound != bound:
                counted(self.called, group, self.reach.calls[place], worth)
                for raised in group.raises:
                    worth += part(self.worth, raised, group)
                continue
            call = np.empty_like(worth)
            counted(self.called, group, self.reach.lines[place], call)
            np.negative(call, out=call)
            times, plus = self.habit(place)
            worth[:] = 0
            if group.calls:
                worth += (self.regret.calls[place] * times + plus) * call
            for raised in group.raises:
                worth += (part(self.regret.lines, raised, group) * times + plus) * part(self.worth, raised, group)
            if group.calls:
                regret = self.regret.calls[place]
                regret += call
                regret -= worth
                np.maximum(regret, 0, out=regret)
            for raised in group.raises:
                regret = part(self.regret.lines, raised, group)
                regret += part(self.worth, raised, group)
                regret -= worth
                np.maximum(regret, 0, out=regret)


def coded(shares: Floats) -> Floats:
    """The square roots of the weights, scaled so that the largest is 255: even a small share then fits into one byte."""
    kept = np.where(shares < RARE, 0, shares)
    roots: Floats = np.rint(255 * np.sqrt(kept / kept.max(axis=0)))
    return roots.astype(np.uint8)


def written(kinds: Sequence[Card], lines: Lines, average: Plan) -> Book:
    """The average as a book: rounded, and without lines that the rounded player's own choices never lead to."""
    roots: list[Floats] = []
    gets_here = [np.zeros(array.shape, bool) for array in average.lines]
    for place, group in enumerate(lines.groups):
        here = gets_here[place]
        if not group.calls:
            here[:] = True
        if not group.bound:
            for raised in group.raises:
                part(gets_here, raised, group)[:] = here
            continue
        raises = [part(average.lines, raised, group) for raised in group.raises]
        calls = [average.calls[place]] if group.calls else []
        sums = sum(calls + raises, np.zeros(here.shape))
        shares = [np.where(sums < NOTHING, 1 / group.choices, often / np.maximum(sums, NOTHING)) for often in calls + raises]
        rounded = coded(np.stack(shares)) * here
        for raised, share in zip(group.raises, rounded[len(calls) :], strict=True):
            part(gets_here, raised, group)[:] = share > 0
        roots.append(np.moveaxis(rounded, 0, -1))
    return Book(kinds, lines.shape, b"".join(array.tobytes() for array in roots))


def solve(at_stake: Stakes, shape: Shape, iterations: int, progress: Progress | None = None) -> Book:
    """Solve the round for one of the two players, and write the book."""
    solver = Solver(at_stake, Lines(shape))
    for done in range(1, iterations + 1):
        solver.step()
        if progress:
            progress("opener" if shape.opens else "answerer", done, iterations)
    return written(at_stake.kinds, solver.lines, solver.average)


def print_progress(who: str, done: int, whole: int) -> None:
    """Show how far the solver has got, on one line."""
    if done % max(whole // 10, 1) == 0 or done == whole:
        print(f"\r{who}: {done} of {whole}", end="\n" if done == whole else "", file=sys.stderr, flush=True)


def main(words: Sequence[str] | None = None) -> None:
    """The command line."""

    def numbers(text: str) -> tuple[int, ...]:
        return tuple(sorted({int(word) for word in text.replace(",", " ").split()}))

    parser = argparse.ArgumentParser(prog="run.py solve", description="Solve the round of two.")
    usual = sorted(id for id, box in EDITIONS.items() if box.rulings == DEFAULT)  # a book says nothing of rulings (Q27)
    parser.add_argument("--edition", choices=usual, default="kidult_2003")
    parser.add_argument("--discards", default="", metavar="CARDS", help="cards taken out of the deck")
    parser.add_argument("--numbers", type=numbers, metavar="NUMBERS", help="what the bound player may say, for both seats")
    parser.add_argument("--opener", type=numbers, default=OPENER, metavar="NUMBERS", help="… for the opener")
    parser.add_argument("--answerer", type=numbers, default=ANSWERER, metavar="NUMBERS", help="… for the answerer")
    parser.add_argument("--stride", type=int, help="how many of the next higher numbers may be said, for both seats")
    parser.add_argument("--openings", type=int, default=4, help="with how many of the numbers a round may be opened")
    parser.add_argument("--iterations", type=int, default=1500)
    parser.add_argument("--out", type=Path, metavar="FILE", help="where to save the books")
    parser.add_argument("--check", type=Path, metavar="FILE", help="only print the bounds of saved books")
    given = parser.parse_args(words)
    edition = EDITIONS[given.edition]
    try:
        gone = cards(given.discards)
    except UnknownCard as unknown:
        parser.error(f"--discards: {unknown.token} is not a card")
    least = 1 if edition.least_number is None else edition.least_number
    at_stake = stakes(edition.deck, gone, edition.order, least=least)
    if given.check:
        pair = load(given.check)
    else:
        books = []
        for opens, own, stride in zip((True, False), (given.opener, given.answerer), STRIDES, strict=True):
            kept = tuple(number for number in given.numbers or own if number <= at_stake.top)
            shape = Shape(kept, opens, at_stake.top, given.stride or stride, given.openings, least)
            books.append(solve(at_stake, shape, given.iterations, print_progress))
        pair = Pair(*books)
    if given.out:
        whole = edition.deck
        left = whole.take(whole.counts, gone)
        assert not isinstance(left, str), "`stakes` has refused discards that are not in the deck"
        save(pair, Subject(Deck(whole.named(left)).tokens, edition.order, least), given.out)
    found = bounds(pair, at_stake)
    print(f"lines: opener {pair.opener.lines.size}, answerer {pair.answerer.lines.size}")
    print(f"value of the round for the opener: from {found.lower:+.5f} to {found.upper:+.5f} coyotes")
    print(f"certified exploitability of the pair: {found.exploitability:.5f} coyotes a round")


if __name__ == "__main__":
    main()
