"""Again (R10, Q23): a special that sends the number back to its declarer, who must change it."""

from __future__ import annotations

from dataclasses import replace

from coyote.rules.model.moves import AGAIN, Again, Declare
from coyote.rules.model.state import Game, Passing
from coyote.rules.play.specials import lasting, refuse_answer
from coyote.rules.refusals import Code, IllegalMove, Refusal, illegal, refuse


def refuse_again(game: Game) -> Refusal | None:
    if refused := refuse_answer(game, AGAIN):
        return refused
    passing = game.round.powers.passing
    if passing is not None and passing.agreed and not game.round.terms.rulings.again_on_agreed:
        return refuse(Code.AGAIN_ON_AGREED)
    highest = game.round.terms.highest_number
    if lowest_change(game) == game.number == highest:
        return refuse(Code.AGAIN_NO_ROOM, farthest=highest)
    return None


def again(game: Game, move: Again) -> Game:
    """The turn goes back to the declarer, who must change the number."""
    if refused := refuse_again(game):
        raise IllegalMove(refused)
    round, seat = game.round, game.turn
    assert game.number is not None and game.declarer is not None
    passing = (lasting(game) or Passing())._replace(asker=seat)
    round = replace(round, powers=round.powers._replace(spent=(*round.powers.spent, seat), passing=passing))
    return Game(game, move, round, game.declarer, game.number, game.declarer)


def lowest_change(game: Game) -> int:
    """The lowest number allowed after `again`: above the one that stood before, or the lowest of the table (R10)."""
    before = number_before(game)
    return game.round.terms.lowest if before is None else before + 1


def number_before(game: Game) -> int | None:
    """The number that stood before the one that stands now. Agreeing does not make a new number (Q23)."""
    declared = next(past for past in game.line() if isinstance(past.move, Declare))
    assert declared.before is not None
    return declared.before.number


def change(game: Game, move: Declare, asker: int) -> Game:
    """The declarer changes the number; then it is the asker's turn again."""
    if move.special is not None or move.target is not None:  # Q23: the new declaration carries no special
        raise illegal(Code.MUST_CHANGE, number=str(game.number))
    if move.number == game.number:
        raise illegal(Code.NUMBER_UNCHANGED, number=move.number)
    if move.number < (least := lowest_change(game)):
        raise illegal(Code.NUMBER_TOO_LOW, number=move.number, least=least)
    round = game.round
    round = replace(round, powers=round.powers._replace(passing=lasting(game)))
    return Game(game, move, round, asker, move.number, game.declarer)
