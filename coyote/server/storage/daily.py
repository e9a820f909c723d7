"""The daily fire in a store: the secrets and the plan of a day, what minds answered, and how many games ended how.

Law: a day is planned once, whichever process is first, and never changes; neither does an answer. Outcomes are counts without
names: nothing here belongs to a guest. They are written in the same transaction as the deeds that begin or end a game.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from datetime import date, timedelta
from typing import Final, NamedTuple


class Day(NamedTuple):
    """The fire of a day."""

    day: str
    """As 2026-11-17, in UTC."""
    seed: bytes
    """Decides the cards and the answers of the bots; told when the day is over."""
    key: bytes
    """Names the games of this day; told to nobody."""
    plan: bytes
    """Who plays what, opaque here."""
    planned_ms: int

    def __repr__(self) -> str:
        return f"<Day {self.day}>"


class DailyOutcome(NamedTuple):
    """A game of this day began, if the place is BEGUN; or it ended like this."""

    day: str
    place: int
    """The place of the one who played it, 1 for a win."""
    rounds: int
    """How many rounds they were in the game."""


BEGUN: Final = 0
Outcomes = dict[tuple[int, int], int]
"""How many games there were, by place and rounds."""

DAY: Final = "SELECT day, seed, key, plan, planned_ms FROM days WHERE day = $1"
ADD_DAY: Final = """INSERT INTO days (day, seed, key, plan, planned_ms) VALUES ($1, $2, $3, $4, $5)
    ON CONFLICT (day) DO UPDATE SET day = excluded.day RETURNING day, seed, key, plan, planned_ms"""
ADD_OUTCOME: Final = """INSERT INTO fires (day, place, rounds, games) VALUES ($1, $2, $3, 1)
    ON CONFLICT (day, place, rounds) DO UPDATE SET games = fires.games + 1"""
OUTCOMES_OF: Final = "SELECT place, rounds, games FROM fires WHERE day = $1"
ANSWERED: Final = """INSERT INTO answers (day, spot, answer) VALUES ($1, $2, $3)
    ON CONFLICT (day, spot) DO UPDATE SET day = excluded.day RETURNING answer"""
OLD_ANSWERS: Final = "DELETE FROM answers WHERE day < $1"
ANSWERS_DAYS: Final = 3
"""For how many days answers are kept: nobody begins a game of yesterday."""


def outdated(day: str) -> str:
    """When this day is planned, the answers of all days before that one go."""
    return (date.fromisoformat(day) - timedelta(ANSWERS_DAYS)).isoformat()


class DailyStore(ABC):
    """What every database has to offer for it."""

    @abstractmethod
    async def planned(self, day: str) -> Day | None: ...

    @abstractmethod
    async def plan(self, day: Day) -> Day:
        """Keep this day, unless it is planned already; returns the day as it is kept."""

    @abstractmethod
    async def answered(self, day: str, spot: bytes, answer: bytes) -> bytes:
        """Keep what a mind answers at this spot, unless there is an answer already; returns the answer that is kept."""

    @abstractmethod
    async def outcomes(self, day: str) -> Outcomes: ...
