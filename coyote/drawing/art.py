"""The page's art: animals, cards, numerals, coyotes, the fire and the desert, each as SVG.

Law: nothing is drawn here. `art.json` is made from the page's own components (`python -m tests.page.art`), and a test keeps
it true; only a number is put together, from its glyphs, as the page does it.
"""

from __future__ import annotations

import json
from functools import cache
from importlib import resources
from typing import Any, NamedTuple

from coyote.rules.model.cards import SPECIALS, VALUE, Card

WIDE, HIGH = 60, 80
"""The box of a card."""


@cache
def art() -> dict[str, Any]:
    """Everything in the file, read once and only when somebody draws."""
    file = resources.files("coyote.drawing").joinpath("art.json")
    return json.loads(file.read_text(encoding="utf-8"))  # type: ignore[no-any-return]


class Numeral(NamedTuple):
    """A number as strokes side by side."""

    strokes: str
    wide: float


def numeral(number: str) -> Numeral:
    """This number in our own strokes."""
    made = art()["numerals"]
    x, paths = made["stroke"] / 2, []
    for sign in number:
        glyph = made["glyphs"][sign]
        paths.append(f'<path d="{glyph["path"]}" transform="translate({short(x)})"/>')
        x += glyph["wide"] + made["stroke"] + made["gap"]
    return Numeral("".join(paths), x - made["gap"] - made["stroke"] / 2)


def card(face: Card | None) -> str:
    """A card; None is its back."""
    if face is None or face in SPECIALS:
        return str(art()["cards"]["hidden" if face is None else face])
    value, made = VALUE[face], art()["numerals"]
    family = art()["numbers"]["positive" if value > 0 else "negative" if value < 0 else "zero"]
    strokes, wide = numeral(face)
    scale = min(family["room"] / wide, made["largest"])
    fit = f"translate({short(WIDE / 2 - wide * scale / 2)} {short(HIGH / 2 - made['high'] / 2 * scale)}) scale({short(scale)})"
    template = str(family["underlined" if face in art()["underlined"] else "plain"])
    return template.replace("{fit}", fit).replace("{strokes}", strokes)


def placed(picture: str, x: float, y: float, wide: float, high: float) -> str:
    """A picture in this box of a larger one."""
    return f'<svg x="{short(x)}" y="{short(y)}" width="{short(wide)}" height="{short(high)}"{picture.removeprefix("<svg")}'


def short(number: float) -> str:
    """A number as pictures write it."""
    return f"{number:.3f}".rstrip("0").rstrip(".")
