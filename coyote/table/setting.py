"""The setting of a table: what is agreed on before the first card, and can be changed until then.

Law: a setting is complete, and says nothing about who sits there. `terms` asks the rules whether it can be played; what would
only burden a server (a thousand cards, five thousand coins) is refused here.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from coyote.editions import EDITIONS
from coyote.rules.model.terms import SEATS, Terms, agree
from coyote.table.refusals import TableCode, no

TURN_TIMES: Final = (15, 30, 60, 120, 300)
"""Seconds for a turn that a table may agree on; None: no limit."""
BANKS: Final = (0, 30, 60, 120, 300)
"""Extra seconds that each player may use up in the whole game."""
MOST_CARDS: Final = 200
"""The most cards in a deck that a server shuffles, seals and counts for strangers."""
MOST_COINS: Final = 60
PHONES: Final = "phones"
"""Everybody is in one room, and each phone shows the card of the head that wears it."""

Heads = Literal["screens", "phones"]
"""How heads are seen: each on the screens of the others, or on the PHONES on heads."""


class Setting(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a table plays, and how fast."""

    edition: str = "oliphante_2010"
    options: dict[str, str] = {}
    """As the notation writes them."""
    seats: Annotated[int, Meta(ge=SEATS[0], le=SEATS[-1])] = 4
    """How many can sit down."""
    turn: int | None = None
    """One of TURN_TIMES, or None."""
    bank: int = 60
    """One of BANKS; not used if turns have no limit."""
    public: bool = False
    """Whether the table is listed for everybody."""
    heads: Heads = "screens"


def checked(setting: Setting) -> Setting:
    """The setting, if it can be played; raises TableRefused, or the rules' IllegalTerms."""
    if setting.edition not in EDITIONS:
        raise no(TableCode.NO_SUCH_EDITION, edition=setting.edition, expected=" | ".join(EDITIONS))
    if setting.turn is not None and setting.turn not in TURN_TIMES:
        raise no(TableCode.CLOCK_VALUE, value=setting.turn, expected=" | ".join(map(str, TURN_TIMES)))
    if setting.bank not in BANKS:
        raise no(TableCode.CLOCK_VALUE, value=setting.bank, expected=" | ".join(map(str, BANKS)))
    if setting.public and setting.heads == PHONES:
        raise no(TableCode.PHONES_PUBLIC)  # anybody at the table may enter a move
    agreed = terms(setting, [f"seat{place}" for place in range(setting.seats)])
    if agreed.deck.size > MOST_CARDS:
        raise no(TableCode.DECK_TOO_BIG, cards=agreed.deck.size, most=MOST_CARDS)
    if len(agreed.coins) > MOST_COINS:
        raise no(TableCode.TOO_MANY_COINS, coins=len(agreed.coins), most=MOST_COINS)
    return setting


def terms(setting: Setting, names: Sequence[str]) -> Terms:
    """The rules' terms for those who sit there; raises IllegalTerms."""
    return agree(EDITIONS[setting.edition], names, setting.options)
