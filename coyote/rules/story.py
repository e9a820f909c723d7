"""The story of a move: its events, told from the games before and after it.

Law: nothing is decided here. The rules have already made the next game; this module reads the difference and puts it in the
order in which people should hear it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

from coyote.rules.model.cards import Card
from coyote.rules.model.events import (
    Agreed,
    AskedAgain,
    Called,
    Changed,
    CoinTurned,
    Counted,
    CoyotesTaken,
    Dealt,
    Declared,
    Dodged,
    Event,
    Exchanged,
    ExtraLaid,
    Guessed,
    MoreWorn,
    NextStarts,
    NobodyPaid,
    Refilled,
    Reshuffled,
    Shown,
    StarterNamed,
    TurnedOver,
    WentOut,
    Withdrew,
    Won,
)
from coyote.rules.model.glances import (
    CardLaid,
    CoyoteCardTaken,
    EyeClosed,
    EyeGivenUp,
    EyeOpened,
    Peeked,
    Pointed,
    PointsShown,
)
from coyote.rules.model.moves import (
    EXTRA,
    LAY,
    MORE,
    Again,
    Agree,
    Begin,
    Call,
    Coin,
    Deal,
    Declare,
    Dodge,
    Draw,
    GiveUp,
    Lay,
    Peek,
    Point,
    Turn,
    Withdraw,
)
from coyote.rules.model.peeks import Pointing
from coyote.rules.model.state import Game, Round, Stage, counting_cards
from coyote.rules.play.count import count


def events(game: Game) -> tuple[Event, ...]:
    """What the last move brought about."""
    before = game.before
    return () if before is None else tuple(TELL[type(game.move)](before, game, game.move))


def tell_begin(before: Game, after: Game, move: Begin) -> Iterator[Event]:
    yield StarterNamed(move.starter)


def tell_deal(before: Game, after: Game, move: Deal) -> Iterator[Event]:
    middle = tuple([laid.card for laid in after.round.powers.middle])
    yield Dealt(after.rounds, after.round.starter, after.round.heads, middle)


def tell_declare(before: Game, after: Game, move: Declare) -> Iterator[Event]:
    passing = before.round.powers.passing
    if passing is not None and passing.asker is not None:
        yield Changed(after.seat, move.number)
    else:
        yield Declared(after.seat, move.number, move.special, move.target)
    yield from tell_refill(before.round, after.round)


def tell_coin(before: Game, after: Game, move: Coin) -> Iterator[Event]:
    yield CoinTurned(after.seat, move.coin)
    if move.guess is not None:
        card = before.round.heads[after.seat]
        assert card is not None
        yield Guessed(after.seat, move.guess, card)
        if move.guess == card and before.round.terms.rulings.sit_out == "on":
            yield Withdrew(after.seat)
    yield from tell_refill(before.round, after.round)
    yield from tell_end_without_call(before.round, after.round)


def tell_withdraw(before: Game, after: Game, move: Withdraw) -> Iterator[Event]:
    yield Withdrew(after.seat)
    yield from tell_end_without_call(before.round, after.round)


def tell_draw(before: Game, after: Game, move: Draw) -> Iterator[Event]:
    drawing = before.round.powers.drawing
    assert drawing is not None
    if drawing.power == EXTRA:
        yield ExtraLaid(drawing.seat, move.card)
    elif drawing.power == MORE:
        yield MoreWorn(drawing.seat, move.card)
    elif drawing.power == LAY:
        yield CardLaid(drawing.seat, move.card)
    else:
        yield Exchanged(drawing.seat, move.card)


def tell_agree(before: Game, after: Game, move: Agree) -> Iterator[Event]:
    assert before.number is not None
    yield Agreed(after.seat, before.number)
    yield from tell_end_without_call(before.round, after.round)


def tell_again(before: Game, after: Game, move: Again) -> Iterator[Event]:
    assert after.number is not None and after.declarer is not None
    yield AskedAgain(after.seat, after.declarer, after.number)


def tell_dodge(before: Game, after: Game, move: Dodge) -> Iterator[Event]:
    assert after.number is not None
    yield Dodged(after.seat, after.number, after.turn)


def tell_call(before: Game, after: Game, move: Call) -> Iterator[Event]:
    assert before.number is not None and before.declarer is not None
    yield Called(after.seat, before.declarer, before.number)
    if after.stage == Stage.POINT:
        return
    yield shown(before.round)
    yield from tell_count(before, after, ())


def tell_peek(before: Game, after: Game, move: Peek) -> Iterator[Event]:
    laid = next(laid for laid in before.round.powers.middle if not laid.shut)
    yield Peeked(after.seat, laid.card)


def tell_lay(before: Game, after: Game, move: Lay) -> Iterator[Event]:
    """The card that is laid tells it all."""
    yield from tell_refill(before.round, after.round)


def tell_point(before: Game, after: Game, move: Point) -> Iterator[Event]:
    yield Pointed(after.seat, move.target)
    if after.stage == Stage.POINT:
        return
    yield PointsShown((*before.round.powers.points, Pointing(after.seat, move.target)))
    yield shown(before.round)
    yield from tell_count(before, after, ())


def tell_give_up(before: Game, after: Game, move: GiveUp) -> Iterator[Event]:
    yield EyeGivenUp(after.seat, move.open)


def tell_turn(before: Game, after: Game, move: Turn) -> Iterator[Event]:
    yield TurnedOver(move.card)
    yield from tell_count(before, after, (*before.round.turned, move.card))


def tell_count(before: Game, after: Game, turned: tuple[Card, ...]) -> Iterator[Event]:
    round, number = before.round, before.number
    if after.stage == Stage.TURN:
        left_over = sum(round.pile) - (len(turned) - len(round.turned))
        if left_over == 0:
            yield Refilled()
        return
    assert number is not None
    yield Counted(count(counting_cards(round), turned, round.terms.order, round.terms.rulings), number)
    yield from tell_end(round, after.round)


def tell_refill(before: Round, after: Round) -> Iterator[Event]:
    """The pile was empty, and the discards were shuffled into it (Q4)."""
    if after.stage == Stage.DRAW and not any(before.pile):
        yield Refilled()


def tell_end_without_call(before: Round, after: Round) -> Iterator[Event]:
    """The move may have ended the round without a call; then all cards are shown (Q10, Q14, Q15)."""
    if not after.heads:
        yield shown(before)
        yield from tell_end(before, after)


def tell_end(before: Round, after: Round) -> Iterator[Event]:
    for seat, (had, has) in enumerate(zip(before.coyotes, after.coyotes, strict=True)):
        if has > had:
            yield CoyotesTaken(seat, has - had, after.eyes is not None)
    if before.coyotes == after.coyotes:
        yield NobodyPaid()
    yield from tell_eyes(before, after)
    for seat in after.out[len(before.out) :]:
        yield WentOut(seat)
    if after.stage == Stage.OVER:
        yield Won(after.inside[0])
        return
    if after.fresh:
        yield Reshuffled(after.fresh)
    yield NextStarts(after.starter)


def tell_eyes(before: Round, after: Round) -> Iterator[Event]:
    """Which eyes opened and closed, except for the loser's, and who has the Coyote card now (R12, R14, R15)."""
    if before.eyes is None or after.eyes is None:
        return
    for seat, (had, has) in enumerate(zip(before.eyes.open, after.eyes.open, strict=True)):
        if before.coyotes[seat] == after.coyotes[seat] and had != has:
            yield EyeOpened(seat) if has > had else EyeClosed(seat)
    if after.eyes.holder is not None and after.eyes.holder != before.eyes.holder:
        yield CoyoteCardTaken(after.eyes.holder)


def shown(round: Round) -> Shown:
    """All cards on heads and on the table, face up."""
    middle = tuple([laid.card for laid in round.powers.middle])
    return Shown(round.heads, round.powers.extra, round.powers.more, round.powers.replaced, middle)


TELL: Final[dict[type, Callable[[Game, Game, Any], Iterator[Event]]]] = {
    Begin: tell_begin,
    Deal: tell_deal,
    Declare: tell_declare,
    Coin: tell_coin,
    Withdraw: tell_withdraw,
    Draw: tell_draw,
    Agree: tell_agree,
    Again: tell_again,
    Dodge: tell_dodge,
    Call: tell_call,
    Turn: tell_turn,
    Peek: tell_peek,
    Lay: tell_lay,
    Point: tell_point,
    GiveUp: tell_give_up,
}
