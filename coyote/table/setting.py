"""The setting of a table: what is agreed on before the first card, and can be changed until then.

Law: a setting is complete, and says nothing about who sits there. `terms` asks the rules whether it can be played; what would
only burden a server (a thousand cards, games that last a week) is refused here, when it is chosen. A table that was opened
under other limits is still read and played: the work done for it is bounded where it is done.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta
from msgspec.structs import replace

from coyote.editions import EDITIONS
from coyote.rules.model.cards import MYSTERY
from coyote.rules.model.terms import SEATS, Terms, agree_on
from coyote.table.refusals import TableCode, no

TURN_TIMES: Final = (15, 30, 60, 120, 300)
"""Seconds for a turn that a table may agree on; None: no limit."""
BANKS: Final = (0, 30, 60, 120, 300)
"""Extra seconds that each player may use up in the whole game."""
PUBLIC_TURN: Final = 60
"""Seconds for a turn at a public table whose setting names none: strangers do not wait for each other for ever."""
MOST_CARDS: Final = 200
"""The most cards in a deck that a server shuffles, seals and counts for strangers."""
MOST_KINDS: Final = 30
"""The most kinds of cards in a deck; boxed decks have up to 19. Minds look ahead with up to 40 (`bots.look.ahead`)."""
MOST_MYSTERIES: Final = 8
"""The most `?` in a deck; boxed decks have up to 2. With numbers like those in a box, odds stay exact (`odds.steps`)."""
MOST_COINS: Final = 24
"""The most coins on the table: three boxes of them."""
MOST_COYOTES: Final = 60
"""The most coyotes until everybody is out: five for each of twelve players, or thirty for each of two."""
SCREENS: Final = "screens"
"""Everybody has a screen of their own, wherever they are, and sees the heads of the others on it."""
PHONES: Final = "phones"
"""Everybody is in one room, and each phone shows the card of the head that wears it."""

HANDED: Final = "handed"
"""Everybody is in one room, and one phone goes from hand to hand: whoever has it is connected, and nobody else."""

Heads = Literal["screens", "phones", "handed"]
"""How heads are seen: each on the SCREENS of the others, on the PHONES on heads, or on one phone that is HANDED round."""


class Setting(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a table plays, and how fast."""

    edition: str = "oliphante_2010"
    options: dict[str, str] = {}
    """As the notation writes them."""
    seats: Annotated[int, Meta(ge=SEATS[0], le=SEATS[-1])] = 4
    """How many can sit down."""
    turn: int | None = None
    """One of TURN_TIMES, or None; a public table has PUBLIC_TURN instead of None."""
    bank: int = 60
    """One of BANKS; not used if turns have no limit."""
    public: bool = False
    """Whether the table is listed for everybody."""
    heads: Heads = SCREENS
    programs: bool = False
    """Whether guests that are programs may sit down."""


def checked(setting: Setting) -> Setting:
    """The setting, in plain writing, if it can be played; raises TableRefused, or the rules' IllegalTerms."""
    if setting.edition not in EDITIONS:
        raise no(TableCode.NO_SUCH_EDITION, edition=setting.edition, expected=" | ".join(EDITIONS))
    if setting.turn is not None and setting.turn not in TURN_TIMES:
        raise no(TableCode.CLOCK_VALUE, value=setting.turn, expected=" | ".join(map(str, TURN_TIMES)))
    if setting.bank not in BANKS:
        raise no(TableCode.CLOCK_VALUE, value=setting.bank, expected=" | ".join(map(str, BANKS)))
    if setting.public and setting.heads == PHONES:
        raise no(TableCode.PHONES_PUBLIC)  # anybody at the table may enter a move
    if setting.heads == PHONES and EDITIONS[setting.edition].middle:
        raise no(TableCode.PHONES_FACE_DOWN)  # a phone on a head has no place for a card that its owner sees alone
    if setting.programs and setting.heads == PHONES:
        raise no(TableCode.NO_BOTS_HERE)
    if setting.public and setting.heads == HANDED:
        raise no(TableCode.HANDED_PUBLIC)  # strangers would wait for whoever does not have the phone
    turn = PUBLIC_TURN if setting.public and setting.turn is None else setting.turn
    options = {name: " ".join(value.split()) for name, value in setting.options.items()}
    setting = replace(setting, options=options, turn=turn)
    kinds = len(setting.options.get("deck", "").split())  # looked at before the rules make and remember such a deck
    if kinds > MOST_KINDS:
        raise no(TableCode.TOO_MANY_KINDS, kinds=kinds, most=MOST_KINDS)
    agreed = terms(setting, [f"seat{place}" for place in range(setting.seats)])
    for code, name, value, most in (
        (TableCode.DECK_TOO_BIG, "cards", agreed.deck.size, MOST_CARDS),
        (TableCode.TOO_MANY_MYSTERIES, "mysteries", agreed.deck.named(agreed.deck.counts).get(MYSTERY, 0), MOST_MYSTERIES),
        (TableCode.TOO_MANY_COINS, "coins", len(agreed.coins), MOST_COINS),
        (TableCode.TOO_MANY_COYOTES, "coyotes", agreed.out_at * setting.seats, MOST_COYOTES),
    ):
        if value > most:
            raise no(code, **{name: value, "most": most})
    return setting


def terms(setting: Setting, names: Sequence[str]) -> Terms:
    """The rules' terms for those who sit there; raises IllegalTerms."""
    return agree_on(EDITIONS[setting.edition], names, setting.options)
