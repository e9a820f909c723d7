"""A process that writes until something stops it, for tests that kill it or starve it of disk.

It prints a line for every entry that it was told to be stored: game, seq, op_id; and the code of the error that ended it.

    python -m tests.server.writer FILE [--early] [--most BYTES]
"""

from __future__ import annotations

import argparse
import asyncio
import resource
from typing import Any

from coyote.server.gathering import Gathering
from coyote.server.opening import open_store
from coyote.server.sqlite_store import SqliteStore
from coyote.server.store import Entry, Store, Stored
from coyote.server.trouble import StoreError
from tests.server.logs import entries, some_game

TABLES = 8


class Early(Gathering[Any, Any]):
    """The bug that the check must find: it answers before the commit."""

    async def put(self, job: Any) -> Any:
        self.kept = asyncio.create_task(super().put(job))
        await asyncio.sleep(0)
        return Stored()


async def table(store: Store) -> None:
    game, last = some_game(), None
    while True:
        group: list[Entry] = entries(game, 2, after=last)
        assert await store.append(group) == Stored()
        last = group[-1]
        for entry in group:
            print(entry.game, entry.seq, entry.op_id, flush=True)


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
        await store.public_rooms(1)
    except StoreError as error:
        print(error.code, flush=True)


if __name__ == "__main__":
    asyncio.run(main())
