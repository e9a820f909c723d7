"""A seat at a server's table, taken over a line by something that is not a person: a program, or a language model.

Law: it knows the last frame and nothing else. Whoever sits here says what it is: a program is marked as one.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress

from coyote.table.wire import outbound
from coyote.terminal.fireside import Ended, Unable
from coyote.terminal.remote.errands import Place, fetch
from coyote.terminal.remote.keys import Key, Keys
from coyote.terminal.remote.line import Line


class Seat:
    """A guest on the line to a table."""

    def __init__(self, place: Place, key: Key) -> None:
        keys = Keys(None)
        keys.keep(place.server, key)
        self.line = Line(place, keys, key.name, self.hear)
        self.news = asyncio.Event()
        self.running: asyncio.Task[None] | None = None

    def hear(self, frame: outbound.Frame | None) -> None:
        if frame is not None:
            self.news.set()

    @property
    def frame(self) -> outbound.Frame:
        assert self.line.frame is not None  # `taken` waits for the first
        return self.line.frame

    @property
    def my_turn(self) -> bool:
        frame = self.frame
        return (
            frame.table.state == "playing"
            and frame.game is not None
            and frame.game.turn == frame.you.seat
            and frame.you.options is not None
        )

    async def until(self, enough: Callable[[outbound.Frame], bool], seconds: float | None = None) -> bool:
        """Wait for a frame as wanted; False: it did not come in time. Raises Ended if the line is gone for good."""
        assert self.running is not None
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                while self.line.frame is None or not enough(self.line.frame):
                    self.news.clear()
                    waiting = asyncio.create_task(self.news.wait())
                    try:
                        await asyncio.wait((waiting, self.running), return_when=asyncio.FIRST_COMPLETED)
                    finally:
                        waiting.cancel()
                    if self.running.done():
                        self.running.result()  # raises what ended it
        return self.line.frame is not None and enough(self.line.frame)

    async def play(self, move: object) -> None:
        """Make a move in the frame that is known; raises Unable."""
        await self.line.ask("play", seq=self.frame.seq, move=move)


@asynccontextmanager
async def taken(place: Place, name: str, *, program: bool, sit: bool = True) -> AsyncIterator[Seat]:
    """A seat there, as a new guest under this name. Raises Unable or Ended; the guest stands up at the end."""
    told = await fetch(place.server, "POST", "/api/guests", {"name": name} | ({"program": True} if program else {}))
    seat = Seat(place, Key(told["guest"], told["name"], told["token"]))
    seat.running = asyncio.create_task(seat.line.run())
    try:
        await seat.until(lambda _: True, 30)
        if seat.line.frame is None:
            raise Ended(Unable("unreachable", server=place.server))
        if sit:
            await seat.line.ask("sit", name=name)
            await seat.until(lambda frame: frame.you.seat is not None, 30)
        yield seat
    finally:
        with suppress(Unable, Ended, TimeoutError):
            if seat.line.frame is not None and seat.line.frame.you.seat is not None and not seat.running.done():
                async with asyncio.timeout(5):
                    await seat.line.ask("leave")
        await seat.line.close()
        seat.running.cancel()
        await asyncio.wait((seat.running,))
        if not seat.running.cancelled():
            seat.running.exception()  # whoever waited has been told
