"""Serving without what is only an advantage: the standard event loop will do."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import pytest

from coyote.server import serving
from prove.common.client import Person
from prove.common.running import Running

WITHOUT_UVLOOP = """
import sys
sys.modules["uvloop"] = None  # importing it raises ImportError, as on Windows
from coyote.commands import run
run()
"""


class Bare(Running):
    """A server on a machine without uvloop."""

    program = ("-c", WITHOUT_UVLOOP)


async def test_a_server_without_uvloop_starts_serves_and_ends_in_order(tmp_path: Path) -> None:
    with Bare("--database", str(tmp_path / "coyote.db")) as server:
        person = await Person.at(server.place, "ann")
        table = await person.open(bots=("cub",), start=True)
        line = await person.line(table["link"])
        await line.until(lambda frame: bool(frame.get("game")))
        await line.close()
        assert await asyncio.to_thread(server.end) == 0


def test_uvloop_is_used_where_it_is_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    uvloop = pytest.importorskip("uvloop", reason="there is none on Windows")
    assert serving.fastest_loop() is uvloop.new_event_loop
    monkeypatch.setitem(sys.modules, "uvloop", None)
    assert serving.fastest_loop() is None
