"""A canvas of terminal cells: words are put at places, and it comes out as one Text, line by line.

Law: a character that is two columns wide takes two cells, and nothing is ever drawn outside.
"""

from __future__ import annotations

from itertools import groupby
from operator import itemgetter

from rich.cells import cell_len
from rich.text import Text

Cell = tuple[str, str]


class Canvas:
    """Rows of cells, each a sign and its style; the second cell of a wide sign is empty."""

    def __init__(self, width: int, height: int) -> None:
        self.width, self.height = width, height
        self.rows: list[list[Cell]] = [[(" ", "")] * width for _ in range(height)]

    def put(self, x: int, y: int, words: str, style: str = "") -> None:
        """Words from this place on, to the right."""
        if not 0 <= y < self.height:
            return
        for sign in words:
            wide = cell_len(sign)
            if wide and x >= 0 and x + wide <= self.width:
                self.rows[y][x : x + wide] = [(sign, style), *[("", style)] * (wide - 1)]
            x += wide

    def centred(self, x: int, y: int, width: int, words: str, style: str = "") -> None:
        """Words in the middle of this many columns."""
        words = cut(words, width)
        self.put(x + (width - cell_len(words)) // 2, y, words, style)

    def text(self) -> Text:
        whole = Text(no_wrap=True, end="")
        for place, row in enumerate(self.rows):
            if place:
                whole.append("\n")
            for style, run in groupby(row, key=itemgetter(1)):
                whole.append("".join(sign for sign, _ in run), style)
        return whole


def cut(words: str, width: int) -> str:
    """Words cut to at most this many columns."""
    if cell_len(words) <= width:
        return words
    while words and cell_len(words) >= width:
        words = words[:-1]
    return words + "…" if width > 0 else ""
