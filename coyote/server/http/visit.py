"""A visit: one HTTP request, with who makes it and from where."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.handlers import BaseRouteHandler

from coyote.server.edge.limits import Limits, network
from coyote.server.environment import Environment
from coyote.server.guests import known
from coyote.server.storage.store import Guest
from coyote.server.tables.house import House
from coyote.server.tables.steward import Steward

BEARER = "Bearer "
FREE = "free"


@dataclass(frozen=True, slots=True)
class Visitor:
    """Whoever makes a request. Requests have a price, and whoever cannot pay it is refused."""

    house: House
    limits: Limits
    address: str
    token: str

    @property
    def env(self) -> Environment:
        return self.house.env

    def pay(self, cost: float) -> None:
        self.limits.charge(self.address, cost)

    async def steward(self, link: str) -> Steward:
        """The steward of the table behind a link or a code."""
        return await self.house.steward(await self.house.find(link))

    async def guest(self) -> Guest:
        """The guest whose token it is."""
        return await known(self.env, self.token)


Visit = NamedDependency[Visitor]
"""The type that a route declares to get its visitor."""


def visit_of(request: Request[object, object, State]) -> Visitor:
    state = request.app.state
    said = request.headers.get("authorization", "")
    token = said.removeprefix(BEARER) if said.startswith(BEARER) else ""
    return Visitor(state.house, state.limits, network(request.scope["client"]), token)


async def pays(connection: ASGIConnection[Any, Any, Any, State], handler: BaseRouteHandler) -> None:
    """Charge every request, except for the page itself: it has many files, all in memory, and ten friends behind one address
    must be able to open it at once."""
    if handler.opt.get(FREE):
        return
    connection.app.state.limits.charge(network(connection.scope["client"]), 1)
