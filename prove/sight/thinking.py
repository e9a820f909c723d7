"""Minds whose thoughts take time in a world whose clock stands still, and more of it for one card than for another.

Law: how long a thought takes depends on every card that the thinker sees, so it differs between the worlds wherever the card
does; it never takes as long as a bot pretends to think. What is decided is known at once, and told when the thought is over.
"""

from __future__ import annotations

import asyncio
from hashlib import sha256

from coyote.table.autopilot import SHORTEST, Choice, Decision, decided
from prove.common.at_once import AtOnce

decide = decided


def cost(choice: Choice) -> int:
    """How many milliseconds a thought takes."""
    seen = sha256(repr(choice.sees.worn).encode()).digest()
    return 1 + int.from_bytes(seen[:4]) % (SHORTEST - 100)


class Slow(AtOnce):
    """Minds that decide in this thread, and tell later."""

    async def decide(self, choice: Choice, _: str = "", __: bool = False, /) -> Decision:
        decision = decide(choice)
        await asyncio.sleep(cost(choice) / 1000)
        return decision
