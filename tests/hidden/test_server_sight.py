"""Nobody learns their own card from the server either: a small run of the proof and its teeth (see `run.py prove sight`)."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any, cast

import pytest

from coyote.server.storage.store import Store
from prove.sight.leaks import LEAKS
from prove.sight.pair import schema_of
from prove.sight.places import Files
from prove.sight.proof import caught, compared
from prove.sight.standing import counted
from prove.sight.stillness import Still

pytestmark = pytest.mark.slow

PAIRS = 4
SURE = {
    "a second tab with the neighbour's eyes": 1,
    "the frame over HTTP with the host's eyes": 14,
    "a new route that nobody thought of": 1,
    "records and moments of a live game": 1,
    "a turn in the list of my games that a card decides": 1,
    "bodies of deeds in the journal": 1,
    "a signal that a card swallows": 1,
    "credentials that a card withholds": 1,
    "an answer that takes its time": 1,
    "a bot that decides after its pause": 1,
    "a stamp that is put on after the decision": 1,
}
"""Leaks, and the seed after which the first pairs catch them; `run.py prove sight --teeth` plants all of them."""


@pytest.fixture
def files() -> Iterator[Files]:
    with Files() as places:
        yield places


@pytest.fixture
def schema(files: Files) -> dict[str, Any]:
    return schema_of(files)


def test_two_worlds_look_the_same_over_the_real_server(files: Files, schema: dict[str, Any]) -> None:
    found = compared(files, schema, PAIRS, 1)
    assert found.first is None
    assert found.differ == 0
    assert found.messages > 100 * PAIRS


@pytest.mark.parametrize(("leak", "seed"), SURE.items())
def test_a_leak_of_the_server_is_caught(leak: str, seed: int, files: Files) -> None:
    assert caught(leak, files, seed) is not None


def test_enough_leaks_are_planted() -> None:
    assert len(LEAKS) >= 30
    assert set(SURE) <= set(LEAKS)


def test_what_a_database_does_is_counted_and_passed_on_as_it_was_asked() -> None:
    """Pairs on PostgreSQL are part of the proof, and not of these tests: one takes ten seconds."""

    class Recorded:
        async def append(self, *what: object, **more: object) -> tuple[object, ...]:
            return what, more, loop.watch.outside

        _read = _write = append

    loop, store = Still(), Recorded()
    counted(loop, cast(Store, store))
    with asyncio.Runner(loop_factory=lambda: loop) as runner:
        assert runner.run(store.append([1], marks=[2])) == (([1],), {"marks": [2]}, 1)
    assert loop.watch.outside == 0
