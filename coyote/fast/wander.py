"""Wandering: any of the legal actions, for measuring, for proofs, and as an opponent that knows nothing.

Law: as in `lab.simulate`, everything that may be done is equally likely; of the numbers only the lowest few are said.
"""

from __future__ import annotations

from typing import Final

from coyote.fast.action import ARM_DOUBLE, ARM_MORE, ARM_NEXT, ARM_REVERSE, CALL, GIVE_CLOSED, GUESSES, POINT
from coyote.fast.dice import below
from coyote.fast.kernel import kernel
from coyote.fast.layout import Game
from coyote.fast.legal import MAY_DOUBLE, MAY_GUESS, MAY_MORE, MAY_NEXT, MAY_POINT, MAY_TURN_ROUND, legal
from coyote.fast.ring import many, next_of
from coyote.fast.sheet import Sheet

FEW: Final = 10
"""A wanderer says one of this many lowest numbers."""
OPENING: Final = 1
"""A wanderer opens no lower than this, unless it must."""


@kernel
def wander(sheet: Sheet, game: Game, few: int, opening: int) -> int:
    """Any legal action of the seat to move."""
    lowest, highest, unless, flags = legal(sheet, game)
    first = min(max(lowest, opening), max(lowest, highest))
    if first == unless == highest:
        first = lowest  # there is only room below
    last = min(first + few - 1, highest)
    if first <= unless <= last:
        last = min(last + 1, highest)
    numbers = max(last - first + 1, 0)
    if first <= unless <= last:
        numbers -= 1
    choice = below(game, numbers + many(flags))
    if choice >= numbers:
        return other(sheet, game, flags, choice - numbers)
    number = first + choice
    return number + 1 if first <= unless <= number else number


@kernel
def other(sheet: Sheet, game: Game, flags: int, choice: int) -> int:
    """The action of the bit that comes after `choice` others."""
    for _ in range(choice):
        flags &= flags - 1
    bit = flags & -flags
    if bit == MAY_GUESS:
        return GUESSES + below(game, sheet.kinds)
    if bit == MAY_DOUBLE:
        return ARM_DOUBLE
    if bit == MAY_TURN_ROUND:
        return ARM_REVERSE
    if bit == MAY_MORE:
        return ARM_MORE + aim(sheet, game)
    if bit == MAY_NEXT:
        return ARM_NEXT + aim(sheet, game)
    if bit == MAY_POINT:
        target = game.caller if below(game, 2) else game.declarer
        return int(POINT + (target - game.turn) % sheet.seats)
    for place in range(GIVE_CLOSED - CALL + 1):
        if bit == 1 << place:
            return CALL + place
    return CALL


@kernel
def aim(sheet: Sheet, game: Game) -> int:
    """How far away some other seat sits that is still in."""
    target = game.turn
    for _ in range(1 + below(game, many(game.inside) - 1)):
        target = next_of(sheet.seats, game.inside, target, 1)
    return int((target - game.turn) % sheet.seats)
