"""Turns: who plays after whom (R3). Who starts the next round is in `next_starter`."""

from __future__ import annotations

from functools import cache


@cache
def ring(seats: int, inside: tuple[int, ...], direction: int) -> tuple[int, ...]:
    """For each seat, in or out, the next seat still in, in this direction.

    >>> ring(4, (0, 1, 3), 1)
    (1, 3, 3, 0)
    """
    return tuple(
        next(other for step in range(1, seats + 1) if (other := (seat + direction * step) % seats) in inside)
        for seat in range(seats)
    )
