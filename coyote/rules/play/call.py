"""The call (R3, R4): Coyote! on the last declarer, the cards shown, `?` answered, the verdict."""

from __future__ import annotations

from dataclasses import replace

from coyote.rules.model.cards import MYSTERY, Card
from coyote.rules.model.deck import Counts
from coyote.rules.model.moves import DEALER, Call, Move, Turn
from coyote.rules.model.state import Game, Stage, counting_cards, drawable
from coyote.rules.play.count import total, unanswered
from coyote.rules.play.round_end import close
from coyote.rules.refusals import Code, IllegalMove, Refusal, illegal, refuse


def refuse_call(game: Game) -> Refusal | None:
    if game.number is None:
        return refuse(Code.NOTHING_TO_CALL)
    passing, rulings = game.round.powers.passing, game.round.terms.rulings
    if passing is not None:
        if passing.asker is not None:
            return refuse(Code.MUST_CHANGE, number=game.number)
        if passing.coin_used and not rulings.call_after_coin:  # Q18
            return refuse(Code.MUST_DECLARE)
        if passing.skipped and not rulings.call_after_skip:  # Q13
            return refuse(Code.CALL_AFTER_SKIP)
    if game.declarer == game.turn:  # Q14: nobody calls their own number
        return refuse(Code.OWN_NUMBER, number=game.number)
    return None


def call(game: Game, move: Call) -> Game:
    if refused := refuse_call(game):
        raise IllegalMove(refused)
    return reveal(game, move, game.turn, game.round.pile, ())


def turn_over(game: Game, move: Turn) -> Game:
    """The Dealer turns over a card for a `?`."""
    round = game.round
    if round.stage != Stage.TURN:
        raise illegal(Code.DEALER_NOT_AWAITED, awaited=round.stage)
    pile = round.terms.deck.take(round.pile, (move.card,))
    if isinstance(pile, str):
        raise illegal(Code.CARD_NOT_IN_PILE, card=pile)
    caller = next(past.seat for past in game.line() if isinstance(past.move, Call))
    return reveal(game, move, caller, pile, (*round.turned, move.card))


def reveal(game: Game, move: Move, caller: int, pile: Counts, turned: tuple[Card, ...]) -> Game:
    """Continue the count: let the Dealer turn over one more card for a `?`, or give the verdict (R4)."""
    round, number, declarer = game.round, game.number, game.declarer
    terms, passing = round.terms, round.powers.passing
    cards = counting_cards(round)
    if MYSTERY in cards and unanswered(cards, turned, terms.rulings):
        waiting = replace(round, stage=Stage.TURN, pile=pile, turned=turned)
        if any(left := drawable(waiting)):
            return Game(game, move, waiting if any(pile) else replace(waiting, pile=left), DEALER, number, declarer)
    assert number is not None and declarer is not None
    held = total(cards, turned, terms.order, terms.rulings) >= number
    loser, winner = (caller, declarer) if held else (declarer, caller)
    coyotes = 2 if passing is not None and passing.doubled else 1
    starter = terms.edition.next_starter(loser, winner, round.coyotes[loser] + coyotes >= terms.out_at)
    return close(game, move, starter, pile, cards + turned, loser, coyotes)
