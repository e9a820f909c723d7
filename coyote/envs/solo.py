"""Gymnasium's environment: one seat for a learner, minds on the others.

Law: an observation is the array of the learner's view; what it may do is in `info["action_mask"]`, and in `action_masks()` for
learners that ask. The episode ends for the learner when it has won or is out. An action that the mask forbids is a mistake of
the program, not a move: it ends the episode with a reward of -1, and `info["problem"]` says what was expected.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import numpy as np
import numpy.typing as npt

from coyote.bots import ready
from coyote.bots.mind import Mind
from coyote.envs import wants
from coyote.envs.actions import Mask
from coyote.envs.episode import EDITION, GAME, Episode, Rulebook, terms_of
from coyote.envs.showing import MODES, checked_mode, shown
from coyote.errors import BadArgument

wants("gymnasium", "envs")

from gymnasium import Env  # noqa: E402 - first whoever lacks it is told where it comes from
from gymnasium.spaces import Box, Discrete  # noqa: E402

LOST = -1.0
"""The reward for an action that the mask forbids."""


class Solo(Env[npt.NDArray[np.float32], Any]):
    """One learner against minds, which sit clockwise from its left; the learner's seat is drawn anew for each episode.

    `minds` are names of the ladder or Minds; `seat` keeps the learner at one seat. The rest is as for PettingZoo.
    """

    metadata = {"render_modes": list(MODES), "render_fps": 1}  # noqa: RUF012 - as Gymnasium wants it

    def __init__(
        self,
        minds: Sequence[str | Mind] = ("hare", "fox", "tortoise"),
        seat: int | None = None,
        edition: str = EDITION,
        episode: str = GAME,
        rounds: int | None = None,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.minds = [found(mind) for mind in ([minds] if isinstance(minds, str) else minds)]
        self.book = Rulebook(terms_of(edition, 1 + len(self.minds), options), episode, rounds)
        if seat is not None and seat not in range(self.book.terms.seats):
            raise BadArgument(f"there is no seat {seat!r}: expected 0 to {self.book.terms.seats - 1}, or None")
        self.episode = Episode(self.book)
        self.fixed, self.seat = seat, seat or 0
        self.thoughts = Random()
        self.render_mode = checked_mode(render_mode)
        codec = self.book.codec
        self.observation_space = Box(-1, 1, (codec.arrays.size,), np.float32)
        self.action_space = Discrete(codec.actions.size)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[npt.NDArray[np.float32], dict[str, Any]]:
        super().reset(seed=seed, options=options)
        self._begin()
        while self._ended():  # before the learner's first turn: the minds may settle a round among themselves
            self._begin()
        return self._observation(), self._info()

    def _begin(self) -> None:
        cards, thoughts, place = map(int, self.np_random.integers(2**62, size=3))
        self.seat = place % self.book.terms.seats if self.fixed is None else self.fixed
        self.thoughts = Random(thoughts)
        self.episode.begin(cards)
        self._let_minds_play()

    def step(self, action: Any) -> tuple[npt.NDArray[np.float32], float, bool, bool, dict[str, Any]]:
        if self._ended():
            raise BadArgument("the episode is over: call reset")
        try:
            self.episode.act(action)
        except ValueError as problem:
            return self._observation(), LOST, True, False, self._info() | {"problem": str(problem)}
        self._let_minds_play()
        undecided = self.book.undecided(self.episode.game)
        ended = self._ended()
        return self._observation(), self._reward() if ended else 0.0, ended and not undecided, undecided, self._info()

    def _ended(self) -> bool:
        game = self.episode.game
        return self.episode.over or self.seat not in game.round.inside

    def _reward(self) -> float:
        if not self.episode.over:  # out, while the others play on for first place
            return -1 / (self.book.terms.seats - 1)
        return self.book.pays(self.episode.game)[self.seat]

    def _let_minds_play(self) -> None:
        """Until the learner is to move, or its episode has ended."""
        while not self._ended() and (turn := self.episode.game.turn) != self.seat:
            mind = self.minds[(turn - self.seat - 1) % self.book.terms.seats]
            self.episode.play(mind.decide(self.episode.sees(turn), self.thoughts))

    def _observation(self) -> npt.NDArray[np.float32]:
        return self.book.codec.array(self.episode.sees(self.seat), self.episode.armed)

    def action_masks(self) -> Mask:
        """What the learner may do now; the name is the one that sb3-contrib asks for."""
        return self.book.codec.mask(self.episode.sees(self.seat), self.episode.armed)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks(), "seat": self.seat}

    def render(self) -> Any:
        return shown(self.episode.sees(self.seat), self.render_mode)


def found(mind: str | Mind) -> Mind:
    if isinstance(mind, Mind):
        return mind
    if mind not in ready():
        raise BadArgument(f"there is no mind {mind!r}: expected one of {', '.join(ready())}, or a Mind")
    return ready()[mind]
