"""Ring: who plays after whom (R3), among seats given as bits."""

from __future__ import annotations

from coyote.fast.kernel import kernel
from coyote.fast.layout import Game
from coyote.fast.sheet import Sheet


@kernel
def many(seats: int) -> int:
    """How many seats these are."""
    count = 0
    while seats:
        seats &= seats - 1
        count += 1
    return count


@kernel
def after(sheet: Sheet, game: Game, seat: int) -> int:
    """Who plays after this seat in this round."""
    return next_of(sheet.seats, game.playing, seat, game.direction)


@kernel
def next_of(seats: int, among: int, seat: int, direction: int) -> int:
    """The next of these seats in this direction; the seat itself if there is no other."""
    for _ in range(seats):
        seat += direction
        if seat == seats:
            seat = 0
        elif seat < 0:
            seat = seats - 1
        if among >> seat & 1:
            break
    return seat
