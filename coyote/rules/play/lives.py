"""Eyes (R12, R14): lives that are open or closed, what a round does to them, and which one its loser gives up.

Law: how many eyes a seat has follows from its coyotes; only the open ones are counted here. When a round ends, the loser is
assumed to have given up a closed eye; a loser who has both kinds may still say otherwise, before the next deal.
"""

from __future__ import annotations

from dataclasses import replace

from coyote.rules.model.moves import DEALER, GiveUp
from coyote.rules.model.peeks import Eyes, Pointing
from coyote.rules.model.state import Game, Round, Stage
from coyote.rules.refusals import Code, illegal


def closed_eyes(round: Round, seat: int) -> int:
    """How many closed eyes a seat has: its lives that are not open eyes."""
    assert round.eyes is not None
    return max(0, round.terms.out_at - round.coyotes[seat]) - round.eyes.open[seat]


def after_round(round: Round, loser: int | None, lost: int, winner: int | None, points: tuple[Pointing, ...]) -> Eyes:
    """The eyes after a round: the winner of the call opens one, pointing opens or closes one, the loser gives up some."""
    assert round.eyes is not None
    open_ = list(round.eyes.open)
    opening = [winner, *(point.seat for point in points if point.target == winner)]
    for seat in opening:
        if seat is not None and closed_eyes(round, seat):
            open_[seat] += 1
    for point in points:
        if point.target != winner and open_[point.seat]:
            open_[point.seat] -= 1
    if loser is None:
        return Eyes(tuple(open_), round.eyes.holder)  # nobody lost: the Coyote card stays where it is
    left = max(0, round.terms.out_at - round.coyotes[loser] - lost)
    open_[loser] = min(open_[loser], left)
    return Eyes(tuple(open_), loser if left and round.terms.trickster else None)


def may_choose(round: Round, loser: int) -> bool:
    """Whether the loser of this round has an eye of each kind to give up. (If two go at once, closed ones go first.)"""
    return round.eyes is not None and round.eyes.open[loser] > 0 and closed_eyes(round, loser) > 0


def give_up(game: Game, move: GiveUp) -> Game:
    """The loser says which eye it is."""
    round, seat = game.round, game.turn
    if round.stage != Stage.GIVE or round.eyes is None:
        raise illegal(Code.NOT_NOW)
    eyes = round.eyes
    if move.open:
        eyes = eyes._replace(open=(*eyes.open[:seat], eyes.open[seat] - 1, *eyes.open[seat + 1 :]))
    return Game(game, move, replace(round, stage=Stage.DEAL, eyes=eyes), DEALER, None, None)
