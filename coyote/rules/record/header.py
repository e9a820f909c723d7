"""The header of a record: what the table agreed on, collected line by line and then put to the rules.

Law: an option or name that the rules refuse is reported at its own line, not where the header ends.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from coyote.rules.game import opened, play
from coyote.rules.model.edition import Edition
from coyote.rules.model.moves import DEALER, Begin
from coyote.rules.model.names import fits
from coyote.rules.model.state import Game
from coyote.rules.model.terms import agree_on
from coyote.rules.record.faults import Fault, Illegal, NotationError, Unreadable
from coyote.rules.record.writer import FIRST_LINE
from coyote.rules.refusals import Code, IllegalTerms

FORMS: Final = {
    "coyote": FIRST_LINE,
    "edition": "edition ID",
    "option": "option NAME VALUE",
    "seats": "seats NAME NAME …",
    "starter": "starter NAME",
}
ANY: Final = 10**9
WORDS: Final = {"coyote": (2, 2), "edition": (2, 2), "option": (3, ANY), "seats": (2, ANY), "starter": (2, 2)}
"""The least and most words of each line."""

SPELLING: Final = (Code.OPTION_UNKNOWN, Code.OPTION_VALUE, Code.NAME_UNFIT)
"""Refusals of terms that make a record unreadable rather than illegal."""

BLAMED: Final = {
    Code.NO_COINS_IN_EDITION: "coins",
    Code.NO_SPECIALS_IN_EDITION: "specials",
    Code.NO_TRICKSTER_IN_EDITION: "trickster",
    Code.NO_SUCH_DECK: "feathers",
    Code.DECK_AND_FEATHERS: "deck",
}
"""The option whose line is to blame for a refusal that names no option; otherwise the line `seats` is."""


class Line(NamedTuple):
    """A line of the header: its number, and its words after the first, or for an option after its name."""

    number: int
    words: list[str]


class Header:
    """The lines read so far."""

    def __init__(self, editions: Mapping[str, Edition]) -> None:
        self.editions = editions
        self.begun = False
        self.lines: dict[str, Line] = {}
        self.options: dict[str, Line] = {}

    def first(self, line: int, words: list[str]) -> None:
        """Read `coyote 1`, which comes before anything else."""
        if words[0] != "coyote":
            raise Unreadable(line, Fault.HEADER_MISSING, {"expected": FIRST_LINE})
        if words != FIRST_LINE.split():
            raise Unreadable(line, Fault.VERSION_UNKNOWN, {"version": " ".join(words[1:]), "expected": FIRST_LINE})
        self.begun = True

    def check(self, line: int, words: list[str]) -> None:
        """Raise if the line cannot be read, wherever it stands."""
        least, most = WORDS[words[0]]
        if not least <= len(words) <= most:
            raise Unreadable(line, Fault.LINE_MALFORMED, {"expected": FORMS[words[0]]})
        if words[0] == "coyote" and words != FIRST_LINE.split():
            raise Unreadable(line, Fault.VERSION_UNKNOWN, {"version": words[1], "expected": FIRST_LINE})
        if words[0] == "edition" and words[1] not in self.editions:
            raise Unreadable(line, Fault.EDITION_UNKNOWN, {"edition": words[1], "expected": " | ".join(self.editions)})

    def take(self, line: int, words: list[str]) -> None:
        self.check(line, words)
        word = words[0]
        lines, key, rest = (self.options, words[1], words[2:]) if word == "option" else (self.lines, word, words[1:])
        if key in lines or word == "coyote":
            raise Illegal(line, Fault.LINE_TWICE, {"word": " ".join(words[:2]) if word == "option" else word})
        lines[key] = Line(line, rest)

    def opened(self, line: int) -> Game:
        """The game that the header describes; `line` is where it is needed."""
        for word in ("edition", "seats"):
            if word not in self.lines:
                raise Unreadable(line, Fault.HEADER_MISSING, {"expected": FORMS[word] if self.begun else FIRST_LINE})
        edition, seats = self.editions[self.lines["edition"].words[0]], self.lines["seats"]
        error: type[NotationError]
        try:
            terms = agree_on(edition, seats.words, {name: " ".join(value.words) for name, value in self.options.items()})
        except IllegalTerms as illegal:
            values = dict(illegal.refusal.values)
            option = BLAMED.get(illegal.code, str(values.get("option")))
            error = Unreadable if illegal.code in SPELLING else Illegal
            raise error(self.options.get(option, seats).number, illegal.code, values) from None
        game = opened(terms)
        if "starter" not in self.lines:
            return game
        number, (starter,) = self.lines["starter"]
        if starter not in terms.names:
            error = Illegal if fits(starter) else Unreadable
            raise error(number, Code.STARTER_NOT_SEATED, {"name": starter})
        return play(game, DEALER, Begin(terms.names.index(starter)))
