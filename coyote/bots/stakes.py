"""Stakes: what it is worth to us who takes the next coyotes.

Law: the chance to win the game is taken to grow with the square of one's lives. If every round took a life from anybody, two
lives would win against one in 3 games of 4, and three against two in 11 of 16; squares say 4 of 5 and 9 of 13.
"""

from __future__ import annotations

from coyote.rules.sight import View


def stakes(view: View) -> dict[int, float]:
    """For each player still in: how our chance to win changes if he loses this round."""
    assert view.seat is not None
    price = 2 if view.doubled else 1
    lives = {seat: view.terms.out_at - view.coyotes[seat] for seat in view.inside}
    now = share(lives, view.seat)
    return {seat: share(lives | {seat: max(0, left - price)}, view.seat) - now for seat, left in lives.items()}


def share(lives: dict[int, int], seat: int) -> float:
    return lives[seat] ** 2 / sum(left**2 for left in lives.values())
