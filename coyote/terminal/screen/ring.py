"""The ring: everybody round the fire with their cards, drawn for any size.

Law: it draws a scene and the heads that its eyes see; a card that they do not see is a back. The reader sits in the middle
of the lower row, and the others follow clockwise, as at a table.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from rich.cells import cell_len
from rich.text import Text

from coyote.drawing.heads import Head
from coyote.rules.model.cards import Card
from coyote.rules.sight import View
from coyote.speech import Speaker
from coyote.terminal import telling
from coyote.terminal.scene import OPEN, Scene, called
from coyote.terminal.screen.animals import ROWS, WIDTH, drawn, figures
from coyote.terminal.screen.canvas import Canvas, cut
from coyote.terminal.screen.themes import Colours

COLUMNS: Final = 5
"""The ring is the rim of a grid of five by three."""
RIM: Final = ((2, 2), (1, 2), (0, 2), (0, 1), (0, 0), (1, 0), (2, 0), (3, 0), (4, 0), (4, 1), (4, 2), (3, 2))
"""Its twelve places, clockwise from the reader's."""
BACK: Final = "▒"
FEW: Final = 5
"""Up to this many coyotes are drawn one by one; more are counted."""
CARD: Final = 9
SMALL_CARD: Final = 7
OPEN_EYE, CLOSED_EYE, COYOTE_CARD, POINTED = "◉", "◡", "★", "☞"


class Cell(NamedTuple):
    """Where a seat is drawn."""

    x: int
    y: int
    width: int
    height: int


def cells(seats: int, width: int, height: int, first: int) -> list[Cell]:
    """A place for each seat, in the order of the seats; `first` sits in the middle of the lower row."""
    wide, high = width // COLUMNS, height // 3
    left = (width - wide * COLUMNS) // 2
    found = []
    for seat in range(seats):
        column, row = RIM[rim_place((seat - first) % seats, seats)]
        found.append(Cell(left + column * wide, row * high + (height - 3 * high) * (row == 2), wide, high))
    return found


def rim_place(far: int, seats: int) -> int:
    """Which place of the rim is this many seats from the reader: evenly spread, and the same to the left and to the right."""
    if far > seats - far:
        return len(RIM) - rim_place(seats - far, seats)
    return (2 * far * len(RIM) + seats) // (2 * seats)


def draw(scene: Scene, heads: Sequence[Head], speak: Speaker, colours: Colours, width: int, height: int) -> Text:
    """The whole ring."""
    canvas = Canvas(width, height)
    places = cells(len(scene.chairs), width, height, scene.eyes or 0)
    for seat, place in enumerate(places):
        draw_seat(canvas, place, scene, seat, heads[seat] if seat < len(heads) else None, speak, colours)
    draw_middle(canvas, scene, speak, colours)
    return canvas.text()


def draw_seat(canvas: Canvas, cell: Cell, scene: Scene, seat: int, head: Head | None, speak: Speaker, colours: Colours) -> None:
    chair, own = scene.chairs[seat], seat == scene.eyes
    out = head is not None and not head.inside
    turn = scene.view is not None and scene.view.turn == seat
    resting = out or (scene.view is not None and seat in scene.view.withdrawn)
    ink = colours.line if resting else colours.sand if own else colours.ink
    rows = ROWS + (1 if cell.height < 5 else 2)
    x, y = cell.x + (cell.width - WIDTH - CARD) // 2, cell.y + max(0, (cell.height - rows) // 2)
    x += 0 if head is not None else CARD // 2
    cards = [] if head is None or out else [*head.cards, *head.laid]
    words = "+".join(BACK if card is None else card for card in cards)
    wide = len(words) > CARD - 2
    if not wide:
        for row, drawing in enumerate(drawn(telling.animal(chair))):
            canvas.put(x, y + row, drawing, colours.line if resting or chair is None else colours.fire if turn else ink)
    if cards:
        draw_cards(canvas, x if wide else x + WIDTH, y, WIDTH + CARD if wide else CARD, cards, colours)
    elif out:
        canvas.centred(x + WIDTH, y + 1, CARD, speak.say("seat-out"), colours.line)
    name = speak.say("lobby-you") if own else called(chair, speak)
    style = f"bold {colours.on_fire} on {colours.fire}" if turn else f"bold {ink}"
    style = f"italic {colours.dim}" if chair is None or chair.note else style
    name = f"▶ {name}" if turn else name
    line = y + ROWS
    if head is None:
        canvas.centred(cell.x, line, cell.width, name, style)
        return
    tally = "" if scene.view is None else tallied(scene.view, seat, head)
    said = "" if head.said is None else telling.move_word(head.said, speak)
    if cell.height >= 5:
        canvas.centred(cell.x, line, cell.width, name, style)
        under = f"{tally}  {said}".rstrip()
        start = cell.x + (cell.width - cell_len(cut(under, cell.width))) // 2
        canvas.put(start, line + 1, tally, colours.ember)
        canvas.put(start + cell_len(tally) + 2, line + 1, cut(said, cell.width - cell_len(tally) - 2), colours.sand)
        return
    said = cut(said, 5)
    room = cell.width - 1 - len(tally) - (cell_len(said) + 1 if said else 0) - 1
    name = cut(name, room)
    canvas.put(cell.x, line, name, style)
    canvas.put(cell.x + cell_len(name) + 1, line, tally, colours.ember)
    canvas.put(cell.x + cell_len(name) + len(tally) + 2, line, said, f"bold {colours.sand}")


def tallied(view: View, seat: int, head: Head) -> str:
    """The coyotes or eyes of a seat, then a sign for the Coyote card and one for having pointed."""
    most = view.terms.out_at
    if view.eyes:
        open, closed = view.eyes[seat], view.closed[seat]
        tally = OPEN_EYE * open + CLOSED_EYE * closed if most <= FEW else f"{OPEN_EYE}{open}{CLOSED_EYE}{closed}"
    else:
        tally = "●" * head.coyotes + "○" * (most - head.coyotes) if most <= FEW else f"●{head.coyotes}/{most}"
    held = COYOTE_CARD if seat == view.holder and not view.laid else ""
    return tally + held + (POINTED if seat in view.pointed else "")


def draw_cards(canvas: Canvas, x: int, y: int, width: int, cards: Sequence[Card | None], colours: Colours) -> None:
    """A frame with all cards that count there; the back of one that these eyes cannot see."""
    canvas.put(x, y, f"╭{'─' * (width - 2)}╮", colours.line)
    canvas.put(x, y + 1, f"│{' ' * (width - 2)}│", colours.line)
    canvas.put(x, y + 2, f"╰{'─' * (width - 2)}╯", colours.line)
    if list(cards) == [None]:
        canvas.put(x + 1, y + 1, BACK * (width - 2), colours.dim)
        return
    words = [(BACK * 2 if card is None else card, colours.dim if card is None else colours.card(card)) for card in cards]
    if sum(len(word) for word, _ in words) + len(words) - 1 > width - 2:
        words = [(BACK if card is None else card, style) for card, (_, style) in zip(cards, words, strict=True)]
    start = x + 1 + (width - 2 - sum(len(word) for word, _ in words) - len(words) + 1) // 2
    for place, (word, style) in enumerate(words):
        canvas.put(start, y + 1, word, f"bold {style}")
        if place < len(words) - 1:
            canvas.put(start + len(word), y + 1, "+", colours.dim)
        start += len(word) + 1


def draw_middle(canvas: Canvas, scene: Scene, speak: Speaker, colours: Colours) -> None:
    """The number that stands, by the fire, and the cards face down beside it."""
    wide, high = canvas.width // COLUMNS, canvas.height // 3
    x, y, width = (canvas.width - wide * COLUMNS) // 2 + wide, high, wide * 3
    if scene.view is None or scene.state == OPEN:
        canvas.centred(x, y, width, scene.code, f"bold {colours.fire}")
        canvas.centred(x, y + 1, width, telling.waits(scene, speak), colours.sand)
        return
    number = scene.view.number
    lines = figures(number) if number is not None else ["", "   (   ", "  ( )  "]
    top = y + max(0, (high - len(lines) - 1) // 2)
    for row, line in enumerate(lines):
        canvas.centred(x, top + row, width, line, f"bold {colours.fire}")
    canvas.centred(x, top + len(lines), width, telling.stands(scene, speak), colours.sand)
    draw_face_down(canvas, x + width - 1, top, scene.view, colours)
    if scene.view.doubled and high > len(lines) + 1:
        canvas.centred(x, top + len(lines) + 1, width, speak.say("play-doubled"), colours.ember)


def draw_face_down(canvas: Canvas, right: int, y: int, view: View, colours: Colours) -> None:
    """The cards in the middle, up to this column: a back or a face, and how many have looked at it."""
    for place, (facedown, card) in enumerate(zip(view.facedown, view.middle, strict=True)):
        x = right - SMALL_CARD * (len(view.middle) - place)
        draw_cards(canvas, x, y, SMALL_CARD, [card], colours)
        if facedown.seen_by:
            canvas.put(x + 2, y + 2, f"{OPEN_EYE}{len(facedown.seen_by)}", colours.sand)
