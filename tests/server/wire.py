"""A proxy to PostgreSQL that can cut the connection at a commit, before the commit arrives or before its answer does."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Literal
from urllib.parse import urlsplit


class Wire:
    """Passes bytes on, until a COMMIT comes while `cut` is set, or what is named in its place."""

    def __init__(self, url: str) -> None:
        self._far = urlsplit(url)
        self.cut: Literal["before", "after"] | None = None
        self.commit = b"COMMIT"
        self.url = ""
        self._joined: list[asyncio.Task[None]] = []

    @asynccontextmanager
    async def up(self) -> AsyncIterator[None]:
        server = await asyncio.start_server(self._join, "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        self.url = self._far._replace(netloc=f"coyote@127.0.0.1:{port}").geturl()
        async with server:
            yield
        await asyncio.wait(self._joined)

    async def _join(self, near_in: asyncio.StreamReader, near_out: asyncio.StreamWriter) -> None:
        far_in, far_out = await asyncio.open_connection(self._far.hostname, self._far.port)
        me = asyncio.current_task()
        assert me is not None
        self._joined.append(me)
        answers = asyncio.create_task(self._answer(far_in, near_out))
        while data := await near_in.read(65536):
            if self.commit in data and self.cut is not None:
                answers.cancel()
                await asyncio.wait([answers])
                if self.cut == "after":
                    far_out.write(data)
                    await far_in.readexactly(1)  # it is committed, and nobody will hear of it
                break
            far_out.write(data)
        answers.cancel()
        for end in (near_out, far_out):
            end.close()
            with contextlib.suppress(ConnectionError):
                await end.wait_closed()

    async def _answer(self, far_in: asyncio.StreamReader, near_out: asyncio.StreamWriter) -> None:
        while data := await far_in.read(65536):
            near_out.write(data)
