"""A program at a seat: it is told its turns and answers with moves, and a game never waits for it longer than agreed.

Law: whatever a program does, the game goes on. If its move is late, illegal or nonsense, or the program has crashed, a stand-in
makes the plain move, and that is counted. The time from start to `ready` is not part of any turn. After a few late moves in a
row the program is ended for that game; a new game starts it again, but not if it was never ready.
"""

from __future__ import annotations

import hashlib
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from enum import StrEnum, unique
from random import Random
from typing import Final

from coyote.bots.plain import plain
from coyote.programs import lines
from coyote.programs.carrier import FLUSH, LOGS, Carrier, Gone, Late, last_words
from coyote.programs.program import Program
from coyote.rules.model.moves import PlayerMove
from coyote.rules.model.terms import SEATS, Terms
from coyote.rules.record.writer import wording
from coyote.rules.refusals import Refusal
from coyote.rules.sight import View
from coyote.speech import speaker

MOST_LATE: Final = 3
"""After this many late moves in a row it is ended for the rest of the game."""
MOST_STRAY: Final = 100
"""How many old or unreadable lines are skipped while waiting for one answer."""
MOST_NOTES: Final = 5
"""How many different notes are kept: what goes wrong again and again is noted once, and counted."""
LAST_WORDS: Final = 400


@unique
class Fault(StrEnum):
    """Why a stand-in had to move."""

    LATE = "late"
    ILLEGAL = "illegal"
    NONSENSE = "nonsense"
    CRASHED = "crashed"


class ProgramPlayer:
    """A program that plays one game after the other in the same process."""

    def __init__(self, program: Program) -> None:
        self.program, self.name = program, program.name
        self.moves = 0
        self.faults: Counter[Fault] = Counter()
        self.noted: dict[str, int] = {}
        """What went wrong first, with what the program wrote to standard error, and how often."""
        self.carrier: Carrier | None = None
        self.ended = Fault.CRASHED
        """Why nobody is there to move, if nobody is."""
        self.unready = False
        self.games = self.turns = self.late = 0
        self.bank = 0.0

    # a game

    def begin(self, terms: Terms, seat: int, seed: str) -> None:
        """Tell it that a game begins, and wait until it is ready."""
        limits = self.program.limits
        self.games, self.late, self.bank = self.games + 1, 0, limits.bank_ms / 1000
        if self.unready:
            return
        try:
            if self.carrier is None:
                self.carrier = self.program.start()
            own = int.from_bytes(hashlib.sha256(f"{seed} program {seat}".encode()).digest()[:6], "big")
            self.carrier.say(lines.hello(terms, seat, own, limits.turn_ms, limits.bank_ms))
            until = time.monotonic() + limits.start_ms / 1000
            while True:  # lines of an earlier game may still come
                try:
                    if isinstance(lines.read(self.carrier.hear(until - time.monotonic())), lines.Ready):
                        return
                except lines.Nonsense as nonsense:
                    self.note(f"before it was ready: {nonsense}")
        except Late:
            self.unready = True
            self.give_up(Fault.LATE, f"it was not ready within {limits.start_ms} ms. {FLUSH}")
        except (Gone, OSError) as error:
            self.give_up(Fault.CRASHED, str(error))

    def decide(self, seen: View, _chance: Random) -> PlayerMove:
        """Its move, or the stand-in's."""
        self.moves += 1
        if self.carrier is None:
            return self.stand_in(seen, self.ended, "")
        try:
            answer = self.answer(self.carrier, seen)
        except Late:
            self.late += 1
            if self.late >= MOST_LATE:
                self.give_up(Fault.LATE, f"{MOST_LATE} late moves in a row, so nobody waits for it any more in this game")
            return self.stand_in(seen, Fault.LATE, f"no move within {self.program.limits.turn_ms} ms and its bank. {FLUSH}")
        except Gone as gone:
            self.give_up(Fault.CRASHED, str(gone))
            return self.stand_in(seen, Fault.CRASHED, "")
        except lines.Nonsense as nonsense:
            return self.stand_in(seen, Fault.NONSENSE, str(nonsense))
        self.late = 0
        return answer

    def overruled(self, seen: View, move: PlayerMove, refusal: Refusal) -> PlayerMove:
        """The rules refuse its move: the stand-in's."""
        why = speaker("en").refusal(refusal.code, dict(refusal.values))
        return self.stand_in(seen, Fault.ILLEGAL, f"{quoted(move, seen)}: {why} [{refusal.code}]")

    def answer(self, carrier: Carrier, seen: View) -> PlayerMove:
        """Its answer to this turn; raises Late, Gone or Nonsense."""
        self.turns += 1
        carrier.say(lines.turn(self.turns, f"game-{self.games}", seen, int(self.bank * 1000)))
        begun = time.monotonic()
        turn = self.program.limits.turn_ms / 1000
        try:
            for _ in range(MOST_STRAY):
                said = lines.read(carrier.hear(begun + turn + self.bank - time.monotonic()))
                if isinstance(said, lines.Play) and said.id == self.turns:
                    return lines.move_of(said)
            raise lines.Nonsense(f"{MOST_STRAY} lines, and none with the id {self.turns} of this turn. {LOGS}")
        finally:
            self.bank = max(0.0, self.bank - max(0.0, time.monotonic() - begun - turn))

    def end(self, place: int) -> None:
        if self.carrier is not None:
            try:
                self.carrier.say(lines.end(place))
            except Gone as gone:
                self.give_up(Fault.CRASHED, str(gone))

    # trouble

    def stand_in(self, seen: View, fault: Fault, note: str) -> PlayerMove:
        """Count it, and make the move that gives no card away."""
        self.faults[fault] += 1
        if note:
            self.note(f"{fault}: {note}")
        return plain(seen)

    def give_up(self, fault: Fault, why: str) -> None:
        """End it; the next game starts it again."""
        self.ended = fault
        if self.carrier is not None:
            self.carrier.close()
            why += f"; its last words: {words}" if (words := last_words(self.carrier.stderr, LAST_WORDS)) else ""
            self.carrier = None
        self.note(f"{fault}: {why}")

    def note(self, what: str) -> None:
        if what in self.noted or len(self.noted) < MOST_NOTES:
            self.noted[what] = self.noted.get(what, 0) + 1

    @property
    def notes(self) -> list[str]:
        return list(self.noted)

    def close(self) -> None:
        if self.carrier is not None:
            self.carrier.close()
            self.carrier = None


def quoted(move: PlayerMove, seen: View) -> str:
    """A move in the words of the record; a seat that nobody has is a number there."""
    names = seen.terms.names
    return wording(move, (*names, *map(str, range(len(names), max(SEATS) + 1))))


@contextmanager
def playing(program: Program) -> Iterator[ProgramPlayer]:
    """The program at a seat; it is ended in any case."""
    player = ProgramPlayer(program)
    try:
        yield player
    finally:
        player.close()
