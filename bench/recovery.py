"""Recovery: a server starts again with thousands of live tables. How soon it listens, takes a move, and runs every clock.

Law: the tables are in the middle of a game, most of them with people, and some with bots whose host is away. A clock runs once
the takeover of its table is in the log. The seconds count from the moment at which the server listens; the
processor time afterwards is what it burns when all clocks run and nobody does anything.
"""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Callable, Coroutine
from contextlib import closing
from secrets import token_bytes
from typing import Any, Final, NamedTuple

from bench.sockets import cpu_s, in_a_file
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


class Played(NamedTuple):
    """A game in its middle."""

    table: Table
    log: list[tuple[int, AnyDeed]]


def measure(_: int, say: Callable[[str], object]) -> dict[str, Any]:
    """One run: what is measured takes long enough."""
    with in_a_file() as file:
        say(f"storing {TABLES:,} tables …")
        mover, link, entries = asyncio.run(stored(file))
        with Running("--database", file) as server, closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as db:
            assert server.process is not None
            listening, pid = time.perf_counter(), server.process.pid
            moved = asyncio.run(first_move(server.place, mover, link)) - listening
            ran, tables = dict[str, float](), {"people": TABLES - TABLES // BOTS, "bots": TABLES // BOTS}
            while len(ran) < len(tables) and time.perf_counter() < listening + PATIENCE_S:
                time.sleep(LOOK_S)
                taken = {whose: taken_over(db, whose, seq) for whose, seq in entries.items()}
                for whose in taken.keys() - ran.keys():
                    if taken[whose] >= tables[whose]:
                        ran[whose] = round(time.perf_counter() - listening, 1)
            before = cpu_s(pid)
            time.sleep(AFTER_S)
            figures = {
                "tables": TABLES,
                "listening_s": round(server.seconds, 2),
                "first_move_s": round(moved, 2),
                "people_run_s": ran.get("people"),
                "bots_run_s": ran.get("bots"),
                "taken_over": sum(taken.values()),
                "cpu_s": round(before, 1),
                "cpu_afterwards_percent": round((cpu_s(pid) - before) / AFTER_S * 100),
            }
    for name, figure in figures.items():
        say(f"{name}: {figure}")
    return figures


def taken_over(db: sqlite3.Connection, whose: str, seq: int) -> int:
    """At how many tables the log goes on."""
    count = "SELECT count(*) FROM entries WHERE seq = ? AND table_id LIKE ?"
    return int(db.execute(count, (seq + 1, f"{whose}%")).fetchone()[0])


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


async def stored(file: str) -> tuple[Person, str, dict[str, int]]:
    """Store the tables. Returns who is to move at one of the people's tables, its link, and how long the logs are."""
    store = await open_store(file)
    now, people = machine_ms(), list[tuple[Guest, str]]()
    for seat in range(4):
        token = tickets.new_token(token_bytes)
        people.append((Guest(tickets.new_id(token_bytes), tickets.hashed(token), f"p{seat}", now), token))
        await store.create_guest(people[-1][0])
    ids = [guest.id for guest, _ in people]
    games = {"people": played(ids, 0), "bots": played(ids[:1], 3)}
    link = tickets.new_link(token_bytes)
    for begin in range(0, TABLES, AT_ONCE):
        jobs = list[Coroutine[Any, Any, None]]()
        for number in range(begin, begin + AT_ONCE):
            whose = "bots" if number % BOTS == 0 else "people"
            jobs.append(keep(store, f"{whose}{number:020}", games[whose], tickets.hashed(link) if number == 1 else None))
        await asyncio.gather(*jobs)
    await store.close()
    match = games["people"].table.match
    assert match is not None
    mover = Person(Place(0), "mover")
    mover.id, mover.token = people[match.game.turn][0].id, people[match.game.turn][1]
    return mover, link, {whose: game.table.seq for whose, game in games.items()}


async def keep(store: Store, table_id: str, game: Played, link: bytes | None) -> None:
    """Store one copy of a game."""
    status, public, summary = summary_of(game.table)
    row = TableRow(
        table_id, tickets.new_code(token_bytes), link or tickets.hashed(table_id), public, status, summary, machine_ms()
    )
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
