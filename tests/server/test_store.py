"""What every store promises, tested with SQLite, with PostgreSQL and with the model that the simulation uses."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Sequence
from pathlib import Path
from random import Random

import pytest

from coyote.server.storage import sql
from coyote.server.storage.errors import Broken, Trouble, Unavailable
from coyote.server.storage.group import Chain
from coyote.server.storage.index import Ended, GameRow
from coyote.server.storage.memory_sql import Row, Statement
from coyote.server.storage.open_store import open_store
from coyote.server.storage.store import (
    ORIGIN,
    Conflict,
    Entry,
    Guest,
    Lease,
    Repeated,
    Secret,
    Status,
    Store,
    Stored,
    TableRow,
    chained,
    following,
)
from coyote.server.storage.unused import Erased, Unused
from prove.simulate.database import Database, Weather
from prove.simulate.model_store import ModelStore
from tests.server.logs import entries, some_game

MODELS: dict[str, Database] = {}


@pytest.fixture(params=["sqlite_file", "postgres_database", "model"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Where a store can be opened."""
    return f"model of {tmp_path}" if request.param == "model" else str(request.getfixturevalue(request.param))


@pytest.fixture(params=["sqlite_file", "postgres_database"])
def database(request: pytest.FixtureRequest) -> str:
    """Where a real one can be opened."""
    return str(request.getfixturevalue(request.param))


async def open_at(place: str) -> Store:
    if not place.startswith("model"):
        return await open_store(place)
    return ModelStore(MODELS.setdefault(place, Database()), Weather(Random(0)))


async def test_appended_entries_can_be_loaded_again(place: str) -> None:
    table_id, other = some_game(), some_game()
    first, second, third = entries(table_id, 3, body=bytes(range(256)))
    async with await open_at(place) as store:
        assert await store.append([first]) == Stored()
        assert await store.append([second, third]) == Stored()
        assert await store.append(entries(other, 1)) == Stored()
        assert await store.load(table_id) == [first, second, third]
        assert await store.load(table_id, after=1) == [second, third]
        assert await store.load(table_id, after=3) == []
        assert await store.load("nobody's") == []
        assert await store.find_op(table_id, third.op_id) == 3
        assert await store.find_op(other, third.op_id) is None
    async with await open_at(place) as store:
        assert await store.load(table_id) == [first, second, third]


async def test_an_op_is_written_once_and_repeating_it_returns_its_seq(place: str) -> None:
    table_id = some_game()
    first, second, third = entries(table_id, 3)
    async with await open_at(place) as store:
        await store.append([first, second])
        assert await store.append([second]) == Repeated(2)
        again = following(second, table_id, first.op_id, 9_000, "move", b"later")
        assert await store.append([again]) == Repeated(1)
        behind_another = following(third, table_id, first.op_id, 9_000, "move", b"later")
        assert await store.append([third, behind_another]) == Repeated(1)
        assert await store.load(table_id) == [first, second]


async def test_the_second_of_two_writers_of_one_seq_gets_a_conflict(place: str) -> None:
    table_id = some_game()
    mine, theirs = entries(table_id, 1), entries(table_id, 2)
    async with await open_at(place) as store:
        assert await store.append(mine) == Stored()
        assert await store.append(theirs) == Conflict()
        assert await store.load(table_id) == mine


async def test_a_chain_that_was_made_from_another_end_is_a_conflict(place: str) -> None:
    table_id = some_game()
    (first,), (other,) = entries(table_id, 1), entries(table_id, 1)
    forked, good = Chain(other), Chain(first)
    for chain in (forked, good):
        chain.add("ours", 1_000, "move", b"some body")
        chain.add(".3", 1_000, "move", b"some body")
    async with await open_at(place) as store:
        assert await store.append([first]) == Stored()
        assert await store.append(forked) == Conflict()
        assert await store.append(good) == Stored()
        assert await store.load(table_id) == [first, *good]


async def test_a_group_that_does_not_follow_from_the_stored_log_is_a_conflict(place: str) -> None:
    table_id = some_game()
    first, second, third = entries(table_id, 3)
    forked = entries(table_id, 1, after=entries(table_id, 1)[0])
    async with await open_at(place) as store:
        assert await store.append([second]) == Conflict()
        await store.append([first])
        assert await store.append([third]) == Conflict()
        assert await store.append(forked) == Conflict()
        assert await store.load(table_id) == [first]


async def test_an_append_to_a_log_that_is_no_more_is_a_conflict_though_its_end_was_ours(database: str) -> None:
    table_id = some_game()
    first, second, third = entries(table_id, 3)
    async with await open_store(database) as store:
        assert isinstance(store, sql.SqlStore)
        assert [await store.append([first]), await store.append([second])] == [Stored(), Stored()]
        await store._write(Statement("DELETE FROM entries WHERE table_id = $1", (table_id,)))
        assert await store.append([third]) == Conflict()
        assert await store.load(table_id) == []


async def test_a_group_is_all_or_nothing_together_with_its_secrets(place: str) -> None:
    table_id = some_game()
    group = entries(table_id, 2)
    seed = Secret(table_id, 1, b"first seed")
    async with await open_at(place) as store:
        assert await store.append(group, [seed]) == Stored()
        again = entries(table_id, 2, after=group[-1])
        assert await store.append(again, [Secret(table_id, 2, b"second"), seed]) == Conflict()
        assert await store.load(table_id) == group
        assert await store.secrets(table_id) == [seed]
        assert await store.append(again, [Secret(table_id, 2, b"second")]) == Stored()
        assert await store.secrets(table_id) == [seed, Secret(table_id, 2, b"second")]
        forked = entries(table_id, 1, after=entries(table_id, 4)[-1])
        assert await store.append(forked, [Secret(table_id, 3, b"third")]) == Conflict()
        assert await store.load(table_id) == [*group, *again]
        assert await store.secrets(table_id) == [seed, Secret(table_id, 2, b"second")]


async def test_where_a_game_lies_is_written_with_its_entries_or_not_at_all(place: str) -> None:
    table_id, other = some_game(), some_game()
    first, second, third = entries(table_id, 3)
    row = GameRow("game", table_id, 1, 1, None, b"who plays")
    async with await open_at(place) as store:
        assert await store.game("game") is None
        assert await store.append([second], marks=[row]) == Conflict()
        assert await store.game("game") is None
        together = [store.append([first], marks=[row]), store.append(entries(other, 2)[1:], marks=[row])]
        assert await asyncio.gather(*together) == [Stored(), Conflict()]
        assert await store.game("game") == row
        assert await store.append([third], marks=[Ended("game", 3)]) == Conflict()
        assert await store.game("game") == row
        assert await store.append([second], marks=[Ended("game", 2)]) == Stored()
        assert await store.game("game") == row._replace(last_seq=2)
        assert await store.game("none") is None
        assert await store.append([third]) == Stored()
        assert await store.load(table_id, 1, 2) == [second]
        assert await store.load(table_id, 0, 1) == [first]


async def test_a_conflict_in_a_batch_affects_no_other_group(place: str) -> None:
    table_id, first = some_game(), entries(some_game(), 1)
    rivals = [entries(table_id, 1) for _ in range(5)]
    others = [entries(some_game(), 2) for _ in range(5)]
    async with await open_at(place) as store:
        await store.append(first)
        groups = [first, *(group for pair in zip(rivals, others, strict=True) for group in pair)]
        outcomes = await asyncio.gather(*(store.append(group) for group in groups))
        assert outcomes[0] == Repeated(1)
        assert outcomes[1] == Stored()
        assert set(outcomes[3::2]) == {Conflict()}
        assert set(outcomes[2::2]) == {Stored()}
        assert await store.load(table_id) == rivals[0]
        for group in others:
            assert await store.load(group[0].table_id) == group


async def test_consecutive_groups_may_share_a_batch(place: str) -> None:
    table_id = some_game()
    line = entries(table_id, 6)
    async with await open_at(place) as store:
        outcomes = await asyncio.gather(*(store.append(line[at : at + 2]) for at in (0, 2, 4)))
        assert set(outcomes) == {Stored()}
        assert await store.load(table_id) == line


async def test_two_stores_race_and_exactly_one_wins_each_seq(place: str) -> None:
    table_id, rounds = some_game(), 20
    async with await open_at(place) as here, await open_at(place) as there:
        last: Entry | None = None
        for _ in range(rounds):
            rivals = [entries(table_id, 1, after=last) for _ in range(4)]
            outcomes = await asyncio.gather(
                *(store.append(group) for store, group in zip((here, there, here, there), rivals, strict=True))
            )
            assert sorted(outcomes, key=str) == [Conflict(), Conflict(), Conflict(), Stored()]
            last = rivals[outcomes.index(Stored())][0]
        assert len(await here.load(table_id)) == rounds
        assert (await there.load(table_id))[-1] == last


async def test_a_cancelled_append_is_still_written_and_disturbs_nobody(place: str) -> None:
    mine, theirs = entries(some_game(), 1), entries(some_game(), 1)
    async with await open_at(place) as store:
        impatient = asyncio.ensure_future(store.append(mine))
        patient = asyncio.ensure_future(store.append(theirs))
        for _ in range(3):
            await asyncio.sleep(0)  # give both time to be written
        impatient.cancel()
        assert await patient == Stored()
        assert await store.load(mine[0].table_id) == mine


@pytest.mark.parametrize("change", ["body = x'00'", "at_ms = at_ms + 1", "kind = 'call'", "op_id = 'x'", "hash = x'00'"])
async def test_a_changed_entry_is_found_when_loading(sqlite_file: str, change: str) -> None:
    table_id = some_game()
    async with await open_store(sqlite_file) as store:
        await store.append(entries(table_id, 5))
        with sqlite3.connect(sqlite_file) as db:
            db.execute(f"UPDATE entries SET {change} WHERE seq = 3")
        db.close()
        with pytest.raises(Broken, match=f"log-broken .table={table_id} seq=3.") as broken:
            await store.load(table_id)
        assert (broken.value.table_id, broken.value.seq) == (table_id, 3)
        with pytest.raises(Broken):
            await store.load(table_id, after=2)


async def test_a_missing_entry_is_found_when_loading(sqlite_file: str) -> None:
    table_id = some_game()
    async with await open_store(sqlite_file) as store:
        await store.append(entries(table_id, 5))
        with sqlite3.connect(sqlite_file) as db:
            db.execute("DELETE FROM entries WHERE seq = 3")
        db.close()
        for after in (0, 2, 3):
            with pytest.raises(Broken) as broken:
                await store.load(table_id, after)
            assert broken.value.seq == 3
            assert broken.value.code == Trouble.LOG_BROKEN


async def test_an_inconsistent_group_is_refused_before_it_spoils_a_batch(sqlite_file: str) -> None:
    table_id = some_game()
    first, second, third = entries(table_id, 3)
    nul = following(None, table_id, "a\0b", 1, "move", b"")
    async with await open_store(sqlite_file) as store:
        for group in ([first, third], [first, *entries("other", 1)], [first, second._replace(hash=ORIGIN)], [nul]):
            with pytest.raises(ValueError, match=r"."):
                await store.append(group)
        with pytest.raises(ValueError, match=r"one table's"):
            await store.append([first], [Secret("other", 1, b"")])


def test_the_hash_tells_all_fields_apart() -> None:
    assert chained(ORIGIN, "ab", 1, "c", 2, "k", b"") != chained(ORIGIN, "a", 1, "bc", 2, "k", b"")
    assert chained(ORIGIN, "a", 11, "c", 2, "k", b"") != chained(ORIGIN, "a", 1, "1c", 2, "k", b"")
    # the construction is a promise: other verifiers compute the same
    assert chained(ORIGIN, "game", 1, "op", 1000, "move", b"\x00\xff").hex() == (
        "c595818e3f6b1f623a5dff9431ac7ac8665e8725a00ee7aef5af68cc773cec4a"
    )


def test_no_repr_shows_a_secret() -> None:
    entry = following(None, "table_id", "op", 1, "deal", b"the cards")
    assert "cards" not in f"{entry} {entry!r}"
    assert "abracadabra" not in f"{Secret('table_id', 1, b'abracadabra')}"


def row_of(table_id: str, code: str = "owl", *, public: bool = True, updated_ms: int = 1_000) -> TableRow:
    return TableRow(table_id, code, table_id.encode(), public, Status.OPEN, b'{"seats": 2}', updated_ms)


async def test_tables_are_found_by_id_code_and_link(place: str) -> None:
    mine, secret = row_of("g1"), row_of("g2", "fox", public=False)._replace(link_hash=None)
    async with await open_at(place) as store:
        assert await store.create_table(mine)
        assert await store.create_table(secret)
        assert await store.table("g1") == mine
        assert await store.table_by_code("fox") == secret
        assert await store.table_by_link(b"g1") == mine
        assert await store.table("g3") is await store.table_by_code("x") is await store.table_by_link(b"x") is None
        assert await store.public_tables(10) == [mine]


async def test_a_code_is_unique_among_live_tables_and_free_again_afterwards(place: str) -> None:
    async with await open_at(place) as store:
        assert await store.create_table(row_of("g1"))
        assert not await store.create_table(row_of("g2"))
        assert not await store.create_table(row_of("g1", "fox"))
        assert await store.update_table("g1", Status.PLAYING, True, b"{}", 2_000)
        assert not await store.create_table(row_of("g2"))
        assert await store.update_table("g1", Status.OVER, True, b"{}", 3_000)
        assert await store.create_table(row_of("g2"))
        found = await store.table_by_code("owl")
        assert found is not None and found.id == "g2"
        assert await store.table("g1") == TableRow("g1", "owl", b"g1", True, Status.OVER, b"{}", 3_000)
        assert not await store.update_table("g1", Status.PLAYING, True, b"{}", 4_000)
        assert not await store.update_table("g3", Status.PLAYING, True, b"{}", 4_000)


async def test_public_tables_come_newest_first_up_to_a_limit(place: str) -> None:
    async with await open_at(place) as store:
        for number in range(5):
            await store.create_table(row_of(f"g{number}", f"code{number}", updated_ms=number))
        assert [found.id for found in await store.public_tables(3)] == ["g4", "g3", "g2"]


async def test_an_abandoned_table_is_retired_and_a_played_one_is_not(place: str) -> None:
    async with await open_at(place) as store:
        await store.create_table(row_of("left", updated_ms=10))
        await store.create_table(row_of("played", "fox", updated_ms=10)._replace(status=Status.PLAYING))
        await store.create_table(row_of("fresh", "elk", updated_ms=500))
        idle = await store.unused(400, 0, 1_000, 10)
        assert idle == Unused(idle=("left",))
        assert await store.erase(Unused(idle=("left", "played", "fresh")), 400, 0, 1_000) == Erased(1, 0, 0)
        assert await store.table_by_code("owl") is None
        assert {found.id for found in await store.public_tables(10)} == {"played", "fresh"}


async def test_a_table_that_goes_private_is_no_longer_listed(place: str) -> None:
    async with await open_at(place) as store:
        await store.create_table(row_of("g1"))
        assert await store.update_table("g1", Status.OPEN, False, b"{}", 2_000)
        assert await store.public_tables(10) == []


async def test_a_token_can_be_rotated_only_once(place: str) -> None:
    guest = Guest("id", b"old", "Ann", 1_000)
    async with await open_at(place) as store:
        assert await store.create_guest(guest)
        assert not await store.create_guest(guest._replace(id="other"))
        assert not await store.create_guest(guest._replace(token_hash=b"other"))
        assert await store.guest_by_token(b"old") == guest
        rotated = await asyncio.gather(*(store.rotate_token("id", b"old", new, 2_000) for new in (b"a", b"b", b"c")))
        assert sorted(rotated) == [False, False, True]
        new = (b"a", b"b", b"c")[rotated.index(True)]
        assert await store.guest_by_token(b"old") is None
        assert await store.guest_by_token(new) == Guest("id", new, "Ann", 2_000)
        assert await store.forget_guest("id")
        assert not await store.forget_guest("id")
        assert await store.guest_by_token(new) is None


async def test_the_tables_of_a_guest_are_found_by_their_summary_and_by_leases(place: str) -> None:
    async with await open_at(place) as store:
        for table_id, code in (("g1", "owl"), ("g2", "fox"), ("g3", "elk")):
            await store.create_table(row_of(table_id, code))
        await store.update_table("g1", Status.OPEN, False, b'{"guests":["0a1b","2c3d"]}', 2_000)
        await store.take("g3/2c3d", "me", 1_000, 500)
        assert sorted(await store.tables_of("2c3d", 10)) == ["g1", "g3"]
        assert await store.tables_of("0a1b", 10) == ["g1"]
        assert await store.tables_of("ffff", 10) == []
        assert len(await store.tables_of("2c3d", 1)) == 1


async def test_a_log_is_rewritten_whole_or_not_at_all(database: str) -> None:
    table_id = some_game()
    old = entries(table_id, 3, body=b"with a name")
    log = list[Entry]()
    for entry in (*old, following(old[-1], table_id, ".4", 9_000, "forgotten", b"{}")):
        before = log[-1] if log else None
        log.append(following(before, table_id, entry.op_id, entry.at_ms, entry.kind, b"without"))
    async with await open_store(database) as store, await open_store(database) as other:
        await store.append(old)
        assert await other.load(table_id, after=2) == old[2:]
        assert await store.rewrite(log)
        assert await store.load(table_id) == log
        assert await other.append([following(old[-1], table_id, "op", 9_000, "move", b"late")]) == Conflict()
        assert await other.load(table_id, after=3) == log[3:]
        assert await other.append([following(log[-1], table_id, "op", 9_000, "move", b"again")]) == Stored()
        assert not await store.rewrite(log)
        assert [entry.body for entry in await store.load(table_id)] == [b"without"] * 4 + [b"again"]


async def test_a_lease_is_taken_by_one_and_taken_over_when_expired(place: str) -> None:
    async with await open_at(place) as store:
        taken = await asyncio.gather(*(store.take("g", owner, 1_000, 500) for owner in ("a", "b", "c")))
        held = [lease for lease in taken if lease is not None]
        assert len(held) == 1
        owner = held[0].owner
        assert held == [Lease("g", owner, 1, 1_500)]
        assert await store.take("g", owner, 1_400, 500) == Lease("g", owner, 1, 1_900)
        assert await store.take("g", "new", 1_899, 500) is None
        assert await store.take("g", "new", 1_900, 500) == Lease("g", "new", 2, 2_400)
        assert await store.take("g", owner, 2_000, 500) is None


async def test_leases_are_renewed_and_released_all_at_once(place: str) -> None:
    async with await open_at(place) as store:
        for table_id, code in (("g1", "owl"), ("g2", "fox"), ("g3", "elk")):
            await store.create_table(row_of(table_id, code)._replace(status=Status.PLAYING))
        await store.create_table(row_of("idle", "bat"))
        assert [row.id for row in await store.expired(1_000)] == ["g1", "g2", "g3"]
        for table_id, owner in (("g1", "me"), ("g2", "me"), ("g3", "you")):
            await store.take(table_id, owner, 1_000, 500)
        assert [row.id for row in await store.expired(1_499)] == []
        assert await store.leased("g1", 1_499) and not await store.leased("g1", 1_500)
        assert not await store.leased("idle", 1_499)
        assert await store.renew("me", 1_400, 500) == ["g1", "g2"]
        assert [row.id for row in await store.expired(1_500)] == ["g3"]
        await store.release("me", "g2")
        assert [row.id for row in await store.expired(1_500)] == ["g2", "g3"]
        await store.release("me")
        assert [row.id for row in await store.expired(1_500)] == ["g1", "g2", "g3"]
        await store.update_table("g1", Status.OVER, True, b"", 1_600)
        assert [row.id for row in await store.expired(1_600)] == ["g2", "g3"]


async def test_rows_are_relisted_unless_they_changed_meanwhile(place: str) -> None:
    async with await open_at(place) as store:
        rows = [row_of(f"g{number}", f"owl{number}")._replace(status=Status.PLAYING, public=True) for number in range(3)]
        for row in rows:
            await store.create_table(row)
        await store.update_table("g1", Status.PLAYING, True, b"newer", rows[1].updated_ms + 1)
        await store.update_table("g2", Status.OVER, True, b"ended", rows[2].updated_ms)
        waiting = [row._replace(status=Status.OPEN, public=False, summary=b"waits") for row in rows]
        await store.relist([*waiting, row_of("unknown", "fox")])
        await store.relist([])
        assert await store.table("g0") == waiting[0]
        newer, ended = await store.table("g1"), await store.table("g2")
        assert newer is not None and (newer.status, newer.summary) == (Status.PLAYING, b"newer")
        assert ended is not None and (ended.status, ended.summary) == (Status.OVER, b"ended")


async def test_retention_erases_tables_and_guests_that_are_unused_and_nothing_else(place: str) -> None:
    async with await open_at(place) as store:
        for table_id, code, updated_ms, moved_ms in (
            ("old", "owl", 10, 10),
            ("moved", "fox", 10, 500),
            ("new", "elk", 500, 500),
        ):
            await store.create_table(row_of(table_id, code, updated_ms=updated_ms))
            first, game = following(None, table_id, "op", moved_ms, "sit", b""), GameRow(code, table_id, 1, 1, None, b"")
            await store.append([first], [Secret(table_id, 1, b"seed")], [game])
            await store.take(table_id, "me", moved_ms, 10)
        await store.create_guest(Guest("old", b"1", "Ann", 10))
        await store.create_guest(Guest("new", b"2", "Bob", 500))
        unused = await store.unused(0, 400, 1_000, 10)
        assert unused == Unused(tables=("old",), guests=("old",))
        everything = Unused(tables=("old", "moved", "new"), guests=("old", "new"))
        assert await store.erase(everything, 0, 400, 1_000) == Erased(retired=0, tables=1, guests=1)
        assert await store.erase(everything, 0, 400, 1_000) == Erased(retired=0, tables=0, guests=0)
        assert await store.table("old") is None
        assert (await store.load("old"), await store.secrets("old"), await store.game("owl")) == ([], [], None)
        assert await store.game("fox") is not None
        assert await store.renew("me", 20, 20) == ["moved", "new"]
        assert len(await store.load("moved")) == len(await store.load("new")) == 1
        assert await store.guest_by_token(b"1") is None
        assert await store.guest_by_token(b"2") is not None


async def test_only_its_owner_can_read_the_file(tmp_path: Path) -> None:
    async with await open_store(str(tmp_path / "coyote.db")) as store:
        await store.append(entries(some_game(), 1))
        files = list(tmp_path.iterdir())
        assert len(files) == 3  # the file, its write-ahead log and its index
        assert {file.stat().st_mode & 0o077 for file in files} == {0}


async def test_a_table_that_somebody_holds_is_never_unused(place: str) -> None:
    async with await open_at(place) as store:
        await store.create_table(row_of("held", updated_ms=10))
        await store.take("held", "me", 900, 500)
        assert (await store.unused(0, 400, 1_000, 10)).tables == ()
        assert await store.erase(Unused(tables=("held",)), 0, 400, 1_000) == Erased(0, 0, 0)
        assert (await store.unused(0, 400, 1_400, 10)).tables == ("held",)


async def test_a_guest_who_is_seen_is_not_unused(place: str) -> None:
    async with await open_at(place) as store:
        assert await store.newest_ms() is None
        await store.create_table(row_of("g1", updated_ms=77))
        assert await store.newest_ms() == 77
        for name in ("here", "gone"):
            await store.create_guest(Guest(name, name.encode(), name, 10))
        await store.seen(["here"], 900)
        await store.seen(["here"], 800)  # a clock that went back
        assert (await store.unused(0, 400, 1_000, 10)).guests == ("gone",)
        found = await store.guest_by_token(b"here")
        assert found is not None and found.last_ms == 900


async def test_a_long_log_is_erased_a_little_at_a_time_and_found_again_if_that_is_cut_short(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sql, "ENTRIES_AT_ONCE", 10)
    log = entries("g1", 35)
    async with await open_store(database) as store:
        assert isinstance(store, sql.SqlStore)
        await store.create_table(row_of("g1"))
        await store.append(log, [Secret("g1", 1, bytes(32))])
        write, written = store._write, list[tuple[Statement, ...]]()

        async def cut_short(*statements: Statement) -> list[Sequence[Row]]:
            written.append(statements)
            if len(written) == 4:
                raise Unavailable(Trouble.UNREACHABLE)
            return await write(*statements)

        monkeypatch.setattr(store, "_write", cut_short)
        old = Unused(tables=("g1",))
        with pytest.raises(Unavailable):
            await store.erase(old, 0, 5_000, 9_000)
        monkeypatch.setattr(store, "_write", write)
        left = await store._read("SELECT count(*) FROM entries")
        assert left[0][0] == 15, "two transactions erased ten each"
        assert await store.table_by_link(b"g1") is None, "nobody can come any more"
        assert await store.append(entries("g1", 1, log[-1])) == Conflict(), "nor write"
        assert await store.unused(0, 5_000, 9_000, 5) == old, "but it is found again"
        assert await store.erase(old, 0, 5_000, 9_000) == Erased(0, 1, 0)
        for kept in ("entries", "secrets", "tables"):
            assert (await store._read(f"SELECT count(*) FROM {kept}"))[0][0] == 0
