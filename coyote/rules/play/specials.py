"""Specials of the cards edition (R10): one token a seat and round, six things to do with it.

Law: agree and again take the place of a declaration; double, reverse, more and next come along with one.
"""

from __future__ import annotations

from dataclasses import replace

from coyote.rules.model.cards import FARTHEST
from coyote.rules.model.moves import (
    AGAIN,
    AGREE,
    AIMED_SPECIALS,
    DEALER,
    DECLARED_SPECIALS,
    DOUBLED,
    MORE,
    NEXT,
    REVERSE,
    Again,
    Agree,
    Declare,
)
from coyote.rules.model.state import Game, Passing, awaiting, drawable
from coyote.rules.play.round_end import close
from coyote.rules.play.turns import ring
from coyote.rules.refusals import Code, IllegalMove, Refusal, illegal, refuse


def refuse_special(game: Game, special: str) -> Refusal | None:
    """What holds for every special."""
    terms, powers, inside = game.round.terms, game.round.powers, game.round.inside
    if not terms.specials:
        return refuse(Code.SPECIALS_OFF)
    if special not in terms.specials:
        return refuse(Code.SPECIAL_UNKNOWN, special=special)
    if powers.passing is not None and powers.passing.asker is not None:
        return refuse(Code.MUST_CHANGE, number=str(game.number))
    if len(inside) == 2 and not terms.rulings.specials_with_two:  # Q25
        return refuse(Code.SPECIAL_TWO_LEFT)
    if game.turn in powers.spent:
        return refuse(Code.TOKEN_SPENT)
    return None


def refuse_with(game: Game, move: Declare) -> Refusal | None:
    """A declaration with a special; the number itself is checked already."""
    special = move.special
    if special is None:
        return refuse(Code.TARGET_NEEDLESS)
    if refused := refuse_special(game, special):
        return refused
    if special not in DECLARED_SPECIALS:
        return refuse(Code.SPECIAL_UNKNOWN, special=special)
    if special == MORE:
        if game.round.powers.more_used:
            return refuse(Code.MORE_TWICE)
        if not any(drawable(game.round)):  # Q4
            return refuse(Code.NOTHING_TO_DRAW)
    if special not in AIMED_SPECIALS:
        return None if move.target is None else refuse(Code.TARGET_NEEDLESS)
    if move.target is None:
        return refuse(Code.TARGET_MISSING, special=special)
    if move.target == game.turn:  # Q24
        return refuse(Code.TARGET_SELF, special=special)
    if move.target not in game.round.inside:
        return refuse(Code.TARGET_NOT_IN, special=special)
    return None


def declare_with(game: Game, move: Declare) -> Game:
    if refused := refuse_with(game, move):
        raise IllegalMove(refused)
    round, seat, special = game.round, game.turn, move.special
    powers = round.powers._replace(spent=(*round.powers.spent, seat), passing=lasting(game))
    turn, after = round.after[seat], round.after
    if special == DOUBLED:
        powers = powers._replace(passing=Passing(doubled=True))
    elif special == REVERSE:
        powers = powers._replace(direction=-powers.direction)
        after = ring(round.terms.seats, round.inside, powers.direction)
        turn = after[seat]
    elif special == NEXT:
        assert move.target is not None
        turn = move.target
    elif special == MORE:
        assert move.target is not None
        waiting = awaiting(round, powers._replace(more_used=True), MORE, move.target)
        return Game(game, move, waiting, DEALER, move.number, seat)
    return Game(game, move, replace(round, powers=powers, after=after), turn, move.number, seat)


def lasting(game: Game) -> Passing | None:
    """What a move leaves of the passing things: nothing, or a double where the table lets it last (Q21)."""
    passing = game.round.powers.passing
    if passing is not None and passing.doubled and game.round.terms.rulings.double_lasts == "round":
        return Passing(doubled=True)
    return None


def refuse_agree(game: Game) -> Refusal | None:
    if refused := refuse_special(game, AGREE):
        return refused
    if game.number is None:
        return refuse(Code.NO_NUMBER_STANDS)
    if game.declarer == game.turn:
        return refuse(Code.OWN_NUMBER, number=game.number)
    passing = game.round.powers.passing
    if passing is not None and passing.agreed:
        return refuse(Code.AGREE_TWICE)
    if game.number == FARTHEST and comes_back(game) and game.round.terms.rulings.back_to_declarer == "raise":
        return refuse(Code.NOBODY_COULD_ANSWER, farthest=FARTHEST)
    return None


def comes_back(game: Game) -> bool:
    """Whether agreeing now would only pass the number back to its declarer (Q20)."""
    return game.round.terms.rulings.agree_makes == "passer" and game.round.after[game.turn] == game.declarer


def agree(game: Game, move: Agree) -> Game:
    """The number stands, and is now the agreer's (Q20)."""
    if refused := refuse_agree(game):
        raise IllegalMove(refused)
    round, seat = game.round, game.turn
    if comes_back(game) and round.terms.rulings.back_to_declarer == "ends":  # Q14
        return close(game, move, round.after[seat], round.pile)
    passing = (lasting(game) or Passing())._replace(agreed=True)
    round = replace(round, powers=round.powers._replace(spent=(*round.powers.spent, seat), passing=passing))
    declarer = seat if round.terms.rulings.agree_makes == "declarer" else game.declarer
    return Game(game, move, round, round.after[seat], game.number, declarer)


def refuse_again(game: Game) -> Refusal | None:
    if refused := refuse_special(game, AGAIN):
        return refused
    if game.number is None:  # Q23
        return refuse(Code.NO_NUMBER_STANDS)
    if game.declarer == game.turn:
        return refuse(Code.OWN_NUMBER, number=game.number)
    passing = game.round.powers.passing
    if passing is not None and passing.agreed and not game.round.terms.rulings.again_on_agreed:
        return refuse(Code.AGAIN_ON_AGREED)
    if lowest_change(game) == game.number == FARTHEST:
        return refuse(Code.AGAIN_NO_ROOM, farthest=FARTHEST)
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
    """After `again`: above the number that stood before, or at least the least number (R10)."""
    before = number_before(game)
    return game.round.terms.lowest if before is None else before + 1


def number_before(game: Game) -> int | None:
    """The number that stood before the one that stands; agreeing to it does not make it another one (Q23)."""
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
