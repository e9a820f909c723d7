"""Random games: cards are drawn uniformly from the pile, and moves uniformly from the legal ones.

Law: everything comes from the generator handed in; the same seed gives the same games, move by move.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final

from coyote.dealing import chance
from coyote.rules.game import Options, opened, options, play
from coyote.rules.model.moves import (
    AGAIN,
    AGREE,
    AIMED_SPECIALS,
    DEALER,
    DECLARED_SPECIALS,
    DODGE,
    GUESS,
    NOBODY,
    Again,
    Agree,
    Call,
    Coin,
    Declare,
    Dodge,
    GiveUp,
    Lay,
    Move,
    Peek,
    Point,
    Withdraw,
)
from coyote.rules.model.state import Game
from coyote.rules.model.terms import Terms

NAMES: Final = ("ann", "bob", "cem", "dee", "eve", "fay", "gil", "hal", "ivy", "jon", "kim", "lea")
"""Names of twelve players, for tables that need some."""

FEW: Final = 10
"""A random declaration is one of this many lowest legal numbers; an average game of four then takes a hundred moves."""


def simulate(terms: Terms, games: int, seed: int) -> Iterator[Game]:
    """Finished games. Each has a seed of its own, so game 7 is the same whether ten or a thousand are played."""
    for number in range(games):
        yield playout(opened(terms), Random(f"coyote {seed} {number}"))


def playout(game: Game, rng: Random) -> Game:
    """Play the game to its end."""
    while game.turn != NOBODY:
        move = chance(game, rng) if game.turn == DEALER else any_move(options(game, game.turn), rng)
        game = play(game, game.turn, move)
    return game


def any_move(able: Options, rng: Random) -> Move:
    """One of the legal moves, all equally likely; of the numbers, only the lowest FEW are taken."""
    moves: list[Move] = [Coin(coin, rng.choice(able.guesses) if coin == GUESS else None) for coin in able.coins]
    moves += [Point(seat) for seat in able.points]
    moves += [GiveUp(True), GiveUp(False)] if able.give_up else []
    moves += [move for may, move in ((able.peek, Peek()), (able.lay, Lay())) if may]
    if able.withdraw:
        moves.append(Withdraw())
    if able.call:
        moves.append(Call())
    if able.lowest is not None:
        opening = max(able.lowest, min(1, able.highest + 1 - FEW))  # 1, but for a table that does not go far above it
        numbers = [number for number in range(opening, min(opening + FEW, able.highest + 1)) if number != able.unless]
        moves += [Declare(number) for number in numbers]
        for special in able.specials:
            if special in DECLARED_SPECIALS:
                target = rng.choice(able.targets) if special in AIMED_SPECIALS else None
                moves.append(Declare(rng.choice(numbers), special, target))
    moves += [move for special, move in ((AGREE, Agree()), (AGAIN, Again()), (DODGE, Dodge())) if special in able.specials]
    return rng.choice(moves)
