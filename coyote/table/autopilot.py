"""The autopilot: how a bot plays a seat, its own or that of somebody absent, and how long it takes over a move.

Law: a bot's move depends on what its seat sees and on randomness of its own; how long it takes depends on what everybody
knows, and never on how long its mind needs: a decision that comes too late is replaced by a plain one. So none of them gives a
card away. This is the only place in the table where a random generator is made.
"""

from __future__ import annotations

from hashlib import sha256
from random import Random
from typing import Final, NamedTuple

from coyote.bots import ready
from coyote.bots.plain import plain
from coyote.bots.reasons import certainty
from coyote.rules.sight import View, view
from coyote.table.keeper import Keeper
from coyote.table.match import Match
from coyote.table.table import Chair
from coyote.table.wire.moves import SeatMove, from_rules

SHORTEST, LONGEST = 900, 2_600
"""The shortest and longest time that a bot takes over a move, in milliseconds."""
HURRIED: Final = 200
"""The same, once somebody has hurried the bots that are left."""
STAND_IN: Final = "owl"
"""The mind that plays for absent people, and for a mind that cannot think on this machine."""


class Choice(NamedTuple):
    """What a mind decides by, and nothing else: it can be handed to another process."""

    sees: View
    mind: str
    chance: bytes


class Decision(NamedTuple):
    """The move that a bot will make, and how sure it is of the number in question."""

    move: SeatMove
    sure: float | None = None


def thinking(match: Match) -> int:
    """How long a bot takes over this turn."""
    if match.clock.hurried:
        return HURRIED
    word = sha256(f"{match.id} {match.moved}".encode()).digest()
    return SHORTEST + int.from_bytes(word[:4]) % (LONGEST - SHORTEST)


def choice(match: Match, chair: Chair, keeper: Keeper) -> Choice:
    """What has to be decided for the seat whose turn it is. A stand-in spends nothing that belongs to the person."""
    sees = view(match.game, match.game.turn)
    return Choice(sees if chair.mind is not None else sparing(sees), chair.mind or STAND_IN, keeper.chance(match))


def sparing(sees: View) -> View:
    """The same view, with numbers and a call alone: no coin, special, mask, twig, eye or Coyote card is offered."""
    able = sees.options
    if not (able.coins or able.specials or able.peek or able.lay):
        return sees
    return sees._replace(options=able._replace(coins=(), guesses=(), specials=(), targets=(), peek=False, lay=False))


def decided(choice: Choice) -> Decision:
    """What the mind decides. This is the work that takes time."""
    minds = ready()
    move = minds.get(choice.mind, minds[STAND_IN]).decide(choice.sees, Random(choice.chance))
    return Decision(from_rules(move), certainty(choice.sees, move))


def decided_plainly(match: Match) -> Decision:
    """A decision for the seat whose turn it is, if none came in time."""
    return Decision(from_rules(plain(view(match.game, match.game.turn))))
