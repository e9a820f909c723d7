"""The check: walks through the protocol with a program, step by step, and explains what it said.

Law: every step states what was sent, what came back and, if that was wrong, what was expected. The steps are those of any
game: start, hello, turns of every kind, a message with something new in it, the end, and another game.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from random import Random
from typing import Final, NamedTuple

from coyote.dealing import deal
from coyote.editions import EDITIONS
from coyote.programs import lines
from coyote.programs.carrier import Carrier, Gone, Late
from coyote.programs.program import Program
from coyote.rules.game import play, refusal, start
from coyote.rules.model.cards import FARTHEST
from coyote.rules.model.moves import Call, Declare
from coyote.rules.model.state import Game
from coyote.rules.sight import view
from coyote.speech import speaker

NAMES: Final = ("ann", "bob", "cem")
SEAT: Final = 1
LATER: Final = b',"later":{"new":true}}'
"""Something that only a later version of the protocol tells."""


class Finding(NamedTuple):
    """One step."""

    step: str
    good: bool
    said: str = ""
    """What the program answered."""
    why: str = ""
    """What is wrong, or worth knowing."""


def positions() -> Iterator[tuple[str, Game]]:
    """Turns of every kind, for SEAT."""

    def at(edition: str, starter: str, **options: str) -> Game:
        return deal(start(EDITIONS[edition], NAMES, starter=starter, **options), Random(1))

    plain = at("kidult_2003", "bob")
    yield "your turn, and nobody has said a number yet", plain
    yield "your turn after a 7", play(at("kidult_2003", "ann"), 0, Declare(7))
    highest = play(at("kidult_2003", "ann"), 0, Declare(FARTHEST))
    yield f"your turn after {FARTHEST}, when all that is left is to call", highest
    yield "your turn with coins on the table", play(at("devir_2021", "ann", coins="on"), 0, Declare(7))
    yield "your turn with specials", play(at("kidult_2003", "ann", specials="on"), 0, Declare(7))
    yield "your turn with eyes, and a card face down in the middle", play(at("heidelbaer_2020", "ann"), 0, Declare(7))
    called = play(play(at("heidelbaer_2020", "cem", trickster="on"), 2, Declare(7)), 0, Call())
    yield "two others are at odds, and you have to point at who will win", called
    lost = play(play(at("heidelbaer_2020", "bob"), 1, Declare(FARTHEST)), 2, Call())
    yield "you have lost a call, and have to give up an eye", lost


class Check:
    """A walk with one program."""

    def __init__(self, program: Program) -> None:
        self.program = program
        self.id = 0
        self.step = "start"

    def walk(self) -> Iterator[Finding]:
        """Every step, until one fails so that no other can follow."""
        begun = time.monotonic()
        try:
            carrier = self.program.start()
        except OSError as error:
            yield Finding("start", False, why=f"the system cannot run {self.program.command[0]}: {error.strerror or error}")
            return
        try:
            yield from self.steps(carrier, begun)
        except Late:
            yield Finding(self.step, False, why="it said nothing in time. Does it flush its output after every line?")
        except Gone as gone:
            yield Finding(self.step, False, why=f"{gone}. A program goes on until its standard input is closed.")
        except lines.Nonsense as nonsense:
            yield Finding(self.step, False, why=str(nonsense))
        finally:
            carrier.close()
        if words := carrier.stderr.strip():
            yield Finding("what it wrote to standard error", True, words[-2000:])

    def steps(self, carrier: Carrier, begun: float) -> Iterator[Finding]:
        games = list(positions())
        first = self.hello(carrier, games[0][1], "hello", begun)
        yield first
        if not first.good:
            return
        for name, game in games[:3]:
            yield self.turn(carrier, game, name)
        yield self.turn(carrier, games[1][1], "your turn after a 7, with a field that a later version may bring", LATER)
        carrier.say(lines.end(2))
        yield Finding("end: told that it came second; nothing is to be answered", True)
        for name, game in games[3:]:
            again = self.hello(carrier, game, "hello again, for another game in the same process", time.monotonic())
            yield again
            if again.good:
                yield self.turn(carrier, game, name)

    def hello(self, carrier: Carrier, game: Game, name: str, begun: float) -> Finding:
        limits, self.step = self.program.limits, name
        carrier.say(lines.hello(game.terms, SEAT, 1, limits.turn_ms, limits.bank_ms))
        line = carrier.hear(begun + limits.start_ms / 1000 - time.monotonic())
        good = isinstance(lines.read(line), lines.Ready)
        took = f"ready after {round(1000 * (time.monotonic() - begun))} ms"
        return Finding(name, good, lines.quoted(line), took if good else 'expected {"ask":"ready"} before any move')

    def turn(self, carrier: Carrier, game: Game, name: str, more: bytes = b"}") -> Finding:
        """A turn, and whether the rules allow what came back."""
        self.id, self.step = self.id + 1, name
        sent = lines.turn(self.id, "check", view(game, SEAT), self.program.limits.bank_ms)
        carrier.say(sent[:-1] + more)
        line = carrier.hear((self.program.limits.turn_ms + self.program.limits.bank_ms) / 1000)
        try:
            answer = lines.read(line)
        except lines.Nonsense as nonsense:
            return Finding(name, False, lines.quoted(line), str(nonsense))
        if not isinstance(answer, lines.Play) or answer.id != self.id:
            return Finding(name, False, lines.quoted(line), f'expected "ask":"play" with "id":{self.id}, the id of this turn')
        refused = refusal(game, SEAT, lines.move_of(answer))
        if refused is None:
            return Finding(name, True, lines.quoted(line))
        why = speaker("en").refusal(refused.code, dict(refused.values))
        able = lines.options(view(game, SEAT))
        return Finding(name, False, lines.quoted(line), f"{why} [{refused.code}]; you.options was {able}")
