"""The autopilot: how a seat is played by a bot, its own or one that stands in, and how long that takes.

Law: what a bot does follows from what its seat sees and from a chance of its own; how long it takes, from what everybody
knows. So neither tells anybody a card. This is the one place of the table where a generator is made.
"""

from __future__ import annotations

from hashlib import sha256
from random import Random
from typing import Final

from coyote.bots import ready
from coyote.bots.reasons import certainty
from coyote.rules.sight import view
from coyote.table.deeds import By, Moved
from coyote.table.keeper import Keeper
from coyote.table.match import Match
from coyote.table.table import Chair
from coyote.table.wire.inbound import from_rules

SHORTEST, LONGEST = 900, 2_600
"""Milliseconds that a bot takes."""
STAND_IN: Final = "owl"
"""Who plays for absent people, and for a mind that cannot think on this machine."""


def thinking(match: Match) -> int:
    """How long a bot takes over this turn."""
    word = sha256(f"{match.id} {match.moved}".encode()).digest()
    return SHORTEST + int.from_bytes(word[:4]) % (LONGEST - SHORTEST)


def bots_move(match: Match, chair: Chair, keeper: Keeper, by: By) -> Moved:
    """What a bot does for the one whose turn it is."""
    minds = ready()
    seat, mind = match.game.turn, minds.get(chair.mind or STAND_IN, minds[STAND_IN])
    sees = view(match.game, seat)
    move = mind.decide(sees, Random(keeper.chance(match)))
    return Moved(seat, from_rules(move), by, certainty(sees, move))
