"""Phrases: the words of a line that stand for a card, a number or a seat, and the errors for words that do not.

Law: an error names the line, a stable code, and what was expected there.
"""

from __future__ import annotations

from typing import NoReturn

from coyote.rules.model.cards import Card, UnknownCard, card
from coyote.rules.model.names import fits
from coyote.rules.model.numbers import whole
from coyote.rules.model.state import Game
from coyote.rules.record.faults import Fault, Illegal, Unreadable
from coyote.rules.refusals import Code


class Phrases:
    """Reads the words of the current line."""

    line = 0

    def card(self, token: str) -> Card:
        try:
            return card(token)
        except UnknownCard:
            self.unreadable(Fault.CARD_UNKNOWN, card=token)

    def cards(self, tokens: list[str], form: str) -> tuple[Card, ...]:
        if not tokens:
            self.unreadable(Fault.LINE_MALFORMED, expected=form)
        return tuple(self.card(token) for token in tokens)

    def number(self, word: str, expected: str = "N") -> int:
        number = whole(word)
        if number is None:
            self.unreadable(Fault.NUMBER_UNREADABLE, word=word, expected=expected)
        return number

    def seat(self, game: Game, name: str) -> int:
        if not fits(name):
            self.unreadable(Fault.WORD_UNKNOWN, word=name, expected=" ".join(game.terms.names))
        if name not in game.terms.names:
            self.illegal(Code.NOT_SEATED, name=name, expected=" ".join(game.terms.names))
        return game.terms.names.index(name)

    def unreadable(self, code: Fault, **values: int | str) -> NoReturn:
        raise Unreadable(self.line, code, values)

    def illegal(self, code: Code | Fault, **values: int | str) -> NoReturn:
        raise Illegal(self.line, code, values)
