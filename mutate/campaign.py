"""A campaign: a sample of mutants, each tried in a copy of the checkout, with the tests most likely to notice it first.

Law: the checkout is never edited. A mutant is killed when any test fails or takes too much processor time; it survives when all
of them pass. How busy the machine is decides nothing: a mutant that hangs is given up in the end, and counts as not killed.
Which mutants are tried follows from the seed alone, and so do the examples that tests draw.
"""

from __future__ import annotations

import contextlib
import json
import multiprocessing
import os
import shutil
import signal
import sys
import time
import tomllib
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from enum import Enum
from math import ceil
from pathlib import Path
from queue import SimpleQueue
from random import Random
from typing import Any, Final, NamedTuple

from mutate.mutants import Mutant, mutants

LEFT_OUT: Final = shutil.ignore_patterns(".git", ".venv*", ".tools", "node_modules", ".hypothesis", ".*_cache", "mutate")
PATIENCE: Final = 3
START: Final = 30
"""A mutant may take this many times the processor time of the tests without it, and this many seconds more to begin."""
WAIT: Final = 20
"""Give up after this many times as long by the clock on the wall: whatever hangs is not worth the night."""
FAR: Final = ("tests/page/", "tests/server/")
"""Tests that start browsers and servers are near to nothing: they are slow, and their own processes have no limits."""
MEMORY: Final = 2 << 30
"""The most bytes that a mutant may take."""

# Where there are forks, from a process that has imported what all tests need: a mutant then costs half.
PROCESSES: Final[Any] = multiprocessing.get_context("forkserver" if hasattr(os, "fork") else "spawn")
if hasattr(os, "fork"):
    PROCESSES.set_forkserver_preload(["pytest", "hypothesis", "hypothesis.stateful", "msgspec", "numpy", "fluent.runtime"])


class Verdict(Enum):
    """What came of a mutant."""

    KILLED = "killed"
    SLOW = "too slow"
    """It took too much processor time. A test that never ends does not pass either: killed, too."""
    SURVIVED = "SURVIVED"
    STUCK = "STUCK"
    """It neither ended nor worked. Nothing says that a test would have noticed, so this is no kill."""

    @property
    def is_kill(self) -> bool:
        return self in {Verdict.KILLED, Verdict.SLOW}


class Chosen(NamedTuple):
    """A mutant of the sample, and the reason for which it cannot be told from its source, if there is one."""

    file: str
    mutant: Mutant
    equivalent: str | None

    def __str__(self) -> str:
        return f"{self.file}:{self.mutant.line}: {self.mutant.change}"


def choose(root: Path, paths: Iterable[str], equivalent: Path, sample: int, seed: int) -> list[Chosen]:
    """That many mutants of the Python files at these paths (0: all of them), in the order of the code."""
    entries = tomllib.loads(equivalent.read_text(encoding="utf-8")).get("mutant", [])
    reasons = {(entry["file"], entry["line"], entry["change"], entry.get("nth", 1)): entry["reason"] for entry in entries}
    asked, found = [root / path for path in paths], []
    for file in sorted({file for path in asked for file in ([path] if path.suffix else path.rglob("*.py"))}):
        name, met = file.relative_to(root).as_posix(), Counter[tuple[str, str]]()
        for mutant in mutants(file.read_text(encoding="utf-8")):
            met[mutant.source, mutant.change] += 1
            reason = reasons.get((name, mutant.source, mutant.change, met[mutant.source, mutant.change]))
            found.append(Chosen(name, mutant, reason))
    if not sample:
        return found
    return [found[place] for place in sorted(Random(seed).sample(range(len(found)), min(sample, len(found))))]


def nearest(root: Path, file: str) -> list[str]:
    """The tests named after this file, those of its part (tests/ mirrors the package), and whole games, which are quick."""
    part = Path(file).parts[1].removesuffix(".py")
    named = [f"tests/**/test_{Path(file).stem}.py", f"tests/test_{part}.py", f"tests/{part}/**/test_*.py"]
    return [test for test in files_at(root, [*named, "tests/playthroughs/test_*.py"]) if not test.startswith(FAR)]


def files_at(root: Path, patterns: Iterable[str]) -> list[str]:
    """Each file once, in the order of the patterns."""
    return list(dict.fromkeys(path.relative_to(root).as_posix() for pattern in patterns for path in sorted(root.glob(pattern))))


class Times:
    """A plugin of pytest: the processor time of each file of tests. Written down at the end, in a file."""

    def __init__(self, file: str) -> None:
        self.file, self.begun, self.seconds = file, 0.0, defaultdict[str, float](float)

    def pytest_runtest_logstart(self) -> None:
        self.begun = time.process_time()

    def pytest_runtest_logfinish(self, nodeid: str) -> None:
        self.seconds[nodeid.partition("::")[0]] += time.process_time() - self.begun

    def pytest_sessionfinish(self) -> None:
        Path(self.file).write_text(json.dumps(self.seconds), encoding="utf-8")


def run_tests(copy: Path, arguments: Sequence[str], limit: int | None, times: Path | None = None) -> Verdict:
    """What these tests say there, within this many seconds of processor time."""
    process = PROCESSES.Process(target=run_pytest, args=(str(copy), arguments, limit, times and str(times)), daemon=True)
    process.start()
    process.join(limit and limit * WAIT)
    code = process.exitcode
    process.kill()
    process.join()
    if code is None:
        return Verdict.STUCK
    if code == -getattr(signal, "SIGXCPU", 0):
        return Verdict.SLOW
    return Verdict.KILLED if code else Verdict.SURVIVED


def run_pytest(copy: str, arguments: Sequence[str], limit: int | None, times: str | None) -> None:
    """In a process of its own: exit as pytest does."""
    import pytest

    silence = os.open(os.devnull, os.O_WRONLY)
    os.dup2(silence, 1)
    os.dup2(silence, 2)
    os.chdir(copy)
    sys.path.insert(0, copy)
    os.environ["PYTHONPATH"] = copy
    with contextlib.suppress(ImportError):  # Windows has no resource; elsewhere a mutant that grows or runs for ever ends here
        import resource

        resource.setrlimit(resource.RLIMIT_DATA, (MEMORY, MEMORY))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))  # its end is no crash that anybody looks into
        if limit:
            resource.setrlimit(resource.RLIMIT_CPU, (limit, limit + 5))
    # no bytecode of mutants: two of the same second and size would be taken for each other
    sys.dont_write_bytecode = limit is not None
    # what was imported before pytest could rewrite it is no concern of ours
    quiet = ["-x", "-q", "-n", "0", "-p", "no:cacheprovider", "-W", "ignore::pytest.PytestAssertRewriteWarning"]
    os._exit(pytest.main([*quiet, *arguments], plugins=[Times(times)] if times else []))


class Campaign:
    """Copies of a checkout, one for each process, and the tests that are asked after the nearest; none: only the nearest."""

    def __init__(self, root: Path, scratch: Path, wide: Sequence[str], options: Sequence[str], processes: int) -> None:
        self.root, self.scratch, self.options, self.processes = root, scratch, options, processes
        self.wide = files_at(root, wide)
        self.copies: SimpleQueue[Path] = SimpleQueue()
        self.seconds: defaultdict[str, float] = defaultdict(float)

    def passes_unchanged(self, sample: Sequence[Chosen]) -> bool:
        """Make the copies. Without a mutant all tests must pass, or their failing would tell nothing."""
        copy, times = self.scratch / "0", self.scratch / "times.json"
        shutil.copytree(self.root, copy, ignore=LEFT_OUT, symlinks=True)
        tests = {*self.wide, *(test for chosen in sample for test in nearest(copy, chosen.file))}
        passed = run_tests(copy, [*self.options, *sorted(tests)], None, times) is Verdict.SURVIVED
        if passed:
            self.seconds.update(json.loads(times.read_text(encoding="utf-8")))
        self.copies.put(copy)
        for number in range(1, self.processes):
            self.copies.put(shutil.copytree(copy, self.scratch / str(number), symlinks=True))
        return passed

    def verdict(self, chosen: Chosen) -> Verdict:
        copy = self.copies.get()
        file = copy / chosen.file
        original, times = file.read_bytes(), file.stat()
        try:
            file.write_text(chosen.mutant.text, encoding="utf-8")
            os.utime(file, (times.st_atime, times.st_mtime + 10))  # or the bytecode of the original would pass for the mutant's
            near = nearest(copy, chosen.file)
            stages = [near, [test for test in self.wide if test not in near]]
            said = (self.ask(copy, sorted(tests, key=self.seconds.__getitem__)) for tests in stages if tests)
            return next((verdict for verdict in said if verdict is not Verdict.SURVIVED), Verdict.SURVIVED)
        finally:
            file.write_bytes(original)
            os.utime(file, ns=(times.st_atime_ns, times.st_mtime_ns))
            self.copies.put(copy)

    def ask(self, copy: Path, tests: list[str]) -> Verdict:
        """What these tests say, the quickest first, if they take not much more work than without the mutant."""
        limit = ceil(PATIENCE * sum(self.seconds[test] for test in tests)) + START
        return run_tests(copy, [*self.options, *tests], limit)

    def results(self, sample: Sequence[Chosen]) -> Iterator[tuple[Chosen, Verdict]]:
        """Every mutant that is worth a try, in order, with what came of it."""
        with ThreadPoolExecutor(self.processes) as pool:
            tried = [chosen for chosen in sample if chosen.equivalent is None]
            yield from zip(tried, pool.map(self.verdict, tried), strict=True)
