"""A herd: many games of one table, stepped together in place.

Law: a game depends on the seed, its place in the herd and its actions; not on the other games, nor on how many threads there
are. The public arrays of a herd hold what the seat to move may know. They stay the same arrays from step to step: whoever wants
to keep one copies it. The games themselves, with all their cards, are nobody's business.
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from coyote.editions import EDITIONS
from coyote.errors import BadArgument, EnglishRefusal
from coyote.fast import entries
from coyote.fast.action import worded
from coyote.fast.layout import GAME, TOLD
from coyote.fast.legal import FLAGS
from coyote.fast.observation import HIGHEST, LOWEST, SAID, UNLESS, sections
from coyote.fast.sheet import NotInFast, sheet
from coyote.fast.wander import FEW, OPENING
from coyote.rules.model.terms import agree_on
from coyote.rules.refusals import IllegalTerms
from coyote.speech import speaker

FAR: Final = 9999
"""Greater than any action."""


class WrongAction(EnglishRefusal, ValueError):
    """An action that the seat to move may not take; nothing was stepped."""

    code = "wrong-action"


class Herd:
    """Games of one edition, with its options as `coyote.start` takes them.

    >>> herd = Herd("kidult_2003", seats=4, games=1000, seed=7)
    >>> herd.step(herd.wander())
    >>> bool((herd.seat < 4).all())
    True
    """

    def __init__(
        self,
        edition: str = "kidult_2003",
        seats: int = 4,
        games: int = 1024,
        *,
        seed: int = 0,
        threads: int = 1,
        observing: bool = True,
        **options: Any,
    ) -> None:
        """`observing`: whether `seen` is filled. It takes half of the time of a step, and not everybody needs it."""
        if edition not in EDITIONS:
            raise NotInFast(f"no edition is called {edition!r}; expected one of: {', '.join(EDITIONS)}")
        for what, value in (("seats", seats), ("games", games), ("threads", threads)):
            if not isinstance(value, int) or value < 1:
                raise BadArgument(f"{what} is {value!r}; expected a whole number, at least 1")
        try:
            self.terms = agree_on(EDITIONS[edition], [f"p{seat}" for seat in range(seats)], options)
        except IllegalTerms as illegal:
            raise NotInFast(speaker("en").refusal(illegal.code, illegal.values)) from illegal
        self.sheet = sheet(self.terms)
        self.games = games
        self.sections = sections(self.sheet[0])
        """Where each part stands in a row of `seen`."""
        self._observing = observing
        self._games = np.zeros(games, GAME).view(np.recarray)
        self._told = told = np.zeros(games, TOLD).view(np.recarray)
        width = max(part.stop for part in self.sections.values())
        self.seen: npt.NDArray[np.uint8] = told["seen"][:, :width]
        """What the seat to move sees, in bytes."""
        self.numbers: npt.NDArray[np.int16] = told["numbers"][:, : SAID + seats]
        """The number that stands, `lowest`, `highest`, `unless`, and what each seat said last, from the one to move."""
        self.lowest, self.highest, self.unless = (self.numbers[:, column] for column in (LOWEST, HIGHEST, UNLESS))
        self.flags: npt.NDArray[np.int32] = told["flags"]
        """What the seat to move may do besides saying a number: bits in the order of FLAGS."""
        self.seat: npt.NDArray[np.int32] = told["seat"]
        """Who is to move."""
        self.closed: npt.NDArray[np.bool_] = told["closed"]
        """Whether the last step ended a round."""
        self.loser, self.taken, self.total = told["loser"], told["taken"], told["total"]
        """Who took how many coyotes in it, or NOBODY; the total of the last call."""
        self.over: npt.NDArray[np.bool_] = told["over"]
        """Whether the last step ended a game; the next one has begun."""
        self.winner, self.rewards = told["winner"], told["rewards"][:, :seats]
        """Who won it, or NOBODY; when a game ends, 1 for the winner, and for each other seat its share of -1."""
        bounds = np.linspace(0, games, threads + 1).astype(int).tolist()
        self._parts = [slice(low, high) for low, high in pairwise(bounds)]
        self._threads = ThreadPoolExecutor(threads) if threads > 1 else None
        self.reset(seed)

    def reset(self, seed: int = 0) -> None:
        """Begin all games anew. A game is the same in a herd of any size."""
        self._games["dice"] = np.random.SeedSequence(seed).generate_state(self.games, np.uint64)
        self._each(lambda part: entries.open_all(self.sheet, self._games[part], self._told[part], self._observing))

    def step(self, actions: npt.ArrayLike) -> None:
        """One action for each game. Raises WrongAction if one of them is not allowed, and then steps none."""
        taken = self.checked(actions)
        self._each(lambda part: entries.step_all(self.sheet, self._games[part], taken[part], self._told[part], self._observing))

    def checked(self, actions: npt.ArrayLike) -> npt.NDArray[np.int32]:
        """These actions, if all of them are allowed; raises WrongAction."""
        given = np.asarray(actions)
        if given.shape != (self.games,) or given.dtype.kind not in "iu":
            what = f"{given.dtype} of shape {given.shape}"
            raise WrongAction(f"the actions are {what}; expected {self.games} whole numbers, one for each game")
        taken: npt.NDArray[np.int32] = np.clip(given, -FAR, FAR).astype(np.int32)
        refused = self._each(lambda part: entries.first_refused(self.sheet, self._games[part], taken[part]))
        for part, row in zip(self._parts, refused, strict=True):
            if row >= 0:
                raise WrongAction(self.why_not(part.start + row, int(given[part.start + row])))
        return taken

    def why_not(self, game: int, action: int) -> str:
        """A sentence about an action that is not allowed now."""
        lowest, highest, unless = int(self.lowest[game]), int(self.highest[game]), int(self.unless[game])
        but = f" but {unless}" if lowest <= unless else ""
        may = [f"a number from {lowest} to {highest}{but}"] if lowest <= highest else []
        may += [flag for place, flag in enumerate(FLAGS) if self.flags[game] >> place & 1]
        meant = worded(self.terms, action)
        return f"game {game}: seat {self.seat[game]} may not take action {action} ({meant}); expected {', or '.join(may)}"

    def wander(self, few: int = FEW, opening: int = OPENING) -> npt.NDArray[np.int32]:
        """Any legal action for each game: of numbers, one of the `few` lowest, and none below `opening` unless it must be."""
        actions = np.empty(self.games, np.int32)
        self._each(lambda part: entries.wander_all(self.sheet, self._games[part], actions[part], few, opening))
        return actions

    def roll(self, steps: int, few: int = FEW, opening: int = OPENING) -> None:
        """Many steps with any legal actions. Nothing is told in between, which makes it the fastest way to play on."""
        how = (steps, few, opening, self._observing)
        self._each(lambda part: entries.roll_all(self.sheet, self._games[part], self._told[part], *how))

    def _each(self, work: Callable[[slice], Any]) -> list[Any]:
        """Do this with each thread's part of the games. Kernels release Python's lock, so the threads run at the same time."""
        if self._threads is None:
            return [work(part) for part in self._parts]
        return list(self._threads.map(work, self._parts))

    def close(self) -> None:
        """End the threads."""
        if self._threads is not None:
            self._threads.shutdown()
