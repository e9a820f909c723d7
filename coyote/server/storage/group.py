"""A group of entries: the checks before it goes to a database, and which stored entry it must follow."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from coyote.server.storage.store import ORIGIN, Entry, Secret, following, linked

MOST_TIPS: Final = 100_000
"""How many tips are remembered: they take 20 MB, and no process serves as many tables."""


class Chain(list[Entry]):
    """A group that was made here, each entry from the one before, so that its hashes need no second look."""

    def __init__(self, tip: Entry) -> None:
        super().__init__()
        self.before = tip.hash
        """The hash that the first of them follows from."""
        self.tip = tip

    def add(self, op_id: str, at_ms: int, kind: str, body: bytes) -> None:
        """One more entry of the same table."""
        self.tip = following(self.tip, self.tip.table_id, op_id, at_ms, kind, body)
        self.append(self.tip)


def follows(before: bytes, group: Sequence[Entry]) -> bool:
    """Whether a group follows from the entry with this hash."""
    return group.before == before if isinstance(group, Chain) else linked(before, group[0])


def checked(group: Sequence[Entry], secrets: Sequence[Secret]) -> None:
    """Check what a caller must get right: a bad group would spoil the others in its transaction."""
    first = group[0]
    if not isinstance(group, Chain) or group[-1] is not group.tip:
        follow_each_other(group)
    for entry in group:
        if "\0" in entry.op_id or "\0" in entry.table_id or "\0" in entry.kind:
            raise ValueError("PostgreSQL takes no NUL in a text")
    if any(secret.table_id != first.table_id for secret in secrets):
        raise ValueError("a group is one table's, with consecutive seq")
    if first.seq < 1 or (len(group) > 1 and len({entry.op_id for entry in group}) != len(group)):
        raise ValueError("seq counts from 1, and no op_id comes twice")


def follow_each_other(group: Sequence[Entry]) -> None:
    """A Chain is made so that this holds; any other group has to prove it."""
    before = None
    for seq, entry in enumerate(group, group[0].seq):
        if entry.table_id != group[0].table_id or entry.seq != seq:
            raise ValueError("a group is one table's, with consecutive seq")
        if before is not None and not linked(before.hash, entry):
            raise ValueError("the entries of a group follow from each other")
        before = entry


class Tips:
    """The ends of logs that this store has written itself, so that it need not read them again.

    Law: they save reading and protect nothing. If somebody else has written meanwhile, the key (table, seq) clashes.
    """

    def __init__(self) -> None:
        self._at: dict[str, tuple[int, bytes]] = {}

    def before(self, first: Entry) -> bytes | None:
        """The hash before this entry; None: only the database knows."""
        if first.seq == 1:
            return ORIGIN
        seq, hashed = self._at.get(first.table_id, (0, ORIGIN))
        return hashed if seq == first.seq - 1 else None

    def keep(self, groups: Iterable[Sequence[Entry]]) -> None:
        """These groups are stored."""
        if len(self._at) > MOST_TIPS:
            self._at.clear()
        for group in groups:
            last = group[-1]
            self._at[last.table_id] = last.seq, last.hash

    def forget(self) -> None:
        """The logs may have changed."""
        self._at.clear()
