"""A crowd: several tables of people and bots at once, and how soon they go on after a blow.

Law: randomness comes from a seed, so that two runs strike alike, as far as timing allows. Everybody has a network of their
own, because the server limits what comes from one network.
"""

from __future__ import annotations

import asyncio
import sys
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from typing import NamedTuple

from coyote.server.storage.errors import Broken
from coyote.server.storage.store import Store
from coyote.table.deeds import read
from coyote.table.effects import replayed
from coyote.table.setting import Setting
from coyote.table.table import Table
from prove.common.client import Place
from prove.crash.history import Asked, Findings, Seen
from prove.crash.player import Player, gathered

PATIENCE_S = 90
LONGEST_SILENCE_S = 60
"""A count is shown for 12 seconds, then the others wait 20 seconds for somebody absent, and a bot takes its time."""


class Kind(NamedTuple):
    """A kind of table."""

    people: int
    bots: tuple[str, ...] = ()
    turn: int | None = None
    forsaken: bool = False
    """Its people leave after the first blow, and come back once all is calm again."""


TABLES = (Kind(4), Kind(3, turn=60), Kind(2, ("hare",)), Kind(1, ("fox", "cub"), 30), Kind(1, ("cub", "hare"), forsaken=True))
FEW = (Kind(3, turn=60), Kind(1, ("cub",)))


@dataclass
class Blow:
    """Something that happened to a server, and who was connected to it then."""

    moment: float
    at: int | None
    """The place that was struck; None: all of them."""
    struck: list[tuple[Player, int]]
    """Each player with the number of the line that was lost."""


@dataclass
class Crowd:
    """Everybody who plays."""

    players: list[Player] = field(default_factory=list)
    forsaking: list[Player] = field(default_factory=list)
    """Those who are to abandon their table."""
    gone: list[Player] = field(default_factory=list)
    """Those who have done it."""
    blows: list[Blow] = field(default_factory=list)
    _lives: list[asyncio.Task[None]] = field(default_factory=list)

    @classmethod
    async def come(cls, ports: Sequence[int], tables: Sequence[Kind], seed: int) -> Crowd:
        crowd, networks = cls(), iter(range(1, 250))

        def places() -> list[Place]:
            source = f"127.0.{next(networks)}.1"
            return [Place(port, source=source) for port in ports]

        for kind in tables:
            setting = Setting(seats=max(2, kind.people + len(kind.bots)), turn=kind.turn, public=True)
            chance = Random(f"{seed} {len(crowd.players)}")
            players = await gathered(places, kind.people, kind.bots, setting, chance)
            crowd.players += players
            crowd.forsaking += players if kind.forsaken else []
        crowd._lives = [asyncio.create_task(player.live()) for player in crowd.players]
        await crowd.until_playing()
        return crowd

    async def until_playing(self) -> None:
        """Wait until everybody has asked for something and got it."""
        async with asyncio.timeout(PATIENCE_S):
            while not all(any(ask.seq is not None for ask in player.asked) for player in self.players):
                await asyncio.sleep(0.05)

    def blow(self, at: int | None = None) -> None:
        """Note who is struck: everybody at a place. Those who are to abandon a table do it now."""
        struck = [(one, one.lines) for one in self.players if one.line is not None and at in (None, one.at)]
        self.blows.append(Blow(time.perf_counter(), at, struck))
        for player in [one for one, _ in struck if one in self.forsaking]:
            self.forsaking.remove(player)
            self.gone.append(player)
            player.ending, player.pending = True, None

    async def end(self) -> list[Player]:
        """Let everybody finish what they asked for. Returns those who cannot."""
        for player in self.players:
            player.ending = True
        _, late = await asyncio.wait(self._lives, timeout=PATIENCE_S)
        for task in late:
            task.cancel()
        for task in self._lives:
            if task.done():
                task.result()
        return [player for player, task in zip(self.players, self._lives, strict=True) if task in late]

    async def all_go_on(self, store: Store) -> list[str]:
        """Games in which nothing happens any more, although no wait takes that long. One that was abandoned may have waited for
        somebody to come, so its people do."""
        still = {game: table.seq for game in self.games if (table := await table_of(store, game)) and table.playing}
        lines = [await one.person.line(one.opened["link"], one.places[one.at], deals=False) for one in self.gone]
        until = time.perf_counter() + LONGEST_SILENCE_S
        while still and time.perf_counter() < until:
            await asyncio.sleep(0.3)
            still = {game: seq for game, seq in still.items() if (table := await table_of(store, game)) and table.seq == seq}
            progress(f"calm again; {len(still)} tables have yet to go on")
        for line in lines:
            await line.close()
        return sorted(still)

    @property
    def games(self) -> list[str]:
        return sorted({player.seen.table_id for player in self.players})

    @property
    def asked(self) -> list[Asked]:
        return [ask for player in self.players for ask in player.asked]

    @property
    def seen(self) -> list[Seen]:
        return [player.seen for player in self.players]

    @property
    def acked(self) -> int:
        return sum(ask.seq is not None for ask in self.asked)

    @property
    def closes(self) -> Counter[int]:
        return sum((player.closes for player in self.players), Counter[int]())

    def recoveries(self) -> tuple[list[float], list[float]]:
        """Seconds from each blow to the next thing acknowledged to anybody who was struck, and to each of them.

        Whoever was struck again before that is not counted twice.
        """
        first, each, again = list[float](), list[float](), float("inf")
        for blow in reversed(self.blows):
            moments = [moment for one, line in blow.struck if (moment := next_ack(one, line)) is not None and moment < again]
            times = [moment - blow.moment for moment in moments]
            each += times
            first += [min(times)] if times else []
            again = blow.moment if blow.at is None else again
        return first, each


async def table_of(store: Store, game: str) -> Table | None:
    """The table as it is stored; None if its log is broken, which another check finds."""
    try:
        return replayed(game, [(entry.at_ms, read(entry.body)) for entry in await store.load(game)])
    except Broken:
        return None


def next_ack(player: Player, line: int) -> float | None:
    return next((ask.answered for ask in player.asked if ask.seq is not None and ask.line > line), None)


def share(times: Sequence[float], part: float) -> float | None:
    """The time within which this share of them lies: a percentile."""
    return round(sorted(times)[min(len(times) - 1, int(len(times) * part))], 3) if times else None


def figures(found: Findings, crowd: Crowd) -> dict[str, object]:
    """Everything that was measured in a run."""
    first, each = crowd.recoveries()
    times = {"next_p50_s": share(first, 0.5), "next_p99_s": share(first, 0.99)}
    times |= {"everybody_p50_s": share(each, 0.5), "everybody_p99_s": share(each, 0.99)}
    closes = {str(code): number for code, number in sorted(crowd.closes.items())}
    return {**found.counts, "refusals": dict(found.refusals), **times, "closes": closes, "broken": dict(found.broken)}


_told = [0.0]


def progress(text: str) -> None:
    """Show progress: in a terminal a line that is overwritten, otherwise a line every few seconds."""
    if sys.stderr.isatty():
        print(f"\r\x1b[K{text}", end="", file=sys.stderr, flush=True)
    elif text and time.perf_counter() - _told[0] > 5:
        _told[0] = time.perf_counter()
        print(text, file=sys.stderr)
