"""Bad neighbours, for a moment: a small version of `prove hostile --neighbours`, which measures what others feel."""

from __future__ import annotations

import asyncio
from contextlib import nullcontext
from pathlib import Path

import pytest

from prove.common.promises import Promises
from prove.common.running import Running
from prove.hostile import neighbours, proof
from prove.hostile.neighbours_attacks import ATTACKS
from prove.hostile.watched import ALIVE

pytestmark = pytest.mark.real_time


@pytest.mark.parametrize("name", ["burst", "noises"])
def test_beside_an_attack_people_play_on_and_the_server_ends_in_time(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COYOTE_NEIGHBOURS_MOVES", "40")
    monkeypatch.setattr(neighbours, "TABLES", 1)
    promises = Promises("neighbours", quiet=True)
    with Running("--database", str(tmp_path / "coyote.db")) as running:
        once = asyncio.run(neighbours.beside(promises, running, name, 1.5))
    assert not promises.broken, promises.all
    assert {neighbours.PLAYED, neighbours.ENDS, ALIVE} <= promises.all.keys()
    assert once.grown_mb < neighbours.MOST_MB
    assert once.quiet and once.beside


@pytest.mark.parametrize(
    ("quiet", "beside", "unharmed"),
    [
        ([[2.0] * 99], [[4.0] * 99], True),
        ([[2.0] * 99], [[4.1] * 99], False),
        ([[2.0] * 99, [5.0] * 99], [[8.0] * 198], True),
        ([[2.0] * 99, [40.0] * 99], [[81.0] * 198], False),
    ],
    ids=["twice", "more", "as much as quiet times differ", "a machine that is too busy"],
)
def test_people_may_wait_for_twice_as_long_or_for_what_is_noise(
    quiet: list[list[float]], beside: list[list[float]], unharmed: bool
) -> None:
    """Times in milliseconds."""
    together = [one / 1000 for window in beside for one in window]
    rounds = [neighbours.Round([one / 1000 for one in window], together, 0, 0) for window in quiet]
    row = neighbours.row_of("attack", rounds)
    assert (row.p50.unharmed and row.p99.unharmed) is unharmed
    assert "attack" in row.written()


def test_some_attacks_are_measured_by_name_and_each_row_is_printed_when_it_is_known(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A run that is cut short has told what it found."""
    met = list[tuple[str, float]]()

    async def beside(_: object, __: object, name: str, seconds: float) -> neighbours.Round:
        if name == "calling" and met[-1][0] == "burst":
            assert "| burst |" in capsys.readouterr().out
        met.append((name, seconds))
        return neighbours.Round([0.002], [0.003], 1, 1)

    monkeypatch.setattr(neighbours, "beside", beside)
    monkeypatch.setattr(neighbours, "Running", lambda *_: nullcontext())
    assert proof.main(["--neighbours", "burst", "calling", "--seconds", "6", "--rounds", "2"]) == 0
    assert met == [("burst", 3), ("burst", 3), ("calling", 3), ("calling", 3)]


def test_every_attack_says_what_it_is() -> None:
    assert len(ATTACKS) == 15
    assert all(attack.__doc__ for attack in ATTACKS.values())
