"""Running a plan: a loop of its own, a journal that is read, and nothing left behind."""

from __future__ import annotations

import asyncio
import logging
import sys
import warnings
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from coyote.server.journal import log
from prove.common.limitless import limitless
from prove.simulate.file import all_of
from prove.simulate.loop import Loop
from prove.simulate.plan import Plan
from prove.simulate.world import World


class Journal(logging.Handler):
    """Notes every line of the journal; an error is something that nobody foresaw."""

    def __init__(self, world: World) -> None:
        super().__init__()
        self.world = world

    def emit(self, record: logging.LogRecord) -> None:
        error = record.exc_info[1] if record.exc_info else None
        values = getattr(record, "values", {})
        self.world.note(f"journal: {record.msg} {values or ''} {error!r}" if error else f"journal: {record.msg} {values or ''}")
        if record.levelno >= logging.ERROR:
            self.world.unforeseen.append(f"{record.msg}: {error!r}")


@contextmanager
def observed(world: World) -> Iterator[None]:
    """Read the journal, and let the limits go by the loop's time."""
    journal, level = Journal(world), log.level
    log.addHandler(journal)
    log.propagate = False
    log.setLevel(logging.INFO)
    try:
        with limitless(world.loop.time, "WEB", "ASKS", "LASTING"):
            yield
    finally:
        log.removeHandler(journal)
        log.setLevel(logging.CRITICAL)
        buried(world.loop)
        log.setLevel(level)
        log.propagate = True


def buried(loop: Loop) -> None:
    """Close what is unfinished. Its clean-up code runs now, where nobody hears it, and not whenever memory is freed."""
    closed = set[asyncio.Task[Any]]()
    hook, sys.unraisablehook = sys.unraisablehook, lambda _: None
    asyncio._set_running_loop(loop)
    try:
        while left := [task for task in loop.tasks if task not in closed]:
            for task in left:
                closed.add(task)
                task._log_destroy_pending = False  # type: ignore[attr-defined]
                coroutine: Any = task.get_coro()
                with suppress(BaseException), warnings.catch_warnings(action="ignore"):  # some have not even begun
                    coroutine.close()
    finally:
        asyncio._set_running_loop(None)
        sys.unraisablehook = hook


def run(plan: Plan, until: float | None = None) -> World:
    """Carry a plan out, to its end or until a moment."""
    if plan.on_file:
        with TemporaryDirectory(prefix="coyote-simulated-") as folder:
            return run_on(plan, Path(folder) / "coyote.db", until)
    return run_on(plan, None, until)


def run_on(plan: Plan, file: Path | None, until: float | None) -> World:
    loop = Loop()
    loop.set_exception_handler(lambda *_: None)  # the dead leave things undone
    try:
        world = World(plan, loop, file)
        with observed(world):
            running = loop.create_task(world.run())
            if until is None:
                loop.run_until_complete(running)
            else:
                loop.outside(until, loop.stop)
                loop.run_forever()
                world.end("stopped")
            for process in world.processes:
                process.die()
            if file is not None:
                world.database = loop.run_until_complete(loop.create_task(all_of(file)))
        return world
    finally:
        loop.close()
