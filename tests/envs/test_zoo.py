"""PettingZoo and Gymnasium: their own suites pass, and what those do not look at holds as well."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from random import Random
from typing import Any

import gymnasium
import numpy as np
import pettingzoo
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, render_test, seed_test

import coyote.envs
from coyote.bots import MINDS
from coyote.bots.mind import Mind, drawn, say
from coyote.envs import SOLO, ZOO, wants
from coyote.envs.solo import Solo
from tests.tables import DEVIR, HEIDELBAER, KIDULT, OLIPHANTE, POWWOW

TABLES: list[dict[str, Any]] = [
    {},
    {"seats": 2, "episode": "round", "highest_number": 40},
    {"seats": 5, "edition": OLIPHANTE, "coins": True},
    {"seats": 3, "edition": KIDULT, "specials": True, "out_at": 1},
    {"seats": 4, "edition": HEIDELBAER, "trickster": True, "least_number": 1, "highest_number": 60},
    {"seats": 3, "edition": POWWOW, "out_at": 1, "least_number": 1, "highest_number": 60},
    {"seats": 12, "edition": DEVIR, "feathers": 49, "coins": True, "out_at": 1, "rounds": 20},
]

# Both are said of every environment whose observations have a mask, but for those that PettingZoo knows by name
masked = [
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
]
pytestmark = [*masked, pytest.mark.slow]


def turns(**table: Any) -> Any:
    return pettingzoo.make("aec", ZOO, **table)


def together(**table: Any) -> Any:
    return pettingzoo.make("parallel", ZOO, **table)


def solo(**table: Any) -> Any:
    return gymnasium.make(SOLO, **table)


@pytest.mark.parametrize("table", TABLES)
def test_the_suites_of_pettingzoo_pass(table: dict[str, Any]) -> None:
    api_test(turns(**table), num_cycles=120)
    seed_test(lambda: turns(**table), num_cycles=60)
    parallel_api_test(together(**table), num_cycles=60)


def test_rendering_passes_the_suite_of_pettingzoo(capsys: pytest.CaptureFixture[str]) -> None:
    render_test(lambda render_mode: turns(render_mode=render_mode))
    assert "as player_" in capsys.readouterr().out


@pytest.mark.parametrize(
    "table",
    [
        {"render_mode": "ansi"},
        {"minds": ["cub"], "specials": True, "render_mode": "rgb_array"},
        {"minds": ["owl", "cub"], "edition": OLIPHANTE, "coins": True, "episode": "round", "render_mode": "human"},
        {"minds": ["fox", "cub"], "edition": HEIDELBAER, "trickster": True, "render_mode": "ansi"},
    ],
)
def test_the_suite_of_gymnasium_passes(table: dict[str, Any]) -> None:
    check_env(solo(**table).unwrapped)


def random_turns(env: Any, seed: int) -> list[tuple[str, int]]:
    """A random episode, agent by agent."""
    rng, taken = Random(seed), []
    env.reset(seed=seed)
    while not any(env.terminations.values()):
        agent = env.agent_selection
        observation, *_ = env.last()
        action = rng.choice(np.flatnonzero(observation["action_mask"]).tolist())
        taken.append((agent, action))
        env.step(action)
    return taken


@pytest.mark.parametrize("table", TABLES[:6])
def test_whole_episodes_from_one_seed_are_the_same_and_pay_at_the_end(table: dict[str, Any]) -> None:
    one, other = turns(**table), turns(**table)
    for seed in range(3):
        assert random_turns(one, seed) == random_turns(other, seed)
        assert one.rewards == other.rewards
        assert sum(one.rewards.values()) == pytest.approx(0)
        assert any(one.rewards.values())
        assert list(one.terminations.values()) == [True] * len(one.agents), "all agents end together"
    assert random_turns(one, 1) != random_turns(one, 2)


def test_both_kinds_tell_the_same_story() -> None:
    one, all_at_once = turns(seats=3), together(seats=3)
    taken = random_turns(one, 5)
    seen, infos = all_at_once.reset(seed=5)
    rewards: dict[str, float] = {}
    for mover, action in taken:
        masks = {agent: observation["action_mask"] for agent, observation in seen.items()}
        wait = len(masks[mover]) - 1
        assert masks[mover][action] and not masks[mover][wait]
        assert all(np.flatnonzero(masks[agent]).tolist() == [wait] for agent in masks if agent != mover)
        assert all(infos[agent]["action_mask"] is masks[agent] for agent in masks)
        seen, rewards, ended, _, infos = all_at_once.step({agent: action if agent == mover else wait for agent in masks})
    assert rewards == one.rewards
    assert all(ended.values()) and not all_at_once.agents


def test_a_wrong_action_is_told_what_was_expected() -> None:
    env = turns(seats=2)
    env.reset(seed=1)
    with pytest.raises(ValueError, match=r"action 0 \(coyote\) is not allowed now: expected of player_\d, by the mask: 1..999"):
        env.step(0)
    with pytest.raises(ValueError, match="None is no action"):
        env.step(None)
    both = together(seats=2)
    both.reset(seed=1)
    mover = both.possible_agents[both.episode.game.turn]
    other = both.possible_agents[1 - both.episode.game.turn]
    with pytest.raises(ValueError, match=f"no action of {mover}: expected one of whoever is to move, and 1000"):
        both.step({})
    with pytest.raises(ValueError, match=rf"{other} is not to move: expected action 1000 \(wait\), not 3"):
        both.step({mover: 5, other: 3})
    both.step({mover: 5})
    while both.agents:
        mask = both.episode.observed(both.episode.game.turn)["action_mask"]
        both.step({both.possible_agents[both.episode.game.turn]: np.flatnonzero(mask)[0]})
    with pytest.raises(ValueError, match="the episode is over: call reset"):
        both.step({mover: 5})


def test_a_render_mode_that_there_is_not_is_told_which_there_are() -> None:
    with pytest.raises(ValueError, match="there is no render_mode 'svg': expected one of human, ansi, rgb_array, or None"):
        turns(render_mode="svg")
    env = turns()
    env.reset(seed=1)
    with pytest.raises(ValueError, match="make the environment with render_mode="):
        env.render()


def test_a_rendered_table_hides_the_card_of_the_one_who_looks() -> None:
    env = turns(seats=3, render_mode="ansi")
    env.reset(seed=4)
    lines = env.render().splitlines()
    assert f"as {env.agent_selection} sees it" in lines[0]
    (own,) = [line for line in lines if line.startswith(" >")]
    assert "(hidden)" in own
    picture = turns(seats=3, render_mode="rgb_array")
    picture.reset(seed=4)
    pixels = picture.render()
    assert pixels.shape == (360, 480, 3)
    assert len(np.unique(pixels.reshape(-1, 3), axis=0)) > 100, "it is a picture, not a blank"


# one seat against minds


def solo_episode(env: Any, seed: int, choose: Callable[[list[int]], int]) -> float:
    _, info = env.reset(seed=seed)
    while True:
        _, reward, ended, cut, info = env.step(choose(np.flatnonzero(info["action_mask"]).tolist()))
        if ended or cut:
            return float(reward)


def test_one_seed_gives_the_same_episode_and_the_learner_sits_everywhere() -> None:
    env = solo(minds=["fox", "cub"], highest_number=40)
    first = [solo_episode(env, seed, Random(seed).choice) for seed in range(6)]
    assert first == [solo_episode(env, seed, Random(seed).choice) for seed in range(6)]
    assert {round(reward, 3) for reward in first} <= {1.0, -0.5}
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(20)} == {0, 1, 2}
    assert {solo(minds=["cub"], seat=1).reset(seed=seed)[1]["seat"] for seed in range(5)} == {1}


def test_an_action_that_the_mask_forbids_ends_the_episode_and_says_what_was_expected() -> None:
    env = solo(minds=["cub"], seat=0).unwrapped
    _, info = env.reset(seed=2)
    forbidden = int(np.flatnonzero(info["action_mask"] == 0)[0])
    assert (env.action_masks() == info["action_mask"]).all()
    _, reward, ended, cut, info = env.step(forbidden)
    assert (reward, ended, cut) == (-1, True, False)
    assert "is not allowed now: expected of player_0, by the mask: " in info["problem"]


def test_a_mind_of_ones_own_can_be_played_against() -> None:
    asked = []

    def one_more(view: Any, rng: Random) -> Any:
        asked.append(view.seat)
        return drawn(lambda sees: say(sees, (sees.number or 0) + 1), view, rng)

    env = Solo(minds=[Mind("mine", one_more), "cub"], seat=2, highest_number=20)
    solo_episode(env, 1, min)
    assert set(asked) == {0}, "minds sit clockwise from the learner's left"


@pytest.mark.parametrize(
    ("table", "sentence"),
    [
        ({"minds": ["bear"]}, "there is no mind 'bear': expected one of cub, "),
        ({"minds": []}, "2"),
        ({"seat": 4}, "there is no seat 4: expected 0 to 3, or None"),
    ],
)
def test_a_solo_table_that_cannot_be_is_told_what_was_expected(table: dict[str, Any], sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        Solo(**table)


def test_every_mind_can_be_played_against() -> None:
    for name in MINDS:
        assert solo_episode(Solo(minds=[name], episode="round", highest_number=40), 1, max) in (-1, 1)


def test_a_learner_among_minds_peeks_lays_points_and_gives_up_eyes() -> None:
    env = Solo(minds=["fox", "cub", "owl"], edition=HEIDELBAER, trickster=True, least_number=1, highest_number=60)
    actions, rng, used = env.book.codec.actions, Random(1), set()

    def choose(allowed: list[int]) -> int:
        """Any power, the call, or one of a few numbers."""
        action = rng.choice(allowed[:6])
        used.add(actions.word(action).split()[0])
        return action

    for seed in range(12):
        assert solo_episode(env, seed, choose) in (1.0, pytest.approx(-1 / 3))
    assert used >= {"peek", "lay", "point", "give", "coyote"}


def test_a_missing_package_names_its_extra() -> None:
    with pytest.raises(ModuleNotFoundError, match=r'^no_such_package is missing: pip install "coyote-game\[envs\]"$'):
        wants("no_such_package", "envs")
    for module, package, extra in [
        ("coyote.envs", "numpy", "envs"),
        ("coyote.envs.zoo", "pettingzoo", "envs"),
        ("coyote.envs.spiel", "pyspiel", "spiel"),
    ]:
        program = f"import sys; sys.modules[{package!r}] = None; import {module}"
        told = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False).stderr
        assert told.strip().splitlines()[-1] == (
            f'ModuleNotFoundError: {package} is missing: pip install "coyote-game[{extra}]"'
        )


def test_the_ids_are_registered_by_importing_the_package() -> None:
    assert coyote.envs.ZOO in pettingzoo.aec_registry and coyote.envs.ZOO in pettingzoo.parallel_registry
    assert coyote.envs.SOLO in gymnasium.registry
