"""Reasons: why a move was made, in one sentence after the round.

Law: a reason is a code with values, like a refusal; it uses only what the seat could see when it moved. How sure a bot was is
worked out when it moves and kept with the move; no odds are needed to tell the reason later.
"""

from __future__ import annotations

from typing import Final

from coyote.odds import odds
from coyote.rules.model.moves import Call, Coin, Declare, GiveUp, Lay, Peek, PlayerMove, Point, Withdraw
from coyote.rules.sight import View

Reason = tuple[str, dict[str, str]]

DIGITS: Final = 4


def certainty(view: View, move: PlayerMove) -> float | None:
    """How likely the number in question holds, to a mind that sees this; None without a number, or without exact odds."""
    number = move.number if isinstance(move, Declare) else view.number if isinstance(move, Call) else None
    if number is None:
        return None
    known = odds(view)
    return round(known.chance(number), DIGITS) if known.exact else None


def reason(move: PlayerMove, stands: int | None, sure: float | None) -> Reason | None:
    """Why a mind that was so sure would move like that, when this number stood; None if it cannot say."""
    if isinstance(move, Call | Declare):
        number = move.number if isinstance(move, Declare) else stands
        if sure is None:
            return None
        code = "call" if isinstance(move, Call) else "safe" if sure >= 0.8 else "likely" if sure >= 0.5 else "bluff"
        return code, {"number": str(number), "chance": f"{sure:.0%}"}
    if isinstance(move, Coin):
        return "coin", {"coin": move.coin}
    if isinstance(move, Withdraw):
        return "withdraw", {}
    if isinstance(move, Peek | Lay | Point | GiveUp):
        return None  # what they were for is seen soon enough
    return "special", {"special": type(move).__name__.lower()}
