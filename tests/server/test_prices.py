"""Prices: every route and every ask has one, all are in the documents, and nobody gets more than 0.3 of a processor."""

from __future__ import annotations

import re
import time
from pathlib import Path
from typing import Any, get_args

import pytest

from coyote.server.edge import limits, prices
from coyote.server.edge.limits import Limits
from coyote.server.edge.openings import Openings
from coyote.server.http.visit import Visitor
from coyote.table.wire import inbound
from prove.sight.pair import still
from prove.sight.world import world
from tests.server.houses import Clock, houses

PAGE = (Path(__file__).parents[2] / "docs/limits.md").read_text(encoding="utf-8").partition("## Prices")[2]
UNLISTED = {"GET /metrics", "GET /api/schema/openapi.json"}
"""Routes that are not in the schema."""


def test_every_route_has_a_price_and_every_price_a_route(tmp_path: Path) -> None:
    async def asked() -> Any:
        async with world(str(tmp_path / "coyote.db"), 1) as here:
            return await here.called(None, "GET", "/api/schema/openapi.json")

    schema = still(asked)
    found = {f"{method.upper()} {path}" for path, methods in schema["paths"].items() for method in methods}
    assert found | UNLISTED == prices.ROUTES.keys()


def test_every_ask_has_a_price() -> None:
    assert {*get_args(inbound.AnyAsk), *get_args(inbound.Beside)} == prices.ASKS.keys()


def test_the_document_lists_every_price() -> None:
    rows = dict(re.findall(r"^\| `([^`]+)` \| ([\d.]+) \|", PAGE, re.MULTILINE))
    asks = {getattr(kind, "__struct_config__").tag: price for kind, price in prices.ASKS.items()}  # noqa: B009
    routes = {re.sub(r"{(\w+)}", lambda name: name[1].upper(), route): price for route, price in prices.ROUTES.items()}
    assert {name: float(price) for name, price in rows.items()} == asks | routes


def test_the_document_adds_up_what_a_network_can_use() -> None:
    """Milliseconds a second: what flows into each bucket times what each costs."""
    rows = re.findall(r"^\| ([A-Z]+) \| (\d+) \| (\d+) \| ([\d.]+) \| ([\d.]+) \|", PAGE, re.MULTILINE)
    assert [name for name, *_ in rows] == ["CALLS", "DOOR", "WEB", "ASKS", "THOUGHTS", "PIECES", "REFUSALS"]
    for name, burst, flow, each, all_of_it in rows:
        rate = getattr(limits, name)
        assert (rate.burst, rate.flow) == (float(burst), float(flow)), name
        assert float(flow) * float(each) == pytest.approx(float(all_of_it)), name
    assert sum(float(row[4]) for row in rows) <= 300


def test_whatever_was_measured_costs_at_least_as_much() -> None:
    """A point is a millisecond. Asks are measured at a full table with a hundred watchers, and telling them is paid as well."""
    rows = re.findall(r"^\| `([^`]+)` \| ([\d.]+) \| ([\d.]+) \|", PAGE, re.MULTILINE)
    kinds = {getattr(kind, "__struct_config__").tag: kind for kind in prices.ASKS}  # noqa: B009
    assert len(rows) == len(prices.ROUTES) + len(kinds)
    paid = {name: prices.of_ask(kinds[name], 112, 12) if name in kinds else float(points) for name, points, _ in rows}
    assert {name: took for name, _, took in rows if float(took) > paid[name]} == {}


def test_the_document_tells_the_prices_of_thoughts() -> None:
    told = (
        f"{prices.BOXED} points with a deck that comes in a box, {prices.UNBOXED} with any other, and {prices.SOLVED} for "
        "a wolf's where two players are left"
    )
    assert told in " ".join(PAGE.split())


def test_telling_many_costs_more() -> None:
    alone, crowd = (prices.of_ask(inbound.React, lines, 6) for lines in (1, 112))
    assert alone < 3 < 9 < crowd
    assert prices.of_ask(inbound.Look, 112, 12) == prices.ASKS[inbound.Look]
    assert prices.of_ask(type(None), 112, 12) == prices.UNREADABLE


def test_several_tables_of_a_household_play_as_fast_as_they_can() -> None:
    """Six tables of six, each with a move a second, and all reacting to it."""
    a_second = 6 * (prices.of_ask(inbound.Play, 6, 6) + 2 * prices.of_ask(inbound.React, 6, 6))
    assert a_second < limits.ASKS.flow
    begun = 6 * (prices.of_ask(inbound.Start, 6, 6) + 6 * prices.ASKS[inbound.Commit] + 6 * prices.ASKS[inbound.Show])
    assert begun < limits.ASKS.burst / 2


async def test_what_can_take_long_costs_what_it_took(sqlite_file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "WEB", limits.Rate(1000, 1e-6))
    spent = [0.0]
    monkeypatch.setattr(time, "thread_time", lambda: spent[0])

    def busy(milliseconds: int) -> None:
        spent[0] += milliseconds / 1000

    def failing(milliseconds: int) -> float:
        busy(milliseconds)
        return 1 / 0

    async with houses(sqlite_file, 1, Clock()) as (house,):
        counted = Limits()
        bucket = counted.bucket(limits.WEB, "here")
        counted.charge("here", 500)
        visitor = Visitor(house, counted, Openings(house), "here", "", 500)
        visitor.timed(busy)(30)
        visitor.pay_back()
        assert bucket.left == pytest.approx(1000 - prices.BASE - 30, abs=0.01)
        left = bucket.left
        visitor = Visitor(house, counted, Openings(house), "here", "", prices.BASE)
        with pytest.raises(ZeroDivisionError):
            visitor.timed(failing)(30)
        visitor.pay_back()
        assert bucket.left == pytest.approx(left - 30, abs=0.01), "also what failed, and what took more than was paid"
