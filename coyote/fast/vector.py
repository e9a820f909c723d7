"""A Gymnasium vector environment: one seat learns, in many games at once, against wanderers.

Law: seat 0 of every game is the learner's; the first starter is drawn, so no seat is better than another. An episode ends when
the learner is out, with its share of -1, or has won, with 1; the next game begins in the same step. Actions are ids: places in
`action.codes`. Self-play needs every seat, and so a `Herd`.

Import this module, and `gymnasium.make_vec("coyote/Fast-v0", num_envs=…)` finds it.
"""

from __future__ import annotations

from typing import Any, Final

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium.spaces import Box, Dict, Discrete, MultiBinary
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from coyote.errors import BadArgument
from coyote.fast import entries
from coyote.fast.action import codes
from coyote.fast.herd import Herd, WrongAction
from coyote.fast.layout import NONE
from coyote.fast.legal import FLAGS

Observation = dict[str, npt.NDArray[Any]]
Step = tuple[Observation, npt.NDArray[Any], npt.NDArray[Any], npt.NDArray[Any], dict[str, Any]]
BITS: Final = np.arange(len(FLAGS))


class CoyoteVectorEnv(VectorEnv[Observation, npt.NDArray[Any], npt.NDArray[Any]]):
    """Many games, one learner in each. The arguments are those of a `Herd`.

    An observation has `seen`, bytes as `herd.sections` lays them out; `numbers`; and `flags`, what may be done besides saying
    a number.
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}  # noqa: RUF012 - Gymnasium has it so

    def __init__(self, num_envs: int = 1, edition: str = "kidult_2003", seats: int = 4, **options: Any) -> None:
        self.herd = herd = Herd(edition, seats, num_envs, **options)
        self.num_envs = num_envs
        self.codes = np.array(codes(herd.terms), np.int32)
        """What each id means, as an action of the herd."""
        self.single_action_space = Discrete(len(self.codes))
        self.single_observation_space = Dict(
            seen=Box(0, 255, herd.seen.shape[1:], np.uint8),
            numbers=Box(NONE, -NONE, herd.numbers.shape[1:], np.int16),
            flags=MultiBinary(len(FLAGS)),
        )
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.observation_space = batch_space(self.single_observation_space, num_envs)

    def reset(
        self,
        *,
        seed: int | list[int | None] | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin all games anew. Options belong to the table, and were agreed on when it was made."""
        if isinstance(seed, list) or options:
            raise BadArgument("expected one seed, a whole number, from which every game gets its own, and no options")
        super().reset(seed=seed)
        self.herd.reset(int(self.np_random.integers(2**63)))
        self._play(np.full(self.num_envs, NONE, np.int32))
        return self._observation(), {}

    def step(self, actions: npt.NDArray[Any]) -> Step:
        """One action of the learner in each game, and what the others do until its next turn."""
        ids, many = np.asarray(actions), len(self.codes)
        if ids.dtype.kind not in "iu" or ids.shape != (self.num_envs,) or ids.min() < 0 or ids.max() >= many:
            raise WrongAction(f"expected {self.num_envs} whole numbers from 0 to {many - 1}, one id for each game")
        taken, before = self.herd.checked(self.codes[ids]), self._observation()
        rewards, ended = self._play(taken)
        return self._observation(), rewards, ended, np.zeros(self.num_envs, np.bool_), last_seen(before, ended)

    def _play(self, taken: npt.NDArray[np.int32]) -> tuple[npt.NDArray[np.float64], npt.NDArray[np.bool_]]:
        """Take these actions; returns the rewards, and where an episode ended."""
        rewards, ended, herd = np.zeros(self.num_envs), np.zeros(self.num_envs, np.bool_), self.herd
        herd._each(
            lambda part: entries.solo_all(
                herd.sheet, herd._games[part], taken[part], herd._told[part], rewards[part], ended[part], herd._observing
            )
        )
        return rewards, ended

    def _observation(self) -> Observation:
        herd = self.herd
        flags = (herd.flags[:, None] >> BITS & 1).astype(np.int8)
        return {"seen": herd.seen.copy(), "numbers": herd.numbers.copy(), "flags": flags}

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """For each game and id, whether the learner may take it now."""
        masks, herd = np.empty((self.num_envs, len(self.codes)), np.bool_), self.herd
        herd._each(lambda part: entries.mask_all(herd.sheet, herd._games[part], self.codes, masks[part]))
        return masks

    def close_extras(self, **_: Any) -> None:
        """End the threads."""
        self.herd.close()


def last_seen(before: Observation, ended: npt.NDArray[np.bool_]) -> dict[str, Any]:
    """The infos: where an episode ended, what the learner saw last. Afterwards there is nothing to see."""
    if not ended.any():
        return {}
    last = np.full(len(ended), None, object)
    for row in np.flatnonzero(ended):
        last[row] = {name: values[row] for name, values in before.items()}
    return {"final_obs": last, "_final_obs": ended}


if "coyote/Fast-v0" not in gymnasium.registry:
    gymnasium.register("coyote/Fast-v0", vector_entry_point=f"{__name__}:{CoyoteVectorEnv.__name__}")
