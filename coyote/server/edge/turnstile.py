"""The turnstile: how requests come in.

Law: one in each turn of the loop, so that people at a table wait for one request and never for a crowd of them. Networks take
turns: one that asks for a lot waits behind its own requests, and holds up nobody else's.
"""

from __future__ import annotations

from asyncio import AbstractEventLoop
from collections import deque
from collections.abc import Callable


class Turnstile:
    """The requests that wait for their turn in this process."""

    def __init__(self) -> None:
        self._waiting: dict[str, deque[Callable[[], None]]] = {}
        self._turning = False

    def enter(self, loop: AbstractEventLoop, network: str, go: Callable[[], None]) -> None:
        """Go now if nobody has gone in this turn of the loop, or else in a later one."""
        if self._turning:
            self._waiting.setdefault(network, deque()).append(go)
        else:
            self._turning = True
            self._go(loop, go)

    def _go(self, loop: AbstractEventLoop, go: Callable[[], None]) -> None:
        loop.call_soon(self._turn, loop)
        go()

    def _turn(self, loop: AbstractEventLoop) -> None:
        network = next(iter(self._waiting), None)
        if network is None:
            self._turning = False
            return
        queue = self._waiting.pop(network)
        go = queue.popleft()
        if queue:
            self._waiting[network] = queue  # behind all others
        self._go(loop, go)
