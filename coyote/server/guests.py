"""Guests: people with a nickname and a token, and nothing else that is known of them.

Law: whoever brings a token is its guest; it is kept as a hash. At each coming on the line the client brings the token that
is to follow it, so that an answer that gets lost locks nobody out, and a token that was seen by somebody is worth little.
"""

from __future__ import annotations

from coyote.server import tickets
from coyote.server.codes import ServerCode, ServerRefused
from coyote.server.environment import Environment
from coyote.server.storage.store import Guest
from coyote.table.asks import fitting


async def welcome(env: Environment, name: str) -> tuple[Guest, str]:
    """A new guest, and the token; raises IllegalTerms for a name that cannot be written."""
    token = tickets.new_token(env.chance)
    guest = Guest(tickets.new_id(env.chance), tickets.hashed(token), fitting(name), env.now())
    await env.store.create_guest(guest)  # 16 and 32 bytes of chance are new ones
    return guest, token


async def known(env: Environment, token: str) -> Guest:
    """Whose token this is."""
    guest = await env.store.guest_by_token(tickets.hashed(token)) if tickets.TOKEN.fullmatch(token) else None
    if guest is None:
        raise ServerRefused(ServerCode.TOKEN_UNKNOWN)
    return guest


async def come_again(env: Environment, token: str, following: str) -> Guest:
    """Whose token this is; from now on it is the other one, which may have become so already."""
    if not tickets.TOKEN.fullmatch(following) or token == following:
        raise ServerRefused(ServerCode.TOKEN_UNFIT)
    old, new = tickets.hashed(token), tickets.hashed(following)
    guest = await env.store.guest_by_token(old)
    if guest is None or not await env.store.rotate_token(guest.id, old, new, env.now()):
        return await known(env, following)
    return guest
