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
from coyote.errors import CoyoteError
from coyote.lab.attack import Attacker, AttackPlayer
from coyote.programs.player import MOST_NOTES, ProgramPlayer, playing
from coyote.programs.program import Program
from coyote.rules.model.moves import PlayerMove
from coyote.rules.model.terms import Terms
from coyote.rules.refusals import Code, Refusal
from coyote.rules.sight import View

Entrant = Mind | Program | Attacker


class Defect(CoyoteError):
    """A mind made an illegal move: its name, what it saw, what it did and why the rules refuse it."""

    def __init__(self, name: str, seen: View, move: PlayerMove, code: Code) -> None:
        super().__init__(code, {"name": name, "move": str(move)})
        self.name, self.seen, self.move = name, seen, move

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
    """A mind at a seat: it knows nothing of a game but its turns."""

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
    if isinstance(entrant, Program):
        return playing(entrant)
    return nullcontext(AttackPlayer(entrant) if isinstance(entrant, Attacker) else MindPlayer(entrant))


class Trouble(NamedTuple):
    """How often a stand-in had to move for a program, and why at first."""

    moves: int
    faults: tuple[tuple[str, int], ...]
    notes: tuple[tuple[str, int], ...]
    """What went wrong first, and how often."""

    @property
    def stand_ins(self) -> int:
        return sum(number for _, number in self.faults)

    @property
    def mostly(self) -> bool:
        """Whether the results are rather the stand-in's."""
        return mostly(self.stand_ins, self.moves)

    @property
    def sentences(self) -> list[str]:
        return [text if number == 1 else f"{text} ({number} times)" for text, number in self.notes]

    def and_then(self, other: Trouble) -> Trouble:
        faults = Counter(dict(self.faults)) + Counter(dict(other.faults))
        notes = Counter(dict(self.notes)) + Counter(dict(other.notes))  # in the order of the first time
        return Trouble(self.moves + other.moves, tuple(sorted(faults.items())), tuple(notes.items())[:MOST_NOTES])


def mostly(stand_ins: int, moves: int) -> bool:
    """Whether a stand-in made more than half of these moves."""
    return 2 * stand_ins > moves


def troubles(places: Sequence[int], players: Sequence[Player]) -> tuple[tuple[int, Trouble], ...]:
    """The trouble of every program among these, by its place."""
    told = [(place, player) for place, player in zip(places, players, strict=True) if isinstance(player, ProgramPlayer)]
    return tuple((place, trouble_of(player)) for place, player in told)


def trouble_of(player: ProgramPlayer) -> Trouble:
    faults = sorted((str(fault), number) for fault, number in player.faults.items())
    return Trouble(player.moves, tuple(faults), tuple(player.noted.items()))
