"""Dodge (R11): a special that turns the order of play round instead of answering the number that stands.

Law: the number and its declarer stay; the declarer's other neighbour has to answer. Nobody dodges to themselves.
"""

from __future__ import annotations

from dataclasses import replace

from coyote.rules.model.moves import DODGE, Dodge
from coyote.rules.model.state import Game
from coyote.rules.play.guess import in_round
from coyote.rules.play.specials import lasting, refuse_answer
from coyote.rules.play.turns import ring
from coyote.rules.refusals import Code, IllegalMove, Refusal, refuse


def refuse_dodge(game: Game) -> Refusal | None:
    if refused := refuse_answer(game, DODGE):
        return refused
    passing = game.round.powers.passing
    if passing is not None and passing.coin_used:  # R8: whoever turned over a coin declares
        return refuse(Code.MUST_DECLARE)
    return refuse(Code.DODGE_NOBODY) if other_neighbour(game) == game.turn else None


def turned_round(game: Game) -> tuple[int, ...]:
    """Who plays after whom once the order is turned round."""
    round = game.round
    return ring(round.terms.seats, in_round(round), -round.powers.direction)


def other_neighbour(game: Game) -> int:
    """Who would have answered if the order were the other one."""
    assert game.declarer is not None
    return turned_round(game)[game.declarer]


def dodge(game: Game, move: Dodge) -> Game:
    """The order turns round, and the number is put to the declarer's other neighbour."""
    if refused := refuse_dodge(game):
        raise IllegalMove(refused)
    powers = game.round.powers
    powers = powers._replace(spent=(*powers.spent, game.turn), direction=-powers.direction, passing=lasting(game))
    round = replace(game.round, powers=powers, after=turned_round(game))
    return Game(game, move, round, other_neighbour(game), game.number, game.declarer)
