"""PettingZoo's environments: everybody is a learner, in turns (`env`) or all at once (`parallel_env`).

Law: agents are `player_0` … in the order of the seats, with equal spaces. An observation holds what its agent sees
(`observation`) and may do (`action_mask`). Rewards come at the end, when all agents end together. An action that the mask
forbids raises BadArgument and changes nothing.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from coyote.envs import wants
from coyote.envs.episode import EDITION, GAME, Episode, Rulebook, terms_of
from coyote.envs.showing import MODES, checked_mode, shown
from coyote.errors import BadArgument

wants("pettingzoo", "envs")

from gymnasium.spaces import Box, Dict, Discrete  # noqa: E402 - first whoever lacks it is told where it comes from
from pettingzoo import AECEnv, ParallelEnv  # noqa: E402

METADATA: Final = {"name": "coyote_v0", "render_modes": list(MODES), "is_parallelizable": True, "render_fps": 1}


class Seats:
    """What both kinds of environments have: an episode, its agents and their spaces."""

    def __init__(
        self,
        seats: int = 4,
        edition: str = EDITION,
        episode: str = GAME,
        rounds: int | None = None,
        render_mode: str | None = None,
        *,
        waiting: int = 0,
        **options: Any,
    ) -> None:
        self.book = Rulebook(terms_of(edition, seats, options), episode, rounds)
        self.episode = Episode(self.book)
        self.names = list(self.book.terms.names)
        self.seat_of = {agent: seat for seat, agent in enumerate(self.names)}
        self.render_mode = checked_mode(render_mode)
        size = self.book.codec.actions.size + waiting
        self.actions = {agent: Discrete(size) for agent in self.names}
        self.observations = {
            agent: Dict(
                {
                    "observation": Box(-1, 1, (self.book.codec.arrays.size,), np.float32),
                    "action_mask": Box(0, 1, (size,), np.int8),
                }
            )
            for agent in self.names
        }

    def begin(self, seed: int | None) -> None:
        self.episode.begin(seed)

    def shown(self) -> Any:
        return shown(self.episode.sees(max(self.episode.game.turn, 0)), self.render_mode)


class CoyoteTurns(AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """The agent to move is `agent_selection`; `last` gives its observation, `step` makes its move."""

    metadata = METADATA

    def __init__(self, render_mode: str | None = None, **table: Any) -> None:
        super().__init__()
        self.table = Seats(render_mode=render_mode, **table)
        self.episode = self.table.episode
        self.render_mode = self.table.render_mode
        self.possible_agents = self.table.names
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> Dict:
        return self.table.observations[agent]

    def action_space(self, agent: str) -> Discrete:
        return self.table.actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002 - there are none
        self.table.begin(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.episode.game.turn]

    def observe(self, agent: str) -> dict[str, Any]:
        return self.episode.observed(self.table.seat_of[agent])

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        episode = self.episode
        episode.act(action)
        if not episode.over:
            self.agent_selection = self.possible_agents[episode.game.turn]
            return
        undecided = self.table.book.undecided(episode.game)
        self.rewards = dict(zip(self.agents, self.table.book.pays(episode.game), strict=True))
        self.terminations = dict.fromkeys(self.agents, not undecided)
        self.truncations = dict.fromkeys(self.agents, undecided)
        self._accumulate_rewards()
        self._deads_step_first()

    def render(self) -> Any:
        return self.table.shown()

    def close(self) -> None:
        """Nothing is open."""


class CoyoteTogether(ParallelEnv):  # type: ignore[misc]  # PettingZoo has no types
    """All agents act at once, and whoever is not to move *waits*: the last id, the only one their mask allows."""

    metadata = METADATA

    def __init__(self, render_mode: str | None = None, **table: Any) -> None:
        self.table = Seats(render_mode=render_mode, waiting=1, **table)
        self.episode = self.table.episode
        self.render_mode = self.table.render_mode
        self.possible_agents = self.table.names
        self.agents: list[str] = []
        self.wait = self.table.book.codec.actions.size

    def observation_space(self, agent: str) -> Dict:
        return self.table.observations[agent]

    def action_space(self, agent: str) -> Discrete:
        return self.table.actions[agent]

    def reset(
        self,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002 - there are none
    ) -> tuple[dict[str, dict[str, Any]], dict[str, dict[str, Any]]]:
        self.table.begin(seed)
        self.agents = self.possible_agents[:]
        return self._observed()

    def _observed(self) -> tuple[dict[str, dict[str, Any]], dict[str, dict[str, Any]]]:
        seen = {agent: self.episode.observed(seat) for seat, agent in enumerate(self.possible_agents)}
        for agent, observation in seen.items():
            waits = agent != self._mover()
            observation["action_mask"] = np.append(observation["action_mask"], np.int8(waits))
        return seen, {agent: {"action_mask": observation["action_mask"]} for agent, observation in seen.items()}

    def _mover(self) -> str | None:
        return None if self.episode.over else self.possible_agents[self.episode.game.turn]

    def step(self, actions: dict[str, Any]) -> tuple[Any, dict[str, float], dict[str, bool], dict[str, bool], Any]:
        mover = self._mover()
        if mover is None or not self.agents:
            raise BadArgument("the episode is over: call reset")
        if mover not in actions:
            raise BadArgument(f"no action of {mover}: expected one of whoever is to move, and {self.wait} (wait) of the others")
        for agent, action in actions.items():
            if agent != mover and action != self.wait:
                raise BadArgument(f"{agent} is not to move: expected action {self.wait} (wait), not {action}")
        self.episode.act(actions[mover])
        over, undecided = self.episode.over, self.table.book.undecided(self.episode.game)
        pays = self.table.book.pays(self.episode.game) if over else [0.0] * len(self.agents)
        seen, infos = self._observed()
        rewards = dict(zip(self.agents, pays, strict=True))
        ended = dict.fromkeys(self.agents, over and not undecided)
        cut = dict.fromkeys(self.agents, undecided)
        if over:
            self.agents = []
        return seen, rewards, ended, cut, infos

    def render(self) -> Any:
        return self.table.shown()

    def close(self) -> None:
        """Nothing is open."""


def env(**table: Any) -> CoyoteTurns:
    """In turns: `seats`, `edition`, `episode` ("game" or "round"), `rounds`, `render_mode`, and any option of a table."""
    return CoyoteTurns(**table)


def parallel_env(**table: Any) -> CoyoteTogether:
    """All at once, with the same arguments as `env`."""
    return CoyoteTogether(**table)
