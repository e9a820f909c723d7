"""The store: what a server keeps and what it guarantees, whatever the database.

Law: when `append` returns Stored, the group is on the disk. A table is a log of entries 1, 2, 3 …; the key (table, seq) is
the only lock, so that of two writers of one seq exactly one wins; an op_id is in a table's log only once. A group that does
not follow from the stored log is never stored, so a log has neither gaps nor forks. Bodies are bytes, and no repr shows them.
"""

from __future__ import annotations

import hashlib
from abc import abstractmethod
from collections.abc import Awaitable, Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from struct import Struct
from typing import Final, NamedTuple, Self

from coyote.server.storage.daily import DailyOutcome, DailyStore
from coyote.server.storage.errors import Broken
from coyote.server.storage.index import Ended, GameRow
from coyote.server.storage.memory import Memory, SeatMark
from coyote.server.storage.unused import Erased, Unused

sized: Final = Struct(">I").pack

ORIGIN: Final = bytes(32)
"""Stands for the hash before the first entry."""


class Entry(NamedTuple):
    """One thing that happened at a table."""

    table_id: str
    seq: int
    op_id: str
    at_ms: int
    kind: str
    body: bytes
    hash: bytes

    def __repr__(self) -> str:
        return f"<Entry {self.table_id} {self.seq}: {self.kind}, {len(self.body)} bytes>"


class Secret(NamedTuple):
    """The server's seed for an epoch of the deck. It leaves the store only through `secrets`."""

    table_id: str
    epoch: int
    seed: bytes

    def __repr__(self) -> str:
        return f"<Secret {self.table_id} {self.epoch}>"


class Status(StrEnum):
    """A table is live until it is OVER, and then never again. Between two of its games it is OPEN."""

    OPEN = "open"
    PLAYING = "playing"
    OVER = "over"


class TableRow(NamedTuple):
    """How people find a table."""

    id: str
    code: str
    """Short and easy to say; no two live tables have the same."""
    link_hash: bytes | None
    public: bool
    status: Status
    summary: bytes
    """What a list of tables shows; opaque here."""
    updated_ms: int
    origin: int | None = None  # the group of networks that it was opened from


class Guest(NamedTuple):
    """Somebody with a nickname and a token, of which only the hash is stored."""

    id: str
    token_hash: bytes
    name: str
    last_ms: int


class Lease(NamedTuple):
    """Which process runs a table's clock; or, under the name `TABLE/GUEST`, which process that guest is connected to. A lease
    saves work and protects nothing: the key (table, seq) does that."""

    name: str
    owner: str
    epoch: int
    """Increases whenever the lease goes to another owner."""
    until_ms: int


@dataclass(frozen=True, slots=True)
class Stored:
    """The group is on the disk. (No NamedTuple: empty tuples are equal.)"""


@dataclass(frozen=True, slots=True)
class Conflict:
    """Somebody else wrote that seq, or the group does not follow from the stored log: reload."""


@dataclass(frozen=True, slots=True)
class Repeated:
    """An op_id of the group is already in the log: nothing was written, and nothing needs to be."""

    seq: int


Outcome = Stored | Conflict | Repeated

Mark = GameRow | Ended | SeatMark | DailyOutcome
"""What a group of entries means beside the log."""


def chained(previous_hash: bytes, table_id: str, seq: int, op_id: str, at_ms: int, kind: str, body: bytes) -> bytes:
    """The hash of an entry: SHA-256 over the hash before it and its fields, each preceded by its length in four bytes."""
    old, table, place, op = previous_hash, table_id.encode(), b"%d" % seq, op_id.encode()
    at, of = b"%d" % at_ms, kind.encode()
    # one by one: every move comes this way, and a loop over the fields takes twice as long
    sizes = sized(len(old)), sized(len(table)), sized(len(place)), sized(len(op)), sized(len(at)), sized(len(of))
    fields = sizes[0], old, sizes[1], table, sizes[2], place, sizes[3], op, sizes[4], at, sizes[5], of, sized(len(body)), body
    return hashlib.sha256(b"".join(fields)).digest()


def following(previous: Entry | None, table_id: str, op_id: str, at_ms: int, kind: str, body: bytes) -> Entry:
    """The entry after `previous` in a table's log, or the first one."""
    seq, before = (1, ORIGIN) if previous is None else (previous.seq + 1, previous.hash)
    return Entry(table_id, seq, op_id, at_ms, kind, body, chained(before, table_id, seq, op_id, at_ms, kind, body))


def linked(before: bytes, entry: Entry) -> bool:
    """Whether an entry follows from the hash before it."""
    return entry.hash == chained(before, *entry[:6])


def verified(table_id: str, after: int, before: bytes, entries: Iterable[Entry]) -> list[Entry]:
    """The entries after a seq whose hash is known. Raises Broken at the first that does not follow."""
    good: list[Entry] = []
    for seq, entry in enumerate(entries, after + 1):
        if entry.seq != seq or not linked(before, entry):
            raise Broken(table_id, seq)
        good.append(entry)
        before = entry.hash
    return good


class Store(Memory, DailyStore):
    """What every database has to offer."""

    # the log

    @abstractmethod
    def append(self, group: Sequence[Entry], secrets: Sequence[Secret] = (), marks: Sequence[Mark] = ()) -> Awaitable[Outcome]:
        """Write a group, its secrets and its marks in the index, all or nothing. When it comes to Stored, it is on the disk.
        Cancelling the wait does not undo the write."""

    @abstractmethod
    async def load(self, table_id: str, after: int = 0, until: int | None = None) -> list[Entry]:
        """The entries with a greater seq, in order, verified; none after `until`."""

    @abstractmethod
    async def rewrite(self, log: Sequence[Entry]) -> bool:
        """Replace a log by one that is an entry longer, so that its readers can go on; False if somebody appended."""

    @abstractmethod
    async def find_op(self, table_id: str, op_id: str) -> int | None:
        """The seq at which this op_id is in the log."""

    @abstractmethod
    async def secrets(self, table_id: str) -> list[Secret]:
        """The seeds of a table, by epoch."""

    @abstractmethod
    async def game(self, game_id: str) -> GameRow | None:
        """Where a game lies."""

    # tables

    @abstractmethod
    async def create_table(self, row: TableRow) -> bool:
        """False if a live table has this code (or the id, or the link, is not a new one)."""

    @abstractmethod
    async def table(self, table_id: str) -> TableRow | None: ...

    @abstractmethod
    async def table_by_code(self, code: str) -> TableRow | None:
        """The live table with this code."""

    @abstractmethod
    async def table_by_link(self, link_hash: bytes) -> TableRow | None: ...

    @abstractmethod
    async def public_tables(self, limit: int) -> list[TableRow]:
        """Live tables that may be listed, the newest first."""

    @abstractmethod
    async def update_table(self, table_id: str, status: Status, public: bool, summary: bytes, now_ms: int) -> bool:
        """False if there is no such live table."""

    @abstractmethod
    async def relist(self, rows: Sequence[TableRow]) -> None:
        """Write what these rows say about their tables, except where the time of a row shows that it was updated since."""

    # guests

    @abstractmethod
    async def create_guest(self, guest: Guest) -> bool:
        """False if the id or the token is not a new one."""

    @abstractmethod
    async def guest_by_token(self, token_hash: bytes) -> Guest | None: ...

    @abstractmethod
    async def rotate_token(self, guest_id: str, old_hash: bytes, new_hash: bytes, now_ms: int) -> bool:
        """False if the old token is no longer theirs: if it is used twice at once, it is rotated once."""

    @abstractmethod
    async def forget_guest(self, guest_id: str) -> bool: ...

    @abstractmethod
    async def tables_of(self, guest_id: str, limit: int) -> list[str]:
        """Tables whose summary names this guest, or to which some process holds a lease for the guest's connection."""

    # leases

    @abstractmethod
    async def take(self, name: str, owner: str, now_ms: int, ttl_ms: int) -> Lease | None:
        """The lease of this name, if it is free, expired or ours already."""

    @abstractmethod
    async def renew(self, owner: str, now_ms: int, ttl_ms: int) -> list[str]:
        """Renew all leases of an owner at once. Returns those that are still theirs."""

    @abstractmethod
    async def release(self, owner: str, name: str | None = None) -> None:
        """Let one lease of an owner expire now, or all."""

    @abstractmethod
    async def leased(self, name: str, now_ms: int) -> bool:
        """Whether anybody holds this lease."""

    @abstractmethod
    async def expired(self, now_ms: int) -> list[TableRow]:
        """Tables where a game is being played and nobody holds the lease."""

    # the whole

    @abstractmethod
    async def now_ms(self, lease_ms: int) -> int | None:
        """The time for all processes, not before any lease of this length was renewed; None: the store has no clock."""

    @abstractmethod
    async def newest_ms(self) -> int | None:
        """When the newest table was last updated; None if there is no table."""

    @abstractmethod
    async def unused(self, idle_ms: int, before_ms: int, now_ms: int, limit: int) -> Unused:
        """Open tables that nobody came to since `idle_ms`, and what is unused since `before_ms`: no table that is leased."""

    @abstractmethod
    async def erase(self, unused: Unused, idle_ms: int, before_ms: int, now_ms: int) -> Erased:
        """Those of them that are still unused: end the open tables, delete the old ones with all that belongs to them."""

    @abstractmethod
    async def seen(self, guests: Sequence[str], now_ms: int) -> None:
        """These guests are here."""

    @abstractmethod
    async def check(self) -> None:
        """Raises Failed if what is written now would not be found again."""

    @abstractmethod
    async def tidy(self) -> None:
        """Give back what is not needed. Called when there is time."""

    @abstractmethod
    async def close(self) -> None:
        """Finish what is being written, and close the database."""

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()
