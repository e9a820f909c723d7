"""Actions: a move as one whole number.

Law: an action from -999 to 999 says that number; everything else has a code above that. A special that comes with a
declaration (R10) takes two actions of the same seat: one that names it and whom it is aimed at, and then the number.
Seats are counted from the one that acts, clockwise, so that a code means the same to everybody.
"""

from __future__ import annotations

from typing import Final

from coyote.rules.model.moves import AGAIN as ASKED
from coyote.rules.model.moves import AGREE as AGREED
from coyote.rules.model.moves import (
    AIMED_SPECIALS,
    DODGE,
    DOUBLED,
    EXCHANGE,
    EXTRA,
    GUESS,
    MORE,
    NEXT,
    REVERSE,
    SKIP,
    Again,
    Agree,
    Call,
    Coin,
    Declare,
    Dodge,
    GiveUp,
    Lay,
    Peek,
    PlayerMove,
    Point,
    Withdraw,
)
from coyote.rules.model.terms import Terms

CALL: Final = 1000
AGREE: Final = 1001
AGAIN: Final = 1002
WITHDRAW: Final = 1003
COIN: Final = 1004
"""The coins extra, reverse, skip and exchange, in this order."""
DODGES: Final = 1008
PEEK: Final = 1009
LAY: Final = 1010
GIVE_OPEN: Final = 1011
GIVE_CLOSED: Final = 1012
GUESSES: Final = 1100
"""The guess coin; added to it, the place of the kind in the deck."""
ARM_DOUBLE: Final = 1200
ARM_REVERSE: Final = 1201
ARM_MORE: Final = 1300
"""Added to it, how many seats further on the target sits, clockwise."""
ARM_NEXT: Final = 1400
POINT: Final = 1500
"""Plus how many seats further on the expected winner sits (R14)."""

ARMS: Final = {DOUBLED: ARM_DOUBLE, REVERSE: ARM_REVERSE, MORE: ARM_MORE, NEXT: ARM_NEXT}
COIN_CODES: Final = (EXTRA, REVERSE, SKIP, EXCHANGE)
PLAIN: Final[dict[int, PlayerMove]] = {
    CALL: Call(),
    AGREE: Agree(),
    AGAIN: Again(),
    WITHDRAW: Withdraw(),
    **{COIN + place: Coin(coin) for place, coin in enumerate(COIN_CODES)},
    DODGES: Dodge(),
    PEEK: Peek(),
    LAY: Lay(),
    GIVE_OPEN: GiveUp(open=True),
    GIVE_CLOSED: GiveUp(open=False),
}
"""Moves of one word, and of one coin. Their codes follow each other."""
WORDS: Final = dict(
    zip(
        PLAIN,
        ("call", "agree", "again", "withdraw", *COIN_CODES, "dodge", "peek", "lay", "give open", "give closed"),
        strict=True,
    )
)


def actions(terms: Terms, seat: int, move: PlayerMove) -> list[int]:
    """The actions that make this move of this seat: one, or two if a special comes with the number.

    >>> from coyote import EDITIONS, start
    >>> terms = start(EDITIONS["kidult_2003"], ["ann", "bob", "cem"], specials=True).terms
    >>> actions(terms, 1, Declare(12, "more", 0))
    [1302, 12]
    """
    if isinstance(move, Coin) and move.coin == GUESS:
        return [GUESSES + terms.deck.index[move.guess]] if move.guess in terms.deck.index else []
    if isinstance(move, Point):
        return [POINT + (move.target - seat) % terms.seats]
    if not isinstance(move, Declare):
        return [code for code, plain in PLAIN.items() if plain == move]
    if move.special is None:
        return [move.number]
    aim = 0 if move.target is None else (move.target - seat) % terms.seats
    return [ARMS[move.special] + aim, move.number]


def move(terms: Terms, seat: int, action: int, armed: int = 0) -> PlayerMove | None:
    """The move of this seat; None while a special waits for its number. `armed` is the action before, if it named a special."""
    if action < CALL:
        special, aim = {ARM_DOUBLE: (DOUBLED, 0), ARM_REVERSE: (REVERSE, 0)}.get(armed) or aimed(armed)
        return Declare(action, special, (seat + aim) % terms.seats if aim else None)
    if action in PLAIN:
        return PLAIN[action]
    if action < ARM_DOUBLE:
        return Coin(GUESS, terms.deck.kinds[action - GUESSES])
    return Point((seat + action - POINT) % terms.seats) if action > POINT else None


def aimed(armed: int) -> tuple[str | None, int]:
    if armed >= ARM_NEXT:
        return NEXT, armed - ARM_NEXT
    return (MORE, armed - ARM_MORE) if armed >= ARM_MORE else (None, 0)


def codes(terms: Terms) -> list[int]:
    """Every action of this table, in the order of the ids of `coyote.envs`: a code's place is its id."""
    listed = [CALL]
    if GUESS in terms.coins:
        listed.append(WITHDRAW)
    listed += [code for special, code in ((AGREED, AGREE), (ASKED, AGAIN), (DODGE, DODGES)) if special in terms.specials]
    if terms.eyes_open is not None:
        listed += [PEEK] * (terms.edition.middle > 0) + [LAY] * terms.trickster + [GIVE_OPEN, GIVE_CLOSED]
    listed += [COIN + place for place, coin in enumerate(COIN_CODES) if coin in terms.coins]
    if GUESS in terms.coins:
        listed += [GUESSES + kind for kind in range(len(terms.deck.kinds))]
    for special in terms.specials:
        if special in AIMED_SPECIALS:
            listed += [ARMS[special] + aim for aim in range(1, terms.seats)]
        elif special in ARMS:
            listed.append(ARMS[special])
    if terms.trickster and terms.seats > 2:  # caller and declarer do not point
        listed += [POINT + aim for aim in range(1, terms.seats)]
    return [*listed, *range(terms.lowest, terms.highest_number + 1)]


def worded(terms: Terms, action: int) -> str:
    """This action in words, whether or not it is one."""
    if -CALL < action < CALL:
        return str(action)
    if 0 <= action - GUESSES < len(terms.deck.kinds):
        return f"guess {terms.deck.kinds[action - GUESSES]}"
    for first, word in ((POINT, "point"), (ARM_NEXT, "arm next"), (ARM_MORE, "arm more")):
        if 0 < action - first < terms.seats:
            return f"{word} +{action - first}"
    return WORDS.get(action) or {ARM_DOUBLE: "arm double", ARM_REVERSE: "arm reverse"}.get(action, "no action")
