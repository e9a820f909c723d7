"""Prices: what everything costs that a stranger can ask for. The only list of them.

Law: a point is a millisecond of processor time, and a price is at least what the work takes with the nastiest input that is
allowed. So what flows into a network's buckets (`limits`) is the time that it can use up. Some prices are higher than the
work: what stays in the store for ever is dearer than what is gone with its answer. Measured by `python3 run.py bench prices`;
docs/limits.md lists all prices, and a test compares.
"""

from __future__ import annotations

from typing import Final

from coyote.table.wire import inbound

ROUTES: Final[dict[str, float]] = {
    "GET /api/health": 2,
    "GET /api/ready": 2,
    "GET /metrics": 10,
    "GET /api/schema/openapi.json": 10,
    # the lobby
    "POST /api/guests": 50,
    "GET /api/guests/me": 5,
    "DELETE /api/guests/me": 10,
    "POST /api/tables": 100,
    "GET /api/tables": 10,
    "GET /api/tables/{link}": 5,
    "GET /api/tables/{link}/frame": 20,
    "GET /api/tables/{link}/last": 100,
    "GET /api/tables/{link}/coach": 100,
    "GET /api/editions": 5,
    "GET /api/choices": 5,
    "GET /api/minds": 5,
    # finished games
    "GET /api/games/{game}": 50,
    "GET /api/games/{game}/record": 50,
    "GET /api/games/{game}/fairness": 50,
    "GET /api/games/{game}/moments/{place}": 10,
    "GET /api/games/{game}/analysis": 700,
    "GET /api/games/{game}/odds/{place}": 50,
    "POST /api/count": 10,
}
"""The price of a request, by its method and path."""
UNLISTED: Final = 100
"""The price of a route that is not in the list. A test says which."""

HELLO: Final = 20
"""The price of a hello: a guest is looked up and gets a new token, and a whole frame is made."""

ASKS: Final[dict[type, float]] = {
    inbound.Sit: 4,
    inbound.Leave: 4,
    inbound.Change: 8,
    inbound.AddBot: 4,
    inbound.Remove: 4,
    inbound.PassHost: 4,
    inbound.Start: 10,
    inbound.Play: 4,
    inbound.Commit: 2,
    inbound.Show: 10,
    inbound.React: 4,
    inbound.Look: 1,
}
"""The price of an ask at a table with the fewest lines."""
UNREADABLE: Final = 1
"""The price of a message that is no ask."""
LINE: Final = 0.1
"""What an ask costs more for each line to its table: everybody is told."""
EYES: Final = 0.5
"""What it costs more for each seat, for its frame is another one."""


def of_route(method: str, path: str) -> float:
    return ROUTES.get(f"{method} {path}", UNLISTED)


def of_ask(kind: type, lines: int, seats: int) -> float:
    """The price of an ask of this kind at a table with so many lines and seats."""
    own = ASKS.get(kind, UNREADABLE)
    return own if kind is inbound.Look or kind not in ASKS else own + LINE * lines + EYES * min(lines, seats + 1)
