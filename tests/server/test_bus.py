"""Wake-ups arrive, even after the broker was gone, and nothing but wake-ups goes out."""

from __future__ import annotations

import asyncio
import gc
import re
import signal
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress

import pytest

from coyote.server.bus import LONGEST_MESSAGE, Brokered, Bus, Wake, bus_at, first_to_end, messages
from coyote.server.storage.open_store import open_store
from coyote.server.storage.store import Secret, Stored
from tests.server.logs import entries
from tests.servers import Postgres, Redis, Server


class Broker:
    """A server of wake-ups that can crash and come back."""

    def __init__(self, server: Server, url: str) -> None:
        self.server, self.url = server, url

    async def crash(self) -> None:
        await asyncio.to_thread(self.server.end, signal.SIGKILL if isinstance(self.server, Redis) else signal.SIGQUIT)

    async def come_back(self) -> None:
        await asyncio.to_thread(self.server.start)

    @asynccontextmanager
    async def buses(self, number: int) -> AsyncIterator[list[Bus]]:
        """The buses of several processes, all of them listening."""
        async with AsyncExitStack() as stack:
            buses = []
            for _ in range(number):
                bus = bus_at(self.url)
                with bus.watch("any") as wake:
                    buses.append(await stack.enter_async_context(bus))
                    await wake.wait()  # everybody gets a wake-up when listening begins
                assert bus.connected
            yield buses


@pytest.fixture(params=["redis", "postgres"])
def broker(request: pytest.FixtureRequest) -> Broker:
    server: Postgres | Redis = request.getfixturevalue(request.param)
    return Broker(server, server.url if isinstance(server, Redis) else server.url())


async def reached(wake: Wake, seq: int) -> None:
    while await wake.wait() < seq:
        pass


async def test_a_single_process_needs_no_broker() -> None:
    bus = bus_at(None)
    async with bus:
        with bus.watch("g") as wake, bus.watch("other") as other:
            bus.publish("g", 3)
            bus.publish("g", 4)
            assert await wake.wait() == 4
            assert (other.reached, bus.connected) == (0, True)
        bus.publish("g", 5)
        assert wake.reached == 4


async def test_a_wake_up_with_nothing_new_wakes_nobody() -> None:
    wake = Wake()
    wake.tell(7)
    assert await wake.wait() == 7
    wake.tell(7)
    wake.tell(6)
    waiting = asyncio.create_task(wake.wait())
    await asyncio.sleep(0)
    assert not waiting.done()
    wake.tell(8)
    assert await waiting == 8


async def test_other_processes_are_woken(broker: Broker) -> None:
    async with broker.buses(3) as (here, there, elsewhere):
        with there.watch("g") as one, there.watch("g") as two, elsewhere.watch("g") as three, elsewhere.watch("x") as other:
            here.publish("g", 12)
            for wake in (one, two, three):
                await reached(wake, 12)
            assert other.reached == 0


async def test_a_process_wakes_its_own_watchers_while_the_broker_is_away(broker: Broker) -> None:
    async with broker.buses(1) as (bus,):
        await broker.crash()
        try:
            with bus.watch("g") as wake:
                bus.publish("g", 1)
                assert wake.reached == 1
        finally:
            await broker.come_back()


async def test_when_the_broker_is_back_everybody_is_woken_to_read_again(broker: Broker) -> None:
    async with broker.buses(2) as (here, there):
        with here.watch("quiet") as mine, there.watch("quiet") as quiet, there.watch("g") as wake:
            await broker.crash()
            here.publish("g", 3)
            await broker.come_back()
            assert await mine.wait() == await quiet.wait() == 0  # woken, and told nothing
            assert await wake.wait() in (0, 3)  # the news arrives only if the others listen before we send it, and it need not
            assert here.connected and there.connected
            here.publish("g", 4)
            await reached(wake, 4)


class Stammering(Brokered):
    """A bus whose broker refuses the first two times."""

    def __init__(self) -> None:
        super().__init__("stammering://")
        self.tries: list[list[str]] = []
        self.sent = asyncio.Event()

    async def _session(self) -> None:
        self._heard_anew()
        while await self._some_news.wait():
            with self._to_send() as texts:
                self.tries.append(texts)
                if len(self.tries) < 3:
                    self.publish("h", 1)  # something new meanwhile
                    raise ConnectionError
            self.sent.set()


async def test_news_that_could_not_be_sent_is_sent_later_once_per_table() -> None:
    bus = Stammering()
    async with bus:
        for seq in (1, 2, 3):
            bus.publish("g", seq)
        await bus.sent.wait()
    assert bus.tries == [["g 3"], ["h 1\ng 3"], ["h 1\ng 3"]]


async def test_a_bus_connects_later_to_a_broker_that_is_missing_at_the_start(broker: Broker) -> None:
    await broker.crash()
    bus = bus_at(broker.url)
    async with bus:
        with bus.watch("g") as wake:
            bus.publish("g", 1)
            assert await wake.wait() == 1
            assert not bus.connected
            await broker.come_back()
            assert await wake.wait() == 1
            assert bus.connected


async def test_a_bus_stops_in_the_midst_of_sending(broker: Broker) -> None:
    """At whatever point it is stopped, it ends within its time, leaves no task behind, and the broker serves the others."""
    async with broker.buses(1) as (other,):
        with other.watch("after") as wake:
            before = asyncio.all_tasks()
            for steps in range(20):
                async with asyncio.timeout(10):
                    async with broker.buses(1) as (bus,):
                        bus.publish("g", 1)
                        for _ in range(steps):
                            await asyncio.sleep(0)
                assert asyncio.all_tasks() == before, steps
            other.publish("after", 1)
            async with broker.buses(1) as (late,):
                late.publish("after", 2)
                await reached(wake, 2)
            assert other.connected


async def test_a_bus_is_lost_in_the_midst_of_sending_and_comes_back(broker: Broker) -> None:
    """Each time the broker is back, watchers are woken to read again, and what is said then arrives."""
    async with broker.buses(2) as (here, there):
        with here.watch("quiet") as mine, there.watch("quiet") as theirs, there.watch("g") as wake:
            for seq in range(1, 6):
                here.publish("g", 2 * seq)
                await asyncio.sleep(0)
                await broker.crash()
                await broker.come_back()
                assert await mine.wait() == await theirs.wait() == 0  # woken, and told nothing
                while wake.reached <= 2 * seq:  # said again, in case the other does not hear yet
                    here.publish("g", 2 * seq + 1)
                    with suppress(TimeoutError):
                        await asyncio.wait_for(wake.wait(), 0.05)
                assert here.connected and there.connected


async def test_a_lot_of_news_at_once_fits_into_what_a_broker_accepts(broker: Broker) -> None:
    async with broker.buses(2) as (here, there), AsyncExitStack() as stack:
        games = [f"{number:032}" for number in range(1_000)]
        wakes = [stack.enter_context(there.watch(game)) for game in games]
        for game in games:
            here.publish(game, 9)
        for wake in wakes:
            await reached(wake, 9)


def test_messages_are_few_and_not_too_long() -> None:
    texts = messages({f"{number:032}": number for number in range(1_000)})
    assert max(map(len, texts)) <= LONGEST_MESSAGE
    assert len(texts) == 6
    assert "\n".join(texts).count("\n") == 999
    assert messages({}) == []


async def test_a_published_message_is_a_table_and_a_number_and_never_a_card_or_a_seed(redis: Redis, sqlite_file: str) -> None:
    canary = b"CANARY"
    ear, mouth = await asyncio.open_connection("127.0.0.1", redis.port)
    mouth.write(b"MONITOR\r\n")
    assert await ear.readline() == b"+OK\r\n"
    async with await open_store(sqlite_file) as store, Broker(redis, redis.url).buses(2) as (here, there):
        with there.watch("game") as wake:
            group = entries("game", 3, body=canary)
            assert await store.append(group, [Secret("game", 1, canary)]) == Stored()
            here.publish("game", 3)
            await reached(wake, 3)
    mouth.write(b"QUIT\r\n")
    heard = await ear.read()
    mouth.close()
    await mouth.wait_closed()
    assert canary not in heard
    published = re.findall(rb'"PUBLISH" "coyote" "(.*)"', heard)
    assert published == [b"game 3"]


@pytest.mark.parametrize("message", ["", "nonsense", "game x", "game -1", "game 1.5", " ", "\n"])
async def test_a_message_that_is_not_a_wake_up_is_ignored(redis: Redis, message: str) -> None:
    async with Broker(redis, redis.url).buses(1) as (bus,):
        _, mouth = await asyncio.open_connection("127.0.0.1", redis.port)
        with bus.watch("game") as wake:
            for text in (message, "game 5"):
                data = text.encode()
                mouth.write(b"*3\r\n$7\r\nPUBLISH\r\n$6\r\ncoyote\r\n$%d\r\n%s\r\n" % (len(data), data))
            assert await wake.wait() == 5
        mouth.close()
        await mouth.wait_closed()
        assert bus.connected


async def test_when_listening_and_sending_fail_together_no_exception_goes_unhandled() -> None:
    complaints = list[object]()
    asyncio.get_running_loop().set_exception_handler(lambda _, what: complaints.append(what))

    async def failing() -> None:
        raise ConnectionError

    with pytest.raises(ConnectionError):
        await first_to_end(failing(), failing())
    gc.collect()
    await asyncio.sleep(0)
    assert not complaints
