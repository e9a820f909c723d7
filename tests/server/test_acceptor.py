"""The acceptor: many new connections at once keep nobody waiting who is connected, and whoever opens too many is hung up on."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import socket
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, closing

import pytest

from coyote.server.edge import acceptor, limits
from coyote.server.edge.acceptor import accept
from coyote.server.edge.limits import Limits
from coyote.server.serving import bound, fastest_loop

pytestmark = pytest.mark.real_time
LOOPS = [None, fastest_loop()]
EVE, ANN = "127.31.0.1", "127.32.0.1"


class Came(list[tuple[str, int]]):
    """Where connections came from, and what was counted when they did."""

    def __init__(self) -> None:
        super().__init__()
        self.more = asyncio.Event()

    async def until(self, good: Callable[[], bool]) -> None:
        """Wait for connections until this is so."""
        async with asyncio.timeout(30):
            while not good():
                self.more.clear()
                await self.more.wait()


class Called(asyncio.Protocol):
    """A connection, noted with what was counted when it came."""

    def __init__(self, came: Came, turns: list[int]) -> None:
        self.came, self.turns = came, turns

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = transport
        peer = transport.get_extra_info("peername")  # none, if they are gone already
        self.came.append((peer[0] if peer else "", len(self.turns)))
        self.came.more.set()


def called(port: int, address: str) -> socket.socket:
    """A connection that the system has made, and nobody has accepted yet."""
    return socket.create_connection(("127.0.0.1", port), 5, source_address=(address, 0))


@asynccontextmanager
async def accepting(listening: socket.socket, counted: Limits | None) -> AsyncIterator[tuple[Came, list[int]]]:
    """The connections that came, and a place to count turns of the loop."""
    came, turns = Came(), list[int]()
    wires = list[Called]()

    def protocol() -> Called:
        wires.append(Called(came, turns))
        return wires[-1]

    task = asyncio.create_task(accept(listening, counted, protocol))
    try:
        yield came, turns
    finally:
        task.cancel()
        for wire in wires:
            wire.transport.close()
        with contextlib.suppress(asyncio.CancelledError):
            await task


def run(work: Callable[[], Awaitable[None]], factory: Callable[[], asyncio.AbstractEventLoop] | None) -> None:
    async def working() -> None:
        await work()

    with asyncio.Runner(loop_factory=factory) as runner:
        runner.run(working())


@pytest.mark.parametrize("factory", LOOPS)
def test_between_two_new_connections_everybody_else_has_a_turn(
    factory: Callable[[], asyncio.AbstractEventLoop] | None,
) -> None:
    async def many() -> None:
        with closing(bound("127.0.0.1", 0)) as listening, contextlib.ExitStack() as stack:
            for _ in range(50):
                stack.enter_context(closing(called(listening.getsockname()[1], EVE)))
            async with accepting(listening, Limits()) as (came, turns):
                async with asyncio.timeout(10):
                    while len(came) < 50:
                        turns.append(1)
                        await asyncio.sleep(0)
            assert len({turn for _, turn in came}) == 50

    run(many, factory)


@pytest.mark.parametrize("factory", LOOPS)
def test_a_network_that_calls_too_often_is_hung_up_on_and_the_others_are_not(
    factory: Callable[[], asyncio.AbstractEventLoop] | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "CALLS", limits.Rate(3, 1e-6))

    async def too_often() -> None:
        with closing(bound("127.0.0.1", 0)) as listening, contextlib.ExitStack() as stack:
            port = listening.getsockname()[1]
            eves = [stack.enter_context(closing(called(port, EVE))) for _ in range(3 + acceptor.MOST_REFUSED + 5)]
            stack.enter_context(closing(called(port, ANN)))
            async with accepting(listening, Limits()) as (came, _):
                await came.until(lambda: ANN in {address for address, _ in came})
                assert [address for address, _ in came] == [EVE] * 3 + [ANN]
            for eve in eves[3:]:
                with pytest.raises(ConnectionResetError):
                    eve.recv(1)

    run(too_often, factory)


async def test_behind_a_proxy_nobody_is_hung_up_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "CALLS", limits.Rate(3, 1e-6))
    with closing(bound("127.0.0.1", 0)) as listening, contextlib.ExitStack() as stack:
        for _ in range(5):
            stack.enter_context(closing(called(listening.getsockname()[1], EVE)))
        async with accepting(listening, None) as (came, _):
            await came.until(lambda: len(came) == 5)


async def test_a_system_without_files_left_is_asked_again_after_a_pause(monkeypatch: pytest.MonkeyPatch) -> None:
    loop, asked, pauses = asyncio.get_running_loop(), list[float](), list[float]()
    real_accept, real_sleep = loop.sock_accept, asyncio.sleep

    async def out_of_files(listening: socket.socket) -> tuple[socket.socket, object]:
        asked.append(1)
        if len(asked) < 3:
            raise OSError(errno.EMFILE, "Too many open files")
        return await real_accept(listening)

    async def noted(seconds: float) -> None:
        pauses.append(seconds)
        await real_sleep(0)

    monkeypatch.setattr(loop, "sock_accept", out_of_files)
    monkeypatch.setattr("coyote.server.edge.acceptor.asyncio.sleep", noted)
    with closing(bound("127.0.0.1", 0)) as listening, closing(called(listening.getsockname()[1], EVE)):
        async with accepting(listening, Limits()) as (came, _):
            await came.until(lambda: bool(came))
    assert [pause for pause in pauses if pause] == [acceptor.PAUSE_S] * 2


@pytest.mark.parametrize("error", [OSError(errno.ENOTCONN, "gone"), KeyError("unforeseen")])
async def test_one_connection_that_fails_keeps_nobody_else_out(error: Exception, caplog: pytest.LogCaptureFixture) -> None:
    came, errors = Came(), [error]

    def protocol() -> asyncio.Protocol:
        if errors:
            raise errors.pop()
        return Called(came, [])

    with closing(bound("127.0.0.1", 0)) as listening, contextlib.ExitStack() as stack:
        calls = [stack.enter_context(closing(called(listening.getsockname()[1], EVE))) for _ in range(2)]
        task = asyncio.create_task(accept(listening, Limits(), protocol))
        await came.until(lambda: bool(came))
        assert calls[0].recv(1) == b"", "it was hung up on"
        assert len(caplog.records) == (0 if isinstance(error, OSError) else 1)
        task.cancel()


@pytest.mark.parametrize("factory", LOOPS)
def test_who_hangs_up_before_being_accepted_costs_the_others_no_pause(
    factory: Callable[[], asyncio.AbstractEventLoop] | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(acceptor, "PAUSE_S", 60)

    async def gone() -> None:
        with closing(bound("127.0.0.1", 0)) as listening:
            port = listening.getsockname()[1]
            for _ in range(10):
                eve = called(port, EVE)
                eve.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, acceptor.AT_ONCE)
                eve.close()
            with closing(called(port, ANN)):
                async with accepting(listening, Limits()) as (came, _):
                    await came.until(lambda: ANN in {address for address, _ in came})

    run(gone, factory)
