"""Leaks that a server could have, planted: the proof must catch every one of them, or its silence means nothing.

Law: each is a mistake that somebody could make in `coyote/server`, or that the server would pass on: the wrong eyes, a number
or a line too many, a time or an order that depends on a card. None is in the table's exit; `tests/hidden/` plants those.
"""

from __future__ import annotations

import asyncio
import json
import sys
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, ExitStack, contextmanager
from hashlib import sha256
from typing import Any, Final, TypeVar
from unittest.mock import patch

from litestar import Response, get
from litestar.params import FromPath
from msgspec.structs import replace

from coyote.errors import CoyoteError
from coyote.rules.model.state import Game, counting_cards
from coyote.rules.play.count import total
from coyote.rules.sight import view
from coyote.server import app
from coyote.server.codes import ServerCode, ServerRefused
from coyote.server.edge import conversation, sockets
from coyote.server.http import lobby, memory, records
from coyote.server.http.shelf import Shelf
from coyote.server.journal import note
from coyote.server.tables import clockwork, signals, steward
from coyote.server.tables.bundle import Bundle
from coyote.server.tables.clockwork import Clockwork
from coyote.server.tables.house import House
from coyote.server.tables.line import Line
from coyote.server.tables.log import Log
from coyote.server.tables.steward import Steward
from coyote.table import autopilot
from coyote.table.autopilot import Choice
from coyote.table.review import coach, finished
from coyote.table.schedule import ahead
from coyote.table.table import Table
from coyote.table.told.frames import Exit
from coyote.table.wire import inbound
from prove.sight.thinking import cost

T = TypeVar("T")
Change = Callable[..., Any]
"""What is done instead of a function; it gets the function and its arguments."""

newest: list[Table] = []
"""The table where something was stored last."""


def game() -> Game | None:
    match = newest[-1].match if newest else None
    return None if match is None or match.over or not match.game.round.heads else match.game


def cards() -> list[str]:
    now = game()
    return [] if now is None else [card or "" for card in now.round.heads]


def sum_of_heads() -> int:
    now = game()
    return 0 if now is None else total(counting_cards(now.round))


@contextmanager
def planted(*leaks: tuple[Any, str, Change]) -> Iterator[None]:
    """Plant these leaks: a class replaces another, a function is wrapped."""
    newest.clear()
    with ExitStack() as stack:
        for where, name, change in ((Log, "adopt", remembering), *leaks):
            put = change if isinstance(change, type) else instead(getattr(where, name), change)
            stack.enter_context(patch.object(where, name, put))
        yield


def instead(real: Any, change: Change) -> Any:
    return lambda *given, **named: change(real, *given, **named)


def remembering(adopt: Any, self: Log, done: Any) -> None:
    newest[:] = [done.steps[-1].table]
    adopt(self, done)


# eyes


def neighbour(table: Table, seat: int) -> int:
    return (seat + 1) % len(table.chairs)


def second_tab(eyes: Any, self: Steward, line: Line) -> int | None:
    seat, lines = eyes(self, line), self.lines.get(line.guest, [line])
    return seat if seat is None or line is lines[0] else neighbour(self.table, seat)


def hosts_eyes(eyes: Any, self: Steward, line: Line) -> int | None:
    seat: int | None = eyes(self, line)
    return 0 if seat is None else seat


def firsts_eyes(eyes: Any, self: Steward, line: Line) -> Any:
    return eyes(self, next(iter(self.lines.values()))[0] if self.lines else line)


def whole_by_neighbour(_: Any, self: Steward, line: Line) -> bytes:
    seat = self.eyes(line)
    return self.exit.frame(self.table, 0 if seat is None else neighbour(self.table, seat))


def web_frame(frame: Any, self: Exit, table: Table, eyes: int | None) -> bytes:
    over_http = sys._getframe(2).f_globals["__name__"] == lobby.__name__
    told: bytes = frame(self, table, 0 if over_http and table.chairs[0] else eyes)
    return told


def all_seeing(view: Any, game: Any, seat: int) -> Any:
    other = next(other for other in game.round.inside if other != seat)
    return view(game, other)._replace(seat=seat, options=view(game, seat).options)


# records


async def live_too(game: Any, self: Shelf, id: str, pay: Any) -> Any:
    row = await self.house.env.store.game(id)
    return await (game(self, id, pay) if row is None or row.last_seq is not None else self.read(row))


class Peeking(records.Records):
    """Records with a route that nobody knew of when the proof was written."""

    @get("/peek/{game:str}", sync_to_thread=False)
    def peek(self, game: FromPath[str]) -> dict[str, int]:
        return {"game": len(game), "pile": sum_of_heads()}


async def listed_with_cards(my_table: Any, *given: Any) -> Any:
    told = await my_table(*given)
    return replace(told, your_turn=bool(sum_of_heads() % 2))


# what is told beside the frames


def counted(adopt: Any, self: Log, done: Any) -> None:
    adopt(self, done)
    self.env.metrics.conflicts = abs(sum_of_heads())


def on_the_bus(adopt: Any, self: Log, done: Any) -> None:
    adopt(self, done)
    self.env.bus.publish(self.row.id, self.tip.seq + abs(sum_of_heads()))


def journalled(append: Any, self: Log, bundle: Bundle) -> Any:
    for entry in bundle.entries:
        note("kept", table=self.row.id, body=entry.body.decode())
    return append(self, bundle)


def in_summary(summary_of: Any, table: Table) -> Any:
    listed = summary_of(table)
    summary = json.loads(listed.summary)
    return listed._replace(summary=json.dumps(summary | {"names": summary["names"] + cards()}).encode())


class Tagged(Response[T]):
    """A response with an ETag of what is hidden."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, headers={"etag": sha256(repr(cards()).encode()).hexdigest()}, **named)


def welcoming(shown: Any, code: str) -> str:
    return f"{shown(code)}-{sha256(repr(cards()).encode()).hexdigest()[:4]}"


# refusals and acks


def true_bounds(answer: Any, *given: Any) -> Any:
    try:
        return answer(*given)
    except CoyoteError as why:
        why.values = {**why.values, "most": sum_of_heads()}
        raise


def not_with_these(answer: Any, table: Table, guest: str, ask: Any, now: int) -> Any:
    if isinstance(ask, inbound.React) and sum_of_heads() % 2:
        raise ServerRefused(ServerCode.UNAVAILABLE)
    return answer(table, guest, ask, now)


def swallowed(hand: Any, self: Steward, to: int, told: bytes) -> None:
    if not sum_of_heads() % 2:
        hand(self, to, told)


def withheld(tune_in: Any, self: Steward, line: Line) -> None:
    if sum_of_heads() % 2:
        raise ServerRefused(ServerCode.TOO_FAST)
    tune_in(self, line)


def echoing(answer_to: Any, why: Any, op: Any = None) -> Any:
    why.values = {**why.values, "table": " ".join(cards())}
    return answer_to(why, op)


def running_and_how(no: Any, code: Any, **values: Any) -> Any:
    return no(code, **values, total=sum_of_heads())


def acked(add: Any, self: Bundle, op_id: Any, steps: Any, fresh: Any, kept: Any = None) -> None:
    add(self, op_id, steps, fresh, kept and (lambda seq: kept(seq + abs(sum_of_heads()))))


# time, number and order


async def slow(done: Any, *given: Any) -> Any:
    await asyncio.sleep(abs(sum_of_heads()) / 100)
    return await done(*given)


def heard_late(hear: Any, *given: Any) -> None:
    asyncio.get_running_loop().call_later(abs(sum_of_heads()) / 100, hear, *given)


def telling_twice(tell: Any, self: Steward, steps: Any) -> None:
    tell(self, steps)
    if sum_of_heads() % 2:
        tell(self, steps)


def padded(push: Any, self: Line, message: bytes) -> None:
    push(self, message + b" " * sum(map(len, cards())))


def struck_later(due: Any, table: Table) -> int | None:
    when: int | None = due(table)
    return None if when is None else when + abs(sum_of_heads())


async def deciding_late(strike: Any, self: Clockwork) -> None:
    """The mind is asked when the moment has come."""
    choice = ahead(self.log.table, self.log.keeper)
    if choice is not None:
        await self.env.minds.decide(choice)
    await strike(self)


def stamped_late(stepped: Any, table: Table, deeds: Any, at: int) -> Any:
    """What happens by itself happens on time, and its stamp tells how long a mind needed."""
    match = table.match
    choices = [] if match is None or match.game.turn < 0 else [view(match.game, match.game.turn)]
    return stepped(table, deeds, at + sum(cost(Choice(sees, "", b"")) for sees in choices))


async def cut(come: Any, self: Steward, line: Line, **more: Any) -> None:
    await come(self, line, **more)
    if self.table.playing and sum_of_heads() % 2:
        raise ServerRefused(ServerCode.UNAVAILABLE)


def more_chance(append: Any, self: Log, bundle: Bundle) -> Any:
    self.env.chance(abs(sum_of_heads()))
    return append(self, bundle)


def live(*leaks: tuple[Any, str, Change]) -> Callable[[], AbstractContextManager[None]]:
    return lambda: planted(*leaks)


LEAKS: Final[dict[str, Callable[[], AbstractContextManager[None]]]] = {
    "a second tab with the neighbour's eyes": live((Steward, "eyes", second_tab)),
    "watchers with the host's eyes": live((Steward, "eyes", hosts_eyes)),
    "one frame for everybody": live((Steward, "eyes", firsts_eyes)),
    "a resync with the neighbour's eyes": live((Steward, "whole", whole_by_neighbour)),
    "the frame over HTTP with the host's eyes": live((Exit, "frame", web_frame)),
    "a bot or a stand-in that sees its own head": live((autopilot, "view", all_seeing)),
    "a coach who sees the own head": live((coach, "view", all_seeing)),
    "records and moments of a live game": live(
        (Shelf, "game", live_too), (finished, "finished_game", lambda _, match: match.game)
    ),
    "a refusal that says how a live game stands": live((records, "no", running_and_how)),
    "a web answer that takes its time": live((House, "find", slow)),
    "a new route that nobody thought of": live((app, "Records", Peeking)),
    "a turn in the list of my games that a card decides": live((memory, "my_table", listed_with_cards)),
    "the total in the metrics": live((Log, "adopt", counted)),
    "the total on the bus": live((Log, "adopt", on_the_bus)),
    "bodies of deeds in the journal": live((Log, "append", journalled)),
    "cards in the summary of a table": live((steward, "summary_of", in_summary)),
    "an ETag of what is hidden": live((lobby, "Response", Tagged)),
    "a welcome with a mark of the state": live((sockets, "shown", welcoming)),
    "bounds from the true total in a refusal": live((steward, "answer", true_bounds)),
    "a refusal that repeats the table": live((conversation, "answer_to", echoing)),
    "a reaction that a card forbids": live((steward, "answer", not_with_these)),
    "a signal that a card swallows": live((signals, "hand", swallowed)),
    "credentials that a card withholds": live((signals, "tune_in", withheld)),
    "the seq of an ack": live((Bundle, "add", acked)),
    "an answer that takes its time": live((conversation, "hear", heard_late)),
    "one frame more": live((Steward, "tell", telling_twice)),
    "frames as long as the cards": live((Line, "push", padded)),
    "a clock that waits for a high card": live((clockwork, "due", struck_later)),
    "a bot that decides after its pause": live((Clockwork, "strike", deciding_late)),
    "a stamp that is put on after the decision": live((clockwork, "stepped", stamped_late)),
    "a line that is cut": live((Steward, "come", cut)),
    "chance that is used up by a card": live((Log, "append", more_chance)),
}
