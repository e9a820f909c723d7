"""Events and deeds as people hear of them.

Law: an event of the rules is passed on only after `sight.seen` has let it through, field by field. A deed tells only what
everybody may know, and never who a guest is. See `frames`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from operator import attrgetter
from typing import Any, Final

from coyote.rules.model.events import Event
from coyote.table import deeds
from coyote.table.deeds import AnyDeed
from coyote.table.table import Table
from coyote.table.wire import table_events
from coyote.table.wire.events import WIRE
from coyote.table.wire.hearing import Heard

SAME: Final[dict[type, type[Heard]]] = {
    getattr(deeds, kind.__name__): kind
    for kind in (
        *(table_events.Left, table_events.Removed, table_events.Away, table_events.Back, table_events.HostPassed),
        *(table_events.Locked, table_events.Unlocked, table_events.Knocked, table_events.LetIn, table_events.TurnedAway),
        *(table_events.Hurried, table_events.Slept, table_events.Woke, table_events.Reacted, table_events.Credited),
        *(table_events.Picked, table_events.Nudged, table_events.FacesOpened, table_events.FacesClosed),
    )
}
"""Deeds that people hear of by the same name; the wire's type says which of their fields."""


def of_event(event: Event) -> Heard:
    """An event that `sight` has let through, as the wire writes it."""
    return passed_on(event, WIRE[type(event)])


def passed_on(what: Event | AnyDeed, kind: Any) -> Heard:
    heard: Heard = kind(*passing(kind)(what))
    return heard


@cache
def passing(kind: Any) -> Callable[[Event | AnyDeed], Sequence[Any]]:
    """Reads the fields of this type of the wire from what is passed on as such."""
    names = kind.__struct_fields__
    if len(names) > 1:
        return attrgetter(*names)
    return lambda what: [getattr(what, name) for name in names]  # one alone would come without a tuple around it


def of_deed(deed: AnyDeed, table: Table) -> Heard | None:
    """What people hear of a deed besides the events of the game. How a deck is made is a part of frames, not an event."""
    same = SAME.get(type(deed))
    if same is not None:
        return passed_on(deed, same)
    match deed:
        case deeds.Moved(seat, _, by, entered=name):  # the most frequent one first
            if by in ("stand-in", "clock"):
                return table_events.StoodIn(seat, by)
            return None if name is None else table_events.Entered(seat, name)
        case deeds.Sat(seat, _, name):
            return table_events.Sat(seat, name)
        case deeds.BotSat(seat, mind, name):
            return table_events.Sat(seat, name, mind)
        case deeds.Forgotten(_, int(seat)):
            return table_events.Left(seat)
        case deeds.Wished(seat):
            assert table.match is not None
            return table_events.Wished(seat, table.match.game.turn)
        case deeds.Changed():
            return table_events.SettingChanged()
        case deeds.Started():
            assert table.match is not None
            return table_events.Started(table.match.id)
        case _:
            return None
