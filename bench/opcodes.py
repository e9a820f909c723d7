"""Opcodes: what Python does for a move, counted. That depends on no clock, and on nobody else who uses the machine.

Law: the way of a move is that of `bench way`, at a single table, so that all that is done until the next ask arrives is done
for the one before. What people do is left out, and so is the thread that syncs the disk. C is not seen: hashes, JSON, the
database and the loop; it takes about a fifth of a move's time.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from statistics import median
from types import CodeType, FrameType
from typing import Any, Final, NamedTuple

from bench.way import playing
from coyote.rules.play.call import call
from coyote.rules.play.deal import deal
from coyote.rules.play.declare import declare
from coyote.server.edge.patience import Impatient
from coyote.server.serving import fastest_loop

MOVES: Final = 150
"""Moves for each repeat."""
ENOUGH: Final = 7
"""People call any number above this, so that there are calls enough."""
TOLD: Final = {rule.__code__: rule.__name__ for rule in (declare, call, deal)}
"""What an ask came to, by the rules that were asked about it."""
PEOPLE: Final = str(Path(__file__).parent)


class Asked(NamedTuple):
    """An ask, and all that was done for it."""

    came_to: frozenset[str]
    opcodes: int


class Counter:
    """Counts opcodes from one ask to the next."""

    def __init__(self) -> None:
        self.asked: list[Asked] = []
        self._came_to: set[str] = set()
        self._opcodes = 0

    def entered(self, frame: FrameType, _event: str, _: object) -> Callable[..., Any] | None:
        """Called by Python with every function that is entered."""
        code: CodeType = frame.f_code
        if code.co_filename.startswith(PEOPLE):
            return None
        if code is Impatient.data_received.__code__:
            self.asked.append(Asked(frozenset(self._came_to), self._opcodes))
            self._came_to, self._opcodes = set(), 0
        if code in TOLD:
            self._came_to.add(TOLD[code])
        frame.f_trace_lines, frame.f_trace_opcodes = False, True
        return self.one_more

    def one_more(self, _frame: FrameType, event: str, _: object) -> Callable[..., Any]:
        self._opcodes += event == "opcode"
        return self.one_more


def new_decks(asked: list[Asked]) -> Iterator[int]:
    """What it takes from a call after which all cards are shuffled to the deal: four people commit to seeds and show them."""
    since: int | None = None
    for one in asked:
        if "call" in one.came_to and "deal" not in one.came_to:
            since = 0
        if since is not None:
            since += one.opcodes
            if "deal" in one.came_to:
                yield since
                since = None


async def counted(database: str, moves: int) -> list[Asked]:
    async with playing(database, 1, ENOUGH) as meter:
        await meter.moves(MOVES // 3)  # until every cache is filled
        counter = Counter()
        sys.settrace(counter.entered)
        try:
            await meter.moves(moves)
        finally:
            sys.settrace(None)
    return counter.asked[1:]  # the first was under way


def measure(repeats: int, say: Callable[[str], object]) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as folder, asyncio.Runner(loop_factory=fastest_loop()) as runner:
        asked = runner.run(counted(str(Path(folder, "coyote.db")), MOVES * repeats))
    declaration = median(one.opcodes for one in asked if one.came_to == {"declare"})
    with_deal = median(one.opcodes for one in asked if one.came_to == {"call", "deal"})
    deck = median(new_decks(asked))
    say(f"{declaration:,.0f} opcodes for a declaration")
    say(f"{with_deal:,.0f} for a call with its deal: {with_deal / declaration:.2f} declarations")
    say(f"{deck:,.0f} with a new deck in between, for which four people give seeds: {deck / declaration:.2f} declarations")
    return {
        "declaration": round(declaration),
        "call_in_declarations": round(with_deal / declaration, 2),
        "call_with_new_deck_in_declarations": round(deck / declaration, 2),
    }
