"""The look (R13, R15): a peek at the card in the middle, and the Coyote card, which lays another one beside it.

Law: both are done at the start of a turn, and a raise must follow. Neither is ever refused because of a hidden card: everybody
knows who has looked at which card, though not what they saw.
"""

from __future__ import annotations

from dataclasses import replace

from coyote.rules.model.moves import DEALER, LAY, Coin, Lay, Peek
from coyote.rules.model.state import Game, Passing, Round, awaiting, drawable
from coyote.rules.refusals import Code, IllegalMove, Refusal, refuse


def refuse_peek(game: Game) -> Refusal | None:
    round, seat = game.round, game.turn
    if round.eyes is None or not round.eyes.open[seat]:
        return refuse(Code.NO_OPEN_EYE)
    if all(laid.shut or seat in laid.seen_by for laid in round.powers.middle):
        return refuse(Code.PEEK_KNOWN)
    if seat == round.starter and is_first_turn(game):
        return refuse(Code.FIRST_TURN)
    return refuse_look(game)


def refuse_lay(game: Game) -> Refusal | None:
    round, seat = game.round, game.turn
    if round.eyes is None or round.eyes.holder != seat:
        return refuse(Code.NO_COYOTE_CARD)
    if round.powers.laid:
        return refuse(Code.COYOTE_CARD_USED)
    if is_first_turn(game):
        return refuse(Code.FIRST_TURN)
    if not any(drawable(round)):
        return refuse(Code.NOTHING_TO_DRAW)
    return refuse_look(game)


def refuse_look(game: Game) -> Refusal | None:
    """Why this is not the start of a turn in which the player could still raise."""
    passing, highest = game.round.powers.passing, game.round.terms.highest_number
    if passing is not None:
        if passing.asker is not None:
            return refuse(Code.MUST_CHANGE, number=str(game.number))
        if passing.coin_used or passing.looked:
            return refuse(Code.TURN_BEGUN)
    return refuse(Code.RAISE_NO_ROOM, farthest=highest) if game.number == highest else None


def is_first_turn(game: Game) -> bool:
    """Whether the player to move has not had a turn in this round. A coin is not yet a turn."""
    seat, past = game.turn, game
    while past.round.heads and past.before is not None:
        if past.before.turn == seat and not isinstance(past.move, Coin | Peek | Lay):
            return False
        past = past.before
    return True


def peek(game: Game, move: Peek) -> Game:
    """An eye closes, and its owner sees the card in the middle."""
    if refused := refuse_peek(game):
        raise IllegalMove(refused)
    round, seat = game.round, game.turn
    eyes = round.eyes
    assert eyes is not None
    seen = tuple([laid if laid.shut else laid._replace(seen_by=(*laid.seen_by, seat)) for laid in round.powers.middle])
    eyes = eyes._replace(open=(*eyes.open[:seat], eyes.open[seat] - 1, *eyes.open[seat + 1 :]))
    powers = round.powers._replace(middle=seen, passing=looking(round))
    return Game(game, move, replace(round, eyes=eyes, powers=powers), seat, game.number, game.declarer)


def lay(game: Game, move: Lay) -> Game:
    """The Coyote card: the Dealer draws a card, which its holder sees and which then lies in the middle (see `draw`)."""
    if refused := refuse_lay(game):
        raise IllegalMove(refused)
    round, seat = game.round, game.turn
    powers = round.powers._replace(laid=True, passing=looking(round))
    return Game(game, move, awaiting(round, powers, LAY, seat), DEALER, game.number, game.declarer)


def looking(round: Round) -> Passing:
    """What holds from the look until the raise; a double or a skip from before still holds."""
    return (round.powers.passing or Passing())._replace(looked=True)
