"""What people hear: events of the rules and deeds of a table, as the wire writes them.

Law: an event of the rules is passed on only after `sight.seen` has let it through, field by field. A deed
tells only what everybody may know, and never who a guest is.
"""

from __future__ import annotations

from typing import Any, Final, get_args

from coyote.rules.model import events as rules_events
from coyote.rules.model.events import Event
from coyote.table import deeds
from coyote.table.deeds import AnyDeed
from coyote.table.table import Table
from coyote.table.wire import events as wire_events
from coyote.table.wire.events import Heard, OfGame

WIRE: Final[dict[type, type[Heard]]] = {getattr(rules_events, kind.__name__): kind for kind in get_args(OfGame)}


def of_event(event: Event) -> Heard:
    """An event that `sight` has let through, as the wire writes it."""
    kind: Any = WIRE[type(event)]
    return kind(*[getattr(event, field) for field in kind.__struct_fields__])  # type: ignore[no-any-return]


def of_deed(deed: AnyDeed, table: Table) -> Heard | None:
    """What people hear of a deed besides the events of the game. How a deck is made is a part of frames, not an event."""
    match deed:
        case deeds.Sat(seat, _, name):
            return wire_events.Sat(seat, name)
        case deeds.BotSat(seat, mind, name):
            return wire_events.Sat(seat, name, mind)
        case deeds.Moved(seat, _, by) if by in ("stand-in", "clock"):
            return wire_events.StoodIn(seat, by)
        case deeds.Moved(seat, entered=str(name)):
            return wire_events.Entered(seat, name)
        case deeds.Left(seat) | deeds.Forgotten(_, int(seat)):
            return wire_events.Left(seat)
        case deeds.Removed(seat):
            return wire_events.Removed(seat)
        case deeds.Away(seat):
            return wire_events.Away(seat)
        case deeds.Back(seat):
            return wire_events.Back(seat)
        case deeds.HostPassed(seat):
            return wire_events.HostPassed(seat)
        case deeds.Locked():
            return wire_events.Locked()
        case deeds.Unlocked():
            return wire_events.Unlocked()
        case deeds.Knocked(_, name):
            return wire_events.Knocked(name)
        case deeds.LetIn(_, name):
            return wire_events.LetIn(name)
        case deeds.Wished(seat):
            assert table.match is not None
            return wire_events.Wished(seat, table.match.game.turn)
        case deeds.Slept(seat):
            return wire_events.Slept(seat)
        case deeds.Woke(seat):
            return wire_events.Woke(seat)
        case deeds.Changed():
            return wire_events.SettingChanged()
        case deeds.Started():
            assert table.match is not None
            return wire_events.Started(table.match.id)
        case deeds.Reacted(seat, reaction):
            return wire_events.Reacted(seat, reaction)
        case deeds.Credited(ms):
            return wire_events.Credited(ms)
        case _:
            return None
