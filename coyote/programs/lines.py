"""The lines: what a program is told and may answer, as JSON (docs/bots.md).

Law: a program is told what its seat sees, in the parts of a frame, and all of it at every turn. Unknown fields of its answer
are ignored; anything else that is wrong is refused, and whoever wrote it is told what was expected.
"""

from __future__ import annotations

from typing import Any, Final, get_args

import msgspec

from coyote.errors import CaughtInside
from coyote.programs.carrier import LOGS
from coyote.rules.model.moves import PlayerMove
from coyote.rules.model.terms import Terms
from coyote.rules.sight import Common, Own, View
from coyote.table.told.frame_parts import of_eyes, of_game, of_options, of_terms
from coyote.table.wire.moves import SeatMove, from_rules, to_rules
from coyote.table.wire.outbound import GameTold, TermsTold, You

PROTOCOL: Final = 1
COMMON: Final = 1 + len(Common._fields)

_encode: Final = msgspec.json.Encoder().encode


class Hello(msgspec.Struct, frozen=True, tag_field="tell", tag="hello"):
    """A game begins. The answer is `ready`."""

    protocol: int
    seat: int
    seed: int
    """Seeds the program's own randomness: with the same seed it should do the same."""
    turn_ms: int
    bank_ms: int
    terms: TermsTold


class Turn(msgspec.Struct, frozen=True, tag_field="tell", tag="turn"):
    """It is your turn. The answer is `play` with the same id."""

    id: int
    bank_ms: int
    """What is left of the bank."""
    you: You
    game: GameTold


class End(msgspec.Struct, frozen=True, tag_field="tell", tag="end"):
    """The game is over; no answer is expected, and another `hello` may follow."""

    place: int
    """1: you won."""


class Ready(msgspec.Struct, frozen=True, tag_field="ask", tag="ready"):
    """The program has prepared itself for the game."""


class Play(msgspec.Struct, frozen=True, tag_field="ask", tag="play"):
    """The program's move."""

    id: int
    move: SeatMove


class Nonsense(CaughtInside):
    """A line that is not an answer; says what was expected."""


DOES: Final = tuple(kind.__struct_config__.tag for kind in get_args(SeatMove))
"""Every word that a move may have for `do`."""
_decoder: Final[msgspec.json.Decoder[Ready | Play]] = msgspec.json.Decoder(Ready | Play)


def hello(terms: Terms, seat: int, seed: int, turn_ms: int, bank_ms: int) -> bytes:
    return _encode(Hello(PROTOCOL, seat, seed, turn_ms, bank_ms, of_terms(terms)))


def turn(id: int, game: str, seen: View, bank_ms: int) -> bytes:
    """What the seat to move is told. Made from its view, so it holds nothing else."""
    said = [(seat, from_rules(move)) for seat, move in seen.said]
    parts: Any = seen  # mypy cannot count the fields of a slice
    everybody, own = Common(*parts[1:COMMON]), Own(*parts[COMMON:])
    return _encode(Turn(id, bank_ms, of_eyes(seen.seat, seen.terms, own), of_game(game, everybody, said, moved=0, clock=None)))


def options(seen: View) -> str:
    """What the seat may do, as its program is told."""
    return _encode(of_options(seen.options)).decode()


def end(place: int) -> bytes:
    return _encode(End(place))


def read(line: bytes) -> Ready | Play:
    """What a program answered; raises Nonsense."""
    try:
        return _decoder.decode(line)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        expected = 'expected one line {"ask":"ready"} or {"ask":"play","id":N,"move":{"do":…}}'
        hint = f'"do" is one of {", ".join(DOES)}.' if "$.move.do`" in str(error) else LOGS
        raise Nonsense(f"{expected}, and got {quoted(line)} ({str(error)[:200]}). {hint}") from None


def move_of(play: Play) -> PlayerMove:
    return to_rules(play.move)


def quoted(line: bytes, longest: int = 120) -> str:
    """The beginning of a line, for people."""
    text = ascii(line.decode(errors="replace"))
    return text if len(text) <= longest else text[:longest] + "…"
