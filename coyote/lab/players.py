"""Players: whoever has a seat in the lab, a mind or a program, through one set of methods.

Law: a mind that makes an illegal move is a defect of ours and stops everything; a program that does is somebody's first
attempt, so a stand-in moves and it is counted.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from contextlib import AbstractContextManager, nullcontext
from random import Random
from typing import NamedTuple, Protocol

from coyote.bots.mind import Mind
from coyote.programs.player import ProgramPlayer, playing
from coyote.programs.program import Program
from coyote.rules.model.moves import PlayerMove
from coyote.rules.model.terms import Terms
from coyote.rules.refusals import Code, Refusal
from coyote.rules.sight import View

Entrant = Mind | Program


class Defect(Exception):
    """A mind made an illegal move: its name, what it saw, what it did and why the rules refuse it."""

    def __init__(self, name: str, seen: View, move: PlayerMove, code: Code) -> None:
        super().__init__(name, seen, move, code)
        self.name, self.seen, self.move, self.code = name, seen, move, code

    def __str__(self) -> str:
        return f"{self.name} may not play {self.move} [{self.code}], seeing {View(*self.seen)!r}"  # the whole view


class Player(Protocol):
    """Somebody at a seat."""

    def begin(self, terms: Terms, seat: int, seed: str) -> None:
        """A game begins."""

    def decide(self, seen: View, chance: Random) -> PlayerMove:
        """The move of this turn."""

    def overruled(self, seen: View, move: PlayerMove, refusal: Refusal) -> PlayerMove:
        """The rules refused that move: another one, which is legal."""

    def end(self, place: int) -> None:
        """The game is over."""


class MindPlayer:
    """A mind at a seat: a game is nothing to it but its turns."""

    def __init__(self, mind: Mind) -> None:
        self.name, self.decide = mind.name, mind.decide

    def begin(self, terms: Terms, seat: int, seed: str) -> None:
        pass

    def overruled(self, seen: View, move: PlayerMove, refusal: Refusal) -> PlayerMove:
        raise Defect(self.name, seen, move, refusal.code)

    def end(self, place: int) -> None:
        pass


def seated(entrant: Entrant) -> AbstractContextManager[Player]:
    """This entrant at a seat, for one match."""
    return playing(entrant) if isinstance(entrant, Program) else nullcontext(MindPlayer(entrant))


class Trouble(NamedTuple):
    """How often a stand-in had to move for a program, and why at first."""

    moves: int
    faults: tuple[tuple[str, int], ...]
    notes: tuple[str, ...]

    @property
    def stand_ins(self) -> int:
        return sum(number for _, number in self.faults)

    def and_then(self, other: Trouble) -> Trouble:
        faults = Counter(dict(self.faults)) + Counter(dict(other.faults))
        return Trouble(self.moves + other.moves, tuple(sorted(faults.items())), (self.notes or other.notes))


def troubles(places: Sequence[int], players: Sequence[Player]) -> tuple[tuple[int, Trouble], ...]:
    """The trouble of every program among these, by its place."""
    told = [(place, player) for place, player in zip(places, players, strict=True) if isinstance(player, ProgramPlayer)]
    return tuple(
        (place, Trouble(player.moves, tuple(sorted((str(f), n) for f, n in player.faults.items())), tuple(player.notes)))
        for place, player in told
    )
