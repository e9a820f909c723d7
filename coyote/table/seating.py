"""The effects of coming and going: who sits at a table, who is host, and who plays for whom.

Law: as in `effects`, nothing is decided here.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from coyote.table.animals import first_free
from coyote.table.deeds import (
    Away,
    Back,
    BotSat,
    Changed,
    FacesClosed,
    FacesOpened,
    Forgotten,
    HostPassed,
    Knocked,
    Left,
    LetIn,
    Locked,
    Picked,
    Removed,
    Sat,
    Slept,
    Switched,
    TurnedAway,
    Unlocked,
    Watched,
    Wished,
    Woke,
)
from coyote.table.gate import Known
from coyote.table.setting import SCREENS
from coyote.table.table import Chair, Chairs, Table, chair_at, is_program, people_here


def with_chair(table: Table, seat: int, chair: Chair | None) -> Table:
    return replace(table, chairs=(*table.chairs[:seat], chair, *table.chairs[seat + 1 :]))


def with_person(table: Table, seat: int, chair: Chair) -> Table:
    """Whoever sits down no longer waits at the gate, where the host could turn them away."""
    return replace(with_chair(table, seat, chair), gate=table.gate.unasked(chair.guest))


def sat(table: Table, deed: Sat, at: int) -> Table:
    """The first person at a table without people becomes its host."""
    animal = deed.animal or first_free(chair.animal for chair in together(table.chairs))
    table = with_person(table, deed.seat, Chair(deed.name, table.seq + 1, deed.guest, animal=animal))
    return table if table.host is not None or is_program(deed.guest) else replace(table, host=deed.guest)


def bot_sat(table: Table, deed: BotSat, at: int) -> Table:
    return with_chair(table, deed.seat, Chair(deed.name, table.seq + 1, mind=deed.mind))


def picked(table: Table, deed: Picked, at: int) -> Table:
    return with_chair(table, deed.seat, chair_at(table, deed.seat)._replace(animal=deed.animal))


def left(table: Table, deed: Left, at: int) -> Table:
    """In a game the chair stays theirs, and a bot plays on."""
    if table.playing:
        return with_chair(table, deed.seat, unseen(awake(chair_at(table, deed.seat)))._replace(away=at, left=True))
    return with_host(with_chair(table, deed.seat, None))


def removed(table: Table, deed: Removed, at: int) -> Table:
    guest = chair_at(table, deed.seat).guest
    gate = table.gate if guest is None else table.gate.showing_out(guest)
    return replace(with_chair(table, deed.seat, None), gate=gate)


def away(table: Table, deed: Away, at: int) -> Table:
    return with_chair(table, deed.seat, unseen(chair_at(table, deed.seat))._replace(away=at))


def back(table: Table, deed: Back, at: int) -> Table:
    """A phone that connects again by itself does not wake its owner."""
    chair = chair_at(table, deed.seat)._replace(away=None, left=False)
    return stirring(with_person(table, deed.seat, chair), deed.seat, at)


def switched(table: Table, deed: Switched, at: int) -> Table:
    chair = chair_at(table, deed.seat)._replace(camera=deed.camera, microphone=deed.microphone)
    return stirring(with_chair(table, deed.seat, chair), deed.seat, at)


def unseen(chair: Chair) -> Chair:
    """Nobody sees or hears somebody who is not connected."""
    return chair._replace(camera=False, microphone=False) if chair.on else chair


def host_passed(table: Table, deed: HostPassed, at: int) -> Table:
    guest = chair_at(table, deed.seat).guest
    owner = guest if deed.given and guest is not None else table.gate.owner
    return replace(table, host=guest, gate=table.gate._replace(owner=owner))


def with_host(table: Table) -> Table:
    """When the host has gone for good, the next person at the table is the host, preferably one who is connected."""
    if table.seat_of(table.host) is not None:
        return table
    people = [chair for chair in table.chairs if chair is not None and chair.person and not chair.program]
    people.sort(key=lambda chair: chair.away is not None)
    return replace(table, host=people[0].guest if people else None)


def changed(table: Table, deed: Changed, at: int) -> Table:
    sitting, gate = together(table.chairs), table.gate
    if deed.setting.heads != SCREENS:
        sitting, gate = tuple(map(unseen, sitting)), gate._replace(faces_open=False)
    return replace(table, setting=deed.setting, chairs=with_free(sitting, deed.setting.seats), gate=gate)


def together(chairs: Chairs) -> tuple[Chair, ...]:
    """The taken chairs, without the gaps."""
    return tuple(chair for chair in chairs if chair is not None)


def with_free(chairs: Sequence[Chair | None], seats: int) -> Chairs:
    return (*chairs, *[None] * (seats - len(chairs)))


# the door


def locked(table: Table, deed: Locked, at: int) -> Table:
    """Whoever sits here now is let in again, even after leaving, but not after asking to be forgotten."""
    sitting = [(chair.guest, chair.name) for chair in together(table.chairs)]
    people = [Known(guest, name) for guest, name in sitting if guest is not None and guest not in table.gate.forgotten]
    return replace(table, gate=table.gate.letting_in(*people)._replace(locked=True))


def unlocked(table: Table, deed: Unlocked, at: int) -> Table:
    return replace(table, gate=table.gate._replace(locked=False, shown_out=()))


def faces_opened(table: Table, deed: FacesOpened, at: int) -> Table:
    return replace(table, gate=table.gate._replace(faces_open=True))


def faces_closed(table: Table, deed: FacesClosed, at: int) -> Table:
    return replace(table, gate=table.gate._replace(faces_open=False))


def knocked(table: Table, deed: Knocked, at: int) -> Table:
    return replace(table, gate=table.gate.knocked(Known(deed.guest, deed.name, table.seq + 1)))


def let_in(table: Table, deed: LetIn, at: int) -> Table:
    return replace(table, gate=table.gate.letting_in(Known(deed.guest, deed.name)))


def turned_away(table: Table, deed: TurnedAway, at: int) -> Table:
    return replace(table, gate=table.gate.showing_out(deed.guest))


def forgotten(table: Table, deed: Forgotten, at: int) -> Table:
    """A table whose owner is forgotten belongs to its host. The guest cannot come back, not even on a line that was opened to
    another process just before their token was gone."""
    if deed.seat is not None and not (table.playing and chair_at(table, deed.seat).left):
        table = left(table, Left(deed.seat), at)
    gate = table.gate.forgetting(deed.guest)
    owner = table.host if gate.owner == deed.guest and table.host is not None else gate.owner
    return replace(table, gate=gate._replace(owner=owner))


# sleeping


def wished(table: Table, deed: Wished, at: int) -> Table:
    assert table.match is not None
    return replace(table, match=replace(table.match, wishes=table.match.wishes | {deed.seat}))


def watched(table: Table, deed: Watched, at: int) -> Table:
    """Nobody waits for people who are not here."""
    match = table.match
    assert match is not None
    match = replace(match, watched=match.watched | {deed.seat})
    if match.watched.issuperset(people_here(table)):
        match = replace(match, clock=match.clock.sooner(at))
    return replace(table, match=match)


def slept(table: Table, deed: Slept, at: int) -> Table:
    return with_chair(table, deed.seat, chair_at(table, deed.seat)._replace(asleep=at))


def woke(table: Table, deed: Woke, at: int) -> Table:
    return stirring(with_chair(table, deed.seat, awake(chair_at(table, deed.seat))), deed.seat, at)


def awake(chair: Chair) -> Chair:
    return chair if chair.asleep is None else chair._replace(asleep=None)


def stirring(table: Table, seat: int, at: int) -> Table:
    """Somebody gave a sign of life. If it is their turn, nobody wants a stand-in for them any more."""
    match = table.match
    if match is None or match.game.turn != seat:
        return table
    return replace(table, match=replace(match, stirred=at, wishes=frozenset()))
