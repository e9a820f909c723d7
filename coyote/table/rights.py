"""Rights: who may do what at a table; the checks that several asks share.

Law: a `refuse_…` function returns why not, or None, as those of the rules do; the others raise TableRefused.
"""

from __future__ import annotations

from coyote.table.gate import Known
from coyote.table.match import DeckEpoch
from coyote.table.refusals import TableCode, TableRefused, no
from coyote.table.setting import PHONES, Setting
from coyote.table.table import Chair, Table, chair_at, is_program


def seated(table: Table, guest: str) -> int:
    seat = table.seat_of(guest)
    if seat is None:
        raise no(TableCode.NO_SEAT)
    return seat


def mover(table: Table, guest: str) -> tuple[int, int | None, str | None]:
    """The seat for which a guest moves, the guest's own, and the guest's name if the two differ. With phones on heads they move
    for whoever's turn it is: moves are spoken aloud, and anybody who sits here or was let in enters them."""
    if table.setting.heads != PHONES:
        seat = seated(table, guest)
        return seat, seat, None
    own = table.seat_of(guest)
    name = table.gate.name_of(guest) if own is None else chair_at(table, own).name
    if name is None:
        raise no(TableCode.NOT_LET_IN)
    seat = 0 if table.match is None else max(0, table.match.game.turn)  # while it is nobody's turn, the rules refuse any seat
    return seat, own, None if seat == own else name


def refuse_entry(table: Table, guest: str) -> TableRefused | None:
    """Why somebody may not sit down or be let in: they were shown out, or may not even watch."""
    return no(TableCode.SHOWN_OUT) if guest in table.gate.shown_out else refuse_watching(table, guest)


def refuse_watching(table: Table, guest: str | None) -> TableRefused | None:
    """Why somebody may not watch: they were forgotten, or the table is locked and does not know them."""
    if guest is None:
        return no(TableCode.LOCKED) if table.gate.locked else None
    if guest in table.gate.forgotten:
        return no(TableCode.SHOWN_OUT)
    if not table.gate.locked or guest == table.gate.owner or table.gate.name_of(guest) is not None:
        return None
    return None if any(chair is not None and chair.guest == guest for chair in table.chairs) else no(TableCode.LOCKED)


def refuse_bots(setting: Setting) -> TableRefused | None:
    """A bot has no head in the room."""
    return no(TableCode.NO_BOTS_HERE) if setting.heads == PHONES else None


def refuse_program(setting: Setting, guest: str) -> TableRefused | None:
    """A program sits only where the host has allowed it: never unasked among people."""
    return no(TableCode.PROGRAMS_UNASKED) if is_program(guest) and not setting.programs else None


def refuse_all_but_host(table: Table, guest: str) -> TableRefused | None:
    return no(TableCode.NOT_HOST) if guest != table.host else None


def refuse_running(table: Table) -> TableRefused | None:
    return no(TableCode.GAME_RUNNING) if table.playing else None


def raise_any(*refusals: TableRefused | None) -> None:
    """Raise the first of these, if there is one."""
    for why in refusals:
        if why is not None:
            raise why


def somebody(table: Table, seat: int) -> Chair:
    chair = table.chairs[seat] if seat < len(table.chairs) else None
    if chair is None:
        raise no(TableCode.NOBODY_THERE, seat=seat)
    return chair


def seat_of_sitter(table: Table, sitter: int) -> int:
    """The seat of whoever the host means by this number; they may have moved up, or be gone."""
    for seat, chair in enumerate(table.chairs):
        if chair is not None and chair.sitter == sitter:
            return seat
    raise no(TableCode.SITTER_GONE)


def somebody_waiting(table: Table, knock: int) -> Known:
    known = table.gate.waiting(knock)
    if known is None:
        raise no(TableCode.NOBODY_KNOCKED)
    return known


def free_seat(table: Table) -> int:
    free = [seat for seat, chair in enumerate(table.chairs) if chair is None]
    if not free:
        raise no(TableCode.TABLE_FULL, seats=len(table.chairs))
    return free[0]


def taken(table: Table, guest: str | None = None) -> list[str]:
    """The names that others have at the table, or at its gate."""
    others = [chair.name for chair in table.chairs if chair is not None and (chair.mind is not None or chair.guest != guest)]
    return others + [known.name for known in (*table.gate.let_in, *table.gate.knocking) if known.guest != guest]


def deck_in_the_making(table: Table) -> DeckEpoch:
    deck = None if table.match is None else table.match.deck
    if deck is None or deck.shuffled:
        raise no(TableCode.SEED_NOT_AWAITED)
    return deck
