"""The application: every route, the headers of every answer, and how an error is answered over HTTP.

Law: one application for HTTP and WebSockets. Every answer carries the headers below; no cache may keep state, and errors are
codes. An unexpected error is reported to the journal and to nobody else.
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

from coyote.errors import CoyoteError
from coyote.server.codes import ServerCode, ServerRefused
from coyote.server.edge.answers import answer_to
from coyote.server.edge.limits import Limits
from coyote.server.edge.sockets import LONGEST, Sockets
from coyote.server.http.files import Page
from coyote.server.http.lobby import Lobby
from coyote.server.http.records import Games, Records
from coyote.server.http.visit import FREE, pays, visit_of
from coyote.server.journal import note
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
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "cache-control": "no-store",
}
ASGI = Callable[[Any, Any, Any], Awaitable[None]]


@get("/api/health", summary="The process is alive", sync_to_thread=False)
def health() -> dict[str, bool]:
    return {"alive": True}


@get("/api/ready", summary="Whether to send people here", sync_to_thread=False)
def ready(state: State) -> Response[dict[str, bool]]:
    """Not while draining, nor while nothing can be kept. A lost bus costs only latency; it is reported beside."""
    house: House = state.house
    good = house.ready and house.env.pulse.writable and not house.failed.is_set()
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


def refuse(request: Request[Any, Any, Any], why: Exception) -> Response[bytes]:
    """The answer to a request that ended with an error: the same object as on a socket."""
    status = None
    if isinstance(why, CoyoteError):
        if isinstance(why, StoreError):
            note("request failed", trouble=why.code)
            request.app.state.house.env.pulse.writable = False  # until something was written
        told = answer_to(why)
    elif isinstance(why, HTTPException) and why.status_code < 500:
        status, unfit = why.status_code, ServerRefused(ServerCode.BODY_UNFIT, reason=fields(why))
        told = answer_to(ServerRefused(ServerCode.NOT_FOUND) if status in (404, 405) else unfit)
    elif isinstance(why, InternalServerException) and "disconnected" in why.detail:
        told = answer_to(ServerRefused(ServerCode.BODY_UNFIT))  # the client hung up in the middle, and hears no answer
    else:
        status, told = 500, answer_to(ServerRefused(ServerCode.UNAVAILABLE))
        note("unexpected error", logging.ERROR, why)
    return Response(told.body, status_code=status or told.status, media_type="application/json", headers=HEADERS)


def fields(why: HTTPException) -> str:
    """Which field was wrong, in msgspec's words."""
    extra = why.extra if isinstance(why.extra, list) else []
    wrong = [f"{one.get('key', '')}: {one.get('message', '')}" for one in extra if isinstance(one, dict)]
    return ("; ".join(wrong) or why.detail)[:200]


def application(house: House, limits: Limits, origins: frozenset[str]) -> ASGI:
    """The whole application."""
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
        # WebSockets bypass Litestar, whose middleware would look at every message
        await (sockets if scope["type"] == "websocket" else web)(scope, receive, send)

    return both
