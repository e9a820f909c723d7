"""Coyote, Spartaco Albertarelli's bluffing game: the rules of every boxed edition behind one door.

`start` a game of one of the `EDITIONS`, ask for `options` or a `refusal`, `play` moves, and let `events` tell what
happened; `view` and `seen` say what a seat may know of it. `write` and `read` keep games as text.
"""

from __future__ import annotations

from coyote.editions import EDITIONS
from coyote.rules.game import Options, options, play, refusal, start
from coyote.rules.model.cards import Card, card, cards
from coyote.rules.model.events import Count, Step
from coyote.rules.model.moves import DEALER, NOBODY, Again, Agree, Begin, Call, Coin, Deal, Declare, Draw, Move, Turn
from coyote.rules.model.state import Game
from coyote.rules.play.count import count
from coyote.rules.record.faults import Illegal, NotationError, Unreadable
from coyote.rules.record.reader import read as _read
from coyote.rules.record.writer import Record, write
from coyote.rules.refusals import Code, IllegalMove, IllegalTerms, Refusal, Refused
from coyote.rules.sight import WATCHER, View, seen, view
from coyote.rules.story import events

__version__ = "0.1.0"


def read(text: str | bytes) -> Record:
    """The game and tags of a record of any of the EDITIONS; raises Unreadable or Illegal."""
    return _read(text, EDITIONS)


__all__ = [
    "DEALER",
    "EDITIONS",
    "NOBODY",
    "WATCHER",
    "Again",
    "Agree",
    "Begin",
    "Call",
    "Card",
    "Code",
    "Coin",
    "Count",
    "Deal",
    "Declare",
    "Draw",
    "Game",
    "Illegal",
    "IllegalMove",
    "IllegalTerms",
    "Move",
    "NotationError",
    "Options",
    "Record",
    "Refusal",
    "Refused",
    "Step",
    "Turn",
    "Unreadable",
    "View",
    "card",
    "cards",
    "count",
    "events",
    "options",
    "play",
    "read",
    "refusal",
    "seen",
    "start",
    "view",
    "write",
]
