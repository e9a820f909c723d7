"""Prices: what everything that a stranger can ask for costs. This is the only list.

Law: a point is a millisecond of processor time, and a price is at least what the work takes with the nastiest input that is
allowed. So what flows into a network's buckets (`limits`) is the time that it can use up. Many prices are higher than the work:
what stays in the store for ever costs more than what is gone with its answer. Where the work can be long but is mostly short,
what was not used is paid back. Measured by `python3 run.py bench prices`; docs/limits.md lists all prices.
"""

from __future__ import annotations

from typing import Final

from coyote.bots import MINDS
from coyote.table.autopilot import Choice
from coyote.table.wire import inbound

ROUTES: Final[dict[str, float]] = {
    "GET /api/health": 5,
    "GET /api/ready": 5,
    "GET /metrics": 10,
    "GET /api/schema/openapi.json": 150,  # the first time in a process; then it is kept
    # the lobby
    "POST /api/guests": 50,
    "GET /api/guests/me": 5,
    "DELETE /api/guests/me": 100,
    "POST /api/tables": 100,
    "GET /api/tables": 10,
    "GET /api/tables/{link}": 5,
    "GET /api/tables/{link}/frame": 10,
    "GET /api/tables/{link}/last": 250,
    "GET /api/tables/{link}/coach": 60,
    "GET /api/editions": 5,
    "GET /api/choices": 5,
    "GET /api/minds": 5,
    # what a guest is remembered by
    "GET /api/guests/me/games": 20,
    "GET /api/guests/me/progress": 40,
    "POST /api/guests/me/move": 50,
    "POST /api/moves": 20,
    "GET /api/ladder": 10,
    "GET /api/hands/{level}": 10,
    "GET /api/daily": 20,
    "POST /api/daily": 300,
    # finished games
    "GET /api/games/{game}": 20,
    "GET /api/games/{game}/record": 20,
    "GET /api/games/{game}/fairness": 20,
    "GET /api/games/{game}/moments/{place}": 10,
    "GET /api/games/{game}/analysis": 250,
    "GET /api/games/{game}/odds/{place}": 60,
    "POST /api/count": 20,
}
"""The price of a request, by its method and path. A long game costs more, by its length (`http.shelf`)."""
BASE: Final = 5
"""The part of the price of judging a round that is never paid back; the rest is, except for the time that it took."""
UNLISTED: Final = 100
"""The price of a route that is not in the list. A test says which."""

PREVIEW: Final = 5
"""The price of what the page tells messengers of a table: its row is looked up. Whoever cannot pay gets the page without it."""
HELLO: Final = 20
"""The price of a hello: a guest is looked up and gets a new token, and a whole frame is made."""

ASKS: Final[dict[type, float]] = {
    inbound.Sit: 2,
    inbound.Leave: 2,
    inbound.Change: 6,
    inbound.AddBot: 2,
    inbound.Remove: 2,
    inbound.PassHost: 2,
    inbound.Lock: 2,
    inbound.OpenFaces: 2,
    inbound.Knock: 2,
    inbound.Admit: 2,
    inbound.TurnAway: 2,
    inbound.Pick: 2,
    inbound.Nudge: 2,
    inbound.StandIn: 2,
    inbound.Hurry: 20,
    inbound.Start: 20,
    inbound.Play: 2,
    inbound.Switch: 2,
    inbound.Watched: 2,
    inbound.Commit: 3,
    inbound.Show: 3,
    inbound.React: 2,
    inbound.Look: 1,
    inbound.TuneIn: 1,
    inbound.Signal: 1,
}
"""The price of an ask, besides what it costs to tell everybody. The deal that follows from seeds is paid with the start."""
TO_ONE: Final = frozenset({inbound.Commit, inbound.Show, inbound.Look, inbound.TuneIn, inbound.Signal})
"""Asks of which nobody is told at once, or one person at most."""
UNREADABLE: Final = 1
"""The price of a message that is not an ask."""
LINE: Final = 0.05
"""What it costs to tell one line."""
EYES: Final = 0.4
"""What it costs to write a frame; every seat has its own, and watchers one together."""
BOXED, UNBOXED, SOLVED = 7, 60, 100
"""The price of a bot's thought: with a deck that comes in a box, with any other, and by a mind that solves the round where two
players are left. It depends on nothing that is hidden, so nobody learns from it how long a thought took."""


def of_route(method: str, path: str) -> float:
    """The price of a request."""
    return ROUTES.get(f"{method} {path}", UNLISTED)


def of_thought(choice: Choice) -> float:
    """The price of a bot's thought."""
    terms = choice.sees.terms
    if len(choice.sees.inside) == 2 and MINDS[choice.mind].solves:
        return SOLVED
    return BOXED if terms.deck in (terms.edition.deck, *terms.edition.decks.values()) else UNBOXED


def of_ask(kind: type, lines: int, seats: int) -> float:
    """The price of an ask of this kind at a table with this many lines and seats."""
    own = ASKS.get(kind, UNREADABLE)
    return own if kind in TO_ONE or kind not in ASKS else own + LINE * lines + EYES * min(lines, seats + 1)
