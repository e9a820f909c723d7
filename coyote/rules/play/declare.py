"""Declarations (R2, R3): a whole number, higher than the one that stands; or, after `again`, another one."""

from __future__ import annotations

from dataclasses import replace

from coyote.rules.model.cards import FARTHEST
from coyote.rules.model.moves import Declare
from coyote.rules.model.state import QUIET, Game
from coyote.rules.play.again import change
from coyote.rules.play.specials import declare_with, lasting
from coyote.rules.refusals import Code, IllegalMove, illegal


def declare(game: Game, move: Declare) -> Game:
    round, number = game.round, move.number
    seat, stands = game.turn, game.number
    if number.__class__ is not int:  # Q1: whole numbers only; True is not one
        raise illegal(Code.NUMBER_NOT_WHOLE, number=str(number))
    if not -FARTHEST <= number <= round.terms.highest_number:
        raise too_far(number, round.terms.highest_number)
    passing = None if round.powers is QUIET else round.powers.passing
    if passing is not None and passing.asker is not None:
        return change(game, move, passing.asker)
    if stands is None:
        if number < round.terms.lowest:
            raise illegal(Code.NUMBER_BELOW_LEAST, number=number, least=round.terms.lowest)
    elif number <= stands:
        raise illegal(Code.NUMBER_TOO_LOW, number=number, least=stands + 1)
    if move.special is not None or move.target is not None:
        return declare_with(game, move)
    if passing is not None:
        round = replace(round, powers=round.powers._replace(passing=lasting(game)))
    return Game(game, move, round, round.after[seat], number, seat)


def too_far(number: int, highest: int) -> IllegalMove:
    if -FARTHEST <= number <= FARTHEST:
        return illegal(Code.NUMBER_ABOVE_HIGHEST, number=number, highest=highest)
    near = min(max(number, -(10**9)), 10**9)  # Python refuses to print numbers of many thousand digits
    return illegal(Code.NUMBER_TOO_FAR, number=near, farthest=FARTHEST)
