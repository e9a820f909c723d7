"""Headbands: what a phone shows while its owner wears it and everybody else in the room looks at it.

Law: what is shown is built up from nothing, like sight. A phone shows the cards on the head that wears it, and nothing of any
other head or of a card that lies face down; a screen that nobody wears shows what a watcher sees. All of them show the same
options, because anybody may enter the move of whoever's turn it is, and no refusal depends on a hidden card.
"""

from __future__ import annotations

from coyote.rules.game import options
from coyote.rules.gaze import sees_refill
from coyote.rules.model.cards import Card
from coyote.rules.model.events import Dealt, Event, Exchanged, MoreWorn, Worn
from coyote.rules.model.state import Game
from coyote.rules.sight import WATCHER, Own, own, seen


def shows(game: Game, seat: int | None) -> Own:
    """What the phone on this seat's head shows beyond what everybody sees. WATCHER stands for a screen on the table."""
    round, able = game.round, options(game, game.turn)
    if seat is WATCHER:
        return own(game, WATCHER)._replace(options=able)
    if not 0 <= seat < round.terms.seats:
        raise ValueError(f"nobody sits at {seat}")
    powers = round.powers
    card = round.heads[seat] if round.heads else None
    worn = () if card is None else (Worn(seat, card),)
    more = tuple([second for second in powers.more if second.seat == seat])
    replaced = tuple([behind for behind in powers.replaced if behind.seat == seat])
    middle: tuple[Card | None, ...] = (None,) * len(powers.middle)  # a phone on a head is for the others' eyes
    hidden = len(round.inside) - len(worn) + len(powers.more) - len(more) + len(middle) if round.heads else 0
    refilled, drawn_unseen = (None, 0) if powers.refilled is None else sees_refill(round, WATCHER)
    return Own(worn, more, replaced, hidden, refilled, drawn_unseen, middle, able)


def tells(event: Event, seat: int | None) -> Event:
    """The event as the phone on this seat's head tells it. WATCHER stands for a screen on the table."""
    if seat is not WATCHER and isinstance(event, Dealt):
        heads = tuple([card if wearer == seat else None for wearer, card in enumerate(event.heads)])
        return Dealt(event.round, event.starter, heads, (None,) * len(event.middle))
    if seat is not WATCHER and isinstance(event, Exchanged | MoreWorn) and event.seat == seat:
        return event
    return seen(event, WATCHER)
