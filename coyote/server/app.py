"""The application: every route, the headers of every answer, and how an error is answered over HTTP.

Law: one application for HTTP and WebSockets. Every answer carries the headers below; no cache may keep state, and errors are
codes. An unexpected error is reported to the journal and to nobody else.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

from litestar import Litestar, MediaType, Request, Response, get
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException, InternalServerException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from coyote.errors import CoyoteError
from coyote.server import reserved
from coyote.server.codes import ServerCode, ServerRefused
from coyote.server.edge import limits as rates
from coyote.server.edge.answers import answer_to
from coyote.server.edge.conversation import LONGEST
from coyote.server.edge.limits import Limits
from coyote.server.edge.middleware import ASGI, Middleware, hosts_of
from coyote.server.edge.openings import Openings
from coyote.server.edge.prices import of_thought
from coyote.server.edge.sockets import Sockets
from coyote.server.http.daily import Daily, plan_for_ever
from coyote.server.http.files import Page
from coyote.server.http.lobby import Lobby
from coyote.server.http.memory import Remembered
from coyote.server.http.previews import Previews
from coyote.server.http.records import Records
from coyote.server.http.shelf import Shelf
from coyote.server.http.visit import pays, visit_of
from coyote.server.journal import note, note_trouble
from coyote.server.storage.errors import StoreError
from coyote.server.tables.house import House

CSP: Final = (
    "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; connect-src 'self'; base-uri 'none'; "
    "frame-ancestors 'none'; form-action 'self'; object-src 'none'"
)
HEADERS: Final = {
    "content-security-policy": CSP,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(self), geolocation=(), microphone=(self), payment=(), usb=()",
    "cache-control": "no-store",
}


@get("/api/health", summary="The process is alive", sync_to_thread=False)
def health() -> dict[str, bool]:
    return {"alive": True}


@get("/api/ready", summary="Whether to send people here", sync_to_thread=False)
def ready(state: State) -> Response[dict[str, bool]]:
    """Ready, unless it drains or nothing can be stored. A lost bus costs only latency, so the answer mentions it and no
    more."""
    house: House = state.house
    good = house.ready and house.env.pulse.writable and not house.failed.is_set()
    return Response({"ready": good, "bus": house.env.bus.connected}, status_code=200 if good else 503)


@get("/metrics", media_type=MediaType.TEXT, include_in_schema=False, sync_to_thread=False)
def metrics(state: State) -> bytes:
    house: House = state.house
    return house.env.metrics.written()


def refuse(request: Request[Any, Any, Any], why: Exception) -> Response[bytes]:
    """The answer to a request that ended with an error: the same object as on a socket."""
    status = None
    if isinstance(why, CoyoteError):
        if isinstance(why, StoreError):
            note_trouble("request failed", why)
            request.app.state.house.env.pulse.writable = False  # until something was written
        told = answer_to(why)
    elif isinstance(why, HTTPException) and why.status_code < 500:
        status, unfit = why.status_code, ServerRefused(ServerCode.BODY_UNFIT, reason=fields(why))
        told = answer_to(ServerRefused(ServerCode.NOT_FOUND) if status in (404, 405) else unfit)
    elif isinstance(why, InternalServerException) and "disconnected" in why.detail:
        told = answer_to(ServerRefused(ServerCode.BODY_UNFIT))  # the client hung up in the middle, and hears no answer
    elif isinstance(why, RecursionError):  # thousands of brackets; nothing of ours is that deep
        told = answer_to(ServerRefused(ServerCode.BODY_UNFIT, reason="too deep"))
    else:
        status, told = 500, answer_to(ServerRefused(ServerCode.UNAVAILABLE))
        note("unexpected error", logging.ERROR, why)
    return Response(told.body, status_code=status or told.status, media_type="application/json", headers=HEADERS)


def fields(why: HTTPException) -> str:
    """Which field was wrong, in msgspec's words."""
    extra = why.extra if isinstance(why.extra, list) else []
    wrong = [f"{one.get('key', '')}: {one.get('message', '')}" for one in extra if isinstance(one, dict)]
    return ("; ".join(wrong) or why.detail)[:200]


def application(
    house: House, limits: Limits, origins: frozenset[str], *, proxied: bool = False, open_metrics: bool = False
) -> ASGI:
    """The whole application of a house that was started. `proxied`: what comes in has not paid at the door; `open_metrics`:
    everybody may read them."""
    shelf, openings = Shelf(house), Openings(house)
    house.env.minds.pays = lambda network, choice: limits.take(rates.THOUGHTS, network, of_thought(choice))

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        reading = asyncio.create_task(asyncio.to_thread(reserved.words))  # now, so that no guest waits for it
        planning = asyncio.create_task(plan_for_ever(house.env))
        try:
            yield
        finally:
            await reading
            planning.cancel()
            shelf.close()
            await house.stop()

    web = Litestar(
        [Lobby, Remembered, Daily, Records, health, ready, metrics],
        dependencies={
            "visit": Provide(visit_of, sync_to_thread=False),
            "shelf": Provide(lambda: shelf, sync_to_thread=False),
        },
        guards=[pays],
        exception_handlers={Exception: refuse},
        response_headers=HEADERS,
        request_max_body_size=LONGEST,
        state=State({"house": house, "limits": limits, "openings": openings}),
        lifespan=[lifespan],
        openapi_config=OpenAPIConfig(
            title="Coyote", version="1", path="/api/schema", render_plugins=[JsonRenderPlugin(path="/openapi.json")]
        ),
        logging_config=None,
    )
    sockets = Sockets(house, limits, origins, openings)  # beside Litestar, whose middleware would look at every message
    previews = Previews(Page(), house, limits, origins)
    headers = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
    return Middleware(web, sockets, previews.sent, headers, limits, origins, hosts_of(origins), proxied, open_metrics)
