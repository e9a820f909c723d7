"""The shutter: networks whose connections are not even accepted for a while.

Law: hanging up costs time, too. A network that keeps connecting after it was hung up on is shut out by the system, which drops
its packets before there is a connection; so the number of connections that anybody can make us accept is bounded, and nobody
else is kept waiting. The list is short, and everybody on it is let in again after a minute. Only Linux has such a filter;
elsewhere hanging up goes on.
"""

from __future__ import annotations

import asyncio
import ctypes
import socket
import struct
import sys
from collections.abc import Iterable
from ipaddress import IPv4Network, IPv6Network
from typing import Final

from coyote.server.edge import limits as rates
from coyote.server.edge.limits import Limits
from coyote.server.edge.networks import prefix, site
from coyote.server.journal import note

SHUT_S: Final = 60.0
"""For how long a network is shut out."""
MOST_SHUT: Final = 64
"""How many networks are shut out at once; then the one that was shut out first is let in."""

# the filter of a listening socket: a program of the classic BPF, which needs no rights
ATTACH, DETACH = 26, 27
BYTE_AT, WORD_AT, MASKED, EQUAL, RETURN = 0x30, 0x20, 0x54, 0x15, 0x06
PACKET: Final = -0x100000
"""Where the head of a packet begins."""
SOURCE: Final = {4: 12, 6: 8}
"""Where the address of the sender is in it, by version."""
DROP, PASS = 0, 0xFFFFFFFF

Networks = IPv4Network | IPv6Network


class Shutter:
    """Who is shut out of a listening socket."""

    def __init__(self, listening: socket.socket) -> None:
        self._listening = listening
        self._shut: dict[str, asyncio.TimerHandle] = {}

    def hung_up(self, limits: Limits, network: str) -> None:
        """A network was hung up on once more: after too many times it, or the site around it, is shut out."""
        if limits.take(rates.HUNG, network, 1) or sys.platform != "linux":
            return
        around = site(network)
        alone = limits.bucket(rates.HUNG, network).filled() < 1
        self.shut(network if alone or around is None else around)

    def shut(self, network: str) -> None:
        if network in self._shut or prefix(network) is None:
            return
        note("network shut out", seconds=SHUT_S)
        self._shut[network] = asyncio.get_running_loop().call_later(SHUT_S, self.open, network)
        if len(self._shut) > MOST_SHUT:
            self.open(next(iter(self._shut)))
        self._apply()

    def open(self, network: str) -> None:
        self._shut.pop(network).cancel()
        self._apply()

    def close(self) -> None:
        """Nobody is let in or shut out any more."""
        for timer in self._shut.values():
            timer.cancel()

    def _apply(self) -> None:
        if not self._shut:
            return self._listening.setsockopt(socket.SOL_SOCKET, DETACH, 0)
        made = program(filter(None, map(prefix, self._shut)))
        kept = ctypes.create_string_buffer(made)
        self._listening.setsockopt(socket.SOL_SOCKET, ATTACH, struct.pack("HP", len(made) // 8, ctypes.addressof(kept)))


def program(networks: Iterable[Networks]) -> bytes:
    """A filter that drops whatever comes from these networks."""
    return b"".join(map(dropping, networks)) + step(RETURN, PASS)


def dropping(network: Networks) -> bytes:
    """The part of the filter that drops what comes from one network; anything else goes on behind it."""
    words, at = network.max_prefixlen // 32, SOURCE[network.version]
    loads = [(step(BYTE_AT, PACKET), 0xF0, network.version << 4)]
    for word in range(words):
        shift = 32 * (words - 1 - word)
        mask = int(network.netmask) >> shift & PASS
        if mask:
            loads.append((step(WORD_AT, PACKET + at + 4 * word), mask, int(network.network_address) >> shift & PASS))
    made = step(RETURN, DROP)
    for load, mask, value in reversed(loads):
        made = load + step(MASKED, mask) + step(EQUAL, value, otherwise=len(made) // 8) + made
    return made


def step(code: int, value: int, otherwise: int = 0) -> bytes:
    """One instruction; where it compares and finds no match, it skips some."""
    return struct.pack("HBBI", code, 0, otherwise, value & 0xFFFFFFFF)
