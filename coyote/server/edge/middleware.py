"""The middleware: what every request must pass before any work is done for it.

Law: known hosts only, so that no website can point its own name at this machine and read what it serves. Only JSON changes
anything, and only from our own page: a form on any website could send plain text. HEAD is answered wherever GET is. The page
and whatever is not there are answered here, from memory; the rest is for the routes.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Final, NamedTuple
from urllib.parse import urlsplit

from coyote.server.codes import ServerCode, ServerRefused
from coyote.server.edge import limits as rates
from coyote.server.edge.answers import answer_to
from coyote.server.edge.limits import Limits
from coyote.server.edge.networks import address_of, here, network

ASGI = Callable[[Any, Any, Any], Awaitable[None]]
Headers = list[tuple[bytes, bytes]]
Page = Callable[[Any], Awaitable[tuple[int, Headers, bytes] | None]]
"""The answer to a request, given its scope, as status, headers and body; None if nothing is there."""

JSON: Final = "application/json"
LOOKING: Final = ("GET", "HEAD")
CHANGING: Final = ("POST", "PUT", "PATCH", "DELETE")
METRICS: Final = "/metrics"
FORBIDDEN: Final = 1008
"""Before a WebSocket is accepted: HTTP 403."""


class Unfit(NamedTuple):
    """Why a request is not let through."""

    why: ServerRefused
    status: int | None = None
    """The status, if it is not the one that belongs to the code."""


@dataclass(frozen=True, slots=True)
class Middleware:
    """An ASGI application in front of all others."""

    routes: ASGI
    sockets: ASGI
    page: Page
    headers: Headers
    """The headers of every answer that is given here, unless it brings its own."""
    limits: Limits
    origins: frozenset[str]
    hosts: frozenset[str]
    proxied: bool = False
    """Connections are a proxy's, so that nobody has paid at the door yet."""
    open_metrics: bool = False
    """Whether `/metrics` is for everybody."""

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        match scope["type"]:
            case "http":
                await self.request(scope, receive, send)
            case "websocket" if not self.known_host(scope):
                await receive()
                await send({"type": "websocket.close", "code": FORBIDDEN})
            case "websocket":
                await self.sockets(scope, receive, send)
            case _:
                await self.routes(scope, receive, send)

    async def request(self, scope: Any, receive: Any, send: Any) -> None:
        method, path = scope["method"], scope["path"]
        if self.proxied and (wait := self.limits.wait(rates.PACE, network(scope["client"]))):
            await asyncio.sleep(wait)
        unfit = self.unfit(scope)
        if unfit is not None:
            await self.refuse(send, unfit)
        elif path.startswith("/api/") or path == METRICS:
            # uvicorn sends no body in answer to HEAD
            await self.routes({**scope, "method": "GET"} if method == "HEAD" else scope, receive, send)
        elif method not in LOOKING:
            await self.refuse(send, Unfit(NOTHING, 405))
        elif (sent := await self.page(scope)) is None:
            await self.refuse(send, Unfit(NOTHING))
        else:
            await self.answer(send, *sent)

    def unfit(self, scope: Any) -> Unfit | None:
        """Why this request cannot be let through, whatever it asks for."""
        method = scope["method"]
        if self.proxied and not self.limits.take(rates.DOOR, network(scope["client"]), 1):
            return Unfit(ServerRefused(ServerCode.TOO_FAST))
        if not self.known_host(scope):
            return Unfit(ServerRefused(ServerCode.HOST_UNKNOWN))
        if method in CHANGING:
            if any(origin not in self.origins for origin in valued(scope, b"origin")):
                return Unfit(ServerRefused(ServerCode.ORIGIN_UNKNOWN))
            if method != "DELETE" and [kind_of(one) for one in valued(scope, b"content-type")] != [JSON]:
                return Unfit(ServerRefused(ServerCode.BODY_UNFIT, reason=f"content-type: {JSON}"), 415)
        if scope["path"] == METRICS and not self.open_metrics and not here(scope["client"]):
            return Unfit(NOTHING)
        return None

    def known_host(self, scope: Any) -> bool:
        """Whether the host is one of ours, or the very address that this connection came to, which no other name can mean."""
        said = valued(scope, b"host")
        if not said:
            return True  # HTTP/1.0; no browser speaks it
        name = host_of(said[0])
        server = address_of(scope.get("server"))
        return len(said) == 1 and (name in self.hosts or (server is not None and name == server.compressed))

    async def refuse(self, send: Any, unfit: Unfit) -> None:
        told = answer_to(unfit.why)
        headers = [(b"content-type", JSON.encode()), (b"content-length", b"%d" % len(told.body))]
        await self.answer(send, unfit.status or told.status, headers, told.body)

    async def answer(self, send: Any, status: int, headers: Headers, body: bytes) -> None:
        brought = {name for name, _ in headers}
        headers = [*headers, *(header for header in self.headers if header[0] not in brought)]
        await send({"type": "http.response.start", "status": status, "headers": headers})
        await send({"type": "http.response.body", "body": body})


NOTHING: Final = ServerRefused(ServerCode.NOT_FOUND)


def valued(scope: Any, name: bytes) -> list[str]:
    """All values of a header."""
    return [value.decode("latin-1") for header, value in scope["headers"] if header == name]


def kind_of(content_type: str) -> str:
    return content_type.partition(";")[0].strip().lower()


def host_of(said: str) -> str:
    """The host without its port."""
    host = said[: said.find("]") + 1] if said.startswith("[") else said.partition(":")[0]
    return host.lower().strip("[]")


def hosts_of(origins: frozenset[str]) -> frozenset[str]:
    """The hosts under which somebody may ask for us: those of our own addresses."""
    return frozenset(urlsplit(origin).hostname or "" for origin in origins)
