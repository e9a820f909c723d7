"""Which refusals a test run has met: every code there is must have been given by the program itself, not by a test.

Law: a code is met when code of ours makes the exception that carries it, or when a server in a process of its own sends it to
a client of the tests. At the end of a whole run that passed, a code that was not met fails the run. A whole run is `--all`,
or the quick tests and `--rest` after them.
"""

from __future__ import annotations

import functools
import sys
from collections.abc import Callable, Iterable, Iterator
from enum import StrEnum
from pathlib import Path
from types import FrameType
from typing import Any

import pytest

import coyote
from coyote.rules.record.faults import Fault
from coyote.rules.refusals import Code
from coyote.server.codes import ServerCode
from coyote.server.storage.errors import Trouble
from coyote.table.deal.problems import Problem, Wrong
from coyote.table.refusals import TableCode
from prove.common import client
from prove.hostile import raw

ON_THE_WIRE: tuple[type[StrEnum], ...] = (Code, TableCode, ServerCode)
LISTS: tuple[type[StrEnum], ...] = (*ON_THE_WIRE, Fault, Trouble, Wrong)
QUICK = "coyote/met by the quick tests"
PACKAGE = str(Path(coyote.__file__).parent)
SHORTHANDS = {"constructor", "__init__", "__new__", "no", "illegal", "problem"}
"""Functions that write a refusal for somebody else."""


class CodesMet:
    """Listens for the codes of a run, in each of its processes."""

    def __init__(self) -> None:
        self.met: set[str] = set()
        self.skipped = False
        self._undo: list[tuple[type, str, Any]] = []

    def listen(self) -> None:
        for carrier in {found for found in subclasses(Exception) if found.__module__.startswith("coyote.")}:
            if "__init__" in vars(carrier):
                self._wrap(
                    carrier, "__init__", lambda error, *_: getattr(error, "code", None) if ours(sys._getframe(1)) else None
                )
        self._wrap(Problem, "__new__", lambda _, code, *__: code if ours(sys._getframe(1)) else None)
        self._wrap(client.Refused, "__init__", lambda error, _: sent(error.code))
        for line in (client.Line, raw.Raw):
            self._overhear(line)

    def stop(self) -> None:
        for owner, name, original in reversed(self._undo):
            setattr(owner, name, original)
        self._undo.clear()

    def missing(self, lists: Iterable[type[StrEnum]] = LISTS) -> list[str]:
        return [name_of(code) for codes in lists for code in codes if name_of(code) not in self.met]

    def _set(self, owner: type, name: str, new: object) -> None:
        self._undo.append((owner, name, vars(owner)[name]))
        setattr(owner, name, new)

    def _wrap(self, owner: type, name: str, code_of: Callable[..., object]) -> None:
        """Take the code from what this constructor is given, or has made of it."""
        original = getattr(owner, name)

        @functools.wraps(original)
        def constructor(new: Any, *args: Any, **values: Any) -> Any:
            made = original(new, *args, **values)
            code = code_of(new, *args, *values.values())
            if isinstance(code, StrEnum):
                self.met.add(name_of(code))
            return made

        self._set(owner, name, staticmethod(constructor) if name == "__new__" else constructor)

    def _overhear(self, line: type) -> None:
        """Take the code from what a server says on this line."""
        original = vars(line)["hear"]

        @functools.wraps(original)
        async def hear(self_: Any, *args: Any) -> Any:
            told = await original(self_, *args)
            if code := sent(told.get("code", "")):
                self.met.add(name_of(code))
            return told

        self._set(line, "hear", hear)

    # what pytest calls

    def pytest_sessionfinish(self, session: pytest.Session, exitstatus: int) -> None:
        self.stop()
        output = getattr(session.config, "workeroutput", None)
        cache, tier = getattr(session.config, "cache", None), session.config.getoption("tier", None)
        if output is not None:  # the others are told by the process that started us
            output["codes_met"] = sorted(self.met)
            return
        if cache is not None and tier == "quick":
            cache.set(QUICK, sorted(self.met))
        elif cache is not None and tier == "rest":
            self.met.update(cache.get(QUICK, ()))
        if exitstatus == pytest.ExitCode.OK and is_whole(session.config) and self._unexcused():
            session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def pytest_testnodedown(self, node: Any) -> None:
        self.met.update(getattr(node, "workeroutput", {}).get("codes_met", ()))

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.skipped |= report.skipped

    def pytest_terminal_summary(self, terminalreporter: Any, config: pytest.Config) -> None:
        if is_whole(config) and terminalreporter.stats.get("failed") is None and (missing := self._unexcused()):
            terminalreporter.write_line(f"No test has met these codes: {', '.join(missing)}", red=True)

    def _unexcused(self) -> list[str]:
        """Where a database is missing, so are its troubles."""
        return self.missing([codes for codes in LISTS if not (self.skipped and codes is Trouble)])


def name_of(code: StrEnum) -> str:
    return f"{type(code).__name__}.{code.name}"


def sent(word: str) -> StrEnum | None:
    """The code that is written so on the wire, where no two lists have the same."""
    return next((codes(word) for codes in ON_THE_WIRE if word in codes.__members__.values()), None)


def subclasses(kind: type[Any]) -> Iterator[type[Any]]:
    for below in kind.__subclasses__():
        yield below
        yield from subclasses(below)


def ours(frame: FrameType | None) -> bool:
    """Whether it is the program that refuses, and not a test that plays a refusal."""
    while frame is not None and frame.f_code.co_name in SHORTHANDS:
        frame = frame.f_back
    return frame is not None and frame.f_code.co_filename.startswith(PACKAGE)


def is_whole(config: pytest.Config) -> bool:
    """Whether every test there is was asked for, by this run or by this and the one before."""
    chosen = ("keyword", "markexpr", "deselect", "lf", "ignore_glob", "maxfail", "collectonly", "stepwise")
    if config.getoption("tier", None) == "quick":
        return False
    return config.args_source is pytest.Config.ArgsSource.TESTPATHS and not any(config.getoption(name, None) for name in chosen)
