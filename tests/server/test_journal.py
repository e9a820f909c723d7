"""The journal: which lines are written at which level, and that it does not repeat itself."""

from __future__ import annotations

import io
import json
import logging
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import pytest

from coyote.server import journal
from coyote.server.codes import ServerCode, ServerRefused
from coyote.server.journal import LEVELS, Lines, Sparing, begin, note, note_trouble
from coyote.server.storage.errors import Trouble, Unavailable


class Beat:
    """A clock that the test sets by hand."""

    def __init__(self) -> None:
        self.now = 0.0

    def monotonic(self) -> float:
        return self.now

    def time(self) -> float:
        return 0.0


class Book:
    """A journal that can be read."""

    def __init__(self) -> None:
        self.pages = io.StringIO()
        self.handler = Sparing(self.pages)
        self.handler.setFormatter(Lines())

    @property
    def lines(self) -> list[dict[str, Any]]:
        return [json.loads(line) for line in self.pages.getvalue().splitlines()]

    @property
    def told(self) -> list[tuple[Any, ...]]:
        return [(line["event"], line.get("table"), line.get("again")) for line in self.lines]


@pytest.fixture
def beat(monkeypatch: pytest.MonkeyPatch) -> Beat:
    clock = Beat()
    monkeypatch.setattr(journal, "time", clock)
    return clock


@pytest.fixture
def book(beat: Beat, monkeypatch: pytest.MonkeyPatch) -> Iterator[Book]:
    read, level = Book(), journal.log.level
    journal.log.setLevel(logging.DEBUG)  # not by its attribute: a logger remembers what its level allows
    monkeypatch.setattr(journal.log, "propagate", False)
    journal.log.addHandler(read.handler)
    yield read
    journal.log.removeHandler(read.handler)
    journal.log.setLevel(level)


def test_the_same_line_is_written_once_a_minute_and_then_counted(book: Book, beat: Beat) -> None:
    for _ in range(1000):
        note("append failed", table="t1")
    note("append failed", table="t2")
    assert book.told == [("append failed", "t1", None), ("append failed", "t2", None)]
    beat.now = 61
    note("append failed", table="t1")
    assert book.told[2:] == [("append failed", "t1", 999), ("append failed", "t1", None)]


def test_what_was_not_written_is_summed_up_when_nothing_more_comes(book: Book, beat: Beat) -> None:
    note("append failed", table="t1")
    note("append failed", table="t1")
    book.handler.sum_up(beat.now)
    assert len(book.lines) == 1, "its minute is not over"
    beat.now = 60
    book.handler.sum_up(beat.now)
    assert book.told[1:] == [("append failed", "t1", 1)]
    note("append failed", table="t1")
    note("append failed", table="t1")
    book.handler.close()
    assert book.told[2:] == [("append failed", "t1", None), ("append failed", "t1", 1)]


def test_what_the_journal_remembers_is_bounded(book: Book) -> None:
    for number in range(3 * journal.MOST_RECENT):
        note("append failed", table=str(number))
        note("append failed", table=str(number))
    assert len(book.lines) == 5 * journal.MOST_RECENT, "each once, and how often the forgotten ones came again"


def test_errors_of_two_kinds_are_two_lines(book: Book) -> None:
    for error in (ValueError("token"), ValueError("seed"), KeyError("card")):
        note_trouble("sweep failed", error)
    assert [line["error"] for line in book.lines] == ["ValueError", "KeyError"]
    assert not any(secret in book.pages.getvalue() for secret in ("token", "seed", "card"))


def test_what_was_foreseen_is_a_warning_and_anything_else_an_error(book: Book) -> None:
    for trouble in (Unavailable(Trouble.BUSY), ServerRefused(ServerCode.UNAVAILABLE), RuntimeError()):
        note_trouble("sweep failed", trouble, table="t")
    assert [(line["level"], line["trouble"]) for line in book.lines] == [
        ("warning", Trouble.BUSY),
        ("warning", ServerCode.UNAVAILABLE),
        ("error", "RuntimeError"),
    ]


@pytest.mark.parametrize("level", LEVELS)
def test_a_journal_tells_as_much_as_it_is_asked_to(level: str) -> None:
    program = (
        f"from coyote.server.journal import begin, note, LEVELS\nbegin({level!r})\n[note(n, l) for n, l in LEVELS.items()]"
    )
    told = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stderr.splitlines()
    assert [json.loads(line)["event"] for line in told] == list(LEVELS)[list(LEVELS).index(level) :]
    assert begin.__defaults__ == ("info",)
