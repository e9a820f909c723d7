"""THE ONE EXIT: whatever a table tells anybody leaves here, one frame for one addressee, or the news since.

Law: a frame is built up from nothing, by `frame_parts`; never by removing secrets from a fuller object. What is the same for
everybody is written once and put into each frame as it is; only `you`, and the few events that differ by addressee, are
written for each. News leave out what is as it was told last, which is the same for everybody: put into the frame before, they
make the frame of now. All else that the exit remembers is a cache.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from operator import is_
from typing import Final, NamedTuple

import msgspec
from msgspec import UNSET, Raw, UnsetType, structs

from coyote.errors import CoyoteError
from coyote.rules.headband import tells
from coyote.rules.model.events import Event
from coyote.rules.model.moves import DEALER, NOBODY
from coyote.rules.model.state import Game, Round, Stage
from coyote.rules.sight import WATCHER, common, seen
from coyote.rules.story import events
from coyote.table.deeds import Begun, Dealt, Drawn, Moved, TurnedOver
from coyote.table.keeper import Keeper
from coyote.table.match import Match
from coyote.table.setting import PHONES
from coyote.table.table import Step, Table
from coyote.table.told import faces, frame_parts
from coyote.table.wire import outbound
from coyote.table.wire.inbound import from_rules

written: Final = msgspec.json.Encoder().encode

PLAYED: Final = (Moved, Begun, Dealt, Drawn, TurnedOver)
"""Deeds that are moves of the game, so that the game's events tell about them."""


class Head(msgspec.Struct, frozen=True, tag_field="tell", tag="table"):
    """The fields of an outbound.Frame before `you`."""

    seq: int
    at: int
    table: Raw


class NewsHead(msgspec.Struct, frozen=True, tag_field="tell", tag="news"):
    """The fields of outbound.News before `you`."""

    seq: int
    at: int
    table: Raw | UnsetType = UNSET


class Tail(msgspec.Struct, frozen=True, omit_defaults=True):
    """The fields after `you`, of either."""

    terms: Raw | UnsetType | None = UNSET
    game: Raw | UnsetType | None = UNSET
    fair: Raw | UnsetType | None = UNSET
    last: Raw | UnsetType | None = UNSET
    events: list[Raw] = []


class Parts(NamedTuple):
    """What everybody may know of a table, in parts, each already written; None: there is none."""

    table: Raw
    terms: Raw | None
    fair: Raw | None
    last: Raw | None
    match: Match | None
    """The game is made of this, and written when it is told."""


class Public(NamedTuple):
    """What everybody is told, already written."""

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
        self.watchers = 0
        """How many guests look on, as far as anybody has counted."""
        self.told: Parts | None = None
        """What the last news have left everybody with, who has heard them all."""
        self.whole: Public | None = None
        self.latest: Public | None = None
        self.kept: dict[str, tuple[tuple[object, ...], Raw]] = {}
        self.yours: dict[int | None, tuple[Round, bytes]] = {}

    def frame(self, table: Table, eyes: int | None) -> bytes:
        """Everything that a seat, or a WATCHER, may know now."""
        whole = self.whole
        if whole is None or whole.of is not table:
            whole = self.whole = self.everything(table)
        return b"".join((whole.head, self.you(table, eyes), whole.rest or self.rest(whole, eyes)))

    def news(self, table: Table, eyes: int | None, steps: Sequence[Step]) -> bytes:
        """What a seat, or a WATCHER, is told after these steps, who has heard the news before or had a frame since."""
        news = self.latest
        if news is None or news.of is not table or news.steps is not steps:
            news = self.latest = self.changes(table, steps)
        return b"".join((news.head, self.you(table, eyes), news.rest or self.rest(news, eyes)))

    def forget(self) -> None:
        """Something has happened of which no news were told: the next news hold every part."""
        self.told = None

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

    def everything(self, table: Table) -> Public:
        """The part of a frame that is the same for everybody."""
        parts, match = self.parts(table), table.match
        game = None if match is None else game_since(None, match)
        tail = Tail(changed(None, parts.terms), changed(None, game), changed(None, parts.fair), changed(None, parts.last))
        return Public(table, None, before_you(Head(table.seq, table.at, parts.table)), tail, [], continued(tail, []))

    def changes(self, table: Table, steps: Sequence[Step]) -> Public:
        """The part of the news that is the same for everybody: the events, and each part that is not as it was told last."""
        before, now, match = self.told, self.parts(table), table.match
        about: Raw | UnsetType = now.table
        if before is None:
            game = None if match is None else game_since(None, match)
            told = Tail(now.terms, game, now.fair, now.last)
        else:
            about = UNSET if before.table == now.table else now.table
            told = Tail(
                changed(before.terms, now.terms),
                UNSET if match is None or same_game(before.match, match) else game_since(before.match, match),
                changed(before.fair, now.fair),
                changed(before.last, now.last),
            )
        news = [event for step in steps for event in news_of(step)]
        alike = [event for event in news if isinstance(event, Raw)]
        self.told = now
        rest = None if len(alike) < len(news) else continued(told, alike)
        return Public(table, steps, before_you(NewsHead(table.seq, table.at, about)), told, news, rest)

    def parts(self, table: Table) -> Parts:
        match = table.match
        watchers = self.watchers
        state = (table.setting, table.host, table.chairs, table.gate, match and match.number, match and match.over, watchers)
        about = self.once("table", state, lambda: frame_parts.of_table(table, watchers))
        if match is None:
            return Parts(about, None, None, None, None)
        game, keeper, past = match.game, self.keeper, match.last
        terms = self.once("terms", (game.terms,), lambda: frame_parts.of_terms(game.terms))
        decks = (match.decks, match.top.pile, game.round)
        fair = self.once("fair", decks, lambda: frame_parts.of_fair(match, keeper)) if match.decks else None
        last = None if past is None else self.once("last", (past,), lambda: frame_parts.of_last(match, past, keeper))
        return Parts(about, terms, fair, last, match)

    def once(self, part: str, of: tuple[object, ...], make: Callable[[], outbound.Told]) -> Raw:
        """A part, written again only if one of the objects it is made of is another one than last time."""
        kept = self.kept.get(part)
        if kept is None or not all(map(is_, kept[0], of)):
            kept = self.kept[part] = (of, Raw(written(make())))
        return kept[1]


def same_game(before: Match | None, now: Match) -> bool:
    """Whether all that is told of the game is as it was."""
    return before is not None and (
        (before.game is now.game) and before.clock is now.clock and before.moved == now.moved and before.id == now.id
    )


def game_since(before: Match | None, match: Match) -> Raw:
    """What everybody sees of the game; of the moves of its round, only those since that match."""
    sees = common(match.game)
    told = 0 if before is None else max(0, len(sees.said) - moves_since(before.game, match.game))
    said = [(seat, from_rules(move)) for seat, move in sees.said[told:]]
    return Raw(written(frame_parts.of_game(match.id, sees, said, match.moved, match.clock, told)))


def moves_since(before: Game, game: Game) -> int:
    """How many moves players have made in this round since then; all of them, if that was another round."""
    moves = 0
    while game is not before and game.round.heads and game.before is not None:
        moves += game.before.turn >= 0 and game.before.stage != Stage.POINT  # as in `sight.said`
        game = game.before
    return moves


def changed(before: Raw | None, now: Raw | None) -> Raw | UnsetType | None:
    """What is told of a part: nothing, if it is as it was."""
    return UNSET if before == now else now


def before_you(head: Head | NewsHead) -> bytes:
    return written(head)[:-1] + b',"you":'


def continued(tail: Tail, news: list[Raw]) -> bytes:
    """A tail with these events: the bytes that follow `you` and close the frame."""
    fields = written(structs.replace(tail, events=news))
    return b"}" if fields == b"{}" else b"," + fields[1:]


def news_of(step: Step) -> list[Raw | Event]:
    """What is told about a step: first about the deed, then about the game."""
    news: list[Raw | Event] = []
    deed, table = step
    if (of_table := frame_parts.of_deed(deed, table)) is not None:
        news.append(Raw(written(of_table)))
    if isinstance(deed, PLAYED):
        assert table.match is not None
        for event in events(table.match.game):
            for_all = seen(event, WATCHER)
            news.append(line(event) if for_all is event else event)
        news += [Raw(written(face)) for face in faces.after_round(table)]
    return news


def line(event: Event) -> Raw:
    """An event that was already filtered for its hearer, written."""
    return Raw(written(frame_parts.of_event(event)))


def ack(op: str, seq: int) -> bytes:
    """An ask was done and is stored under this seq."""
    return written(outbound.Ack(op, seq))


def refused(op: str | None, why: CoyoteError) -> bytes:
    """An ask was not done."""
    return written(outbound.RefusedTold(op, why.code, dict(why.values)))
