"""Moves, in the imperative: what a seat does, and what chance does as the Dealer's moves.

Law: a player's move names no card that somebody may not see; only the Dealer's moves do. One kind of move is a secret for a
while all the same: at whom somebody pointed, until all have pointed.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from coyote.rules.model.cards import Card

DEALER: Final = -1
"""The seat of chance."""
NOBODY: Final = -2
"""Whose turn it is when the game is over."""

EXTRA, REVERSE, SKIP, EXCHANGE, GUESS = "extra", "reverse", "skip", "exchange", "guess"
COINS: Final = (EXTRA, REVERSE, SKIP, EXCHANGE, GUESS)
"""The kinds of coins (R8)."""

AGREE, DOUBLED, MORE, AGAIN, NEXT, DODGE = "agree", "double", "more", "again", "next", "dodge"
SPECIAL_RULES: Final = (AGREE, DOUBLED, REVERSE, MORE, AGAIN, NEXT, DODGE)
"""The kinds of specials (R10, R11)."""
DECLARED_SPECIALS: Final = (DOUBLED, REVERSE, MORE, NEXT)
"""Specials that come with a declaration."""
AIMED_SPECIALS: Final = (MORE, NEXT)
"""Specials that name another seat."""


LAY: Final = "lay"
"""The power of the Coyote card (R15)."""


@dataclass(frozen=True, slots=True)
class Declare:
    """Say a number (R2, R3), perhaps with a special (R10) and its target."""

    number: int
    special: str | None = None
    target: int | None = None


@dataclass(frozen=True, slots=True)
class Call:
    """Shout Coyote! at the last declarer (R3)."""


@dataclass(frozen=True, slots=True)
class Coin:
    """Turn over a coin (R8); `guess` is the kind that players take their own feather to be."""

    coin: str
    guess: Card | None = None


@dataclass(frozen=True, slots=True)
class Agree:
    """Take over the standing number (R10)."""


@dataclass(frozen=True, slots=True)
class Again:
    """Make the declarer change the standing number (R10)."""


@dataclass(frozen=True, slots=True)
class Dodge:
    """Turn the order round instead of answering: the declarer's other neighbour answers (R11)."""


@dataclass(frozen=True, slots=True)
class Withdraw:
    """Sit out the rest of the round, safe, after a right guess (R8, Q17)."""


@dataclass(frozen=True, slots=True)
class Peek:
    """Close an open eye, look alone at the card in the middle, and raise (R13)."""


@dataclass(frozen=True, slots=True)
class Lay:
    """Use the Coyote card: look alone at the top of the pile, lay it beside the card in the middle, and raise (R15)."""


@dataclass(frozen=True, slots=True)
class Point:
    """Point at the caller or the declarer, as the expected winner (R14)."""

    target: int


@dataclass(frozen=True, slots=True)
class GiveUp:
    """Give up an eye after a lost call: an open one or a closed one (R12)."""

    open: bool


@dataclass(frozen=True, slots=True)
class Begin:
    """Dealer: name the seat that starts the first round (Q26)."""

    starter: int


@dataclass(frozen=True, slots=True)
class Deal:
    """Dealer: deal one card to each player still in, clockwise from seat 0 (R1), and after them those in the middle (R13)."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Draw:
    """Dealer: draw the top of the pile for an extra, an exchange, a more or the Coyote card."""

    card: Card


@dataclass(frozen=True, slots=True)
class Turn:
    """Dealer: turn over the top of the pile for a `?` at the count."""

    card: Card


PlayerMove = Declare | Call | Coin | Agree | Again | Dodge | Withdraw | Peek | Lay | Point | GiveUp
DealerMove = Begin | Deal | Draw | Turn
Move = PlayerMove | DealerMove
