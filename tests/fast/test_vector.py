"""The Gymnasium environment over a herd: spaces, masks, episodes, and one learner in each game."""

from __future__ import annotations

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

from coyote.fast import WrongAction
from coyote.fast.vector import CoyoteVectorEnv
from tests.tables import KIDULT, OLIPHANTE


def anyhow(environment: CoyoteVectorEnv, rng: np.random.Generator) -> np.ndarray:
    """Any allowed id for each game; calls come often, so that games end."""
    masks = environment.action_masks()
    chosen = np.array([rng.choice(np.flatnonzero(mask)[:12]) for mask in masks])
    return np.where(masks[:, 0], np.where(rng.random(len(masks)) < 0.5, 0, chosen), chosen)


@pytest.mark.parametrize(("edition", "power"), [(KIDULT, "specials"), (OLIPHANTE, "coins")])
def test_the_environment_keeps_its_spaces_and_ends_its_episodes(edition: str, power: str) -> None:
    environment = CoyoteVectorEnv(40, edition, 3, out_at=1, threads=2, **{power: True})
    rng, ended, won = np.random.default_rng(1), 0, 0
    seen, infos = environment.reset(seed=3)
    assert environment.observation_space.contains(seen)
    assert infos == {}
    for _ in range(40):
        ids = anyhow(environment, rng)
        assert environment.action_space.contains(ids)
        before = seen
        seen, rewards, terminated, truncated, infos = environment.step(ids)
        assert environment.observation_space.contains(seen)
        assert (environment.herd.seat == 0).all()
        assert not truncated.any()
        assert set(rewards[terminated]) <= {1.0, -0.5}
        assert (rewards[~terminated] == 0).all()
        ended, won = ended + int(terminated.sum()), won + int((rewards == 1).sum())
        assert ("final_obs" in infos) == bool(terminated.any())
        for row in np.flatnonzero(terminated):
            assert (infos["final_obs"][row]["seen"] == before["seen"][row]).all()
    assert ended > 100
    assert 0 < won < ended
    environment.close()


def test_the_same_seed_gives_the_same_episodes() -> None:
    def played(seed: int) -> list[np.ndarray]:
        environment, rng = CoyoteVectorEnv(20, KIDULT, 4), np.random.default_rng(1)
        environment.reset(seed=seed)
        return [environment.step(anyhow(environment, rng))[0]["seen"] for _ in range(10)]

    assert np.array_equal(played(1), played(1))
    assert not np.array_equal(played(1), played(2))


def test_masks_allow_what_the_herd_takes_and_nothing_else() -> None:
    environment = CoyoteVectorEnv(1, KIDULT, 3, specials=True, least_number=990)
    rng = np.random.default_rng(2)
    environment.reset(seed=1)
    refused = 0
    for _ in range(30):
        mask = environment.action_masks()[0]
        for action, allowed in enumerate(mask):
            if not allowed:
                refused += 1
                with pytest.raises(WrongAction):
                    environment.step(np.array([action]))
        environment.step(rng.choice(np.flatnonzero(mask), 1))
    assert refused > 30


def test_gymnasium_finds_it_by_its_name() -> None:
    environment = gymnasium.make_vec("coyote/Fast-v0", num_envs=5, edition=OLIPHANTE, seats=6)
    assert environment.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    seen, _ = environment.reset(seed=1)
    assert seen["seen"].shape == (5, 3 * 6 + 19 + 2)
    environment.close()


@pytest.mark.parametrize("ids", [[-1, 0], [1000, 1], [1.0, 1.0], [1], [[1], [1]]])
def test_an_id_that_is_none_gets_a_sentence(ids: list[int]) -> None:
    environment = CoyoteVectorEnv(2, KIDULT, 4)
    environment.reset(seed=1)
    with pytest.raises(WrongAction, match="expected 2 whole numbers from 0 to 999, one id for each game"):
        environment.step(np.array(ids))
    with pytest.raises(WrongAction, match=r"seat 0 may not take action"):
        environment.step(np.array([0, 0]) if environment.herd.lowest.max() == 1 else np.array([1, 1]))
    with pytest.raises(ValueError, match="expected one seed"):
        environment.reset(seed=[1, 2])
