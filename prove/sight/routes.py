"""Requests to every route of the server, made from its schema.

Law: it goes through the schema, so a new route is covered although nobody adds it here. A parameter gets values that fit the
table, values that do not, and nonsense; a body is made up from its schema.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import product
from typing import Any, NamedTuple

METHODS = ("get", "post", "put", "patch", "delete")
UNLISTED = ("/metrics", "/", "/sw.js", "/replay/{game}", "/api/socket", "/api/nothing")
"""Paths that are not in the schema."""
SCHEMA = "/api/schema/openapi.json"


class Call(NamedTuple):
    """One request."""

    method: str
    path: str
    body: str | None = None


class Known(NamedTuple):
    """What a caller might know about a table."""

    link: str
    code: str
    game: str
    """The id of the game that is being played."""
    finished: str
    """The id of the game before it."""
    seats: int
    place: int
    edition: str


def values(name: str, known: Known) -> list[str]:
    """Values for a parameter of this name."""
    by_name = {
        "link": [known.link, known.code.upper(), "nowhere"],
        "game": [known.game, known.finished, known.game + "0", "nothing"],
        "place": ["0", str(known.place), "99999", "-1"],
        "eyes": [str(seat) for seat in (*range(known.seats), 99)],
    }
    return by_name.get(name) or ["0", known.link, known.game]


def routes(schema: dict[str, Any], known: Known) -> list[list[Call]]:
    """Every possible request, route by route, except the one that deletes a guest."""
    found = [[Call("GET", path.format(game=known.game))] for path in UNLISTED]
    for path, methods in schema["paths"].items():
        for method in METHODS:
            if method in methods and (method, path) != ("delete", "/api/guests/me"):
                found.append([*calls_of(method.upper(), path, methods[method], schema, known)])
    return [*found, [Call("PUT", "/api/tables", "{}")]]


def calls_of(method: str, path: str, operation: dict[str, Any], schema: dict[str, Any], known: Known) -> Iterator[Call]:
    parameters = [resolved(parameter, schema) for parameter in operation.get("parameters", ())]
    in_path = [parameter["name"] for parameter in parameters if parameter["in"] == "path"]
    queries = [""]
    for parameter in parameters:
        if parameter["in"] == "query":
            queries += [f"?{parameter['name']}={value}" for value in values(parameter["name"], known)]
    bodies: list[str | None] = [None]
    if "requestBody" in operation:
        wanted = operation["requestBody"]["content"]["application/json"]["schema"]
        made = made_up(wanted, schema, known)
        wrong = made | {"more": 1} if isinstance(made, dict) else made
        bodies = [json.dumps(made), json.dumps(wrong), "{}", "{", None]
    for chosen in product(*(values(name, known) for name in in_path)):
        filled = path
        for name, value in zip(in_path, chosen, strict=True):
            filled = filled.replace(f"{{{name}}}", value)
        for query, body in product(queries if chosen[:1] == (known.game,) or not in_path else queries[:1], bodies):
            yield Call(method, filled + query, body)


def resolved(wanted: dict[str, Any], schema: dict[str, Any]) -> dict[str, Any]:
    while "$ref" in wanted:
        found: Any = schema
        for step in wanted["$ref"].removeprefix("#/").split("/"):
            found = found[step]
        wanted = found
    return wanted


def made_up(wanted: dict[str, Any], schema: dict[str, Any], known: Known) -> Any:
    """A value that fits this schema."""
    wanted = resolved(wanted, schema)
    for several in ("oneOf", "anyOf", "allOf"):
        if several in wanted:
            return made_up(wanted[several][0], schema, known)
    kind = wanted.get("type")
    match kind[0] if isinstance(kind, list) else kind:
        case "object":
            needed = wanted.get("required", ())
            parts = wanted.get("properties", {})
            fields = {name: made_up(part, schema, known) for name, part in parts.items() if name in needed}
            return fields | ({"edition": known.edition} if "edition" in fields else {})
        case "array":
            return ["1", "2"] if resolved(wanted.get("items", {}), schema).get("type") == "string" else []
        case "integer" | "number":
            return wanted.get("minimum", 1)
        case "boolean":
            return False
        case "null":
            return None
        case _:
            return wanted["enum"][0] if "enum" in wanted else "made-up"
