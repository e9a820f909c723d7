"""Faults: why a record is refused, as a stable code with its line. Either it cannot be read, or the rules refuse it.

CoyoteError, ValueError
  NotationError      line, code, values
    Unreadable       a word, number, card or header that is not one
    Illegal          readable, but against the rules, or not what happened
"""

from __future__ import annotations

from enum import StrEnum, unique

from coyote.errors import CoyoteError, Values
from coyote.rules.refusals import Code


@unique
class Fault(StrEnum):
    """What can be wrong with a record, besides the refusals of the rules."""

    # unreadable
    NOT_UTF8 = "not-utf8"
    HEADER_MISSING = "header-missing"
    VERSION_UNKNOWN = "version-unknown"
    EDITION_UNKNOWN = "edition-unknown"
    WORD_UNKNOWN = "word-unknown"
    LINE_MALFORMED = "line-malformed"
    CARD_UNKNOWN = "card-unknown"
    NUMBER_UNREADABLE = "number-unreadable"
    # illegal
    LINE_TWICE = "line-twice"
    LINE_TOO_LATE = "line-too-late"
    ROUND_MISSING = "round-missing"
    ROUND_NOT_OVER = "round-not-over"
    TURN_MISSING = "turn-missing"
    TURN_NEEDLESS = "turn-needless"
    TURN_NUMBER = "turn-number"
    DIFFERS = "differs"


class NotationError(CoyoteError, ValueError):
    """A record that is refused at a line."""

    code: Code | Fault

    def __init__(self, line: int, code: Code | Fault, values: Values | None = None) -> None:
        super().__init__(code, values or {})
        self.line = line

    def __str__(self) -> str:
        details = " ".join(f"{name}={value!r}" for name, value in self.values.items())
        return f"line {self.line}: {self.code}" + (f" ({details})" if details else "")


class Unreadable(NotationError):
    """A line that cannot be read."""


class Illegal(NotationError):
    """A line that the rules refuse, or that claims what did not happen."""
