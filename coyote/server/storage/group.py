"""A group of entries: what its writer must get right before it goes to a database."""

from __future__ import annotations

from collections.abc import Sequence

from coyote.server.storage.store import Entry, Secret, linked


def checked(group: Sequence[Entry], secrets: Sequence[Secret]) -> None:
    """Check what a caller must get right: a bad group would spoil the others in its transaction."""
    first, before = group[0], None
    for seq, entry in enumerate(group, first.seq):
        if entry.table_id != first.table_id or entry.seq != seq:
            raise ValueError("a group is one table's, with consecutive seq")
        if "\0" in entry.table_id or "\0" in entry.op_id or "\0" in entry.kind:
            raise ValueError("PostgreSQL takes no NUL in a text")
        if before is not None and not linked(before.hash, entry):
            raise ValueError("the entries of a group follow from each other")
        before = entry
    if any(secret.table_id != first.table_id for secret in secrets):
        raise ValueError("a group is one table's, with consecutive seq")
    if first.seq < 1 or (len(group) > 1 and len({entry.op_id for entry in group}) != len(group)):
        raise ValueError("seq counts from 1, and every op_id is another one")
