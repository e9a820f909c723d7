"""The acceptor: how new connections come in.

Law: one in each turn of the loop, so that everybody who is connected is served between any two of them. A loop left to itself
accepts for as long as somebody connects, so a fast enough client stops everything else. A network that connects too often is
hung up on before anything is allocated for it. Against floods of connections a host on the open net has a proxy.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import socket
import struct
from collections.abc import Callable
from typing import Final

from coyote.server.edge import limits as rates
from coyote.server.edge.limits import Limits
from coyote.server.edge.networks import network
from coyote.server.journal import note

PAUSE_S: Final = 0.1
"""How long to accept nobody after the system has refused to, as it does when too many files are open."""
MOST_REFUSED: Final = 20
"""How many are hung up on in one turn of the loop."""
AT_ONCE: Final = struct.pack("ii", 1, 0)
"""Close without waiting for the other end: the system would keep the connection for a minute."""


async def accept(listening: socket.socket, limits: Limits | None, protocol: Callable[[], asyncio.Protocol]) -> None:
    """Accept until cancelled. Without limits nobody is hung up on: a proxy must limit its clients."""
    loop = asyncio.get_running_loop()
    listening.setblocking(False)
    while True:
        try:
            await accept_some(loop, listening, limits, protocol)
        except (BlockingIOError, ConnectionError):
            pass  # nobody else is waiting, or they have hung up
        except OSError:
            await asyncio.sleep(PAUSE_S)
        await asyncio.sleep(0)  # the standard loop accepts without a turn if a client waits


async def accept_some(
    loop: asyncio.AbstractEventLoop,
    listening: socket.socket,
    limits: Limits | None,
    protocol: Callable[[], asyncio.Protocol],
) -> None:
    """Take up the next call, and hang up on those before it that come too often."""
    wire, address = await loop.sock_accept(listening)
    for _ in range(MOST_REFUSED):
        whose = network(address)
        if limits is None or limits.take(rates.CALLS, whose, 1):
            return await take_up(wire, protocol)
        hang_up(wire)
        wire, address = listening.accept()
    hang_up(wire)


async def take_up(wire: socket.socket, protocol: Callable[[], asyncio.Protocol]) -> None:
    """Serve this connection. Whatever is wrong with it is no reason to accept no more."""
    wire.setblocking(False)
    try:
        await asyncio.get_running_loop().connect_accepted_socket(protocol, wire)
    except Exception as error:
        if not isinstance(error, OSError):  # or it is gone already
            note("unexpected error", logging.ERROR, error)
        wire.close()


def hang_up(wire: socket.socket) -> None:
    with wire, contextlib.suppress(OSError):  # gone already
        wire.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, AT_ONCE)
