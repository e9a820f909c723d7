"""Agree (R10, Q20): a special that lets the number stand instead of raising it."""

from __future__ import annotations

from dataclasses import replace

from coyote.rules.model.moves import AGREE, Agree
from coyote.rules.model.state import Game, Passing
from coyote.rules.play.round_end import close
from coyote.rules.play.specials import lasting, refuse_answer
from coyote.rules.refusals import Code, IllegalMove, Refusal, refuse


def refuse_agree(game: Game) -> Refusal | None:
    if refused := refuse_answer(game, AGREE):
        return refused
    passing = game.round.powers.passing
    if passing is not None and passing.agreed:
        return refuse(Code.AGREE_TWICE)
    terms = game.round.terms
    if game.number == terms.highest_number and comes_back(game) and terms.rulings.back_to_declarer == "raise":
        return refuse(Code.NOBODY_COULD_ANSWER, farthest=terms.highest_number)
    return None


def comes_back(game: Game) -> bool:
    """Whether agreeing now would only pass the number back to its declarer (Q20)."""
    return game.round.terms.rulings.agree_makes == "passer" and game.round.after[game.turn] == game.declarer


def agree(game: Game, move: Agree) -> Game:
    """The number stands; whether it now belongs to whoever agreed or still to its declarer is a ruling (Q20)."""
    if refused := refuse_agree(game):
        raise IllegalMove(refused)
    round, seat = game.round, game.turn
    if comes_back(game) and round.terms.rulings.back_to_declarer == "ends":  # Q14
        return close(game, move, round.after[seat], round.pile)
    passing = (lasting(game) or Passing())._replace(agreed=True)
    round = replace(round, powers=round.powers._replace(spent=(*round.powers.spent, seat), passing=passing))
    declarer = seat if round.terms.rulings.agree_makes == "declarer" else game.declarer
    return Game(game, move, round, round.after[seat], game.number, declarer)
