"""Many who look on cost writes, not encodings: what they are told is written once, however many they are."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest

from coyote.server.storage.store import Guest
from coyote.server.tables.house import House
from coyote.server.tables.watcher_count import RECOUNT_S
from coyote.table.deeds import Reacted
from coyote.table.told import frames, happened
from tests.server.houses import Clock, doing, houses, line_of, opened
from tests.server.virtual import settled


@pytest.fixture
def encoded(monkeypatch: pytest.MonkeyPatch) -> list[object]:
    """Everything that is encoded for anybody at a table."""
    all_of_it = list[object]()

    def counting(written: Callable[[object], bytes]) -> Callable[[object], bytes]:
        def write(what: object) -> bytes:
            all_of_it.append(what)
            return written(what)

        return write

    for module in (frames, happened):
        monkeypatch.setattr(module, "written", counting(module.written))
    return all_of_it


async def encodings(house: House, number: int, encoded: list[object]) -> list[int]:
    """How much is encoded for this many who look on: whole frames for all, the news of a deed, and their number."""
    guest, row, steward = await opened(house, start=False)
    lines = [line_of(guest), *(line_of(Guest(f"{row.id}-{one}", b"", "w", 0)) for one in range(number))]
    for line in lines:
        await house.come(row, line)
    counts = list[int]()

    async def told() -> None:
        """Everybody gets one message; those who look on, the same bytes."""
        await settled()
        assert [len(line.reader.got) for line in lines] == [1] * len(lines)
        assert len({id(line.reader.got[0]) for line in lines[1:]}) == 1
        counts.append(len(encoded))
        nobody_has_anything()

    def nobody_has_anything() -> None:
        encoded.clear()
        for line in lines:
            line.reader.got.clear()

    await settled()
    nobody_has_anything()
    for line in lines:
        line.resync()
    await told()
    await steward.log.do(None, doing(Reacted(0, "howl")))
    await told()
    await asyncio.sleep(RECOUNT_S)
    await told()
    return counts


async def test_five_hundred_watchers_cost_as_many_encodings_as_two(sqlite_file: str, encoded: list[object]) -> None:
    async with houses(sqlite_file, 1, Clock()) as [house]:
        few, many = await encodings(house, 2, encoded), await encodings(house, 500, encoded)
        assert max(few) <= 5, few
        assert max(many) <= 5, many
