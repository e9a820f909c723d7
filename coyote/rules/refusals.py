"""Refusals: why something may not be done, as a stable code with the values that matter.

Law: a code never changes its meaning; sentences are made elsewhere, from the code and the values. A refusal is decided
by what its seat may know, never by a hidden card, so that asking teaches nobody their own card.

    CoyoteError, ValueError
      Refused             carries a Refusal
        IllegalTerms      the table cannot be set up like this (start)
        IllegalMove       this move is not allowed now (play)
        NotSeated         no player at this table has this name (wherever a seat is given by name)
"""

from __future__ import annotations

from enum import StrEnum, unique
from typing import NamedTuple

from coyote.errors import CoyoteError


@unique
class Code(StrEnum):
    """Every reason to refuse a move or the terms of a table."""

    # setting up a table
    SEATS_NUMBER = "seats-number"
    NAME_UNFIT = "name-unfit"
    NAME_TWICE = "name-twice"
    OPTION_UNKNOWN = "option-unknown"
    OPTION_VALUE = "option-value"
    NO_COINS_IN_EDITION = "no-coins-in-edition"
    NO_SPECIALS_IN_EDITION = "no-specials-in-edition"
    NO_TRICKSTER_IN_EDITION = "no-trickster-in-edition"
    NO_SUCH_DECK = "no-such-deck"
    DECK_TOO_SMALL = "deck-too-small"
    DECK_AND_FEATHERS = "deck-and-feathers"
    # whose move it is
    GAME_OVER = "game-over"
    NOT_YOUR_TURN = "not-your-turn"
    DEALER_FIRST = "dealer-first"
    NOT_A_MOVE = "not-a-move"
    NOT_SEATED = "not-seated"
    # the Dealer
    DEALER_NOT_AWAITED = "dealer-not-awaited"
    STARTER_NOT_SEATED = "starter-not-seated"
    CARDS_NUMBER = "cards-number"
    CARD_NOT_IN_PILE = "card-not-in-pile"
    # declaring
    NUMBER_NOT_WHOLE = "number-not-whole"
    NUMBER_TOO_LOW = "number-too-low"
    NUMBER_BELOW_LEAST = "number-below-least"
    NUMBER_ABOVE_HIGHEST = "number-above-highest"
    NUMBER_TOO_FAR = "number-too-far"
    NUMBER_UNCHANGED = "number-unchanged"
    MUST_CHANGE = "must-change"
    MUST_DECLARE = "must-declare"
    MUST_RAISE = "must-raise"
    # calling
    NOTHING_TO_CALL = "nothing-to-call"
    OWN_NUMBER = "own-number"
    CALL_AFTER_SKIP = "call-after-skip"
    # coins
    COINS_OFF = "coins-off"
    COIN_UNKNOWN = "coin-unknown"
    COIN_DOWN = "coin-down"
    COIN_TWO_LEFT = "coin-two-left"
    COIN_SPENT_THIS_TURN = "coin-spent-this-turn"
    COIN_NO_NUMBER_LEFT = "coin-no-number-left"
    NOBODY_COULD_ANSWER = "nobody-could-answer"
    OPENING_SKIP = "opening-skip"
    GUESS_OWN_NUMBER = "guess-own-number"
    GUESS_KIND = "guess-kind"
    GUESS_KNOWN = "guess-known"
    NOTHING_TO_DRAW = "nothing-to-draw"
    WITHDRAW_UNEARNED = "withdraw-unearned"
    # specials
    SPECIALS_OFF = "specials-off"
    SPECIAL_UNKNOWN = "special-unknown"
    SPECIAL_TWO_LEFT = "special-two-left"
    TOKEN_SPENT = "token-spent"
    TOKEN_GONE = "token-gone"
    NO_NUMBER_STANDS = "no-number-stands"
    AGREE_TWICE = "agree-twice"
    DODGE_NOBODY = "dodge-nobody"
    AGAIN_ON_AGREED = "again-on-agreed"
    AGAIN_NO_ROOM = "again-no-room"
    MORE_TWICE = "more-twice"
    TARGET_MISSING = "target-missing"
    TARGET_NEEDLESS = "target-needless"
    TARGET_SELF = "target-self"
    TARGET_NOT_IN = "target-not-in"
    # eyes, the Coyote card and pointing
    NO_OPEN_EYE = "no-open-eye"
    PEEK_KNOWN = "peek-known"
    FIRST_TURN = "first-turn"
    TURN_BEGUN = "turn-begun"
    RAISE_NO_ROOM = "raise-no-room"
    NO_COYOTE_CARD = "no-coyote-card"
    COYOTE_CARD_USED = "coyote-card-used"
    MUST_POINT = "must-point"
    POINT_ASIDE = "point-aside"
    MUST_GIVE_UP = "must-give-up"
    NOT_NOW = "not-now"


class Refusal(NamedTuple):
    """A code and the values a sentence about it needs."""

    code: Code
    values: tuple[tuple[str, int | str], ...] = ()


def refuse(code: Code, **values: int | str) -> Refusal:
    """Shorthand for a Refusal."""
    return Refusal(code, tuple(values.items()))


class Refused(CoyoteError, ValueError):
    """Something was refused; nothing has changed."""

    code: Code

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.code, dict(refusal.values))
        self.refusal = refusal


class IllegalTerms(Refused):
    """The table cannot be set up like this."""


class IllegalMove(Refused):
    """This move is not allowed now."""


class NotSeated(Refused):
    """No player at this table has this name."""


def illegal(code: Code, **values: int | str) -> IllegalMove:
    """Shorthand for the exception that a rule raises."""
    return IllegalMove(refuse(code, **values))
