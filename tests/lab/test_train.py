"""Training: the same seed raises the same wolf, school helps, and a pupil can be trained against a wolf."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from click.testing import CliRunner
from numpy.random import default_rng

from coyote import EDITIONS
from coyote.bots.wolf.features import RAISES
from coyote.bots.wolf.net import Layers, load, save
from coyote.bots.wolf.policy import learned
from coyote.commands.arena import arena
from coyote.lab.batch import Batch
from coyote.lab.exploit import exploiter
from coyote.lab.rounds import Kinds, Rounds
from coyote.lab.school import PUPIL, SIMPLE, Pupil, play
from coyote.lab.simple_players import random_players, reader_moves
from coyote.lab.train import Plan, main, raise_wolf
from coyote.lab.workers import workers
from tests.tables import KIDULT

pytestmark = pytest.mark.slow

TINY = Plan(lessons=3, rounds=128, hidden=16, batch=256)


def equal(one: Layers, other: Layers) -> bool:
    return all(np.array_equal(a, b) for here, there in zip(one, other, strict=True) for a, b in zip(here, there, strict=True))


def lost(layers: Layers, rounds: int = 3000) -> float:
    """How often this net loses a round against three simple players."""
    rng = default_rng(5)
    dealt, seat = Rounds(Kinds(EDITIONS[KIDULT]), 4, rounds, rng), rng.integers(0, 4, rounds)
    seating = np.full((rounds, 4), SIMPLE)
    seating[np.arange(rounds), seat] = PUPIL
    _, gained, _ = play(dealt, seating, [layers], 0.0, rng)
    return float((gained[np.arange(rounds), seat] < 0).mean())


def test_the_same_seed_raises_the_same_wolf() -> None:
    one, two, other = (raise_wolf(TINY, seed, lambda _: None) for seed in (4, 4, 5))
    assert equal(one, two)
    assert not equal(one, other)


def test_whoever_plays_the_parts_of_a_lesson_changes_nothing() -> None:
    plan = TINY._replace(parts=3)
    alone = raise_wolf(plan, 4, lambda _: None)
    with workers(2) as two:
        assert equal(raise_wolf(plan, 4, lambda _: None, two), alone)
        assert equal(raise_wolf(TINY, 4, lambda _: None, two), raise_wolf(TINY, 4, lambda _: None))
    assert not equal(alone, raise_wolf(TINY, 4, lambda _: None)), "other parts, other rounds"


def test_school_makes_better_players() -> None:
    """In 100 rounds at a table of four, an average player loses 25, an untaught pupil 19, and a wolf fewer."""
    assert lost(learned()) < lost(Pupil(16, default_rng(1)).actor.layers) < 0.25


def test_a_pupil_only_chooses_its_raise_if_it_is_free() -> None:
    layers, size = Pupil(16, default_rng(1)).actor.layers, 300
    for free, steps in ((False, {0, 1}), (True, set(range(len(RAISES))))):
        rng = default_rng(2)
        dealt = Rounds(Kinds(EDITIONS[KIDULT]), 4, size, rng)
        made, _, _ = play(dealt, np.full((size, 4), PUPIL), [layers], 0.5, rng, free=free)
        learned_from = [decision.chosen[decision.by == PUPIL] for decision in made]
        assert set(np.concatenate(learned_from).tolist()) == steps
        assert bool(len(learned_from[0])) == free, "a public opening is nothing to learn from"


def test_readers_know_the_total() -> None:
    rng = default_rng(3)
    rounds = Rounds(Kinds(EDITIONS[KIDULT]), 4, 500, rng)
    players, batch = random_players(500, 4, rng)._replace(bluffs=np.zeros((500, 4))), Batch(rounds)
    while len(alive := batch.alive):
        called, numbers = reader_moves(players, batch, np.full(len(alive), True), rng)
        too_high, one_more = batch.number[alive] > rounds.total[alive], numbers == batch.number[alive] + 1
        assert batch.turn == 0 or np.array_equal(called, too_high)
        assert batch.turn == 0 or ((numbers <= rounds.total[alive]) | one_more | called).all(), "nobody bluffs here for fun"
        batch.move(called, numbers)
    assert batch.turn > 2


def test_a_pupil_that_learns_against_a_wolf_changes() -> None:
    lessons: list[int] = []
    for head_start in (True, False):
        plan = Plan(lessons=1, rounds=64, batch=64)
        pupil = exploiter(learned(), EDITIONS[KIDULT], 3, 1, plan, lessons.append, head_start=head_start)
        assert not equal(pupil, learned())
    assert lessons == [1, 1]


def test_a_net_is_kept_in_half_precision(tmp_path: Path) -> None:
    layers = Pupil(8, default_rng(2)).actor.layers
    save(layers, tmp_path / "net.npz")
    for here, there in zip(layers, load(tmp_path / "net.npz"), strict=True):
        assert all(np.allclose(a, b, atol=1e-2) for a, b in zip(here, there, strict=True))


def test_the_command_writes_a_wolf(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "wolf.npz"
    main(["--out", str(out), "--lessons", "1", "--rounds", "64", "--hidden", "8"])
    assert f"{out.stat().st_size} bytes" in capsys.readouterr().out
    assert len(load(out)) == 3


def test_only_a_wolf_can_be_exploited() -> None:
    result = CliRunner().invoke(arena, ["owl", "--exploit"])
    assert result.exit_code == 2
    assert "arena wolf --exploit" in result.output


def test_arena_exploit_prints_what_a_fresh_learner_wins() -> None:
    result = CliRunner().invoke(
        arena, ["wolf", "--exploit", "--lessons", "1", "--games", "4", "--seats", "3", "--workers", "1", "--json"]
    )
    assert result.exit_code == 0, result.output
    assert '"exploiter"' in result.output and '"wolf"' in result.output
