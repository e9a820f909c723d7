"""The autopilot: how a bot plays a seat, its own or that of somebody absent, and how long it takes over a move.

Law: a bot's move depends on what its seat sees and on randomness of its own; how long it takes depends on what everybody
knows. So neither gives a card away. This is the only place in the table where a random generator is made.
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
"""The shortest and longest time that a bot takes over a move, in milliseconds."""
STAND_IN: Final = "owl"
"""The mind that plays for absent people, and for a mind that cannot think on this machine."""


def thinking(match: Match) -> int:
    """How long a bot takes over this turn."""
    word = sha256(f"{match.id} {match.moved}".encode()).digest()
    return SHORTEST + int.from_bytes(word[:4]) % (LONGEST - SHORTEST)


def bots_move(match: Match, chair: Chair, keeper: Keeper, by: By) -> Moved:
    """The move that a bot makes for the seat whose turn it is."""
    minds = ready()
    seat, mind = match.game.turn, minds.get(chair.mind or STAND_IN, minds[STAND_IN])
    sees = view(match.game, seat)
    move = mind.decide(sees, Random(keeper.chance(match)))
    return Moved(seat, from_rules(move), by, certainty(sees, move))
