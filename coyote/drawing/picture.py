"""A view as a picture: the desert at night, everybody round the fire, the viewer with their back to us and an unseen card.

Law: the same view gives the same picture, letter by letter; nothing else goes into it.
"""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from typing import Final, NamedTuple

from coyote.drawing.art import HIGH as CARD_HIGH
from coyote.drawing.art import WIDE as CARD_WIDE
from coyote.drawing.art import art, card, numeral, placed, short
from coyote.drawing.heads import Head, heads
from coyote.drawing.text import by, title
from coyote.rules.model.cards import Card
from coyote.rules.model.moves import Call
from coyote.rules.model.state import Stage
from coyote.rules.sight import View

WIDE, HIGH, EDGE = 960, 720, 16
UNIT: Final = 128
"""How wide a player with a card on the head is; the proportions below are those of the page."""
CARD, TWO, ANIMAL = 0.54, 0.42, 0.82
ROW: Final = (HIGH - 2 * EDGE) / 3
TOKEN: Final = 18
LARGE: Final = 1.4
MANY: Final = 6
"""Nobody counts more tokens than this: above it, one token and a number are drawn."""
INK, DIM, NIGHT = "#fff6df", "#cfc3e6", "#150f28"
OPENING: Final = (
    f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}" width="{WIDE * 3 // 4}" role="img" '
    'font-family="system-ui, sans-serif" text-anchor="middle">'
)


class Spot(NamedTuple):
    """Where somebody sits: the middle of the seat, and its upper edge."""

    x: float
    y: float


def svg(view: View) -> str:
    """The table as these eyes see it."""
    seats, first, everybody = view.terms.seats, view.seat or 0, heads(view)
    where = {(first + place) % seats: spot for place, spot in enumerate(spots(seats))}
    parts = [OPENING, f"<title>{escape(title(view))}</title>", placed(art()["scene"], 0, 0, WIDE, HIGH), *middle(view)]
    for seat in sorted(where, key=lambda seat: where[seat].y):  # nearer seats hide farther ones
        parts += sitting(view, seat, everybody[seat], where[seat])
    return "".join([*parts, "</svg>"])


def spots(seats: int) -> list[Spot]:
    """Clockwise round the fire, from the middle of the near side: left, far, right."""
    near = 1 if seats < 8 else 3 if seats < 11 else 5
    sides = seats > 3
    far = seats - near - 2 * sides
    nearest, farthest = row(near, 2 * ROW, -1), row(far, 0, 1)
    left, right = [Spot(EDGE + 0.6 * UNIT, EDGE + ROW)] * sides, [Spot(WIDE - EDGE - 0.6 * UNIT, EDGE + ROW)] * sides
    middle = near // 2
    return [nearest[middle], *reversed(nearest[:middle]), *left, *farthest, *right, *reversed(nearest[middle + 1 :])]


def row(seats: int, y: float, bend: int) -> list[Spot]:
    """Side by side in an arc: the farther from the middle, the nearer to the fire."""
    apart = min(1.4 * UNIT, (WIDE - 2 * EDGE) / seats)
    offsets = [place - (seats - 1) / 2 for place in range(seats)]
    return [Spot(WIDE / 2 + offset * apart, EDGE + y + bend * 2 * offset**2) for offset in offsets]


def sitting(view: View, seat: int, head: Head, spot: Spot) -> Iterator[str]:
    """One animal with what it wears, its name, and its coyotes or eyes."""
    animal = art()["animals"][seat]
    top = spot.y + CARD * UNIT * CARD_HIGH / CARD_WIDE - (animal["crown"] * ANIMAL - 1) / 100 * UNIT
    size, under = ANIMAL * UNIT, top + ANIMAL * UNIT
    if seat == view.turn:
        yield f'<ellipse cx="{short(spot.x)}" cy="{short(under - 4)}" rx="62" ry="15" fill="#ffb14a" opacity=".55"/>'
    yield '<g opacity=".6">' if not head.inside else "<g>"
    yield placed(animal["moods"][mood(view, seat, head)], spot.x - size / 2, top, size, size)
    yield "</g>"
    yield from wearing(head, spot)
    name = escape(head.name) + (" (you)" if seat == view.seat else "")
    weight = "700" if seat == view.turn else "400"
    yield words(name, spot.x, under + 17, 17, INK, f' font-weight="{weight}"')
    if view.eyes:
        yield words(f"{view.eyes[seat]} open, {view.closed[seat]} closed", spot.x, under + 37, 14, DIM)
    else:
        yield from coyotes(head.coyotes, view.terms.out_at, spot.x, under + 23)


def mood(view: View, seat: int, head: Head) -> str:
    if not head.inside:
        return "out"
    if isinstance(head.said, Call) or view.stage == Stage.OVER:
        return "howling"
    return "turn" if seat == view.turn else "calm"


def wearing(head: Head, spot: Spot) -> Iterator[str]:
    """The cards on a head: what no longer counts behind, then those that count; what lies before the seat is at its side."""
    worn = [*((face, True) for face in head.behind), *((face, False) for face in head.cards)]
    wide = (CARD if len(worn) < 2 else TWO) * UNIT
    high = wide * CARD_HIGH / CARD_WIDE
    bottom = spot.y + CARD * UNIT * CARD_HIGH / CARD_WIDE
    for place, (face, void) in enumerate(worn):
        x = spot.x + (place - len(worn) / 2) * wide
        yield shown(face, x, bottom - high, wide, void=void)
    for place, face in enumerate(head.laid):
        yield shown(face, spot.x + 0.36 * UNIT + place * 20, bottom + 0.3 * UNIT, 0.3 * UNIT)


def shown(face: Card | None, x: float, y: float, wide: float, *, void: bool = False) -> str:
    """A card; one that does not count is pale and struck through."""
    picture = card(face)
    if void:
        picture = picture.replace("</svg>", art()["strike"] + "</svg>")
    drawn = placed(picture, x, y, wide, wide * CARD_HIGH / CARD_WIDE)
    return f'<g opacity=".55">{drawn}</g>' if void else drawn


def coyotes(taken: int, most: int, x: float, y: float) -> Iterator[str]:
    tokens = art()["coyotes"]
    if most > MANY:
        yield placed(tokens["taken" if taken else "free"], x - TOKEN - 4, y, TOKEN, TOKEN)
        yield words(f"{taken}/{most}", x + 14, y + 14, 14, DIM)
        return
    for place in range(max(most, taken)):
        yield placed(tokens["taken" if place < taken else "free"], x + (place - most / 2) * TOKEN, y, TOKEN, TOKEN)


def middle(view: View) -> Iterator[str]:
    """The fire, the number that stands, the pile, and what lies on the table, face up or face down."""
    x, y, size = WIDE / 2, EDGE + ROW, 1.2 * UNIT
    yield placed(art()["fire"], x - size / 2, y + ROW - size - 26, size, size)
    yield placed(card(None), x - 170, y + 74, 48, 64)
    yield words(f"{view.pile} in the pile", x - 146, y + 158, 14, DIM)
    for place, face in enumerate((*view.middle, *view.turned)):
        yield shown(face, x + 116 + place * 30, y + 74, 48)
    if view.number is None:
        yield words("no number yet", x, y + 52, 16, DIM)
    else:
        yield number(view.number, x, y + 8)
        yield words(f"{escape(by(view))} said it" + (", for two coyotes" if view.doubled else ""), x, y + 74, 15, DIM)
    if view.coins:
        held = dict.fromkeys(view.coins)
        listed = ", ".join(coin if view.coins.count(coin) == 1 else f"{coin} ×{view.coins.count(coin)}" for coin in held)
        yield words(f"coins: {listed}", x, y + ROW - 6, 14, DIM)


def number(value: int, x: float, y: float) -> str:
    """The number that stands, in the numerals of the cards."""
    strokes, wide = numeral(str(value))
    drawn = "".join(f'<g stroke="{colour}" stroke-width="{thick}">{strokes}</g>' for colour, thick in ((NIGHT, 11), (INK, 6.6)))
    place = f"translate({short(x - wide * LARGE / 2)} {short(y)}) scale({LARGE})"
    return f'<g fill="none" stroke-linecap="round" stroke-linejoin="round" transform="{place}">{drawn}</g>'


def words(text: str, x: float, y: float, size: int, colour: str, more: str = "") -> str:
    """A line of text that can be read on sand and sky; `text` is escaped already."""
    outline = f'stroke="{NIGHT}" stroke-width="3" paint-order="stroke" stroke-linejoin="round"'
    return f'<text x="{short(x)}" y="{short(y)}" font-size="{size}" fill="{colour}" {outline}{more}>{text}</text>'
