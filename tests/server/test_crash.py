"""Short proofs that nothing acknowledged is lost, and that a planted fault is found; `run.py prove crash` is the long proof."""

from __future__ import annotations

import pytest

from coyote.server.storage.store import Entry, following
from prove.crash.crowd import FEW, Kind
from prove.crash.history import Asked, Findings, compared
from prove.crash.proof import drained, one_process, several_processes
from prove.crash.several import Several
from tests.servers import Postgres, Redis

pytestmark = pytest.mark.real_time
ONE = (Kind(3),)


async def test_a_killed_server_has_lost_nothing_and_goes_on() -> None:
    _, found = await one_process(2, seed=1, tables=FEW)
    assert not found.broken, found.examples
    assert found.counts["acked"] and found.counts["credits"]


async def test_several_processes_lose_nothing_whatever_happens_to_them(
    postgres: Postgres, postgres_database: str, redis: Redis
) -> None:
    several = Several(postgres, postgres_database, redis, 2)
    _, found = await several_processes(several, 4, 3, FEW)
    assert not found.broken, found.examples
    assert found.counts["acked"] and several.blows.total() > 2


async def test_a_server_that_is_asked_to_end_tells_everybody_to_come_back(postgres: Postgres, postgres_database: str) -> None:
    figures, found = await drained(Several(postgres, postgres_database, None, 2), 1, 1, FEW)
    assert not found.broken, found.examples
    assert found.counts["acked"] and list(figures["closes"]) == ["1012"]  # type: ignore[call-overload]


async def test_a_server_that_acknowledges_before_it_stores_is_caught() -> None:
    _, found = await one_process(2, 1, ONE, "ack-first")
    assert found.broken["acked and lost"]


def test_every_way_a_log_can_differ_from_the_answers_is_caught() -> None:
    log = list[Entry]()
    for op in ("ann:1", "ann:2", "ann:2", "ann:4", "ann:3", "ann:6"):
        log.append(following(log[-1] if log else None, "game", op, 1, "reacted", b"{}"))
    answers = [(1, 1, None), (2, 2, None), (3, 5, None), (4, 4, None), (5, 6, None), (6, None, "stale")]
    asks = [Asked("ann", "game", {"op": f"{op}", "ask": "react"}, seq=seq, refused=why) for op, seq, why in answers]
    found = Findings()
    compared(found, asks, log, alone=True)
    assert found.broken == {"done twice": 1, "out of order": 1, "acked and lost": 1, "refused and done": 1}
