"""Writes the page's types of what goes over the wire from the Structs that go over it: `python -m tests.page.messages`.

Law: `browser/src/messages.gen.ts` is never written by hand; a test compares it with what this would write.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final, get_args

import msgspec

from coyote.table.wire import events, inbound, outbound

FILE: Final = Path(__file__).parents[2] / "browser/src/messages.gen.ts"
HEAD: Final = "// Made by `python -m tests.page.messages` from coyote/table/wire and coyote/table/setting.py. Do not edit.\n"
UNIONS: Final = {"Ask": inbound.AnyAsk, "Move": inbound.SeatMove, "Heard": events.AnyHeard}
PLAIN: Final = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}


def typed(schema: dict[str, Any]) -> str:
    """A JSON schema as a TypeScript type."""
    match schema:
        case {"$ref": str(ref)}:
            return ref.rsplit("/", 1)[-1]
        case {"anyOf": list(kinds)}:
            return " | ".join(dict.fromkeys(typed(kind) for kind in kinds))
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
    """The whole file."""
    named = [kind for union in UNIONS.values() for kind in get_args(union)]
    roots = [outbound.Frame, outbound.Moment, outbound.Ack, outbound.RefusedTold, *named]
    _, components = msgspec.json.schema_components(roots, ref_template="#/{name}")
    parts = [interface(name, components[name]) for name in sorted(components)]
    for name, union in UNIONS.items():
        parts.append(f"export type {name} = {' | '.join(kind.__name__ for kind in get_args(union))}\n")
    return "\n".join([HEAD, *parts])


if __name__ == "__main__":
    FILE.write_text(written(), encoding="utf-8")
