"""Jobs of a table that nobody waits for: each runs soon, its trouble goes to the journal, and none is forgotten at the end."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from coyote.server.codes import ServerRefused
from coyote.server.journal import note, note_trouble
from coyote.server.storage.errors import StoreError


class Jobs:
    """What is under way at one table."""

    def __init__(self, table_id: str) -> None:
        self.table_id = table_id
        self._tasks: set[asyncio.Task[None]] = set()

    def later(self, job: Callable[[], Awaitable[None]]) -> None:
        """Run this job soon, and remember that it is under way."""

        async def doing() -> None:
            try:
                await job()
            except (StoreError, ServerRefused) as trouble:
                note_trouble("job failed", trouble, table=self.table_id)
            except Exception as trouble:
                note("unexpected error", logging.ERROR, trouble, table=self.table_id)

        task = asyncio.create_task(doing())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def done(self) -> None:
        """Wait until nothing is under way."""
        while self._tasks:
            await asyncio.wait(self._tasks)
