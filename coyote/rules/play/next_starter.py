"""Who starts the next round (R7). After a call each edition has a rule of its own; a round that ends without one
names its starter itself, in `agree` and `guess`.

Law: a rule is a StarterRule, and an edition names one. Whoever it picks may be out: then a neighbour starts (Q11).
"""

from __future__ import annotations

from coyote.rules.model.terms import Terms
from coyote.rules.play.turns import ring


def winner_starts(loser: int, winner: int, loser_out: bool) -> int:
    """Feathers: of caller and declarer, the one who took no coyote."""
    return winner


def loser_starts(loser: int, winner: int, loser_out: bool) -> int:
    """Cards: the loser; or, if the loser is now out, their opponent in that call."""
    return winner if loser_out else loser


def loser_stays(loser: int, winner: int, loser_out: bool) -> int:
    """Eyes: the loser; or, if the loser is now out, the player to their left (R12)."""
    return loser


def neighbour(starter: int, terms: Terms, inside: tuple[int, ...], *, called: bool) -> int:
    """Who starts instead of a seat that is out: the next one still in, or the one before, as the table agreed (Q11).

    After a call it is always the next one: only one edition has a starter who can be out then, and it prints that (R12).
    """
    return ring(terms.seats, inside, 1 if called or terms.rulings.starter_out == "next" else -1)[starter]
