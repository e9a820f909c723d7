"""The turnstile: one request in each turn of the loop, and the networks in turn."""

from __future__ import annotations

import asyncio

from coyote.server.edge.patience import Impatient
from coyote.server.edge.turnstile import Turnstile


async def test_in_each_turn_of_the_loop_one_goes_and_who_asks_for_a_lot_waits_behind_oneself() -> None:
    loop, turnstile, turns = asyncio.get_running_loop(), Turnstile(), list[int]()
    gone = list[tuple[str, int]]()

    def enter(network: str, times: int) -> None:
        for _ in range(times):
            turnstile.enter(loop, network, lambda: gone.append((network, len(turns))))

    enter("eve", 5)
    enter("ann", 2)
    enter("bob", 1)
    assert gone == [("eve", 0)], "the first one does not wait"
    while len(gone) < 8:
        turns.append(1)
        await asyncio.sleep(0)
    assert [network for network, _ in gone] == ["eve", "eve", "ann", "bob", "eve", "ann", "eve", "eve"]
    assert len({turn for _, turn in gone}) == 8
    await asyncio.sleep(0)
    enter("cem", 1)
    assert gone[-1][0] == "cem", "when nobody waits any more, nobody has to"


class Wire(asyncio.Transport):
    """The other end of a wire."""

    def __init__(self) -> None:
        super().__init__()
        self.reading = True

    def is_closing(self) -> bool:
        return False

    def pause_reading(self) -> None:
        self.reading = False

    def resume_reading(self) -> None:
        self.reading = True


class Caller(Impatient):
    """Somebody who reads what arrives."""

    def __init__(self, turnstile: Turnstile) -> None:
        self.turnstile, self.loop = turnstile, asyncio.get_running_loop()
        self.transport: Wire = Wire()
        self.heard: list[bytes] = []

    def tolls(self) -> tuple[()]:
        return ()

    def read(self, data: bytes) -> None:
        self.heard.append(data)


async def test_what_arrives_while_a_wire_waits_for_its_turn_is_read_in_order_and_at_once() -> None:
    turnstile = Turnstile()
    first, second = Caller(turnstile), Caller(turnstile)
    first.data_received(b"GET / ")
    assert (first.heard, first.transport.reading) == ([b"GET / "], True)
    second.data_received(b"GET ")
    second.data_received(b"/ ")
    assert (second.heard, second.transport.reading) == ([], False)
    await asyncio.sleep(0)
    assert (second.heard, second.transport.reading) == ([b"GET / "], True)
