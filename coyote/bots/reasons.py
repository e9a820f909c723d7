"""Reasons: why a move was made, in one sentence after the round, told from the view it was made from.

Law: a reason is a code with values, like a refusal; it uses only what the seat could see when it moved.
"""

from __future__ import annotations

from coyote.odds import odds
from coyote.rules.model.moves import Call, Coin, Declare, PlayerMove
from coyote.rules.sight import View

Reason = tuple[str, dict[str, str]]


def reason(view: View, move: PlayerMove) -> Reason:
    """Why a mind that sees this would move like that."""
    known = odds(view)
    if isinstance(move, Call) and view.number is not None:
        return "call", {"number": str(view.number), "chance": f"{known.chance(view.number):.0%}"}
    if isinstance(move, Declare):
        chance = known.chance(move.number)
        code = "safe" if chance >= 0.8 else "likely" if chance >= 0.5 else "bluff"
        return code, {"number": str(move.number), "chance": f"{chance:.0%}"}
    if isinstance(move, Coin):
        return "coin", {"coin": move.coin}
    return "special", {"special": type(move).__name__.lower()}
