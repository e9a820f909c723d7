"""A store on a model of the database: one process's connection to it, with every trouble that a real one can have.

Law: it keeps what `storage.store` promises, and passes the same tests as SQLite and PostgreSQL.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from contextvars import Context
from typing import Any, TypeVar

from coyote.server.storage.daily import Day, Outcomes, outdated
from coyote.server.storage.errors import Trouble, Unavailable, Unknown
from coyote.server.storage.group import checked
from coyote.server.storage.index import GameRow
from coyote.server.storage.memory import NO_STAMP, Seating, Tally
from coyote.server.storage.store import (
    ORIGIN,
    Entry,
    Guest,
    Lease,
    Mark,
    Outcome,
    Secret,
    Status,
    Store,
    TableRow,
    verified,
)
from coyote.server.storage.unused import Erased, Unused
from prove.simulate.database import Database, Weather

Result = TypeVar("Result")


class ModelStore(Store):
    """The connection of one process to the database."""

    def __init__(self, database: Database, weather: Weather) -> None:
        self.database, self.weather = database, weather
        self.closed = False
        self._in_order = asyncio.Lock()

    def apart(self, job: Coroutine[Any, Any, Result]) -> asyncio.Task[Result]:
        """Run it as the world's, not as a part of any process."""
        return asyncio.get_running_loop().create_task(job, context=Context())

    async def _asked(self, question: Callable[[], Result]) -> Result:
        """Ask, and get the answer; Unavailable if either is lost, which changes nothing for a question."""
        if self.weather.slow_s:
            await self.weather.passes()
        if self.closed:
            raise Unavailable(Trouble.CLOSED)
        if self.weather.loses():
            raise Unavailable(Trouble.UNREACHABLE)
        answer = question()
        if self.weather.slow_s:
            await self.weather.passes()
        if self.weather.loses():
            raise Unavailable(Trouble.UNREACHABLE)
        return answer

    # the log

    async def append(self, group: Sequence[Entry], secrets: Sequence[Secret] = (), marks: Sequence[Mark] = ()) -> Outcome:
        checked(group, secrets)
        # what is on its way arrives, whatever happens to the one who sent it
        return await asyncio.shield(self.apart(self._appended(list(group), list(secrets), list(marks))))

    async def _appended(self, group: list[Entry], secrets: list[Secret], marks: list[Mark]) -> Outcome:
        if self.closed:
            raise Unavailable(Trouble.CLOSED)
        async with self._in_order:
            await self.weather.writes()
            if self.weather.loses():
                if not self.weather.away and self.weather.rng.random() < 0.5:
                    raise Unknown  # lost on the way there
                raise Unavailable(Trouble.UNREACHABLE)
            outcome = self.database.append(group, secrets, marks)
        await self.weather.writes()
        if self.weather.loses():
            raise Unknown  # lost on the way back
        return outcome

    async def load(self, table_id: str, after: int = 0, until: int | None = None) -> list[Entry]:
        log = await self._asked(lambda: list(self.database.entries.get(table_id, ())))
        return verified(table_id, after, log[after - 1].hash if after else ORIGIN, log[after:until])

    async def rewrite(self, log: Sequence[Entry]) -> bool:
        def rewrite() -> bool:
            table_id, new = log[0].table_id, log[-1]
            if len(self.database.entries.get(table_id, ())) != len(log) - 1:
                return False
            self.database.entries[table_id] = list(log)
            self.database.ops[table_id, new.op_id] = new.seq
            return True

        return await self._asked(rewrite)

    async def game(self, game_id: str) -> GameRow | None:
        return await self._asked(lambda: self.database.games.get(game_id))

    async def find_op(self, table_id: str, op_id: str) -> int | None:
        return await self._asked(lambda: self.database.ops.get((table_id, op_id)))

    async def secrets(self, table_id: str) -> list[Secret]:
        seeds = self.database.seeds
        return await self._asked(lambda: [seeds[key] for key in sorted(seeds) if key[0] == table_id])

    # tables

    async def create_table(self, row: TableRow) -> bool:
        def create() -> bool:
            taken = row.id in self.database.tables or any(other.code == row.code for other in self.database.live())
            links = {other.link_hash for other in self.database.tables.values()}
            if taken or (row.link_hash is not None and row.link_hash in links):
                return False
            self.database.tables[row.id] = row
            return True

        return await self._asked(create)

    async def table(self, table_id: str) -> TableRow | None:
        return await self._asked(lambda: self.database.tables.get(table_id))

    async def table_by_code(self, code: str) -> TableRow | None:
        return await self._asked(lambda: next((row for row in self.database.live() if row.code == code), None))

    async def table_by_link(self, link_hash: bytes) -> TableRow | None:
        rows = self.database.tables.values()
        return await self._asked(lambda: next((row for row in rows if row.link_hash == link_hash), None))

    async def public_tables(self, limit: int) -> list[TableRow]:
        def listed() -> list[TableRow]:
            return sorted((row for row in self.database.live() if row.public), key=lambda row: (-row.updated_ms, row.id))

        return (await self._asked(listed))[:limit]

    async def update_table(self, table_id: str, status: Status, public: bool, summary: bytes, now_ms: int) -> bool:
        def update() -> bool:
            row = self.database.tables.get(table_id)
            if row is None or row.status == Status.OVER:
                return False
            self.database.tables[table_id] = row._replace(status=status, public=public, summary=summary, updated_ms=now_ms)
            return True

        return await self._asked(update)

    async def relist(self, rows: Sequence[TableRow]) -> None:
        def relist() -> None:
            tables = self.database.tables
            for row in rows:
                if (old := tables.get(row.id)) and old.updated_ms == row.updated_ms and old.status != Status.OVER:
                    tables[row.id] = old._replace(status=row.status, public=row.public, summary=row.summary)

        await self._asked(relist)

    # guests

    async def create_guest(self, guest: Guest) -> bool:
        def create() -> bool:
            hashes = {other.token_hash for other in self.database.guests.values()}
            if guest.id in self.database.guests or guest.token_hash in hashes:
                return False
            self.database.guests[guest.id] = guest
            return True

        return await self._asked(create)

    async def guest_by_token(self, token_hash: bytes) -> Guest | None:
        guests = self.database.guests.values()
        return await self._asked(lambda: next((guest for guest in guests if guest.token_hash == token_hash), None))

    async def rotate_token(self, guest_id: str, old_hash: bytes, new_hash: bytes, now_ms: int) -> bool:
        def rotate() -> bool:
            guests = self.database.guests
            guest = guests.get(guest_id)
            if guest is None or guest.token_hash != old_hash or any(one.token_hash == new_hash for one in guests.values()):
                return False
            guests[guest_id] = guest._replace(token_hash=new_hash, last_ms=now_ms)
            return True

        return await self._asked(rotate)

    async def forget_guest(self, guest_id: str) -> bool:
        def forget() -> bool:
            self.database.forget(guest_id)
            return self.database.guests.pop(guest_id, None) is not None

        return await self._asked(forget)

    async def tables_of(self, guest_id: str, limit: int) -> list[str]:
        def found() -> list[str]:
            rows = sorted(self.database.tables.values(), key=lambda row: (-row.updated_ms, row.id))
            leases = self.database.leases
            return [row.id for row in rows if guest_id.encode() in row.summary or f"{row.id}/{guest_id}" in leases][:limit]

        return await self._asked(found)

    # memory

    async def seated_at(self, guest_id: str, limit: int) -> list[Seating]:
        found = await self._asked(lambda: self.database.seatings_of(guest_id))
        return sorted((one for one in found if one.ended_ms is None), key=lambda one: -one.at_ms)[:limit]

    async def played(self, guest_id: str, limit: int) -> list[Seating]:
        found = await self._asked(lambda: self.database.seatings_of(guest_id))
        return sorted((one for one in found if one.ended_ms is not None), key=lambda one: -(one.ended_ms or 0))[:limit]

    async def untallied(self, guest_id: str, limit: int) -> list[tuple[str, int]]:
        newest = [(one.game_id, one.seat) for one in await self.played(guest_id, len(self.database.seatings))]
        return [one for one in reversed(newest) if (guest_id, one[0]) not in self.database.tallied][:limit]

    async def tally(self, guest_id: str) -> Tally | None:
        return await self._asked(lambda: self.database.tallies.get(guest_id))

    async def keep_tally(self, guest_id: str, before: bytes, tally: Tally, games: Sequence[str]) -> bool:
        def keep() -> bool:
            data = self.database
            old = data.tallies.get(guest_id, Tally(NO_STAMP, b""))
            if old.stamp != before or guest_id not in data.guests:
                return False
            data.tallies[guest_id] = tally
            data.tallied |= {(guest_id, game) for game in games}
            return True

        return await self._asked(keep)

    async def offer_move(self, guest_id: str, code_hash: bytes, until_ms: int) -> None:
        await self._asked(lambda: self.database.moves.__setitem__(guest_id, (code_hash, until_ms)))

    async def accept_move(self, code_hash: bytes, now_ms: int) -> str | None:
        def accept() -> str | None:
            moves = self.database.moves
            found = [one for one, (code, until) in moves.items() if code == code_hash and until > now_ms]
            for one in found:
                del moves[one]
            return found[0] if found else None

        return await self._asked(accept)

    async def move_in(self, guest_id: str, token_hash: bytes, now_ms: int) -> str | None:
        def move() -> str | None:
            guest = self.database.guests.get(guest_id)
            if guest is None:
                return None
            self.database.moved[guest.token_hash] = guest_id, now_ms
            self.database.guests[guest_id] = guest._replace(token_hash=token_hash, last_ms=now_ms)
            return guest.name

        return await self._asked(move)

    async def has_moved(self, token_hash: bytes) -> bool:
        return await self._asked(lambda: token_hash in self.database.moved)

    async def moved_since(self, since_ms: int) -> dict[str, int]:
        moved = self.database.moved
        return await self._asked(lambda: {guest: at for guest, at in moved.values() if at >= since_ms})

    # leases

    async def take(self, name: str, owner: str, now_ms: int, ttl_ms: int) -> Lease | None:
        def take() -> Lease | None:
            old = self.database.leases.get(name)
            if old is not None and old.owner != owner and old.until_ms > now_ms:
                return None
            epoch = 1 if old is None else old.epoch + (old.owner != owner)
            lease = self.database.leases[name] = Lease(name, owner, epoch, now_ms + ttl_ms)
            return lease

        return await self._asked(take)

    async def renew(self, owner: str, now_ms: int, ttl_ms: int) -> list[str]:
        def renew() -> list[str]:
            mine = sorted(name for name, lease in self.database.leases.items() if lease.owner == owner)
            for name in mine:
                self.database.leases[name] = self.database.leases[name]._replace(until_ms=now_ms + ttl_ms)
            return mine

        return await self._asked(renew)

    async def release(self, owner: str, name: str | None = None) -> None:
        def release() -> None:
            for one, lease in self.database.leases.items():
                if lease.owner == owner and name in (None, one):
                    self.database.leases[one] = lease._replace(until_ms=0)

        await self._asked(release)

    async def leased(self, name: str, now_ms: int) -> bool:
        lease = self.database.leases.get
        return await self._asked(lambda: (found := lease(name)) is not None and found.until_ms > now_ms)

    async def expired(self, now_ms: int) -> list[TableRow]:
        def expired() -> list[TableRow]:
            leases = self.database.leases
            playing = [row for row in self.database.tables.values() if row.status == Status.PLAYING]
            return sorted(row for row in playing if (lease := leases.get(row.id)) is None or lease.until_ms <= now_ms)

        return await self._asked(expired)

    # the daily fire

    async def planned(self, day: str) -> Day | None:
        return await self._asked(lambda: self.database.days.get(day))

    async def plan(self, day: Day) -> Day:
        def plan() -> Day:
            answers, oldest = self.database.answers, outdated(day.day)
            self.database.answers = {spot: answer for spot, answer in answers.items() if spot[0] >= oldest}
            return self.database.days.setdefault(day.day, day)

        return await self._asked(plan)

    async def answered(self, day: str, spot: bytes, answer: bytes) -> bytes:
        return await self._asked(lambda: self.database.answers.setdefault((day, spot), answer))

    async def outcomes(self, day: str) -> Outcomes:
        fires = self.database.fires
        return await self._asked(lambda: {(one.place, one.rounds): many for one, many in fires.items() if one.day == day})

    # the whole

    async def now_ms(self, lease_ms: int) -> int | None:
        clock = self.database.clock
        renewed = max((lease.until_ms for lease in self.database.leases.values()), default=0) - lease_ms
        return await self._asked(lambda: None if clock is None else max(clock(), renewed))

    async def newest_ms(self) -> int | None:
        return await self._asked(lambda: max((row.updated_ms for row in self.database.tables.values()), default=None))

    async def unused(self, idle_ms: int, before_ms: int, now_ms: int, limit: int) -> Unused:
        def unused() -> Unused:
            rows = sorted(self.database.tables.values(), key=lambda row: (row.updated_ms, row.id))
            idle = [row.id for row in rows if row.status == Status.OPEN and row.updated_ms < idle_ms]
            old = [row.id for row in rows if not self.database.touched(row, before_ms, now_ms)]
            guests = sorted(self.database.guests.values(), key=lambda guest: (guest.last_ms, guest.id))
            gone = [guest.id for guest in guests if guest.last_ms < before_ms]
            return Unused(tuple(idle[:limit]), tuple(old[:limit]), tuple(gone[:limit]))

        return await self._asked(unused)

    async def erase(self, unused: Unused, idle_ms: int, before_ms: int, now_ms: int) -> Erased:
        def erase() -> Erased:
            data, still = self.database, self.database.tables
            idle = [
                one
                for one in unused.idle
                if one in still and still[one].status == Status.OPEN and still[one].updated_ms < idle_ms
            ]
            for one in idle:
                still[one] = still[one]._replace(status=Status.OVER)
            old = [one for one in unused.tables if one in still and not data.touched(still[one], before_ms, now_ms)]
            for one in old:
                del still[one]
                data.entries.pop(one, None)
                data.ops = {key: seq for key, seq in data.ops.items() if key[0] != one}
                data.seeds = {key: seed for key, seed in data.seeds.items() if key[0] != one}
                data.games = {game: row for game, row in data.games.items() if row.table_id != one}
            gone = [one for one in unused.guests if one in data.guests and data.guests[one].last_ms < before_ms]
            data.seatings = {key: sat for key, sat in data.seatings.items() if key[1] not in old}
            for one in gone:
                data.forget(one)
                del data.guests[one]
            data.leases = {name: lease for name, lease in data.leases.items() if lease.until_ms >= before_ms}
            return Erased(len(idle), len(old), len(gone))

        return await self._asked(erase)

    async def seen(self, guests: Sequence[str], now_ms: int) -> None:
        def seen() -> None:
            for one in guests:
                guest = self.database.guests.get(one)
                if guest is not None and guest.last_ms < now_ms:
                    self.database.guests[one] = guest._replace(last_ms=now_ms)

        await self._asked(seen)

    async def check(self) -> None:
        await self._asked(lambda: None)

    async def tidy(self) -> None: ...

    async def close(self) -> None:
        self.closed = True
