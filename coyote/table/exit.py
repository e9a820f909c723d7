"""THE ONE EXIT: whatever a table tells anybody leaves here, one frame for one addressee.

Law: a frame is built up from nothing, by `frame_parts`; never by removing secrets from a fuller object. What is the same for
everybody is written once and put into each frame as it is; only `you`, and the few events that differ by addressee, are
written for each. What the exit remembers is only a cache: emptying it changes no frame.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from operator import is_
from typing import Final, NamedTuple

import msgspec
from msgspec import Raw, structs

from coyote.errors import CoyoteError
from coyote.rules.headband import tells
from coyote.rules.model.events import Event
from coyote.rules.model.moves import DEALER, NOBODY, PlayerMove
from coyote.rules.model.state import Round
from coyote.rules.sight import WATCHER, common, seen
from coyote.rules.story import events
from coyote.table import frame_parts, heard
from coyote.table.deeds import Begun, Dealt, Drawn, Moved, TurnedOver
from coyote.table.keeper import Keeper
from coyote.table.match import Match
from coyote.table.setting import PHONES
from coyote.table.table import Step, Table
from coyote.table.wire import outbound
from coyote.table.wire.inbound import SeatMove, from_rules

written: Final = msgspec.json.Encoder().encode

PLAYED: Final = (Moved, Begun, Dealt, Drawn, TurnedOver)
"""Deeds that are moves of the game, so that the game's events tell about them."""


class Head(msgspec.Struct, frozen=True, tag_field="tell", tag="table"):
    """The fields of an outbound.Frame before `you`."""

    seq: int
    at: int
    table: Raw


class Tail(msgspec.Struct, frozen=True, omit_defaults=True):
    """The fields of an outbound.Frame after `you`."""

    terms: Raw | None = None
    game: Raw | None = None
    fair: Raw | None = None
    last: Raw | None = None
    events: list[Raw] = []


class Public(NamedTuple):
    """What everybody is told after these steps, already written."""

    of: Table
    steps: Sequence[Step] | None
    head: bytes
    tail: Tail
    events: list[Raw | Event]
    """An event that differs by addressee is not written yet."""
    rest: bytes | None
    """The tail, written; None if some event differs by addressee."""


class Exit:
    """The exit of one table."""

    def __init__(self, keeper: Keeper) -> None:
        self.keeper = keeper
        self.public: Public | None = None
        self.kept: dict[str, tuple[tuple[object, ...], Raw]] = {}
        self.moves: list[tuple[PlayerMove, SeatMove]] = []
        self.yours: dict[int | None, tuple[Round, bytes]] = {}

    def frame(self, table: Table, eyes: int | None, steps: Sequence[Step] | None = None) -> bytes:
        """What a seat, or a WATCHER, is told after these steps; without steps, everything there is to know now."""
        public = self.public
        if public is None or public.of is not table or public.steps is not steps:
            public = self.public = self.everybody(table, steps)
        return b"".join((public.head, self.you(table, eyes), public.rest or self.rest(public, eyes)))

    def rest(self, public: Public, eyes: int | None) -> bytes:
        """The tail for an addressee who hears some events differently."""
        table = public.of
        sees, hears = eyes if table.playing else WATCHER, tells if table.setting.heads == PHONES else seen
        news = [event if isinstance(event, Raw) else line(hears(event, sees)) for event in public.events]
        return continued(public.tail, news)

    def you(self, table: Table, eyes: int | None) -> bytes:
        """What only this addressee sees. Within a Round it changes only for the seat to move, so the others' is cached."""
        match = table.match
        if match is None or match.game.turn in (eyes, DEALER, NOBODY) or table.setting.heads == PHONES:
            return written(frame_parts.of_you(table, eyes))
        kept, round = self.yours.get(eyes), match.game.round
        if kept is None or kept[0] is not round:
            kept = self.yours[eyes] = (round, written(frame_parts.of_you(table, eyes)))
        return kept[1]

    def everybody(self, table: Table, steps: Sequence[Step] | None) -> Public:
        """The part that is the same for everybody."""
        match, news, tail = table.match, list[Raw | Event](), Tail()
        state = (table.setting, table.host, table.chairs, match and match.number, match and match.over)
        about = self.once("table", state, lambda: frame_parts.of_table(table))
        for step in steps or ():
            news += news_of(step)
        if match is not None:
            game, keeper = match.game, self.keeper
            terms = self.once("terms", (game.terms,), lambda: frame_parts.of_terms(game.terms))
            decks = (match.decks, match.top.pile, game.round)
            fair = self.once("fair", decks, lambda: frame_parts.of_fair(match, keeper)) if match.decks else None
            past, last = match.last, None
            if past is not None and (steps is None or any(ends_round(step) for step in steps)):
                last = self.once("last", (past,), lambda: frame_parts.of_last(match, past, keeper))
            tail = Tail(terms, self.game(match), fair, last)
        head = written(Head(table.seq, table.at, about))[:-1] + b',"you":'
        alike = [event for event in news if isinstance(event, Raw)]
        rest = None if len(alike) < len(news) else continued(tail, alike)
        return Public(table, steps, head, tail, news, rest)

    def game(self, match: Match) -> Raw:
        sees, moves = common(match.game), self.moves
        said = []
        for place, (seat, move) in enumerate(sees.said):
            if place == len(moves) or moves[place][0] is not move:
                moves[place:] = [(move, from_rules(move))]
            said.append((seat, moves[place][1]))
        return Raw(written(frame_parts.of_game(match.id, sees, said, match.moved, match.clock)))

    def once(self, part: str, of: tuple[object, ...], make: Callable[[], outbound.Told]) -> Raw:
        """A part, written again only if one of the objects it is made of is another one than last time."""
        kept = self.kept.get(part)
        if kept is None or not all(map(is_, kept[0], of)):
            kept = self.kept[part] = (of, Raw(written(make())))
        return kept[1]


def continued(tail: Tail, news: list[Raw]) -> bytes:
    """A tail with these events: the bytes that follow `you` and close the frame."""
    fields = written(structs.replace(tail, events=news))
    return b"}" if fields == b"{}" else b"," + fields[1:]


def news_of(step: Step) -> list[Raw | Event]:
    """What is told about a step: first about the deed, then about the game."""
    news: list[Raw | Event] = []
    deed, table = step
    if (of_table := heard.of_deed(deed, table)) is not None:
        news.append(Raw(written(of_table)))
    if isinstance(deed, PLAYED):
        assert table.match is not None
        for event in events(table.match.game):
            for_all = seen(event, WATCHER)
            news.append(line(event) if for_all is event else event)
    return news


def line(event: Event) -> Raw:
    """An event that was already filtered for its hearer, written."""
    return Raw(written(heard.of_event(event)))


def ends_round(step: Step) -> bool:
    match = step.table.match
    return match is not None and match.last is not None and match.last.game is match.game and isinstance(step.deed, PLAYED)


def ack(op: str, seq: int) -> bytes:
    """An ask was done and is stored under this seq."""
    return written(outbound.Ack(op, seq))


def refused(op: str | None, why: CoyoteError) -> bytes:
    """An ask was not done."""
    return written(outbound.RefusedTold(op, why.code, dict(why.values)))
