"""The shape of everything a table keeps and sends, one line each: `python -m tests.table.shapes` writes shapes.txt anew.

What is in the log of an old table must be read for ever, and an old page may still be open somewhere: read the difference.
"""

from __future__ import annotations

import importlib
import json
import pkgutil
from collections.abc import Iterator
from pathlib import Path

import msgspec

from coyote import table

FILE = Path(__file__).with_name("shapes.txt")


def structs() -> Iterator[type[msgspec.Struct]]:
    """Every message and every stored value of the table."""
    for module in pkgutil.walk_packages(table.__path__, f"{table.__name__}."):
        known = vars(importlib.import_module(module.name))
        for found in (*known.values(), *known.get("WIRE", {}).values()):
            if isinstance(found, type) and issubclass(found, msgspec.Struct) and found.__module__ == module.name:
                yield found


def shapes() -> str:
    lines = []
    for struct in structs():
        config = struct.__struct_config__
        flags = [name for name in ("frozen", "omit_defaults", "forbid_unknown_fields", "array_like") if getattr(config, name)]
        try:
            _, components = msgspec.json.schema_components([struct])
        except TypeError:  # it never leaves the process
            components = {struct.__name__: {"fields": list(struct.__struct_fields__)}}
        schema = {name: value for name, value in components[struct.__name__].items() if name not in ("title", "description")}
        name = f"{struct.__module__.rpartition('.')[2]}.{struct.__name__}"
        lines.append(" ".join([name, *flags, json.dumps(schema, ensure_ascii=False)]))
    return "\n".join(sorted(lines)) + "\n"


if __name__ == "__main__":
    FILE.write_text(shapes(), encoding="utf-8")
