"""The call (R3, R4): Coyote! on the last declarer, the others point (R14), the cards shown, `?` answered, the verdict."""

from __future__ import annotations

from dataclasses import replace

from coyote.rules.model.cards import MYSTERY, Card
from coyote.rules.model.deck import Counts
from coyote.rules.model.moves import DEALER, Call, Move, Point, Turn
from coyote.rules.model.peeks import Pointing
from coyote.rules.model.state import Game, Round, Stage, counting_cards, drawable
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
        if passing.looked:  # R13, R15
            return refuse(Code.MUST_RAISE)
    if game.declarer == game.turn:  # Q14: nobody calls their own number
        return refuse(Code.OWN_NUMBER, number=game.number)
    return None


def call(game: Game, move: Call) -> Game:
    if refused := refuse_call(game):
        raise IllegalMove(refused)
    if game.round.terms.trickster and (pointers := pointing_seats(game)):
        return Game(game, move, replace(game.round, stage=Stage.POINT), pointers[0], game.number, game.declarer)
    return reveal(game, move, game.turn, game.round.pile, ())


def pointing_seats(game: Game) -> list[int]:
    """Who will point at the caller, whose turn it is, or at the declarer: all others, clockwise from the caller (R14)."""
    others = [seat for seat in game.round.inside if seat not in (game.turn, game.declarer)]
    return sorted(others, key=lambda seat: (seat - game.turn) % game.round.terms.seats)


def point(game: Game, move: Point) -> Game:
    """One more has pointed; after the last of them the cards are counted."""
    round, seat, caller = game.round, game.turn, caller_of(game)
    if round.stage != Stage.POINT:
        raise illegal(Code.NOT_NOW)
    if move.target not in (caller, game.declarer):
        raise illegal(Code.POINT_ASIDE)
    points = (*round.powers.points, Pointing(seat, move.target))
    pointed = replace(round, powers=round.powers._replace(points=points))
    called = next(past.before for past in game.line() if isinstance(past.move, Call))
    assert called is not None and caller is not None
    pointers = pointing_seats(called)
    if len(points) < len(pointers):
        return Game(game, move, pointed, pointers[len(points)], game.number, game.declarer)
    return reveal(game, move, caller, pointed.pile, (), pointed)


def caller_of(game: Game) -> int | None:
    """Who called in this round; None: nobody has."""
    if game.round.stage not in (Stage.POINT, Stage.TURN):
        return None
    return next(past.seat for past in game.line() if isinstance(past.move, Call))


def turn_over(game: Game, move: Turn) -> Game:
    """The Dealer turns over a card for a `?`."""
    round = game.round
    if round.stage != Stage.TURN:
        raise illegal(Code.DEALER_NOT_AWAITED, awaited=round.stage)
    pile = round.terms.deck.take(round.pile, (move.card,))
    if isinstance(pile, str):
        raise illegal(Code.CARD_NOT_IN_PILE, card=pile)
    caller = caller_of(game)
    assert caller is not None
    return reveal(game, move, caller, pile, (*round.turned, move.card))


def reveal(game: Game, move: Move, caller: int, pile: Counts, turned: tuple[Card, ...], pointed: Round | None = None) -> Game:
    """Continue the count: let the Dealer turn over one more card for a `?`, or give the verdict (R4).

    `pointed` is the round after the last one has pointed, if that was the move.
    """
    round, number, declarer = pointed or game.round, game.number, game.declarer
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
    return close(game, move, starter, pile, cards + turned, loser, coyotes, winner, round.powers.points)
