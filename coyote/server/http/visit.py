"""A visit: one HTTP request, with who makes it and from where."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, ParamSpec, TypeVar

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.handlers import BaseRouteHandler

from coyote.server.edge.guesses import found
from coyote.server.edge.limits import Limits
from coyote.server.edge.networks import network
from coyote.server.edge.openings import Openings
from coyote.server.edge.prices import BASE, of_route
from coyote.server.environment import Environment
from coyote.server.guests import known
from coyote.server.storage.store import Guest, TableRow
from coyote.server.tables.house import House
from coyote.server.tables.steward import Steward
from coyote.table.rights import raise_any, refuse_watching

BEARER = "Bearer "

T = TypeVar("T")
P = ParamSpec("P")


@dataclass(frozen=True, slots=True)
class Visitor:
    """Whoever makes a request. Requests have a price, and whoever cannot pay it is refused."""

    house: House
    limits: Limits
    openings: Openings
    address: str
    token: str
    paid: float
    """What this request has cost."""
    took: list[float] = field(default_factory=list)
    """Milliseconds of the work that was `timed`."""

    @property
    def env(self) -> Environment:
        return self.house.env

    def pay(self, cost: float) -> None:
        self.limits.charge(self.address, cost)

    def timed(self, work: Callable[P, T]) -> Callable[P, T]:
        """This work, with a note of the processor time that it takes.

        Nothing that depends on a hidden card may be charged like that: what is left of the points can be found out.
        """

        def timing(*args: P.args, **named: P.kwargs) -> T:
            began = time.thread_time()
            try:
                return work(*args, **named)
            finally:
                self.took.append((time.thread_time() - began) * 1000)

        return timing

    def pay_back(self) -> None:
        """Pay back what was paid, except for the time that was noted."""
        self.limits.give_back(self.address, self.paid - BASE - sum(self.took))

    async def find(self, link: str) -> TableRow:
        """The table behind a link or a code."""
        return await found(self.house, self.limits, link, self.address)

    async def steward(self, link: str) -> Steward:
        """The steward of the table behind a link or a code, for whoever may watch it."""
        steward = await self.house.steward(await self.find(link))
        if steward.table.gate.locked:
            raise_any(refuse_watching(steward.table, (await self.guest()).id if self.token else None))
        return steward

    async def guest(self) -> Guest:
        """The guest whose token it is."""
        return await known(self.env, self.token)


Visit = NamedDependency[Visitor]
"""The type that a route declares to get its visitor."""


def visit_of(request: Request[object, object, State]) -> Visitor:
    state = request.app.state
    said = request.headers.get("authorization", "")
    token = said.removeprefix(BEARER) if said.startswith(BEARER) else ""
    scope: Any = request.scope
    price = of_route(scope["method"], scope["path_template"])
    return Visitor(state.house, state.limits, state.openings, network(scope["client"]), token, price)


async def pays(connection: ASGIConnection[Any, Any, Any, State], _: BaseRouteHandler) -> None:
    """Charge every request before anything is done for it."""
    scope: Any = connection.scope
    connection.app.state.limits.charge(network(scope["client"]), of_route(scope["method"], scope["path_template"]))
