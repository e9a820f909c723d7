"""Coins of the feather editions (R8): one a turn, before declaring. A used coin stays face down until the round ends.

Law: a coin is never refused because of a hidden card. The card for an extra or an exchange arrives in `draw`.
"""

from __future__ import annotations

from dataclasses import replace

from coyote.rules.model.cards import FARTHEST, Card
from coyote.rules.model.moves import DEALER, EXCHANGE, EXTRA, GUESS, REVERSE, SKIP, Coin
from coyote.rules.model.state import Game, Passing, Round, awaiting, drawable
from coyote.rules.play.round_end import close
from coyote.rules.play.turns import ring
from coyote.rules.refusals import Code, IllegalMove, Refusal, refuse


def refuse_coin(game: Game, move: Coin) -> Refusal | None:
    round, coin = game.round, move.coin
    terms, powers = round.terms, round.powers
    if not terms.coins:
        return refuse(Code.COINS_OFF)
    if coin not in terms.coins:
        return refuse(Code.COIN_UNKNOWN, coin=coin)
    if powers.passing is not None and powers.passing.coin_used:
        return refuse(Code.COIN_SPENT_THIS_TURN)
    if len(round.inside) == 2:
        return refuse(Code.COIN_TWO_LEFT)
    if coin not in powers.coins:
        return refuse(Code.COIN_DOWN, coin=coin)
    if (coin == GUESS) != (move.guess is not None) or (move.guess is not None and move.guess not in terms.deck.kinds):
        return refuse(Code.GUESS_KIND, guess=str(move.guess))  # Q16
    if coin == GUESS and game.declarer == game.turn:  # Q14
        return refuse(Code.GUESS_OWN_NUMBER)
    if coin == GUESS and game.turn in powers.faced:
        return refuse(Code.GUESS_KNOWN)
    if coin == SKIP and game.number is None and not terms.rulings.opening_skip:  # Q12
        return refuse(Code.OPENING_SKIP)
    if coin in (EXTRA, EXCHANGE) and not any(drawable(round)):  # Q4
        return refuse(Code.NOTHING_TO_DRAW)
    return refuse_at_the_farthest(game, coin) if game.number == FARTHEST else None


def refuse_at_the_farthest(game: Game, coin: str) -> Refusal | None:
    """Nobody can raise FARTHEST (Q1): refuse a coin that leaves the next player no legal move, unless it ends the round."""
    round = game.round
    rulings = round.terms.rulings
    if coin != SKIP and not (coin == GUESS and rulings.sit_out):
        return None if rulings.call_after_coin else refuse(Code.COIN_NO_NUMBER_LEFT, farthest=FARTHEST)
    if coin == GUESS and len(in_round(round)) == 2:  # right or wrong, the round ends (Q10, Q15)
        return None
    back = round.after[game.turn] == game.declarer
    stuck = rulings.back_to_declarer == "raise" if back else not rulings.call_after_skip
    return refuse(Code.NOBODY_COULD_ANSWER, farthest=FARTHEST) if stuck else None


def turn_coin(game: Game, move: Coin) -> Game:
    """The game after a coin was turned over."""
    if refused := refuse_coin(game, move):
        raise IllegalMove(refused)
    round, seat, coin = game.round, game.turn, move.coin
    left = list(round.powers.coins)
    left.remove(coin)
    skipped = round.powers.passing is not None and round.powers.passing.skipped
    powers = round.powers._replace(coins=tuple(left), passing=Passing(coin_used=True, skipped=skipped))
    round = replace(round, powers=powers)
    if coin == GUESS:
        assert move.guess is not None
        return guess(game, move, round, move.guess)
    if coin == SKIP:
        return pass_on(game, move, round)
    if coin == REVERSE:  # Q19
        after = ring(round.terms.seats, in_round(round), -powers.direction)
        round = replace(round, powers=powers._replace(direction=-powers.direction), after=after)
        return Game(game, move, round, seat, game.number, game.declarer)
    return Game(game, move, awaiting(round, powers, coin, seat), DEALER, game.number, game.declarer)


def in_round(round: Round) -> tuple[int, ...]:
    """Seats that still play this round."""
    if not round.terms.rulings.sit_out:
        return round.inside
    return tuple(seat for seat in round.inside if seat not in round.powers.faced)


def pass_on(game: Game, move: Coin, round: Round) -> Game:
    """The turn passes on without a number (Q12, Q13). Some tables end the round when it comes back to the declarer (Q14)."""
    turn = round.after[game.turn]
    if turn == game.declarer and round.terms.rulings.back_to_declarer == "ends":
        return close(game, move, turn, round.pile)
    round = replace(round, powers=round.powers._replace(passing=Passing(skipped=True)))
    return Game(game, move, round, turn, game.number, game.declarer)


def guess(game: Game, move: Coin, round: Round, kind: Card) -> Game:
    """Right: the feather lies open and its wearer sits out, safe. Wrong: a coyote at once, and no count (R8, Q10)."""
    seat = game.turn
    card = round.heads[seat]
    assert card is not None
    if card != kind:
        return close(game, move, seat, round.pile, loser=seat, coyotes=1)
    round = replace(round, powers=round.powers._replace(faced=(*round.powers.faced, seat)))
    if not round.terms.rulings.sit_out:  # Q17: they stay and must declare
        return Game(game, move, round, seat, game.number, game.declarer)
    still = in_round(round)
    if len(still) == 1:  # Q15: one player is left, and any standing number is theirs
        return close(game, move, still[0], round.pile)
    round = replace(round, after=ring(round.terms.seats, still, round.powers.direction))
    return pass_on(game, move, round)
