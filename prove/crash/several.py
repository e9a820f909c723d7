"""Several processes on one PostgreSQL, and what befalls them: killed, paused, cut off from the database or from the broker.

Law: at least one process lives at any time, and everybody who loses a line goes on to the next process. A process is paused
for longer than its leases last, so that others take its clocks and it wakes up believing that they are its own.
"""

from __future__ import annotations

import asyncio
import signal
from collections import Counter
from collections.abc import Callable, Coroutine
from random import Random
from typing import Any

from redis.asyncio import Redis as RedisClient

from prove.common.running import Running
from prove.crash.crowd import Crowd
from tests.servers import Postgres, Redis

Blow = Callable[[Crowd, Random], Coroutine[Any, Any, None]]

LEASE_S = 2.0
PATIENCE_S = 600
"""How long it may take until a process is up again, over all tries: with a load of 45 on two cores a start took minutes."""


class Several:
    """Some processes, a database, and perhaps Redis."""

    def __init__(self, postgres: Postgres, url: str, redis: Redis | None, number: int, planted: str | None = None) -> None:
        options = ["--database", url, "--lease", str(LEASE_S)]
        options += [] if redis is None else ["--redis", redis.url]
        self.postgres, self.url, self.redis = postgres, url, redis
        self.servers = [Running(*options, planted=planted) for _ in range(number)]
        self.well = set(range(number))
        """The processes that are not being struck right now."""
        self.blows = Counter[str]()
        self._bag = list[Blow]()
        self._going = set[asyncio.Task[None]]()

    async def start(self) -> None:
        first, *others = self.servers
        await asyncio.to_thread(first.start)  # it creates the tables
        await asyncio.gather(*(asyncio.to_thread(server.start) for server in others))

    @property
    def ports(self) -> list[int]:
        return [server.port for server in self.servers]

    # blows

    async def strike(self, crowd: Crowd, chance: Random) -> None:
        """Strike once: every kind of blow comes once before any comes again. A blow may last while others follow."""
        if not self._bag:
            self._bag = [self.kill, self.kill, self.pause, self.pause, self.crash]
            self._bag += [] if self.redis is None else [self.flush, self.silence]
            chance.shuffle(self._bag)
        how = self._bag[-1]
        if how in (self.kill, self.pause) and len(self.well) < 2:
            return
        self._bag.pop()
        self.blows[how.__name__] += 1
        task = asyncio.create_task(how(crowd, chance))
        self._going.add(task)
        task.add_done_callback(self._going.discard)
        if how in (self.crash, self.silence):
            await task  # one database, one broker

    async def calm(self) -> None:
        """Wait until everything is up again."""
        while self._going:
            await asyncio.gather(*self._going)

    def victim(self, crowd: Crowd, chance: Random) -> int:
        number = chance.choice(sorted(self.well))
        self.well.discard(number)
        crowd.blow(number)
        return number

    async def kill(self, crowd: Crowd, chance: Random) -> None:
        number = self.victim(crowd, chance)
        server = self.servers[number]
        await asyncio.to_thread(server.end, signal.SIGKILL)
        await asyncio.sleep(chance.uniform(0, 1.5 * LEASE_S))
        await self.up_again(server)
        self.well.add(number)

    async def up_again(self, server: Running) -> None:
        """Start a process as a supervisor would: one that finds no database ends, and is started again."""
        async with asyncio.timeout(PATIENCE_S):
            while server.process is None:
                try:
                    await asyncio.to_thread(server.start)
                except RuntimeError:
                    await asyncio.sleep(0.2)

    async def pause(self, crowd: Crowd, chance: Random) -> None:
        number = self.victim(crowd, chance)
        self.servers[number].send(signal.SIGSTOP)
        await asyncio.sleep(chance.uniform(1.1, 2.5) * LEASE_S)
        self.servers[number].send(signal.SIGCONT)
        await asyncio.sleep(0.5)
        self.well.add(number)

    async def crash(self, _: Crowd, chance: Random) -> None:
        """Crash the database, as `pg_ctl stop -m immediate` does."""
        await asyncio.to_thread(self.postgres.end, signal.SIGQUIT)
        await asyncio.sleep(chance.uniform(0, 1))
        await asyncio.to_thread(self.postgres.start)

    async def flush(self, _: Crowd, __: Random) -> None:
        assert self.redis is not None
        async with RedisClient.from_url(self.redis.url) as client:
            await client.flushall()

    async def silence(self, _: Crowd, chance: Random) -> None:
        """Kill Redis and start it again."""
        assert self.redis is not None
        await asyncio.to_thread(self.redis.end, signal.SIGKILL)
        await asyncio.sleep(chance.uniform(0, 2))
        await asyncio.to_thread(self.redis.start)

    # the end

    async def drain(self) -> list[int]:
        """Ask all processes to end. Returns their exit statuses."""
        return [await asyncio.to_thread(server.end) for server in self.servers]

    def kill_all(self) -> None:
        for server in self.servers:
            if server.process is not None:
                server.end(signal.SIGKILL)
