"""Moving: a guest goes on with another device, by a code that works once and expires soon.

Law: the token moves, it is not shared: from then on only the new device is the guest, and the old one is told so. A code has
the form of a table's, is as slow to guess, and only its hash is stored. Every process hangs up on the old device, at the latest
with its next sweep; lines that came after the move are the new one's.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from coyote.server import tickets
from coyote.server.codes import CLOSE, ServerCode, ServerRefused
from coyote.server.environment import Environment
from coyote.table.told.frames import refused

if TYPE_CHECKING:
    from coyote.server.tables.house import House

CODE_MS: Final = 10 * 60_000
"""How long a code works."""
LATELY_MS: Final = 60_000
"""How far back a sweep looks for guests who have moved."""


class Offer(NamedTuple):
    """A code that moves a guest, and until when."""

    code: str
    until_ms: int


async def offer(env: Environment, guest: str) -> Offer:
    """A code with which another device can go on as this guest."""
    code, until_ms = tickets.new_code(env.chance), env.now() + CODE_MS
    await env.store.offer_move(guest, tickets.hashed(code), until_ms)
    return Offer(code, until_ms)


class Moved(NamedTuple):
    """A guest who goes on with another device."""

    guest: str
    name: str
    token: str
    """The new one."""


async def accept(house: House, code: str) -> Moved:
    """Move the guest who was given this code. Refused if it moves nobody."""
    env = house.env
    guest = await env.store.accept_move(tickets.hashed(code), env.now())
    token = tickets.new_token(env.chance)
    name = None if guest is None else await env.store.move_in(guest, tickets.hashed(token), env.now())
    if guest is None or name is None:
        raise ServerRefused(ServerCode.MOVE_UNKNOWN)
    hang_up(house, guest, env.now())
    return Moved(guest, name, token)


def hang_up(house: House, guest: str, moved_ms: int) -> None:
    """Close the lines that this guest had before the move."""
    why = ServerRefused(ServerCode.GUEST_MOVED)
    for steward in house.loaded():
        for line in steward.lines.get(guest, ()):
            if line.since <= moved_ms:
                line.hang_up(refused(None, why), CLOSE[why.code])


async def hang_up_moved(house: House, now: int) -> None:
    """Close the lines that guests who have moved still have here, whichever process moved them."""
    for guest, moved_ms in (await house.env.store.moved_since(now - LATELY_MS)).items():
        hang_up(house, guest, moved_ms)
