"""The application: every route, what goes with each answer, and how a refusal is told over HTTP.

Law: one application for HTTP and WebSockets. Every answer carries the headers below; state is never to be kept by anybody
between, and errors are codes. What we did not foresee is told to nobody but the journal.
"""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any, Final

from litestar import Litestar, MediaType, Request, Response, get
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException, InternalServerException, NotFoundException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import FromPath

from coyote.rules.refusals import Refused
from coyote.server.codes import STATUS, Refusal, ServerCode
from coyote.server.edge.limits import Limits
from coyote.server.edge.sockets import LONGEST, Sockets
from coyote.server.http.files import Page
from coyote.server.http.lobby import Lobby
from coyote.server.http.records import Games, Records
from coyote.server.http.visit import FREE, pays, visit_of
from coyote.server.journal import note
from coyote.server.storage.errors import StoreError
from coyote.server.tables.house import House
from coyote.table import exit
from coyote.table.refusals import TableCode, TableRefused
from coyote.table.wire import outbound

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
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "cache-control": "no-store",
}
ASGI = Callable[[Any, Any, Any], Awaitable[None]]

TABLE_STATUS: Final[dict[str, int]] = {TableCode.MALFORMED: 400, TableCode.PLACE_UNKNOWN: 404}
"""Whatever else the table or the rules refuse is well-formed, and cannot be now: 409."""


@get("/api/health", summary="The process lives", sync_to_thread=False)
def health() -> dict[str, bool]:
    return {"alive": True}


@get("/api/ready", summary="Whether to send people here", sync_to_thread=False)
def ready(state: State) -> Response[dict[str, bool]]:
    """While draining, or after the disk failed, no. A bus that is away costs latency only, and is told."""
    house: House = state.house
    good = house.ready and not house.failed.is_set()
    return Response({"ready": good, "bus": house.env.bus.connected}, status_code=200 if good else 503)


@get("/metrics", media_type=MediaType.TEXT, include_in_schema=False, sync_to_thread=False)
def metrics(state: State) -> bytes:
    house: House = state.house
    return house.env.metrics.written()


@get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False, opt={FREE: True})
def page(request: Request[Any, Any, State], state: State, path: FromPath[str] = "/") -> Response[bytes]:
    files: Page = state.page
    file = None if path.startswith("/api/") else files.at(path)
    if file is None:
        raise NotFoundException
    headers = {"etag": file.etag, "cache-control": "public, max-age=31536000, immutable" if file.lasting else "no-cache"}
    if file.packed:
        headers["vary"] = "accept-encoding"
    if request.headers.get("if-none-match") == file.etag:
        return Response(b"", status_code=304, headers=headers, media_type=file.type)
    if file.packed and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(file.packed, headers={**headers, "content-encoding": "gzip"}, media_type=file.type)
    return Response(file.body, headers=headers, media_type=file.type)


def refuse(_: Request[Any, Any, Any], why: Exception) -> Response[bytes]:
    """A refusal over HTTP: the same object as on a socket."""
    if isinstance(why, TableRefused | Refused):
        return told(TABLE_STATUS.get(why.code, 409), exit.refused(None, why))
    if isinstance(why, Refusal):
        return told(STATUS[why.code], exit.written(outbound.RefusedTold(None, why.code, why.values)))
    code, status, values = ServerCode.UNAVAILABLE, 503, dict[str, int | str]()
    if isinstance(why, HTTPException) and why.status_code < 500:
        code, status = ServerCode.BODY_UNFIT, why.status_code
        if status in (404, 405):
            code = ServerCode.NOT_FOUND
        else:
            values = {"reason": fields(why)}
    elif isinstance(why, InternalServerException) and "disconnected" in why.detail:
        code, status = ServerCode.BODY_UNFIT, 400  # it broke off in mid-sentence, and hears no answer
    elif isinstance(why, StoreError):
        note("not answered", trouble=why.code)
    else:
        status = 500
        note("not foreseen", logging.ERROR, why)
    return told(status, exit.written(outbound.RefusedTold(None, code, values)))


def fields(why: HTTPException) -> str:
    """Which field was wrong, in msgspec's words."""
    extra = why.extra if isinstance(why.extra, list) else []
    told = [f"{one.get('key', '')}: {one.get('message', '')}" for one in extra if isinstance(one, dict)]
    return ("; ".join(told) or why.detail)[:200]


def told(status: int, body: bytes) -> Response[bytes]:
    return Response(body, status_code=status, media_type="application/json", headers=HEADERS)


def application(house: House, limits: Limits, origins: frozenset[str]) -> ASGI:
    """All of it."""
    shelf = Games(house)

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        async with house.env.store, house.env.bus:
            await house.start()
            try:
                yield
            finally:
                await house.stop()

    web = Litestar(
        [Lobby, Records, health, ready, metrics, page],
        dependencies={
            "visit": Provide(visit_of, sync_to_thread=False),
            "shelf": Provide(lambda: shelf, sync_to_thread=False),
        },
        guards=[pays],
        exception_handlers={Exception: refuse},
        response_headers=HEADERS,
        request_max_body_size=LONGEST,
        state=State({"house": house, "limits": limits, "page": Page()}),
        lifespan=[lifespan],
        openapi_config=OpenAPIConfig(
            title="Coyote", version="1", path="/api/schema", render_plugins=[JsonRenderPlugin(path="/openapi.json")]
        ),
        logging_config=None,
    )
    sockets = Sockets(house, limits, origins)

    async def both(scope: Any, receive: Any, send: Any) -> None:
        # a WebSocket passes by the web's middleware, which would look at every message
        await (sockets if scope["type"] == "websocket" else web)(scope, receive, send)

    return both
