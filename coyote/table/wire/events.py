"""Events of a game as they go over the wire: a Struct for each event of the rules, with its name and its fields."""

from __future__ import annotations

from dataclasses import MISSING, fields
from functools import reduce
from operator import or_
from typing import TYPE_CHECKING, Any, Final, get_args, get_type_hints

import msgspec

from coyote.rules.model.events import Event
from coyote.table.wire.hearing import Heard
from coyote.table.wire.table_events import OfTable


def on_the_wire(kind: type[Any]) -> Any:
    """The type that carries events of this kind."""
    hints = get_type_hints(kind)
    parts = [
        (part.name, hints[part.name]) if part.default is MISSING else (part.name, hints[part.name], part.default)
        for part in fields(kind)
    ]
    return msgspec.defstruct(kind.__name__, parts, bases=(Heard,), frozen=True, module=__name__)


WIRE: Final[dict[type, type[Heard]]] = {kind: on_the_wire(kind) for kind in get_args(Event)}

if TYPE_CHECKING:
    OfGame = Heard
    AnyHeard = Heard
else:
    OfGame = reduce(or_, WIRE.values())
    AnyHeard = OfGame | OfTable
