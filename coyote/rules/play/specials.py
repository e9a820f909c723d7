"""Specials of the cards edition (R10): each seat has one token a round and six ways to spend it.

Law: agree, again and dodge take the place of a declaration and have files of their own. Double, reverse, more and next come
with a declaration and are here. The card for a `more` arrives in `draw`.
"""

from __future__ import annotations

from dataclasses import replace

from coyote.rules.model.moves import AIMED_SPECIALS, DEALER, DECLARED_SPECIALS, DOUBLED, MORE, NEXT, REVERSE, Declare
from coyote.rules.model.state import Game, Passing, awaiting, drawable
from coyote.rules.play.turns import ring
from coyote.rules.refusals import Code, IllegalMove, Refusal, refuse


def refuse_special(game: Game, special: str) -> Refusal | None:
    """Why this special may not be used now, as far as all specials are alike."""
    terms, powers, inside = game.round.terms, game.round.powers, game.round.inside
    if not terms.specials:
        return refuse(Code.SPECIALS_OFF)
    if special not in terms.specials:
        return refuse(Code.SPECIAL_UNKNOWN, special=special)
    if powers.passing is not None and powers.passing.asker is not None:
        return refuse(Code.MUST_CHANGE, number=str(game.number))
    if special not in DECLARED_SPECIALS and powers.passing is not None and powers.passing.looked:
        return refuse(Code.MUST_RAISE)
    if len(inside) == 2 and not terms.rulings.specials_with_two:  # Q25
        return refuse(Code.SPECIAL_TWO_LEFT)
    if game.turn in powers.spent:  # Q28
        return refuse(Code.TOKEN_GONE if terms.rulings.masks_per == "game" else Code.TOKEN_SPENT)
    return None


def refuse_answer(game: Game, special: str) -> Refusal | None:
    """Why this special may not answer the number that stands, as far as agree, again and dodge are alike (Q23)."""
    if refused := refuse_special(game, special):
        return refused
    if game.number is None:
        return refuse(Code.NO_NUMBER_STANDS)
    return refuse(Code.OWN_NUMBER, number=game.number) if game.declarer == game.turn else None


def refuse_with(game: Game, move: Declare) -> Refusal | None:
    """Why this special may not come with a declaration, whose number was checked before."""
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
    """What is left of Passing after a move: nothing, or a double if the table lets it last (Q21)."""
    passing = game.round.powers.passing
    if passing is not None and passing.doubled and game.round.terms.rulings.double_lasts == "round":
        return Passing(doubled=True)
    return None
