"""Whole games by chance alone: cards drawn uniformly from the pile, moves drawn uniformly from what may be done.

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
    GUESS,
    NOBODY,
    Again,
    Agree,
    Call,
    Coin,
    Declare,
    Move,
)
from coyote.rules.model.state import Game
from coyote.rules.model.terms import Terms

NAMES: Final = ("ann", "bob", "cem", "dee", "eve", "fay", "gil", "hal", "ivy", "jon", "kim", "lea")
"""Twelve players for tables that need some."""

FEW: Final = 10
"""Random declarations lie at most this much above the lowest allowed; an average game of four is then a hundred moves."""


def simulate(terms: Terms, games: int, seed: int) -> Iterator[Game]:
    """Finished games, each from a seed of its own, so that game 7 is the same whether ten or a thousand are played."""
    for number in range(games):
        yield playout(opened(terms), Random(f"coyote {seed} {number}"))


def playout(game: Game, rng: Random) -> Game:
    """The game played to its end."""
    while game.turn != NOBODY:
        move = chance(game, rng) if game.turn == DEALER else any_move(options(game, game.turn), rng)
        game = play(game, game.turn, move)
    return game


def any_move(able: Options, rng: Random) -> Move:
    """One of the things that may be done, all equally likely; a declaration is one of a few above the lowest."""
    moves: list[Move] = [Coin(coin, rng.choice(able.guesses) if coin == GUESS else None) for coin in able.coins]
    if able.call:
        moves.append(Call())
    if able.lowest is not None:
        opening = max(able.lowest, 1)
        numbers = [number for number in range(opening, min(opening + FEW, able.highest + 1)) if number != able.unless]
        moves += [Declare(number) for number in numbers]
        for special in able.specials:
            if special not in (AGREE, AGAIN):
                target = rng.choice(able.targets) if special in AIMED_SPECIALS else None
                moves.append(Declare(rng.choice(numbers), special, target))
    moves += [move for special, move in ((AGREE, Agree()), (AGAIN, Again())) if special in able.specials]
    return rng.choice(moves)
