"""Refusals of a table: why somebody may not do that here, as a stable code with values.

Law: a client can get these codes and those of the rules from a table, and no others; no code is in both lists. None of them
depends on a hidden card.
"""

from __future__ import annotations

from enum import StrEnum, unique

from coyote.errors import CoyoteError


@unique
class TableCode(StrEnum):
    """Every reason of the table's own; for moves, terms and names the rules have theirs."""

    # the message itself
    MALFORMED = "malformed"
    # coming and going
    NO_SEAT = "no-seat"
    SEATED_ALREADY = "seated-already"
    TABLE_FULL = "table-full"
    NAME_TAKEN = "name-taken"
    NAME_LOOKS_LIKE = "name-looks-like"
    NAME_OF_A_BOT = "name-of-a-bot"
    NAME_UNSEEN = "name-unseen"
    SHOWN_OUT = "shown-out"
    LOCKED = "locked"
    NOT_LET_IN = "not-let-in"
    KNOCKED_ALREADY = "knocked-already"
    GATE_CROWDED = "gate-crowded"
    ANIMAL_UNKNOWN = "animal-unknown"
    ANIMAL_TAKEN = "animal-taken"
    # the host
    NOT_HOST = "not-host"
    NOBODY_THERE = "nobody-there"
    SITTER_GONE = "sitter-gone"
    NOT_A_PERSON = "not-a-person"
    YOURSELF = "yourself"
    OWNER_STAYS = "owner-stays"
    NOBODY_KNOCKED = "nobody-knocked"
    MIND_UNKNOWN = "mind-unknown"
    NO_BOTS_HERE = "no-bots-here"
    PROGRAMS_UNASKED = "programs-unasked"
    # the setting
    NO_SUCH_EDITION = "no-such-edition"
    SEATS_TAKEN = "seats-taken"
    CLOCK_VALUE = "clock-value"
    DECK_TOO_BIG = "deck-too-big"
    TOO_MANY_KINDS = "too-many-kinds"
    TOO_MANY_MYSTERIES = "too-many-mysteries"
    TOO_MANY_COINS = "too-many-coins"
    TOO_MANY_COYOTES = "too-many-coyotes"
    PHONES_PUBLIC = "phones-public"
    PHONES_FACE_DOWN = "phones-face-down"
    HANDED_PUBLIC = "handed-public"
    # when
    LOG_FULL = "log-full"
    GAME_RUNNING = "game-running"
    NO_GAME = "no-game"
    TOO_FEW = "too-few"
    STALE = "stale"
    AHEAD = "ahead"
    NOT_SILENT = "not-silent"
    COUNT_WATCHED = "count-watched"
    NOT_ONLY_BOTS = "not-only-bots"
    NOT_SLOW = "not-slow"
    # the fair deal
    SEED_NOT_AWAITED = "seed-not-awaited"
    SEED_REPEATED = "seed-repeated"
    SEED_DIFFERS = "seed-differs"
    # looking back, and ahead
    PLACE_UNKNOWN = "place-unknown"
    COACH_NOT_HERE = "coach-not-here"
    # noises
    REACTION_UNKNOWN = "reaction-unknown"
    # cameras and microphones
    CAMERAS_NOT_HERE = "cameras-not-here"
    SWITCHED_OFF = "switched-off"
    NOTHING_ON_THERE = "nothing-on-there"
    FACES_CLOSED = "faces-closed"


class TableRefused(CoyoteError):
    """Something was refused; nothing has changed."""

    code: TableCode


def no(code: TableCode, **values: int | str) -> TableRefused:
    """Shorthand for a refusal."""
    return TableRefused(code, values)
