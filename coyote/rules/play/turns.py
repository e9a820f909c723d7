"""Turns: who plays after whom (R3, R7), and who starts the next round."""

from __future__ import annotations

from functools import cache


@cache
def ring(seats: int, inside: tuple[int, ...], direction: int) -> tuple[int, ...]:
    """For each seat, in or out, the next one inside in this direction.

    >>> ring(4, (0, 1, 3), 1)
    (1, 3, 3, 0)
    """
    return tuple(
        next(other for step in range(1, seats + 1) if (other := (seat + direction * step) % seats) in inside)
        for seat in range(seats)
    )


def winner_starts(loser: int, winner: int, loser_out: bool) -> int:
    """Feathers: of caller and declarer, the one who took no coyote."""
    return winner


def loser_starts(loser: int, winner: int, loser_out: bool) -> int:
    """Cards: the loser; if he is now out, his opponent of that call."""
    return winner if loser_out else loser
