"""The bus: carries wake-ups ("table T reached seq N") between server processes, and signals from one browser to another.

Law: a wake-up may be lost, doubled or late, and says only that reading again is worth it; the truth is in the store. A signal
may be lost, too: it is sent once or not at all, and the browsers start over. A process wakes itself without the broker. Losing
the broker costs only latency: what could not be sent waits, one item for each table, and when the connection is back, every
table is woken to read again, because nobody knows what was missed.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import zlib
from abc import abstractmethod
from base64 import b64decode, b64encode
from collections.abc import Callable, Coroutine, Iterator
from typing import TYPE_CHECKING, Any, Final, Self

if TYPE_CHECKING:
    from redis.asyncio import Redis

CHANNEL: Final = "coyote"
FIRST_DELAY_S: Final = 0.05
LONGEST_DELAY_S: Final = 5.0
SILENCE_S: Final = 10.0
"""After this long without a message we ask whether the broker is still there."""
LONGEST_MESSAGE: Final = 7000
"""PostgreSQL sends at most 8000 bytes in a notification."""
MOST_SIGNALS: Final = 256
"""How many signals may wait for the broker."""

Ear = Callable[[int, bytes], None]  # the `sitter` whom a signal is for, and the signal

log: Final = logging.getLogger(__name__)


class Wake:
    """A flag: wake-ups that come while nobody waits merge into one, so a slow reader has no backlog."""

    def __init__(self) -> None:
        self.reached = 0
        """The greatest seq that anybody has published."""
        self._flag = asyncio.Event()

    async def wait(self) -> int:
        """Wait until there may be something to read. Returns the greatest seq that we know of."""
        await self._flag.wait()
        self._flag.clear()
        return self.reached

    def tell(self, seq: int) -> None:
        if seq > self.reached:  # our own wake-ups come back from the broker, too
            self.reached = seq
            self._flag.set()

    def anew(self) -> None:
        """Wake the reader although no new seq is known."""
        self._flag.set()


class Bus:
    """Wake-ups within one process."""

    def __init__(self) -> None:
        self._wakes: dict[str, set[Wake]] = {}
        self._ears: dict[str, Ear] = {}
        self.process = ""
        """By which name this process knows its own signals, which come back from the broker."""

    async def start(self) -> None:
        """Start listening to other processes."""

    async def stop(self) -> None:
        """Stop listening."""

    @property
    def connected(self) -> bool:
        """Whether other processes can be heard."""
        return True

    def publish(self, table_id: str, seq: int) -> None:
        """Tell everybody, without waiting: what is published is in the store already."""
        for wake in self._wakes.get(table_id, ()):
            wake.tell(seq)

    def hand_on(self, table_id: str, to: int, signal: bytes) -> None:
        """Hand a signal to the other processes, if there are any, without waiting. It may get lost."""

    @contextlib.contextmanager
    def hear(self, table_id: str, ear: Ear) -> Iterator[None]:
        """Listen to the signals that other processes hand on for a table."""
        self._ears[table_id] = ear
        try:
            yield
        finally:
            if self._ears.get(table_id) is ear:
                del self._ears[table_id]

    @contextlib.contextmanager
    def watch(self, table_id: str) -> Iterator[Wake]:
        """Be woken for a table. Start watching before the first read, so that nothing is missed in between."""
        wake = Wake()
        self._wakes.setdefault(table_id, set()).add(wake)
        try:
            yield wake
        finally:
            self._wakes[table_id].discard(wake)
            if not self._wakes[table_id]:
                del self._wakes[table_id]

    async def __aenter__(self) -> Self:
        await self.start()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.stop()


class Brokered(Bus):
    """Wake-ups between processes, by a task that survives every loss of the broker."""

    def __init__(self, url: str) -> None:
        super().__init__()
        self._url = url
        self._news: dict[str, int] = {}
        """What has not been sent yet. A table is in it once, however long the broker is away."""
        self._signals: list[str] = []
        self._some_news = asyncio.Event()
        self._hearing = self._stopped = False
        self._delay = FIRST_DELAY_S
        self._task: asyncio.Task[None] | None = None

    @property
    def connected(self) -> bool:
        return self._hearing

    async def start(self) -> None:
        self._task = asyncio.create_task(self._supervise())

    async def stop(self) -> None:
        self._stopped = True
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait([self._task])

    def publish(self, table_id: str, seq: int) -> None:
        super().publish(table_id, seq)
        self._news[table_id] = max(seq, self._news.get(table_id, 0))
        self._some_news.set()

    def hand_on(self, table_id: str, to: int, signal: bytes) -> None:
        text = f"{table_id} {self.process}~{to}~{b64encode(zlib.compress(signal)).decode()}"
        if self._hearing and len(self._signals) < MOST_SIGNALS and len(text) <= LONGEST_MESSAGE:
            self._signals.append(text)
            self._some_news.set()

    @abstractmethod
    async def _session(self) -> None:
        """Connect, listen and send until the connection is lost, which raises."""

    async def _supervise(self) -> None:
        while not self._stopped:
            try:
                await self._session()
            except Exception as error:
                # the kind of error only: its text may hold an address with a password
                log.warning("bus lost: %s; again in %.2f s", type(error).__name__, self._delay)
            self._hearing = False
            await asyncio.sleep(self._delay)
            self._delay = min(self._delay * 2, LONGEST_DELAY_S)

    def _heard_anew(self) -> None:
        self._hearing, self._delay = True, FIRST_DELAY_S
        for wakes in self._wakes.values():
            for wake in wakes:
                wake.anew()

    def _heard(self, message: str) -> None:
        for line in message.split("\n"):
            table_id, _, seq = line.rpartition(" ")
            if seq.isdecimal():
                super().publish(table_id, int(seq))
            elif table_id in self._ears and seq.count("~") == 2 and not seq.startswith(f"{self.process}~"):
                _, to, signal = seq.split("~")
                with contextlib.suppress(ValueError, zlib.error):  # then it was not one of ours
                    self._ears[table_id](int(to), zlib.decompress(b64decode(signal)))

    @contextlib.contextmanager
    def _to_send(self) -> Iterator[list[str]]:
        """Messages that hold all the news, and the signals; if they cannot be sent, the news stays, signals are lost."""
        news, self._news = self._news, {}
        signals, self._signals = self._signals, []
        self._some_news.clear()
        try:
            yield messages(news) + signals
        except BaseException:
            for table_id, seq in news.items():
                self._news[table_id] = max(seq, self._news.get(table_id, 0))
            self._some_news.set()
            raise


class RedisBus(Brokered):
    """Wake-ups through Redis."""

    async def _session(self) -> None:
        from redis.asyncio import Redis
        from redis.asyncio.retry import Retry
        from redis.backoff import NoBackoff

        # try twice without waiting: the first try may meet a connection that died in the pool
        retry: Any = Retry(NoBackoff(), 2)
        redis = Redis.from_url(self._url, retry=retry, socket_connect_timeout=1, health_check_interval=SILENCE_S)
        async with redis:
            await first_to_end(self._hear(redis), self._send(redis))

    async def _hear(self, redis: Redis) -> None:
        async with redis.pubsub() as channel:
            await channel.subscribe(CHANNEL)
            while not self._stopped:
                message = await channel.get_message(timeout=SILENCE_S)
                if message is None:
                    continue
                if message["type"] == "subscribe":
                    self._heard_anew()  # also when the client has reconnected by itself
                elif message["type"] == "message":
                    self._heard(message["data"].decode())

    async def _send(self, redis: Redis) -> None:
        while not self._stopped:
            await self._some_news.wait()
            with self._to_send() as texts:
                for text in texts:
                    await redis.publish(CHANNEL, text)


class PostgresBus(Brokered):
    """Wake-ups through PostgreSQL's LISTEN and NOTIFY, for those without Redis."""

    async def _session(self) -> None:
        import asyncpg

        db = await asyncpg.connect(self._url, timeout=SILENCE_S, command_timeout=SILENCE_S)
        try:
            db.add_termination_listener(lambda _: self._some_news.set())
            await db.add_listener(CHANNEL, lambda _db, _pid, _channel, text: self._heard(text))
            self._heard_anew()
            while not self._stopped:
                try:
                    async with asyncio.timeout(SILENCE_S):
                        await self._some_news.wait()
                except TimeoutError:
                    await db.execute("SELECT 1")
                with self._to_send() as texts:
                    if db.is_closed():
                        raise ConnectionError
                    for text in texts:
                        await db.execute("SELECT pg_notify($1, $2)", CHANNEL, text)
        finally:
            db.terminate()


async def first_to_end(*jobs: Coroutine[Any, Any, None]) -> None:
    """Run until one of them ends or fails, then end the others.

    They are cancelled again and again: redis-py may finish a command in spite of a cancellation, and forget it. A TaskGroup
    cancels once and would wait for ever.
    """
    tasks = [asyncio.create_task(job) for job in jobs]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        while going := [task for task in tasks if not task.done()]:
            for task in going:
                task.cancel()
            await asyncio.wait(going, timeout=0.1)
    failed = [error for task in tasks if not task.cancelled() and (error := task.exception()) is not None]
    if failed:
        raise failed[0]  # we have looked at the others, too, or asyncio would complain about them


def messages(news: dict[str, int]) -> list[str]:
    """The news as lines, in as few messages as the broker accepts."""
    texts, lines, size = list[str](), list[str](), 0
    for table_id, seq in news.items():
        line = f"{table_id} {seq}"
        if size + len(line) >= LONGEST_MESSAGE:
            texts.append("\n".join(lines))
            lines, size = [], 0
        lines.append(line)
        size += len(line) + 1
    return [*texts, "\n".join(lines)] if lines else texts


def bus_at(url: str | None) -> Bus:
    """The bus at a URL of Redis or PostgreSQL; without one, the bus of this process alone."""
    if url is None:
        return Bus()
    return RedisBus(url) if url.startswith(("redis://", "rediss://", "unix://")) else PostgresBus(url)
