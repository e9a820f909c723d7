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

from coyote.bots.wolf.bid_tree import Lines, Shape
from coyote.bots.wolf.book import Book, Pair, Subject, load, save
from coyote.bots.wolf.solver import Solver, written
from coyote.bots.wolf.two_stakes import Stakes, stakes_of
from coyote.editions import EDITIONS
from coyote.errors import CoyoteError
from coyote.lab.endgames import measured, told
from coyote.lab.solve_bounds import bounds
from coyote.rules.model.cards import FARTHEST, cards
from coyote.rules.model.deck import Deck
from coyote.rules.model.rulings import DEFAULT

Progress = Callable[[str, int, int], None]
"""Called with whose book is being made, how many iterations are done, and how many there are."""

OPENER: Final = (2, 3, 4, 5, 6, 7, 8, 9, 10, 14, 15, 17, 25, 30, 35)
ANSWERER: Final = (3, 4, 5, 6, 7, 8, 9, 10, 14, 15, 17, 25, 30, 35)
"""The numbers that proved worth keeping, for the 36 cards of 2003."""
STRIDES: Final = (2, 3)
"""How many steps up opener and answerer may go: whoever answers a low number wants to skip more."""


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
    parser.add_argument("--endgames", type=int, metavar="ROUNDS", help="only measure the wolf in rounds of two from real games")
    parser.add_argument("--seed", type=int, default=1, help="with --endgames: which games")
    given = parser.parse_args(words)
    edition = EDITIONS[given.edition]
    if given.endgames:
        print(told(list(measured(edition, given.endgames, given.seed))))
        return
    try:
        gone = cards(given.discards)
    except CoyoteError as why:
        parser.error(f"--discards: {why}")
    lowest = -FARTHEST if edition.least_number is None else edition.least_number
    whole = edition.deck
    left = whole.take(whole.counts, gone)
    if isinstance(left, str):
        parser.error(f"--discards: there are not so many {left} in the deck")
    least = stakes_of(whole, left, edition.order, DEFAULT, lowest, bare=True).least
    at_stake = stakes_of(whole, left, edition.order, DEFAULT, least)
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
        save(pair, Subject(Deck(whole.named(left)).tokens, edition.order, lowest), given.out)
    found = bounds(pair, at_stake)
    print(f"lines: opener {pair.opener.lines.size}, answerer {pair.answerer.lines.size}")
    print(f"value of the round for the opener: from {found.lower:+.5f} to {found.upper:+.5f} coyotes")
    print(f"certified exploitability of the pair: {found.exploitability:.5f} coyotes a round")


if __name__ == "__main__":
    main()
