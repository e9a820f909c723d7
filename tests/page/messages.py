"""Writes the page's TypeScript types from the Python types that go over the wire: `python -m tests.page.messages`.

Law: `browser/src/messages.gen.ts` is never written by hand; a test compares it with what this would write. It finds the types
that go over HTTP by walking the routes, so a new route needs no line here. For the tests of the page's components it writes the
server's answers about settings and editions, too, one a line.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, get_args, get_origin, get_type_hints

import msgspec
from litestar import Response
from litestar.handlers import HTTPRouteHandler

from coyote.editions import EDITIONS
from coyote.editions.catalogue import as_object
from coyote.rules.model import names
from coyote.rules.model.cards import SPECIALS
from coyote.rules.model.terms import SEATS
from coyote.server.edge.sockets import Hello, Welcome
from coyote.server.http.daily import Daily
from coyote.server.http.lobby import CHOICES, Lobby
from coyote.server.http.memory import Remembered
from coyote.server.http.records import Records
from coyote.server.tables.moving import CODE_MS
from coyote.table.animals import ANIMALS
from coyote.table.asks import REACTIONS
from coyote.table.deal.document import FairnessRecord
from coyote.table.silence import SILENT, SLOW
from coyote.table.wire import events, inbound, moves, outbound, outbound_review, outbound_signals

FILE: Final = Path(__file__).parents[2] / "browser/src/messages.gen.ts"
ANSWERS: Final = FILE.parents[1] / "tests/boxes.jsonl"
HEAD: Final = "// Made by `python -m tests.page.messages` from the types of the wire and of the routes. Do not edit.\n"
UNIONS: Final = {"Ask": inbound.AnyAsk, "Move": moves.SeatMove, "Heard": events.AnyHeard}
VALUES: Final = {
    "ANIMALS": ANIMALS,
    "FEWEST_SEATS": SEATS[0],
    "LONGEST_NAME": names.LONGEST,
    "MOVE_MINUTES": CODE_MS // 60_000,
    "REACTIONS": REACTIONS,
    "SILENT": SILENT,
    "SLOW": SLOW,
    "SPECIALS": SPECIALS,
}
PLAIN: Final = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}
WRITTEN: Final = {" | ".join(kind.__name__ for kind in get_args(union)): name for name, union in UNIONS.items()}
"""The names of the unions, by how they are written out."""


def on_routes() -> Iterator[Any]:
    """The types that go in and out over HTTP, without frames and texts that are encoded elsewhere."""
    for controller in (Lobby, Remembered, Daily, Records):
        for route in vars(controller).values():
            if isinstance(route, HTTPRouteHandler):
                hints = get_type_hints(route.fn)
                found = [hints[name] for name in ("data", "return") if name in hints]
                yield from (kind for kind in found if kind not in (str, type(None)) and get_origin(kind) is not Response)


def typed(schema: dict[str, Any]) -> str:
    """A JSON schema as a TypeScript type."""
    match schema:
        case {"$ref": str(ref)}:
            return ref.rsplit("/", 1)[-1]
        case {"anyOf": list(kinds)}:
            union = " | ".join(dict.fromkeys(typed(kind) for kind in kinds))
            return WRITTEN.get(union, union)
        case {"enum": list(values)}:
            return " | ".join(json.dumps(value) for value in values)
        case {"type": "array", "prefixItems": list(items)}:
            return f"[{', '.join(typed(item) for item in items)}]"
        case {"type": "array", "items": dict(items)}:
            inner = typed(items)
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        case {"type": "object", "additionalProperties": dict(values)}:
            return f"Record<string, {typed(values)}>"
        case {"type": list(kinds)}:
            return " | ".join(PLAIN[kind] for kind in kinds)
        case {"type": str(kind)}:
            return PLAIN[kind]
    raise ValueError(schema)


def interface(name: str, schema: dict[str, Any]) -> str:
    """An object as a TypeScript interface; a field that may be left out is optional."""
    if "properties" not in schema:
        return f"export type {name} = {typed(schema)}\n"
    required = set(schema.get("required", ()))
    fields = [f"  {field}{'' if field in required else '?'}: {typed(kind)}" for field, kind in schema["properties"].items()]
    return "\n".join([f"export interface {name} {{", *fields, "}", ""])


def written() -> str:
    """The content of the file."""
    named = [kind for union in UNIONS.values() for kind in get_args(union)]
    roots = [
        outbound.Frame,
        outbound.News,
        outbound_review.Moment,
        outbound.Ack,
        outbound.RefusedTold,
        FairnessRecord,
        Hello,
        Welcome,
        inbound.Look,
        inbound.TuneIn,
        inbound.Signal,
        outbound_signals.SignalTold,
        outbound_signals.RelaysTold,
        *named,
    ]
    _, components = msgspec.json.schema_components([*roots, *on_routes()], ref_template="#/{name}")
    parts = [interface(name, components[name]) for name in sorted(components)]
    parts += [f"export type {name} = {union}\n" for union, name in WRITTEN.items()]
    parts += [f"export const {name} = {json.dumps(value)} as const\n" for name, value in VALUES.items()]
    return "\n".join([HEAD, *parts])


def answers() -> bytes:
    """What a new table may be, then each edition."""
    return msgspec.json.Encoder().encode_lines([CHOICES, *map(as_object, EDITIONS.values())])


if __name__ == "__main__":
    FILE.write_text(written(), encoding="utf-8")
    ANSWERS.write_bytes(answers())
