"""Bits: how much the numbers of a mind give away about a listener's card.

Law: a table full of copies of one mind, and a listener who knows its code and its probabilities (see `reading`). Measured in
bits: if four bits of a card are still open, it is one of sixteen, as far as anybody can tell.
"""

from __future__ import annotations

from itertools import count
from random import Random
from statistics import fmean
from typing import Final, NamedTuple

from coyote.bots.mind import Mind
from coyote.lab.arena import play_game
from coyote.lab.reading import Reading
from coyote.rules.model.moves import Deal, PlayerMove
from coyote.rules.model.terms import Terms
from coyote.rules.sight import view

ROUNDS: Final = 60
"""How many rounds are listened to."""


class Bits(NamedTuple):
    """What was open about listeners' cards, on average."""

    before: float
    """Before anybody said a number, …"""
    after: float
    """… and after the first."""
    later: float
    """What each later number or call gave away."""
    rounds: int


def given_away(terms: Terms, mind: Mind, rounds: int, seed: int) -> Bits:
    """Listen to this many rounds, in each of them through the ears of one player who does not open it."""
    before, after, later = list[float](), list[float](), list[float]()
    for number in count():
        game = play_game(terms, [mind] * terms.seats, f"bits {seed} game {number}")
        chance, reading = Random(f"bits {seed} listener {number}"), None
        for moment in reversed(list(game.line())):
            if isinstance(moment.move, Deal) and len(moment.round.inside) == terms.seats:
                if len(before) == rounds:
                    return Bits(fmean(before), fmean(after), fmean(later or [0.0]), rounds)
                listener = chance.choice([seat for seat in moment.round.inside if seat != moment.turn])
                reading = Reading(mind, view(moment, listener))
                before.append(reading.bits)
            elif isinstance(moment.move, Deal) or moment.seat < 0:
                reading = None
            elif reading is not None:
                opening, knew, move = reading.heard == 0, reading.bits, moment.move
                assert isinstance(move, PlayerMove)
                reading.hear(moment.seat, move)
                if opening:
                    after.append(reading.bits)
                elif moment.seat != reading.seat:
                    later.append(knew - reading.bits)
    raise AssertionError("rounds never end")
