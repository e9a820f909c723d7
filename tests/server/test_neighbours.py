"""Bad neighbours, for a moment: a small version of `prove hostile --neighbours`, which measures what others feel."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from prove.common.promises import Promises
from prove.common.running import Running
from prove.hostile import neighbours
from prove.hostile.neighbours_attacks import ATTACKS
from prove.hostile.watched import ALIVE


@pytest.mark.parametrize("name", ["reviews", "noises"])
def test_beside_an_attack_people_play_on_and_the_server_ends_in_time(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COYOTE_NEIGHBOURS_MOVES", "40")
    monkeypatch.setattr(neighbours, "TABLES", 1)
    promises = Promises("neighbours", quiet=True)
    with Running("--database", str(tmp_path / "coyote.db")) as running:
        row = asyncio.run(neighbours.beside(promises, running, name, 1.5))
    assert not promises.broken, promises.all
    assert {neighbours.PLAYED, neighbours.ENDS, ALIVE} <= promises.all.keys()
    assert row.grown_mb < neighbours.MOST_MB


def test_every_attack_says_what_it_is() -> None:
    assert len(ATTACKS) == 12
    assert all(attack.__doc__ for attack in ATTACKS.values())
