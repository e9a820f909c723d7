"""The check: walks through the protocol with a program, step by step, and explains what it said.

Law: every step states what was sent, what came back and, if that was wrong, what was expected. The steps are those of any
game: start, hello, turns of every kind, a message with something new in it, the end, and another game. One cause is reported
once: after a line that answers nothing, or no line at all, any later answer could belong to another step, so the walk ends.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from enum import StrEnum, unique
from random import Random
from typing import Final, NamedTuple

from coyote.dealing import deal
from coyote.editions import EDITIONS
from coyote.programs import lines
from coyote.programs.carrier import FLUSH, Carrier, Gone, Late, last_words
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
LONGEST: Final = 2000
"""How many characters of its standard error are shown: the last ones."""


@unique
class Mark(StrEnum):
    """What came of a step."""

    GOOD = "ok"
    WRONG = "NOT OK"
    SKIPPED = "skipped"
    TOLD = "note"
    """This is no step, but worth knowing."""


class Finding(NamedTuple):
    """One step."""

    step: str
    mark: Mark
    said: str = ""
    """What the program answered."""
    why: str = ""
    """What is wrong, or worth knowing."""
    last: bool = False
    """No step can follow."""


Step = tuple[str, Callable[[], Finding]]
"""Its name, and what is done."""


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

    def walk(self) -> Iterator[Finding]:
        """Every step, until one fails so that no other can follow."""
        begun = time.monotonic()
        try:
            carrier = self.program.start()
        except OSError as error:
            why = f"the system cannot run {self.program.command[0]}: {error.strerror or error}"
            yield Finding("start", Mark.WRONG, why=why, last=True)
            return
        skipped: list[Step] = []
        try:
            steps = list(self.steps(carrier, begun))
            for number, (name, step) in enumerate(steps, 1):
                finding = taken(name, step)
                yield finding
                if finding.last:
                    skipped = steps[number:]
                    break
        finally:
            carrier.close()
        # right below the step that failed, where a crash explains itself
        if words := last_words(carrier.stderr, LONGEST):
            yield Finding("what it wrote to standard error", Mark.TOLD, words)
        yield from (Finding(name, Mark.SKIPPED) for name, _ in skipped)

    def steps(self, carrier: Carrier, begun: float) -> Iterator[Step]:
        games = list(positions())
        yield self.hello(carrier, games[0][1], "hello", begun)
        for name, game in games[:3]:
            yield self.turn(carrier, game, name)
        yield self.turn(carrier, games[1][1], "your turn after a 7, with a field that a later version may bring", LATER)
        yield end(carrier)
        for name, game in games[3:]:
            yield self.hello(carrier, game, "hello again, for another game in the same process")
            yield self.turn(carrier, game, name)

    def hello(self, carrier: Carrier, game: Game, name: str, begun: float | None = None) -> Step:
        limits = self.program.limits

        def told() -> Finding:
            since = time.monotonic() if begun is None else begun
            carrier.say(lines.hello(game.terms, SEAT, 1, limits.turn_ms, limits.bank_ms))
            line = carrier.hear(since + limits.start_ms / 1000 - time.monotonic())
            if not isinstance(lines.read(line), lines.Ready):
                expected = 'expected {"ask":"ready"} before any move'
                return Finding(name, Mark.WRONG, lines.quoted(line), expected, last=True)
            took = f"ready after {round(1000 * (time.monotonic() - since))} ms of {limits.start_ms}"
            return Finding(name, Mark.GOOD, lines.quoted(line), took)

        return name, told

    def turn(self, carrier: Carrier, game: Game, name: str, more: bytes = b"}") -> Step:
        """A turn, and whether the rules allow what came back."""
        limits = self.program.limits

        def told() -> Finding:
            self.id += 1
            carrier.say(lines.turn(self.id, "check", view(game, SEAT), limits.bank_ms)[:-1] + more)
            line = carrier.hear((limits.turn_ms + limits.bank_ms) / 1000)
            answer = lines.read(line)
            if not isinstance(answer, lines.Play) or answer.id != self.id:
                expected = f'expected "ask":"play" with "id":{self.id}, the id of this turn, and one line for each turn'
                return Finding(name, Mark.WRONG, lines.quoted(line), expected, last=True)
            refused = refusal(game, SEAT, lines.move_of(answer))
            if refused is None:
                return Finding(name, Mark.GOOD, lines.quoted(line))
            why = speaker("en").refusal(refused.code, dict(refused.values))
            able = lines.options(view(game, SEAT))
            return Finding(name, Mark.WRONG, lines.quoted(line), f"{why} [{refused.code}]; you.options was {able}")

        return name, told


def end(carrier: Carrier) -> Step:
    name = "end: told that it came second; nothing is to be answered"

    def told() -> Finding:
        carrier.say(lines.end(2))
        return Finding(name, Mark.GOOD)

    return name, told


def taken(name: str, step: Callable[[], Finding]) -> Finding:
    """What came of a step, whatever the program did."""
    try:
        return step()
    except Late:
        why = f"it said nothing in time. {FLUSH}"
    except Gone as gone:
        why = f"{gone}. A program goes on until its standard input is closed."
    except lines.Nonsense as nonsense:
        why = str(nonsense)
    return Finding(name, Mark.WRONG, why=why, last=True)
