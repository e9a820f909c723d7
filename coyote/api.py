"""The public names, in one list. `from coyote import …` finds them here; changing the list changes the interface.

`odds` is the module, which has more to say than one function (what could be, what others see); the odds of one view are
`view(…).odds()`.
"""

from __future__ import annotations

import coyote.odds as odds
from coyote.dealing import deal
from coyote.editions import EDITIONS
from coyote.odds import Odds
from coyote.rules.game import Options, options, play, refusal, start
from coyote.rules.model.cards import Card, card, cards
from coyote.rules.model.events import (
    Agreed,
    AskedAgain,
    Called,
    Changed,
    CoinTurned,
    Count,
    Counted,
    CoyotesTaken,
    Dealt,
    Declared,
    Dodged,
    Event,
    Exchanged,
    ExtraLaid,
    Guessed,
    MoreWorn,
    NextStarts,
    NobodyPaid,
    Refilled,
    Reshuffled,
    Shown,
    StarterNamed,
    Step,
    TurnedOver,
    WentOut,
    Withdrew,
    Won,
    Worn,
)
from coyote.rules.model.glances import (
    CardLaid,
    CoyoteCardTaken,
    EyeClosed,
    EyeGivenUp,
    EyeOpened,
    Peeked,
    Pointed,
    PointsShown,
)
from coyote.rules.model.moves import (
    DEALER,
    NOBODY,
    Again,
    Agree,
    Begin,
    Call,
    Coin,
    Deal,
    Declare,
    Dodge,
    Draw,
    GiveUp,
    Lay,
    Move,
    Peek,
    Point,
    Turn,
    Withdraw,
)
from coyote.rules.model.state import Game
from coyote.rules.play.count import count
from coyote.rules.record.faults import Illegal, NotationError, Unreadable
from coyote.rules.record.reader import read as _read
from coyote.rules.record.spoken import say
from coyote.rules.record.writer import Record, write
from coyote.rules.refusals import Code, IllegalMove, IllegalTerms, NotSeated, Refusal, Refused
from coyote.rules.sight import WATCHER, View, seen
from coyote.rules.story import events
from coyote.views import heard, view


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
    "Agreed",
    "AskedAgain",
    "Begin",
    "Call",
    "Called",
    "Card",
    "CardLaid",
    "Changed",
    "Code",
    "Coin",
    "CoinTurned",
    "Count",
    "Counted",
    "CoyoteCardTaken",
    "CoyotesTaken",
    "Deal",
    "Dealt",
    "Declare",
    "Declared",
    "Dodge",
    "Dodged",
    "Draw",
    "Event",
    "Exchanged",
    "ExtraLaid",
    "EyeClosed",
    "EyeGivenUp",
    "EyeOpened",
    "Game",
    "GiveUp",
    "Guessed",
    "Illegal",
    "IllegalMove",
    "IllegalTerms",
    "Lay",
    "MoreWorn",
    "Move",
    "NextStarts",
    "NobodyPaid",
    "NotSeated",
    "NotationError",
    "Odds",
    "Options",
    "Peek",
    "Peeked",
    "Point",
    "Pointed",
    "PointsShown",
    "Record",
    "Refilled",
    "Refusal",
    "Refused",
    "Reshuffled",
    "Shown",
    "StarterNamed",
    "Step",
    "Turn",
    "TurnedOver",
    "Unreadable",
    "View",
    "WentOut",
    "Withdraw",
    "Withdrew",
    "Won",
    "Worn",
    "card",
    "cards",
    "count",
    "deal",
    "events",
    "heard",
    "odds",
    "options",
    "play",
    "read",
    "refusal",
    "say",
    "seen",
    "start",
    "view",
    "write",
]
