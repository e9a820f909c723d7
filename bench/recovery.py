"""Recovery: a server starts again with thousands of live tables. How soon it listens, takes a move, and runs every clock.

Law: the tables are in the middle of a game, most of them with people, and some with bots whose host is away. Where people
were, a game waits for the first of them, and its clock is due when somebody comes; the bots' clocks are due at once. A clock
runs once the takeover of its table is in the log. The seconds count from the moment at which the server listens; the processor
time afterwards is what it burns when all clocks run that are due, and nobody does anything.
"""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from secrets import token_bytes
from typing import Any, Final, NamedTuple

import asyncpg

from bench.sockets import cpu_s, in_a_file, in_postgres
from coyote.server import tickets
from coyote.server.clock import machine_ms
from coyote.server.storage.open_store import open_store
from coyote.server.storage.store import Entry, Guest, Secret, Store, TableRow, following
from coyote.server.tables.summary import summary_of
from coyote.table.asks import answer, opening
from coyote.table.deeds import AnyDeed, Away, Back, Moved, written
from coyote.table.effects import new_table, stepped
from coyote.table.keeper import Keeper
from coyote.table.schedule import due, next_deeds, settled
from coyote.table.setting import Setting
from coyote.table.table import Step, Table
from coyote.table.wire import inbound
from coyote.table.wire.moves import SaidNumber
from prove.common.client import Person, Place
from prove.common.running import Running

TABLES: Final = 10_000
BOTS: Final = 20
"""One in this many tables has only bots: they go on playing at once, so more of them would be a load of their own."""
MOVES: Final = 24
"""How many moves were made at each table."""
AT_ONCE: Final = 200
PATIENCE_S: Final = 120.0
"""After this long we look how many clocks run, whether all of them do or not."""
LOOK_S: Final = 1.0
"""How often we look; it takes the database a while."""
AFTER_S: Final = 5.0
SEED: Final = bytes(range(32))
COMING_BACK: Final = 50
"""To how many tables somebody comes back, one after the other, while the server is at it."""
GONE_ON: Final = "SELECT count(*) FROM entries WHERE seq = $1 AND table_id LIKE $2"
WAITING: Final = "SELECT count(*) FROM tables WHERE status <> 'playing' AND id LIKE $1"


class Played(NamedTuple):
    """A game in its middle."""

    table: Table
    log: list[tuple[int, AnyDeed]]


def measure(_: int, say: Callable[[str], object]) -> dict[str, Any]:
    """One run with each database: what is measured takes long enough."""
    result: dict[str, Any] = {}
    for name, database in (("sqlite", in_a_file), ("postgresql", in_postgres)):
        with database() as where:
            say(f"{name}: storing {TABLES:,} tables …")
            result[name] = run(where)
        for what, figure in result[name].items():
            say(f"  {what}: {figure}")
    return result


def run(database: str) -> dict[str, Any]:
    mover, links, entries = asyncio.run(stored(database))
    with Running("--database", database) as server, ThreadPoolExecutor(1) as thread:
        assert server.process is not None
        listening, pid = time.perf_counter(), server.process.pid
        moved = asyncio.run(first_move(server.place, mover, links[0])) - listening
        returns = thread.submit(asyncio.run, come_back(server.place, mover, links[1:]))
        settled, found = dict[str, float](), dict[str, int]()
        goals = {"bots_run": TABLES // BOTS, "people_wait": TABLES - TABLES // BOTS}
        while len(settled) < len(goals) and time.perf_counter() < listening + PATIENCE_S:
            time.sleep(LOOK_S)
            found = {"bots_run": asyncio.run(asked(database, GONE_ON, entries["bots"] + 1, "bots%"))}
            found["people_wait"] = asyncio.run(asked(database, WAITING, "people%")) + len(links)
            for what in goals.keys() - settled.keys():
                if found[what] >= goals[what]:
                    settled[what] = round(time.perf_counter() - listening, 1)
        returns.result()
        before = cpu_s(pid)
        time.sleep(AFTER_S)
        return {
            "tables": TABLES,
            "listening_s": round(server.seconds, 2),
            "first_move_s": round(moved, 2),
            "return_worst_s": round(max(returns.result()), 2),
            **{f"{what}_s": settled.get(what) for what in goals},
            **found,
            "cpu_s": round(before, 1),
            "cpu_afterwards_percent": round((cpu_s(pid) - before) / AFTER_S * 100),
        }


async def asked(database: str, sql: str, *values: object) -> int:
    """What a query counts."""
    if "://" in database:
        db = await asyncpg.connect(database)
        try:
            return int(await db.fetchval(sql, *values))
        finally:
            await db.close()
    with closing(sqlite3.connect(f"file:{database}?mode=ro", uri=True)) as file:
        return int(file.execute(sql.replace("$", "?"), values).fetchone()[0])


def played(guests: list[str], bots: int) -> Played:
    """A game after some moves, of people who are here, or of bots and a guest who is away."""
    now = machine_ms() - 3 * MOVES * 1000
    first = opening(Setting(), guests[0], "p0")
    table, keeper, log = new_table("bench", first, now), Keeper(), list[tuple[int, AnyDeed]]([(now, first)])

    def do(steps: list[Step]) -> None:
        nonlocal table, keeper
        steps, keeper, _ = settled(steps, keeper, SEED)
        log.extend((step.table.at, step.deed) for step in steps)
        table = steps[-1].table

    for seat, guest in enumerate(guests[1:], 1):
        do(answer(table, guest, inbound.Sit("op", f"p{seat}"), now))
    for _ in range(bots):
        do(answer(table, guests[0], inbound.AddBot("op", "cub"), now))
    do(stepped(table, [Away(seat) for seat in range(len(guests))], now))
    do(answer(table, guests[0], inbound.Start("op"), now, "game"))
    for move in range(MOVES):
        now += 1000
        while (when := due(table)) is not None and table.match is not None and table.match.game.turn < 0:
            do(stepped(table, next_deeds(table, when, keeper, SEED), when))
        assert table.match is not None
        number = table.match.game.number
        said = SaidNumber(1 if number is None else number + 1)
        if table.match.game.turn < len(guests):
            do(answer(table, guests[table.match.game.turn], inbound.Play(f"op{move}", table.seq, said), now))
        else:
            do(stepped(table, [Moved(table.match.game.turn, said, "bot")], now))
    if not bots:
        do(stepped(table, [Back(seat) for seat in range(len(guests))], now))
    return Played(table, log)


async def stored(database: str) -> tuple[Person, list[str], dict[str, int]]:
    """Store the tables. Returns who is to move at the people's tables, links to some of these, and how long the logs are."""
    store = await open_store(database)
    now, people = machine_ms(), list[tuple[Guest, str]]()
    for seat in range(4):
        token = tickets.new_token(token_bytes)
        people.append((Guest(tickets.new_id(token_bytes), tickets.hashed(token), f"p{seat}", now), token))
        await store.create_guest(people[-1][0])
    ids = [guest.id for guest, _ in people]
    games = {"people": played(ids, 0), "bots": played(ids[:1], 3)}
    links = list[str]()
    for begin in range(0, TABLES, AT_ONCE):
        jobs = list[Coroutine[Any, Any, None]]()
        for number in range(begin, begin + AT_ONCE):
            whose = "bots" if number % BOTS == 0 else "people"
            link = tickets.new_link(token_bytes)
            if whose == "people" and len(links) <= COMING_BACK:
                links.append(link)
            jobs.append(keep(store, f"{whose}{number:020}", games[whose], tickets.hashed(link)))
        await asyncio.gather(*jobs)
    await store.close()
    match = games["people"].table.match
    assert match is not None
    mover = Person(Place(0), "mover")
    mover.id, mover.token = people[match.game.turn][0].id, people[match.game.turn][1]
    return mover, links, {whose: game.table.seq for whose, game in games.items()}


async def keep(store: Store, table_id: str, game: Played, link: bytes) -> None:
    """Store one copy of a game."""
    status, public, summary = summary_of(game.table)
    row = TableRow(table_id, tickets.new_code(token_bytes), link, public, status, summary, machine_ms())
    while not await store.create_table(row):
        row = row._replace(code=tickets.new_code(token_bytes))
    log = list[Entry]()
    for at, deed in game.log:
        tip = log[-1] if log else None
        name = f".{len(log) + 1}"
        log.append(following(tip, table_id, name, at, type(deed).__name__.lower(), written(deed)))
    assert game.table.match is not None
    await store.append(log, [Secret(table_id, epoch + 1, SEED) for epoch in range(len(game.table.match.decks))])


async def first_move(place: Place, mover: Person, link: str) -> float:
    """When the first move is acknowledged."""
    mover.place = place
    line = await mover.line(link)
    frame = line.frame
    number = frame["game"]["number"]
    move = {"do": "declare", "number": (number or 0) + 1}
    await line.ask("play", seq=frame["seq"], move=move)
    acked = time.perf_counter()
    await place.hang_up()
    return acked


async def come_back(place: Place, person: Person, links: list[str]) -> list[float]:
    """How long it takes until they see their table, at each of these."""
    waited = list[float]()
    for number, link in enumerate(links, 1):
        began = time.perf_counter()
        here = Place(place.port, source=f"127.0.1.{number}")
        await person.line(link, here)
        waited.append(time.perf_counter() - began)
        await here.hang_up()
    return waited
