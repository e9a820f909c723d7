"""Ten hands: positions from games that bots played, for people who train their eye.

Law: nothing here belongs to a table that anybody plays at. The positions were drawn once, with their exact odds, and come with
the server (`python -m tests.server.hands` draws them anew; a test reckons some of them again). An answer is looked up.
"""

from __future__ import annotations

from functools import cache
from importlib import resources
from typing import Final

import msgspec

from coyote.rules.model.cards import Card
from coyote.server.codes import ServerCode, ServerRefused
from coyote.table.wire.outbound_review import Totals

FILE: Final = "hands.json"
AT_ONCE: Final = 10
"""How many hands are dealt to somebody who trains."""


class HandDealt(msgspec.Struct, frozen=True):
    """A position, as the seat to move saw it, and what could be known of it."""

    heads: tuple[Card | None, ...]
    """The cards by seat, null for one's own."""
    seat: int
    declarer: int
    number: int
    next: int
    """The lowest number that may be said now."""
    totals: Totals
    middle: int
    """Half of the time the total is this or more."""
    choices: tuple[int, ...]
    """What the total could be close to; the middle is one of them, and they are far enough apart."""
    hold: float
    """The chance that the total reaches `next`."""
    call: float
    """The chance that it does not reach `number`: that a call is right."""


class HandsDealt(msgspec.Struct, frozen=True):
    """Some hands of a level."""

    level: int
    levels: int
    """How many levels there are, from 1, the easiest."""
    hands: tuple[HandDealt, ...]


@cache
def drawn() -> tuple[tuple[HandDealt, ...], ...]:
    """All hands, by level; read once and only when somebody trains."""
    file = resources.files("coyote.server.http").joinpath(FILE)
    return msgspec.json.decode(file.read_bytes(), type=tuple[tuple[HandDealt, ...], ...])


def dealt(level: int, start: int) -> HandsDealt:
    """Ten hands of this level, those that follow this one in the file. Raises NOT_FOUND for an unknown level."""
    levels = drawn()
    if not 1 <= level <= len(levels):
        raise ServerRefused(ServerCode.NOT_FOUND)
    hands = levels[level - 1]
    return HandsDealt(level, len(levels), tuple(hands[(start + place) % len(hands)] for place in range(AT_ONCE)))
