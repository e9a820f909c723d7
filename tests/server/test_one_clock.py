"""One clock for all processes of a store, whatever the machines believe."""

from __future__ import annotations

from coyote.server.clock import Clock
from coyote.server.storage.open_store import open_store
from coyote.table.deeds import Credited, Moved
from tests.server.houses import Clock as Hand
from tests.server.houses import houses, opened


class Machine:
    """A machine with two clocks; only one of them can be set."""

    def __init__(self) -> None:
        self.wall, self.beat = 5_000_000, 100.0

    def clock(self) -> Clock:
        return Clock(lambda: self.wall, lambda: self.beat)


class Told:
    """A store that tells this time."""

    def __init__(self, told: int | None) -> None:
        self.told = told

    async def now_ms(self, _: int) -> int | None:
        return self.told


async def test_a_machine_whose_clock_is_set_tells_the_same_time_as_before() -> None:
    machine = Machine()
    clock = machine.clock()
    machine.wall += 31 * 24 * 3_600_000
    machine.beat += 2.5
    assert clock() == 5_002_500
    machine.wall = 0
    assert clock() == 5_002_500


async def test_processes_with_different_clocks_agree_on_the_stores() -> None:
    fast, slow = Machine(), Machine()
    fast.wall += 90_000
    clocks = fast.clock(), slow.clock()
    for clock in clocks:
        await clock.begin(Told(7_000_000), 10_000)  # type: ignore[arg-type]
    assert [clock() for clock in clocks] == [7_000_000, 7_000_000]


async def test_the_clock_never_goes_back_and_follows_a_store_that_is_ahead() -> None:
    machine = Machine()
    clock = machine.clock()
    for told, now in ((5_000_400, 5_000_400), (4_000_000, 5_000_400), (None, 5_000_400), (6_000_000, 6_000_000)):
        await clock.read(Told(told), 10_000)  # type: ignore[arg-type]
        assert clock() == now


async def test_postgres_tells_its_time_but_not_before_the_newest_lease(postgres_database: str) -> None:
    async with await open_store(postgres_database) as store:
        told = await store.now_ms(10_000)
        assert told is not None and told > 1_700_000_000_000
        await store.take("table", "somebody", told + 3_600_000, 10_000)
        ahead = await store.now_ms(10_000)
        assert ahead is not None and ahead == told + 3_600_000


async def test_sqlite_has_no_clock_of_its_own(sqlite_file: str) -> None:
    async with await open_store(sqlite_file) as store:
        assert await store.now_ms(10_000) is None


async def test_a_table_whose_log_is_ahead_of_the_clock_plays_on_in_its_own_time(sqlite_file: str) -> None:
    """It was written by a server whose clock was an hour ahead. Bots used to stand still for that hour."""
    clock = Hand()
    clock.now += 3_600_000
    async with houses(sqlite_file, 1, clock) as [house]:
        _, row, steward = await opened(house, ("cub", "cub"))
        ahead = steward.table.at
    clock.now -= 3_600_000
    async with houses(sqlite_file, 1, clock) as [house]:
        steward = await house.steward(row)
        assert steward.log.now() >= ahead
        clock.now += 60_000
        await steward.clock.strike()
        log = await house.env.store.load(row.id)
        assert [entry.at_ms for entry in log] == sorted(entry.at_ms for entry in log)
        assert steward.table.at > ahead and any(entry.kind == Moved.__name__.lower() for entry in log)
        assert not any(entry.kind == Credited.__name__.lower() for entry in log), "no time was lost"
