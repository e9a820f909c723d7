"""A view as text: `print(view)`. Aligned, short, and in ASCII as far as the players' names are."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final
from unicodedata import category, east_asian_width

from coyote.drawing.heads import Head, heads
from coyote.rules.model.cards import Card
from coyote.rules.model.state import Stage
from coyote.rules.record.spoken import wordings
from coyote.rules.record.writer import wording
from coyote.rules.sight import View

HIDDEN: Final = "(hidden)"
DEALER_OWES: Final = {
    Stage.STARTER: "the Dealer names who starts",
    Stage.DEAL: "the Dealer deals",
    Stage.DRAW: "the Dealer draws a card",
    Stage.TURN: "the Dealer turns over a card",
}


def text(view: View) -> str:
    """The table as these eyes see it."""
    rows = [("  ", "name", "card", "coyotes", "said"), *(row(view, seat, head) for seat, head in enumerate(heads(view)))]
    widths = [max(map(width, column)) for column in zip(*rows, strict=True)]
    table = ["  ".join(map(padded, cells, widths)).rstrip() for cells in rows]
    facts = list(footer(view))
    longest = max(len(label) for label, _ in facts)
    return "\n".join([title(view), "", *table, "", *(f"   {label:{longest}}  {fact}" for label, fact in facts)])


def title(view: View) -> str:
    """Whose eyes these are, and what they look at."""
    eyes = "a watcher" if view.seat is None else view.terms.names[view.seat]
    return f"{view.terms.edition.id}, round {view.round}, as {eyes} sees it"


def row(view: View, seat: int, head: Head) -> tuple[str, ...]:
    """One seat: whether it is to move, its name, cards and coyotes, and what it said last."""
    worn = " + ".join(HIDDEN if card is None else card for card in head.cards)
    notes = ["face up"] if head.faced else []
    notes += ["sits out"] if seat in view.withdrawn else []
    notes += [f"before: {' '.join(head.behind)}"] if head.behind else []
    notes += [f"{' '.join(head.laid)} on the table"] if head.laid else []
    notes += ["token spent"] if seat in view.spent else []
    said = "" if head.said is None else wording(head.said, view.terms.names)
    return (
        " >" if seat == view.turn else "",
        head.name,
        (worn + (f" ({', '.join(notes)})" if notes else "")) if head.inside else "out",
        f"{head.coyotes} of {view.terms.out_at}",
        said,
    )


def footer(view: View) -> Iterator[tuple[str, str]]:
    """What lies on the table, and what comes next."""
    names = view.terms.names
    yield "number", "none yet" if view.number is None else f"{view.number}, said by {by(view)}"
    if view.doubled:
        yield "stakes", "whoever loses a call now takes two coyotes"
    if view.direction < 0:
        yield "order", "anticlockwise"
    if view.turned:
        yield "turned over", " ".join(view.turned)
    yield "pile", f"{view.pile} cards; discarded: {discarded(view)}"
    if view.coins:
        yield "coins", " ".join(view.coins)
    if view.facedown:
        yield "middle", ", ".join(f"{card or 'face down'}{looked(view, place)}" for place, card in enumerate(view.middle))
    if view.eyes:
        yield "eyes", ", ".join(f"{names[seat]} {view.eyes[seat]} open {view.closed[seat]} closed" for seat in view.inside)
    if view.holder is not None:
        yield "Coyote card", names[view.holder] + (" (used)" if view.laid else "")
    if view.pointed:
        yield "pointed", " ".join(names[seat] for seat in view.pointed)
    if view.turn >= 0:
        may = ", ".join(wordings(view.options, names))
        yield "to move", names[view.turn] + (f": {may}" if may else "")
    elif view.stage == Stage.OVER:
        yield "winner", names[view.inside[0]]
    else:
        yield "to move", DEALER_OWES[view.stage]


def looked(view: View, place: int) -> str:
    """Who has looked at a card in the middle."""
    seen_by = view.facedown[place].seen_by
    return f" (seen by {' '.join(view.terms.names[seat] for seat in seen_by)})" if seen_by else ""


def by(view: View) -> str:
    assert view.declarer is not None  # whoever said the number that stands
    return view.terms.names[view.declarer]


def discarded(view: View) -> str:
    """`5 x2, flip`, or none."""
    counts: dict[Card, int] = view.terms.deck.named(view.discards)
    return ", ".join(kind if count == 1 else f"{kind} x{count}" for kind, count in counts.items()) or "none"


def width(words: str) -> int:
    """How many columns of a terminal this takes: names may be of any script."""
    return sum(0 if category(sign) in ("Mn", "Me") else 2 if east_asian_width(sign) in "WF" else 1 for sign in words)


def padded(words: str, columns: int) -> str:
    return words + " " * (columns - width(words))
