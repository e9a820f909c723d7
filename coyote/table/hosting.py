"""What the host asks: to change the table, to fill its seats, to keep its gate and to start a game.

Law: nobody else may. Each function answers one kind of ask with deeds, or refuses it with a code.
"""

from __future__ import annotations

from itertools import count

from coyote.bots import ready
from coyote.table.deeds import AnyDeed, BotSat, Changed, HostPassed, LetIn, Locked, Removed, Started, TurnedAway, Unlocked
from coyote.table.lookalikes import alike
from coyote.table.refusals import TableCode, no
from coyote.table.rights import (
    free_seat,
    raise_any,
    refuse_all_but_host,
    refuse_bots,
    refuse_program,
    refuse_running,
    seat_of_sitter,
    somebody,
    somebody_waiting,
    taken,
)
from coyote.table.seating import together
from coyote.table.setting import checked
from coyote.table.table import Table, chair_at
from coyote.table.wire import inbound


def change(table: Table, guest: str, ask: inbound.Change) -> list[AnyDeed]:
    raise_any(refuse_all_but_host(table, guest), refuse_running(table))
    sitting = sum(chair is not None for chair in table.chairs)
    if ask.setting.seats < sitting:
        raise no(TableCode.SEATS_TAKEN, sitting=sitting)
    if any(chair is not None and chair.mind is not None for chair in table.chairs):
        raise_any(refuse_bots(ask.setting))
    raise_any(*[refuse_program(ask.setting, chair.guest) for chair in table.chairs if chair is not None and chair.guest])
    return [Changed(checked(ask.setting))]


def add_bot(table: Table, guest: str, ask: inbound.AddBot) -> list[AnyDeed]:
    raise_any(refuse_all_but_host(table, guest), refuse_running(table), refuse_bots(table.setting))
    if ask.mind not in ready():
        raise no(TableCode.MIND_UNKNOWN, mind=ask.mind, minds=" ".join(ready()))
    there = taken(table)
    names = (ask.mind if number == 1 else f"{ask.mind}-{number}" for number in count(1))
    name = next(name for name in names if not any(alike(name, other) for other in there))
    return [BotSat(free_seat(table), ask.mind, name)]


def remove(table: Table, guest: str, ask: inbound.Remove) -> list[AnyDeed]:
    raise_any(refuse_all_but_host(table, guest), refuse_running(table))
    seat = seat_of_sitter(table, ask.sitter)
    there = chair_at(table, seat).guest
    if there == guest:
        raise no(TableCode.YOURSELF)
    if there == table.gate.owner:
        raise no(TableCode.OWNER_STAYS)
    return [Removed(seat)]


def pass_host(table: Table, guest: str, ask: inbound.PassHost) -> list[AnyDeed]:
    raise_any(refuse_all_but_host(table, guest))
    seat = seat_of_sitter(table, ask.sitter)
    there = chair_at(table, seat)
    if not there.person or there.program:
        raise no(TableCode.NOT_A_PERSON)
    return [HostPassed(seat, given=guest == table.gate.owner)]


def lock(table: Table, guest: str, ask: inbound.Lock) -> list[AnyDeed]:
    raise_any(refuse_all_but_host(table, guest))
    return [Locked() if ask.locked else Unlocked()]


def let_in(table: Table, guest: str, ask: inbound.Admit) -> list[AnyDeed]:
    raise_any(refuse_all_but_host(table, guest))
    known = somebody_waiting(table, ask.knock)
    return [LetIn(known.guest, known.name)]


def turn_away(table: Table, guest: str, ask: inbound.TurnAway) -> list[AnyDeed]:
    raise_any(refuse_all_but_host(table, guest))
    known = somebody_waiting(table, ask.knock)
    return [TurnedAway(known.guest, known.name)]


def start(table: Table, guest: str, ask: inbound.Start, game: str, day: str | None) -> list[AnyDeed]:
    raise_any(refuse_all_but_host(table, guest), refuse_running(table))
    if sum(chair is not None for chair in table.chairs) < 2:
        raise no(TableCode.TOO_FEW)
    if ask.starter is None:
        return [Started(game, day=day)]
    somebody(table, ask.starter)
    return [Started(game, len(together(table.chairs[: ask.starter])), day)]  # they close the gaps
