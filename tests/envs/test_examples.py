"""The examples for researchers, small: what they promise to show can be seen."""

from __future__ import annotations

from itertools import count

import pytest

from examples.masked_ppo import training

pytestmark = pytest.mark.slow


def test_masked_ppo_learns() -> None:
    rounds = count()
    rewards = [reward for _, reward in training(lambda: next(rounds) < 6, steps=768)]
    assert rewards[0] < -0.6, "whoever says anything at random loses most rounds"
    assert rewards[-1] > rewards[0] + 0.2


def test_cfr_makes_the_mini_game_less_exploitable() -> None:
    pytest.importorskip("pyspiel", reason="OpenSpiel has no wheels for Windows")
    from examples.solve_mini import solving

    (first, before), (last, after) = solving(300, looks=2)
    assert (first, last) == (1, 300)
    assert after < before / 2
