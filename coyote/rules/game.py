"""The door to the rules: start a game, ask what may be done, do it.

Law: each kind of move has one rule, a function that makes the next game or refuses. `play` runs it, `refusal` tries it, and
`options` asks the same `refuse_…` functions as the rule. A refused move raises and changes nothing. A seat is given by its
number or its name.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, Final, NamedTuple

from coyote.rules.model.cards import FARTHEST, Card
from coyote.rules.model.edition import Edition
from coyote.rules.model.moves import (
    AGAIN,
    AGREE,
    AIMED_SPECIALS,
    COINS,
    DEALER,
    DODGE,
    GUESS,
    NOBODY,
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
    Move,
    Peek,
    Point,
    Turn,
    Withdraw,
)
from coyote.rules.model.peeks import Eyes
from coyote.rules.model.state import Fresh, Game, Round, Stage
from coyote.rules.model.terms import Terms, agree_on
from coyote.rules.play import again, agree, call, coins, deal, declare, dodge, draw, guess, lives, peek, specials
from coyote.rules.refusals import Code, IllegalMove, IllegalTerms, Refusal, illegal, refuse


def start(edition: Edition, names: Sequence[str], *, starter: str | None = None, **options: Any) -> Game:
    """A new game at a table of this edition; raises IllegalTerms.

    `names` are the seats, clockwise. `starter` begins the first round; without one, the Dealer draws it (Q26).
    The options are those of `terms`: coins, specials, out_at, least_number, highest_number, feathers, deck, coin_counts,
    and the rulings.
    """
    game = opened(agree_on(edition, names, options))
    if starter is None:
        return game
    if starter not in game.terms.names:
        raise IllegalTerms(refuse(Code.STARTER_NOT_SEATED, name=starter))
    return play(game, DEALER, Begin(game.terms.names.index(starter)))


def opened(terms: Terms) -> Game:
    """A new game on these terms; next, the Dealer names the first starter."""
    everybody = tuple(range(terms.seats))
    eyes = None if terms.eyes_open is None else Eyes((terms.eyes_open,) * terms.seats)
    table = Round(terms, Stage.STARTER, (0,) * terms.seats, everybody, (), 0, 0, Fresh.START, terms.deck.counts, eyes=eyes)
    return Game(None, None, table, DEALER, None, None)


def refusal(game: Game, seat: int | str, move: Move) -> Refusal | None:
    """Why this seat may not make this move now; None if it may. A game never changes, so asking is trying."""
    try:
        play(game, seat, move)
    except IllegalMove as illegal:
        return illegal.refusal
    return None


def play(game: Game, seat: int | str, move: Move) -> Game:
    """The game after this move; `events` says what happened. Raises IllegalMove if the rules refuse it."""
    turn = game.turn
    # a name is looked up only here, where it differs from the number of the seat to move: numbers pay nothing for it
    if seat != turn and (number := game.round.terms.seat_of(seat)) != turn:
        raise IllegalMove(out_of_turn(game, number))
    rule = RULES[game.round.stage].get(move.__class__)
    if rule is None:
        raise illegal(ONLY_THIS.get(game.round.stage, Code.NOT_A_MOVE))
    return rule(game, move)


class Options(NamedTuple):
    """What a seat may do. Numbers are a range, since nobody would list them."""

    lowest: int | None = None
    """The lowest number that may be declared; None: no declaration now."""
    highest: int = FARTHEST
    unless: int | None = None
    """The one number in the range that may not be said: after `again`, the one that stands."""
    call: bool = False
    coins: tuple[str, ...] = ()
    """Coins that may be turned over now."""
    guesses: tuple[Card, ...] = ()
    """The kinds that may be named with the guess coin."""
    specials: tuple[str, ...] = ()
    """Specials that may be used now: agree, again and dodge on their own, the others with a declaration."""
    targets: tuple[int, ...] = ()
    """Seats that `more` and `next` may be aimed at."""
    withdraw: bool = False
    """Whether they may sit out, having just guessed right."""
    peek: bool = False
    """Whether they may close an eye and look at the card in the middle."""
    lay: bool = False
    """Whether they may use the Coyote card."""
    points: tuple[int, ...] = ()
    """The seats, one of which they must point at."""
    give_up: bool = False
    """Whether they must say which eye they give up."""


NOTHING: Final = Options()
plainly: Final = cache(Options)


def options(game: Game, seat: int | str) -> Options:
    """What this seat may do now."""
    round, turn = game.round, game.turn
    if turn < 0 or (seat != turn and round.terms.seat_of(seat) != turn):
        return NOTHING
    number, highest = game.number, round.terms.highest_number
    if not round.terms.has_powers:
        lowest = round.terms.lowest if number is None else number + 1 if number < highest else None
        return plainly(lowest, highest, None, number is not None)
    if round.stage != Stage.PLAY:
        caller, declarer = call.caller_of(game), game.declarer
        points = () if caller is None or declarer is None else (caller, declarer)
        return Options(points=points, give_up=round.stage == Stage.GIVE)
    lowest = round.terms.lowest if number is None else number + 1
    passing = round.powers.passing
    changing = passing is not None and passing.asker is not None
    if changing:
        lowest = again.lowest_change(game)
    targets = tuple(other for other in round.inside if other != turn)
    kinds = round.terms.deck.kinds
    usable = tuple(coin for coin in COINS if coins.refuse_coin(game, Coin(coin, kinds[0] if coin == GUESS else None)) is None)
    return Options(
        lowest=lowest if lowest <= highest else None,
        highest=highest,
        unless=number if changing else None,
        call=call.refuse_call(game) is None,
        coins=usable,
        guesses=kinds if GUESS in usable else (),
        specials=tuple(special for special in round.terms.specials if able_to(game, special, targets[0])),
        targets=targets if round.terms.specials else (),
        withdraw=guess.refuse_withdraw(game) is None,
        peek=peek.refuse_peek(game) is None,
        lay=peek.refuse_lay(game) is None,
    )


def able_to(game: Game, special: str, target: int) -> bool:
    """Whether this special could be used now, with a declaration if it needs one."""
    if special == AGREE:
        return agree.refuse_agree(game) is None
    if special == AGAIN:
        return again.refuse_again(game) is None
    if special == DODGE:
        return dodge.refuse_dodge(game) is None
    carrier = Declare(0, special, target if special in AIMED_SPECIALS else None)
    return game.number != game.round.terms.highest_number and specials.refuse_with(game, carrier) is None


def out_of_turn(game: Game, seat: int) -> Refusal:
    if game.turn == NOBODY:
        return refuse(Code.GAME_OVER)
    if game.turn == DEALER:
        return refuse(Code.DEALER_FIRST, awaited=game.round.stage)
    if seat == DEALER:
        return refuse(Code.DEALER_NOT_AWAITED, awaited=game.round.stage)
    return refuse(Code.NOT_YOUR_TURN, name=game.round.terms.names[game.turn])


Rule = Callable[[Game, Any], Game]

PLAYER_RULES: Final[dict[type, Rule]] = {
    Declare: declare.declare,
    Call: call.call,
    Coin: coins.turn_coin,
    Agree: agree.agree,
    Again: again.again,
    Dodge: dodge.dodge,
    Withdraw: guess.withdraw,
    Peek: peek.peek,
    Lay: peek.lay,
    Point: call.point,
    GiveUp: lives.give_up,
}
DEALER_RULES: Final[dict[type, Rule]] = {
    Begin: deal.begin,
    Deal: deal.deal,
    Draw: draw.draw,
    Turn: call.turn_over,
}
RULES: Final[dict[str, dict[type, Rule]]] = {
    **dict.fromkeys((Stage.STARTER, Stage.DEAL, Stage.DRAW, Stage.TURN, Stage.OVER), DEALER_RULES),
    Stage.PLAY: PLAYER_RULES,
    Stage.POINT: {Point: call.point},
    Stage.GIVE: {GiveUp: lives.give_up},
}
"""For each stage, the kinds of move and their rules; a rule makes the next game or raises IllegalMove."""
ONLY_THIS: Final = {Stage.POINT: Code.MUST_POINT, Stage.GIVE: Code.MUST_GIVE_UP}
"""Stages in which a seat may do only one thing."""
