"""A database of the previous version: it opens, its finished games replay to the same records, and its running game goes on."""

from __future__ import annotations

import asyncio
import json
import re
import shutil
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from coyote import read, write
from coyote.rules.model.moves import DEALER
from coyote.server.bus import Bus
from coyote.server.codes import ServerRefused
from coyote.server.environment import Environment
from coyote.server.guests import come_again, known
from coyote.server.http.shelf import Shelf
from coyote.server.metrics import Metrics
from coyote.server.storage import migrations
from coyote.server.storage.open_store import open_store
from coyote.server.tables.house import House
from coyote.server.tables.kept import deeds_of
from coyote.server.tables.steward import Steward
from coyote.table.deal.document import read_document
from coyote.table.deal.verify import verify
from coyote.table.effects import replayed
from coyote.table.review import finished
from coyote.table.schedule import due
from coyote.table.wire.inbound import Play
from coyote.table.wire.moves import SaidCoyote
from prove.common.at_once import AtOnce
from tests.server.houses import Clock, line_of
from tests.table.seated import alike

DATA = Path(__file__).with_name("data")
OLD: dict[str, Any] = json.loads((DATA / "coyote-0001.json").read_text(encoding="utf-8"))
RUNNING: dict[str, Any] = next(table for table in OLD["tables"] if table["id"] == OLD["running"]["id"])


@pytest.fixture
def old_file(tmp_path: Path) -> str:
    return str(shutil.copy(DATA / "coyote-0001.db", tmp_path / "old.db"))


@pytest.fixture(params=["old_file", "old_database"])
def old(request: pytest.FixtureRequest) -> str:
    return str(request.getfixturevalue(request.param))


@pytest.fixture
def old_database(bare_database: str) -> str:
    """The same rows in PostgreSQL."""
    migrations.upgrade(bare_database, "0001")
    asyncio.run(copied(DATA / "coyote-0001.db", bare_database))
    return bare_database


async def copied(file: Path, url: str) -> None:
    db = await asyncpg.connect(url)
    with closing(sqlite3.connect(file)) as rows:
        for table in ("entries", "secrets", "rooms", "guests", "leases"):
            found = rows.execute(f"SELECT * FROM {table}")
            columns = [column[0] for column in found.description]
            records = [
                tuple(bool(value) if name == "public" else value for name, value in zip(columns, row, strict=True))
                for row in found
            ]
            await db.copy_records_to_table(table, records=records, columns=columns)
    await db.close()


@asynccontextmanager
async def house_at(where: str, clock: Clock | None = None) -> AsyncIterator[House]:
    async with await open_store(where) as store:
        clock = clock or Clock()
        house = House(Environment(store, Bus(), Metrics(), clock, monotonic=clock.beat, minds=AtOnce()))
        yield house
        await house.stop()


async def test_every_log_verifies_and_its_secrets_are_there(old: str) -> None:
    async with await open_store(old) as store:
        assert await store.version() == migrations.NEWEST
        for table in OLD["tables"]:
            assert len(await store.load(table["id"])) > 20  # raises Broken if the chain is
            assert await store.secrets(table["id"])


async def test_finished_games_have_the_same_records_and_their_deals_still_verify(old: str) -> None:
    async with house_at(old) as house:
        assert len(OLD["games"]) == 2
        for game, file in OLD["games"].items():
            found = await Shelf(house).game(game, lambda _: None)
            before = (DATA / file).read_text(encoding="utf-8")
            assert finished.record(found.match) == said(before)
            assert not verify(read_document(finished.fairness(found.match, found.keeper)))


def said(record: str) -> str:
    """What was the default then and is not now is said (Q17)."""
    options = re.compile(r"(?<=\n)(?=(?:tag|seats) )")
    return options.sub("option sit_out on\n", record, count=1) if "\noption coins on\n" in record else record


async def test_links_codes_and_tokens_still_let_people_in(old: str) -> None:
    async with house_at(old) as house:
        for table in OLD["tables"]:
            assert (await house.find(table["link"])).id == table["id"]
            assert (await house.find(table["code"])).id == table["id"]
            for guest in table["guests"]:
                assert (await known(house.env, guest["token"])).name == guest["name"]
        person = RUNNING["guests"][0]
        following = "A" * 43
        assert (await come_again(house.env, person["token"], following)).id == person["id"]
        with pytest.raises(ServerRefused):
            await known(house.env, person["token"])


def turn_at(steward: Steward) -> int:
    assert steward.table.match is not None
    return steward.table.match.game.turn


async def test_the_running_game_goes_on(old: str) -> None:
    clock = Clock()
    clock.now = 1_800_000_000_000
    async with house_at(old, clock) as house:
        row = await house.find(RUNNING["link"])
        assert [one.id for one in await house.env.store.public_tables(5)] == [row.id]
        steward = await house.steward(row)
        assert (turn_at(steward), steward.mine) == (OLD["running"]["turn"], True)
        assert steward.table.match is not None
        assert steward.table.match.game.number == OLD["running"]["number"]
        lines = {}
        for person in RUNNING["guests"]:
            line = line_of(await known(house.env, person["token"]))
            await house.come(row, line)
            lines[steward.table.seat_of(line.guest)] = line
        rounds = steward.table.match.game.rounds
        await steward.ask(lines[turn_at(steward)], Play("call", steward.table.seq, SaidCoyote()))
        while steward.table.match.game.rounds == rounds or turn_at(steward) == DEALER:
            when = due(steward.table)
            assert when is not None
            clock.now = max(clock.now, when)
            await steward.clock.strike()
        log = await house.env.store.load(row.id)
        assert log[-1].seq > OLD["running"]["seq"]
        assert replayed(row.id, deeds_of(log)).match == steward.table.match
        *_, latest = finished.played(row.id, deeds_of(log))
        alike(steward.table.match, latest.match)
        assert read(write(latest.match.game)).game == latest.match.game
