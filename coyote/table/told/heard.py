"""What people hear: events of the rules and deeds of a table, as the wire writes them.

Law: an event of the rules is passed on only after `sight.seen` has let it through, field by field. A deed
tells only what everybody may know, and never who a guest is.
"""

from __future__ import annotations

from typing import Any, Final, get_args

from coyote.rules.model import events as rules_events
from coyote.rules.model import glances
from coyote.rules.model.events import Event
from coyote.table import deeds
from coyote.table.deeds import AnyDeed
from coyote.table.table import Table
from coyote.table.wire import events as wire_events
from coyote.table.wire.events import OfGame
from coyote.table.wire.hearing import Heard

WIRE: Final[dict[type, type[Heard]]] = {
    getattr(rules_events, kind.__name__, None) or getattr(glances, kind.__name__): kind for kind in get_args(OfGame)
}
SAME: Final[dict[type, type[Heard]]] = {
    getattr(deeds, kind.__name__): kind
    for kind in (
        *(wire_events.Left, wire_events.Removed, wire_events.Away, wire_events.Back, wire_events.HostPassed),
        *(wire_events.Locked, wire_events.Unlocked, wire_events.Knocked, wire_events.LetIn),
        *(wire_events.Slept, wire_events.Woke, wire_events.Reacted, wire_events.Credited),
    )
}
"""Deeds that people hear of by the same name; the wire's type says which of their fields."""


def of_event(event: Event) -> Heard:
    """An event that `sight` has let through, as the wire writes it."""
    return passed_on(event, WIRE[type(event)])


def passed_on(what: Event | AnyDeed, kind: Any) -> Heard:
    heard: Heard = kind(*[getattr(what, field) for field in kind.__struct_fields__])
    return heard


def of_deed(deed: AnyDeed, table: Table) -> Heard | None:
    """What people hear of a deed besides the events of the game. How a deck is made is a part of frames, not an event."""
    same = SAME.get(type(deed))
    if same is not None:
        return passed_on(deed, same)
    match deed:
        case deeds.Moved(seat, _, by, entered=name):  # the most frequent one first
            if by in ("stand-in", "clock"):
                return wire_events.StoodIn(seat, by)
            return None if name is None else wire_events.Entered(seat, name)
        case deeds.Sat(seat, _, name):
            return wire_events.Sat(seat, name)
        case deeds.BotSat(seat, mind, name):
            return wire_events.Sat(seat, name, mind)
        case deeds.Forgotten(_, int(seat)):
            return wire_events.Left(seat)
        case deeds.Wished(seat):
            assert table.match is not None
            return wire_events.Wished(seat, table.match.game.turn)
        case deeds.Changed():
            return wire_events.SettingChanged()
        case deeds.Started():
            assert table.match is not None
            return wire_events.Started(table.match.id)
        case _:
            return None
