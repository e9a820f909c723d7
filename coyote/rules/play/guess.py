"""The guess (R8, Q10, Q15-Q17): naming one's own feather, and sitting out the round after a right guess.

Law: whoever sits out is safe: the turn passes over them until the round ends, and nobody can call on them. Only players who
have not declared the number that stands can get there (Q14), so a number never loses its declarer.
"""

from __future__ import annotations

from dataclasses import replace

from coyote.rules.model.cards import Card
from coyote.rules.model.moves import Coin, Move, Withdraw
from coyote.rules.model.state import Game, Passing, Round
from coyote.rules.play.round_end import close
from coyote.rules.play.turns import ring
from coyote.rules.refusals import Code, IllegalMove, Refusal, refuse


def in_round(round: Round) -> tuple[int, ...]:
    """Seats that still play this round."""
    gone = round.powers.withdrawn
    return tuple([seat for seat in round.inside if seat not in gone]) if gone else round.inside


def guess(game: Game, move: Coin, round: Round, kind: Card) -> Game:
    """Right: the feather lies open and still counts. Wrong: a coyote at once, and no count (R8, Q10)."""
    seat = game.turn
    card = round.heads[seat]
    assert card is not None
    if card != kind:
        return close(game, move, seat, round.pile, loser=seat, coyotes=1)
    powers, sit_out = round.powers, round.terms.rulings.sit_out
    round = replace(round, powers=powers._replace(faced=(*powers.faced, seat)))
    if sit_out == "on":  # Q17
        return withdrawn(game, move, round)
    if sit_out == "may":
        assert powers.passing is not None
        round = replace(round, powers=round.powers._replace(passing=powers.passing._replace(guessed=True)))
    return Game(game, move, round, seat, game.number, game.declarer)


def refuse_withdraw(game: Game) -> Refusal | None:
    passing = game.round.powers.passing
    if passing is None or not passing.guessed:
        return refuse(Code.WITHDRAW_UNEARNED)
    return refuse_withdrawal(game) if game.number == game.round.terms.highest_number else None


def withdraw(game: Game, move: Withdraw) -> Game:
    """The player who guessed right sits out (Q17)."""
    if refused := refuse_withdraw(game):
        raise IllegalMove(refused)
    return withdrawn(game, move, game.round)


def withdrawn(game: Game, move: Move, round: Round) -> Game:
    """The game without this player until the round ends. If one is left, it ends: any standing number is theirs (Q15)."""
    powers = round.powers
    round = replace(round, powers=powers._replace(withdrawn=(*powers.withdrawn, game.turn)))
    still = in_round(round)
    if len(still) == 1:
        return close(game, move, still[0], round.pile)
    return pass_on(game, move, replace(round, after=ring(round.terms.seats, still, powers.direction)))


def pass_on(game: Game, move: Move, round: Round) -> Game:
    """The turn passes on without a number (Q12, Q13). Some tables end the round when it comes back to the declarer (Q14)."""
    turn = round.after[game.turn]
    if turn == game.declarer and round.terms.rulings.back_to_declarer == "ends":
        return close(game, move, turn, round.pile)
    round = replace(round, powers=round.powers._replace(passing=Passing(skipped=True)))
    return Game(game, move, round, turn, game.number, game.declarer)


def refuse_withdrawal(game: Game) -> Refusal | None:
    """While the highest number stands: refuse to sit out if the next player could not answer, unless that ends the round
    (Q15)."""
    return None if len(in_round(game.round)) == 2 else refuse_pass(game)


def refuse_pass(game: Game) -> Refusal | None:
    """While the highest number stands: refuse to pass the turn to somebody who would have no legal move (Q1, Q13, Q14)."""
    terms = game.round.terms
    rulings = terms.rulings
    back = game.round.after[game.turn] == game.declarer
    stuck = rulings.back_to_declarer == "raise" if back else not rulings.call_after_skip
    return refuse(Code.NOBODY_COULD_ANSWER, farthest=terms.highest_number) if stuck else None
