"""Coins of the feather editions (R8): one a turn, before declaring. A used coin stays face down until the round ends.

Law: a coin is never refused because of a hidden card. The card for an extra or an exchange arrives in `draw`,
and what a guess comes to is in `guess`.
"""

from __future__ import annotations

from dataclasses import replace

from coyote.rules.model.moves import DEALER, EXCHANGE, EXTRA, GUESS, REVERSE, SKIP, Coin
from coyote.rules.model.state import Game, Passing, awaiting, drawable
from coyote.rules.play.guess import guess, in_round, pass_on, refuse_pass, refuse_withdrawal
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
    if powers.passing is not None and powers.passing.looked:
        return refuse(Code.TURN_BEGUN)
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
    return refuse_at_the_highest(game, coin) if game.number == terms.highest_number else None


def refuse_at_the_highest(game: Game, coin: str) -> Refusal | None:
    """Nobody can raise the highest number (Q1): refuse a coin that leaves somebody no legal move, unless it ends the round."""
    terms = game.round.terms
    rulings = terms.rulings
    if coin == SKIP:
        return refuse_pass(game)
    if coin == GUESS and rulings.sit_out != "off":
        stuck = refuse_withdrawal(game)
        return None if rulings.sit_out == "may" and rulings.call_after_coin else stuck
    return None if rulings.call_after_coin else refuse(Code.COIN_NO_NUMBER_LEFT, farthest=terms.highest_number)


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
