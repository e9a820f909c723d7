"""A fireside at a server's table: the same scenes and moves as at home, over a line.

Law: what is shown is the last frame, and only that. A move names the frame that it was made in, so whoever was overtaken is
told to look again.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any

import msgspec

from coyote.rules.model.events import Counted
from coyote.rules.model.moves import PlayerMove
from coyote.table.wire import outbound
from coyote.table.wire.moves import from_rules
from coyote.terminal.fireside import Advice, Ended, Unable
from coyote.terminal.remote.errands import Place, fetch
from coyote.terminal.remote.keys import Key, Keys
from coyote.terminal.remote.line import Line
from coyote.terminal.remote.unpacked import event_of, scene_of
from coyote.terminal.scene import PLAYING, Change, Scene


async def known_as(server: str, name: str | None, nickname: str, keys: Keys) -> Key:
    """Who we are at this server: who we were there last, or somebody new; raises Unable."""
    key = keys.of(server, name)
    if key is not None:
        for token in (key.next, key.token):
            if token and await still_known(server, token):
                return key
        keys.drop(server, key)
    told = await fetch(server, "POST", "/api/guests", {"name": name or nickname})
    key = Key(told["guest"], told["name"], told["token"])
    keys.keep(server, key)
    return key


async def still_known(server: str, token: str) -> bool:
    try:
        await fetch(server, "GET", "/api/guests/me", token=token)
    except Unable as unable:
        if unable.code in ("token-unknown", "token-unfit"):
            return False
        raise
    return True


class RemoteTable:
    """A table on a server, as one guest sees it."""

    def __init__(self, place: Place, keys: Keys, name: str, *, sits: bool) -> None:
        self.place, self.keys, self.name, self.sits = place, keys, name, sits
        self.line = Line(place, keys, name, self.hear)
        self.changes: asyncio.Queue[Change | BaseException] = asyncio.Queue()
        self.scene: Scene
        self.refused: Unable | None = None
        self.keeping: asyncio.Task[None] | None = None
        self.counted: int | None = None
        """The round whose count was handed out last; whoever asks for more has seen it."""
        self.telling: asyncio.Task[None] | None = None

    async def open(self) -> RemoteTable:
        """Come to the table, and sit down if there is a seat and one is wanted; raises Unable."""
        self.keeping = asyncio.ensure_future(self.line.run())
        self.keeping.add_done_callback(self.broke)
        first = await self.changes.get()
        if isinstance(first, BaseException):
            await self.leave()
            raise (first.unable or first) if isinstance(first, Ended) else first
        if self.sits and self.scene.eyes is None and self.scene.state != PLAYING:
            try:
                await self.ask("sit")
            except Unable as unable:
                self.refused = unable
        return self

    def broke(self, keeping: asyncio.Task[None]) -> None:
        """The line has ended for good."""
        if not keeping.cancelled():
            self.changes.put_nowait(keeping.exception() or Ended())

    def hear(self, frame: outbound.Frame | None) -> None:
        if frame is None:
            self.scene = self.scene._replace(live=False)
            self.changes.put_nowait(Change(self.scene))
            return
        self.scene = scene_of(frame, self.line.behind, link=self.place.address, code=self.line.code)
        told = (event_of(heard) for heard in frame.events)
        self.changes.put_nowait(Change(self.scene, tuple(event for event in told if event is not None)))

    async def next(self) -> Change:
        if self.counted is not None:  # the table waits for those who watch a count
            self.telling = asyncio.ensure_future(self.watched(self.counted))
            self.counted = None
        change = await self.changes.get()
        if isinstance(change, Unable):
            raise Ended(change)
        if isinstance(change, BaseException):
            raise change
        frame = self.line.frame
        if frame is not None and frame.last is not None and any(isinstance(event, Counted) for event in change.events):
            self.counted = frame.last.round if change.scene.eyes is not None else None
        return change

    async def watched(self, round: int) -> None:
        with suppress(Unable):  # the table has gone on
            await self.line.ask("watched", round=round)

    async def play(self, move: PlayerMove) -> None:
        assert self.line.frame is not None
        await self.line.ask("play", seq=self.line.frame.seq, move=msgspec.to_builtins(from_rules(move)))

    async def ask(self, wish: str, **values: Any) -> None:
        await self.line.ask(wish, **({"name": self.name} if wish == "sit" else values))

    async def coach(self) -> Advice:
        key = self.keys.of(self.place.server, self.name)
        told = await fetch(self.place.server, "GET", f"/api/tables/{self.place.link}/coach", token=key.token if key else "")
        return Advice(tuple((number, chance) for number, chance in told["numbers"]), told.get("call"))

    async def leave(self) -> str | None:
        """Hang up. The seat is kept for whoever comes back with the same key."""
        if self.keeping is not None:
            self.keeping.cancel()
            await asyncio.gather(self.keeping, return_exceptions=True)
        await self.line.close()
        return None
