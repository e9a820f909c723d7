"""A process that writes until something stops it, for tests that kill it or fill its disk.

It prints a line for every acknowledged entry (table_id, seq, op_id), and then the code of the error that ended it.

    python -m tests.server.writer FILE [--early] [--most BYTES]
"""

from __future__ import annotations

import argparse
import asyncio
import resource
from typing import Any

from coyote.server.storage.errors import StoreError
from coyote.server.storage.gathering import Gathering
from coyote.server.storage.open_store import open_store
from coyote.server.storage.sqlite import SqliteStore
from coyote.server.storage.store import Entry, Store, Stored
from tests.server.logs import entries, some_game

TABLES = 8


class Early(Gathering[Any, Any]):
    """The bug that the check must find: this one answers before the commit."""

    def put(self, job: Any) -> Any:
        super().put(job)
        early = asyncio.get_running_loop().create_future()
        early.set_result(Stored())
        return early


async def table(store: Store) -> None:
    table_id, last = some_game(), None
    while True:
        group: list[Entry] = entries(table_id, 2, after=last)
        assert await store.append(group) == Stored()
        last = group[-1]
        for entry in group:
            print(entry.table_id, entry.seq, entry.op_id, flush=True)


async def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("file")
    parser.add_argument("--early", action="store_true")
    parser.add_argument("--most", type=int)
    wanted = parser.parse_args()
    store = await open_store(wanted.file)
    assert isinstance(store, SqliteStore)
    if wanted.early:
        store._gathering = Early(store._commit)
    if wanted.most:
        resource.setrlimit(resource.RLIMIT_FSIZE, (wanted.most, wanted.most))
    try:
        await asyncio.gather(*(table(store) for _ in range(TABLES)))
    except StoreError as error:
        print(error.code, flush=True)
    try:
        await store.public_tables(1)
    except StoreError as error:
        print(error.code, flush=True)


if __name__ == "__main__":
    asyncio.run(main())
