"""The book: what the solver found, small enough to ship and readable without NumPy.

Law: for each line in which the bound player is to move and each card that they can see, one byte for the call and for each
number that they may say; its square is the weight of that move. Lines that they never reach by their own choices have no
weights. Everything that is claimed of a book is claimed of these very bytes. A book says which round it was made for.
"""

from __future__ import annotations

import json
import lzma
from collections.abc import Sequence
from pathlib import Path
from typing import Final, NamedTuple

from coyote.bots.wolf.bid_tree import Lines, Shape
from coyote.rules.model.cards import Card

CALL: Final = None
"""Stands for the call among numbers."""


class Book:
    """How the opener or the answerer plays the round."""

    def __init__(self, kinds: Sequence[Card], shape: Shape, roots: bytes) -> None:
        self.kinds = tuple(kinds)
        self.lines = Lines(shape)
        self.roots = roots
        self.starts: dict[int, int] = {}
        """Where the bytes of each group begin."""
        start = 0
        for place, group in enumerate(self.lines.groups):
            if group.bound:
                self.starts[place] = start
                start += group.size * len(self.kinds) * group.choices
        if start != len(roots):
            raise ValueError(f"a book of this shape has {start} bytes, not {len(roots)}")

    @property
    def top(self) -> int:
        """The highest number that it may say."""
        return self.lines.shape.top

    def answers(self, seen: Card, said: Sequence[int]) -> dict[int | None, float]:
        """The probabilities of the call (None) and of each number, for a player who sees this card after these numbers.

        `said` has the numbers of both players, in order. The result is empty if the book does not know the line, because its
        own player would never have said those numbers.
        """
        if said and said[-1] > self.lines.shape.top:
            return {CALL: 1.0}
        found = self.lines.find(said)
        if found is None or not self.lines.groups[found[0]].bound:
            return {}
        group = self.lines.groups[found[0]]
        moves: list[int | None] = [CALL] * bool(group.calls)
        moves += [raised.number for raised in group.raises]
        start = self.starts[found[0]] + (found[1] * len(self.kinds) + self.kinds.index(seen)) * len(moves)
        weights = [root * root for root in self.roots[start : start + len(moves)]]
        return {move: weight / sum(weights) for move, weight in zip(moves, weights, strict=True) if weight}


class Subject(NamedTuple):
    """The round that a book was made for; it may be used wherever a table's terms come to the same."""

    deck: tuple[str, ...]
    """The cards, as the notation writes a deck."""
    order: tuple[Card, ...]
    """The order of the count."""
    least: int
    """The lowest number that may be said (R2)."""


class Pair(NamedTuple):
    """A book for the opener, and one for the answerer."""

    opener: Book
    answerer: Book


def save(pair: Pair, subject: Subject, path: Path) -> None:
    """Write both into one file."""
    shapes = [book.lines.shape._asdict() for book in pair]
    head = json.dumps({"for": subject._asdict(), "kinds": pair.opener.kinds, "shapes": shapes}).encode()
    path.write_bytes(lzma.compress(b"\n".join((head, b"".join(book.roots for book in pair))), preset=9))


def subject_of(path: Path) -> Subject:
    """What the books in this file were made for; reads only the file's head."""
    with lzma.open(path) as file:
        told = json.loads(file.readline())["for"]
    return Subject(tuple(told["deck"]), tuple(map(Card, told["order"])), told["least"])


def load(path: Path) -> Pair:
    """Read both from one file."""
    head, roots = lzma.decompress(path.read_bytes()).split(b"\n", 1)
    told = json.loads(head)
    shapes = [Shape(**(shape | {"numbers": tuple(shape["numbers"])})) for shape in told["shapes"]]
    size = sum(group.size * group.choices for group in Lines(shapes[0]).groups if group.bound) * len(told["kinds"])
    return Pair(Book(told["kinds"], shapes[0], roots[:size]), Book(told["kinds"], shapes[1], roots[size:]))
