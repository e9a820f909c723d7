"""Nobody learns their own card from the server either: a small run of the proof and its teeth (see `run.py prove sight`)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from prove.sight.leaks import LEAKS
from prove.sight.pair import schema_of
from prove.sight.places import Files
from prove.sight.proof import caught, compared

PAIRS = 4
SURE = (
    "a second tab with the neighbour's eyes",
    "the frame over HTTP with the host's eyes",
    "a new route that nobody thought of",
    "a turn in the list of my games that a card decides",
    "bodies of deeds in the journal",
    "an answer that takes its time",
    "a bot that decides after its pause",
    "a stamp that is put on after the decision",
)
"""Leaks that the first pairs catch; `run.py prove sight --teeth` plants all of them."""


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


@pytest.mark.parametrize("leak", SURE)
def test_a_leak_of_the_server_is_caught(leak: str, files: Files) -> None:
    assert caught(leak, files, 1) is not None


def test_enough_leaks_are_planted() -> None:
    assert len(LEAKS) >= 30
    assert set(SURE) <= set(LEAKS)
