"""Guests: people with a nickname and a token; nothing else is known about them.

Law: whoever has a token is its guest; only its hash is stored. With each hello the client also sends its next token. So a
lost answer locks nobody out, and a token that somebody else saw is soon worthless.
"""

from __future__ import annotations

from coyote.server import tickets
from coyote.server.codes import ServerCode, ServerRefused
from coyote.server.environment import Environment
from coyote.server.reserved import refuse_reserved
from coyote.server.storage.store import Guest
from coyote.table.nickname import chosen
from coyote.table.table import PROGRAM


async def welcome(env: Environment, name: str, *, program: bool = False) -> tuple[Guest, str]:
    """A new guest and the token. Raises a CoyoteError for a name that nobody may choose."""
    name = chosen(name)
    refuse_reserved(name)
    token = tickets.new_token(env.chance)
    guest = Guest((PROGRAM if program else "") + tickets.new_id(env.chance), tickets.hashed(token), name, env.now())
    await env.store.create_guest(guest)  # 16 and 32 random bytes are never taken already
    return guest, token


async def known(env: Environment, token: str) -> Guest:
    """The guest whose token this is."""
    guest = await env.store.guest_by_token(tickets.hashed(token)) if tickets.TOKEN.fullmatch(token) else None
    if guest is None:
        raise await unknown(env, token)
    return guest


async def unknown(env: Environment, token: str) -> ServerRefused:
    """Why this token is nobody's: its guest goes on with another device, or we know of none."""
    moved = tickets.TOKEN.fullmatch(token) and await env.store.has_moved(tickets.hashed(token))
    return ServerRefused(ServerCode.GUEST_MOVED if moved else ServerCode.TOKEN_UNKNOWN)


async def come_again(env: Environment, token: str, following: str) -> Guest:
    """The guest whose token this is. From now on their token is `following`; it may be so already."""
    if not tickets.TOKEN.fullmatch(following) or token == following:
        raise ServerRefused(ServerCode.TOKEN_UNFIT)
    old, new = tickets.hashed(token), tickets.hashed(following)
    guest = await env.store.guest_by_token(old)
    if guest is None and await env.store.has_moved(old):
        raise ServerRefused(ServerCode.GUEST_MOVED)
    if guest is None or not await env.store.rotate_token(guest.id, old, new, env.now()):
        return await known(env, following)
    return guest
