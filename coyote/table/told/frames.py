"""THE ONE EXIT: whatever a table tells anybody leaves here, one frame for one addressee, or the news since.

Law: `rules.sight` decides what a seat or a watcher may know. A frame is built up from nothing, by `frame_parts`, and never by
removing secrets from a fuller object. What is the same for everybody is written once and put into each message as it is; only
`you`, and the few events that differ by addressee, are written for each. News leaves out what has not changed. Whether it holds
a public part follows from what everybody knows, and whether it holds a field of `you`, from what these eyes saw before and see
now: never from what anybody else sees, or silence would tell them about their own card. All else that the exit remembers is a
cache.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from operator import is_
from typing import Any, Final, NamedTuple

import msgspec
from msgspec import UNSET, Raw, UnsetType
from msgspec.structs import replace

from coyote.errors import CoyoteError
from coyote.rules.model.events import Event
from coyote.table.keeper import Keeper
from coyote.table.table import Step, Table
from coyote.table.told import frame_parts
from coyote.table.told.changes import Standing, differing, of_turn, standing, you_stays
from coyote.table.told.happened import Story, heard, news_of
from coyote.table.wire import outbound, outbound_signals, telling

written: Final = msgspec.json.Encoder().encode


class Head(msgspec.Struct, frozen=True, tag_field="tell", tag="table"):
    """The fields of an outbound.Frame before `you`."""

    seq: int
    at: int
    table: Raw


class Tail(msgspec.Struct, frozen=True, omit_defaults=True):
    """Its fields after `you`."""

    terms: Raw | None = None
    game: outbound.GameTold | None = None
    fair: Raw | None = None
    last: Raw | None = None


class Body(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="tell", tag="news"):
    """The fields of outbound.News that are the same for everybody; the events, if all of them are."""

    after: int
    seq: int
    at: int
    table: Raw | UnsetType | None
    terms: Raw | UnsetType | None
    game: dict[str, Any] | UnsetType | None
    fair: Raw | UnsetType | None
    last: Raw | UnsetType | None
    events: list[Raw] | UnsetType


class Parts(NamedTuple):
    """What everybody may know of a table, in parts, each already written, except the game; None: there is none."""

    table: Raw
    terms: Raw | None
    fair: Raw | None
    last: Raw | None


class Whole(NamedTuple):
    """What every whole frame of a table has."""

    of: Table
    head: bytes
    tail: bytes
    watched: list[bytes]
    """The frame of those who look on, of whom there may be hundreds, once it is written."""


UNTOLD: Final = Parts(*[Raw(b"")] * 4)
"""Parts that equal no others, so that all of them count as changed."""
UNCHANGED: Final = (UNSET,) * 4
"""What is told of parts that are as they were."""


class Known(msgspec.Struct, frozen=True):
    """What everybody who has heard all the news knows."""

    table: Table
    made_of: tuple[object, ...]
    """The objects that the parts are made of."""
    parts: Parts
    game: Standing | None


class Latest(msgspec.Struct, frozen=True):
    """The last news."""

    table: Table
    steps: Sequence[Step]
    body: bytes
    events: list[Raw | Event] | None
    """All events, not yet written, if some differ by addressee; None: they are the same for everybody, and in the body."""
    saw: dict[int | None, outbound.You]
    """For eyes whose `you` may have changed: what they were told before."""
    stirred: bool
    """Whether only their options can have changed."""
    written: dict[int | None, bytes]
    """What was told, by eyes."""


class Exit:
    """The exit of one table."""

    def __init__(self, keeper: Keeper) -> None:
        self.keeper = keeper
        self.watchers = 0
        """How many guests look on, by the last count."""
        self.known: Known | None = None
        """What everybody who has heard all the news knows after the last of it."""
        self.story = Story()
        self.whole: Whole | None = None
        self.latest: Latest | None = None
        self.kept: dict[str, tuple[tuple[object, ...], Raw]] = {}
        self.yours: dict[int | None, outbound.You] = {}
        """What eyes see in addition, as they were told and as it still is after the last news."""

    def count_watchers(self, watchers: int) -> bool:
        """This many guests look on. Returns whether that is news; no log knows it, so only whole frames tell it at once."""
        if watchers == self.watchers:
            return False
        self.watchers, self.whole = watchers, None
        return True

    def frame(self, table: Table, eyes: int | None) -> bytes:
        """Everything that a seat, or a WATCHER, may know now."""
        if self.known is not None and self.known.table is not table:
            self.forget()  # whoever gets this frame knows something that was in no news
        whole = self.whole
        if whole is None or whole.of is not table:
            whole = self.whole = self.everything(table)
        if eyes is None and whole.watched:
            return whole.watched[0]
        frame = b"".join((whole.head, written(frame_parts.of_you(table, eyes)), whole.tail))
        if eyes is None:
            whole.watched.append(frame)
        return frame

    def news(self, table: Table, eyes: int | None, steps: Sequence[Step]) -> bytes:
        """What a seat, or a WATCHER, is told after these steps, having heard the news before or had a frame since."""
        news = self.latest
        if news is None or news.table is not table or news.steps is not steps:
            news = self.latest = self.changes(table, steps)
        told = news.written.get(eyes)
        if told is None:
            told = news.written[eyes] = self.addressed(news, eyes)
        return told

    def addressed(self, news: Latest, eyes: int | None) -> bytes:
        """The news for these eyes; for all who need nothing of their own it is the same object."""
        you, happened = self.your_changes(news, eyes), news.events
        if happened is None and not you:
            return news.body
        told = [news.body[:-1]]
        if happened is not None:
            told += b',"events":', written(heard(news.table, happened, eyes))
        if you:
            told += b',"you":', written(you)
        told.append(b"}")
        return b"".join(told)

    def your_changes(self, news: Latest, eyes: int | None) -> dict[str, Any]:
        """What these eyes see in addition, as far as it has changed; all of it, if we do not know what they were told."""
        if eyes in self.yours:
            return {}
        saw = news.saw.get(eyes)
        if saw is None or not news.stirred:
            sees = self.yours[eyes] = frame_parts.of_you(news.table, eyes)
            return differing(saw, sees)
        sees = self.yours[eyes] = replace(saw, options=of_turn(news.table, eyes))
        return {} if sees.options == saw.options else {"options": sees.options}

    def told(self) -> None:
        """Everybody has the news: nothing that was written for them, or for those who came before, is kept."""
        self.latest = self.whole = None

    def forget(self) -> None:
        """Something has happened that was in no news: the next news holds everything."""
        self.known = None

    def everything(self, table: Table) -> Whole:
        """What every whole frame has."""
        parts, match = self.parts(table), table.match
        tail = written(Tail(parts.terms, None if match is None else frame_parts.of_match(match), parts.fair, parts.last))
        head = written(Head(table.seq, table.at, parts.table))[:-1] + b',"you":'
        return Whole(table, head, b"}" if tail == b"{}" else b"," + tail[1:], [])

    def changes(self, table: Table, steps: Sequence[Step]) -> Latest:
        """What the news holds for everybody: the events, and what has changed since it was last told."""
        happened = [event for step in steps for event in news_of(step, self.story)]
        before, match, made_of = self.known, table.match, self.made_of(table)
        told, stood = (UNTOLD, None) if before is None else (before.parts, before.game)
        parts = told if before is not None and all(map(is_, before.made_of, made_of)) else self.parts(table)
        stands, game = (None, None) if match is None else standing(stood, match)
        about, terms, fair, last = UNCHANGED if parts is told else map(changed, told, parts)
        self.known = Known(table, made_of, parts, stands)
        alike = [event for event in happened if isinstance(event, Raw)]
        same_for_all = len(alike) == len(happened)
        body = Body(
            0 if before is None else before.table.seq,
            table.seq,
            table.at,
            about,
            terms,
            UNSET if game == {} or (before is not None and stands is stood) else game,
            fair,
            last,
            alike if same_for_all and alike else UNSET,
        )
        stirred = None if before is None else you_stays(before.table, table)
        saw = self.seen_before(before, table, stirred)
        return Latest(table, steps, written(body), None if same_for_all else happened, saw, stirred is not None, {})

    def seen_before(
        self, before: Known | None, table: Table, stirred: tuple[int, ...] | None
    ) -> dict[int | None, outbound.You]:
        """What eyes whose `you` may have changed saw before: it is out of date until they are told."""
        if before is None or before.table.chairs is not table.chairs:
            self.yours = {}
            return {}
        if stirred is None:
            saw, self.yours = self.yours, {}
            return saw
        return {eyes: self.yours.pop(eyes) for eyes in stirred if eyes in self.yours}

    def made_of(self, table: Table) -> tuple[object, ...]:
        """The objects that the parts are made of: as long as they are the same objects, the parts are as they were."""
        match, seated = table.match, (table.setting, table.host, table.chairs, table.gate, self.watchers)
        if match is None:
            return (*seated, *(None,) * 8)
        game = match.game
        played = (match.number, match.over, game.terms, match.decks, match.top.pile, game.round, match.last, self.keeper)
        return seated + played

    def parts(self, table: Table) -> Parts:
        match = table.match
        watchers = self.watchers
        state = (table.setting, table.host, table.chairs, table.gate, match and match.number, match and match.over, watchers)
        about = self.once("table", state, lambda: frame_parts.of_table(table, watchers))
        if match is None:
            return Parts(about, None, None, None)
        game, keeper, past, story = match.game, self.keeper, match.last, self.story.told
        terms = self.once("terms", (game.terms,), lambda: frame_parts.of_terms(game.terms))
        decks = (match.decks, match.top.pile, game.round)
        fair = self.once("fair", decks, lambda: frame_parts.of_fair(match, keeper)) if match.decks else None
        last = None if past is None else self.once("last", (past,), lambda: frame_parts.of_last(match, past, keeper, story))
        return Parts(about, terms, fair, last)

    def once(self, part: str, of: tuple[object, ...], make: Callable[[], telling.Told]) -> Raw:
        """A part, written again only if one of the objects it is made of has been replaced since."""
        kept = self.kept.get(part)
        if kept is None or not all(map(is_, kept[0], of)):
            kept = self.kept[part] = (of, Raw(written(make())))
        return kept[1]


def changed(before: Raw | None, now: Raw | None) -> Raw | UnsetType | None:
    """What is told of a part: nothing, if it is as it was."""
    return UNSET if before == now else now


def ack(op: str, seq: int) -> bytes:
    """An ask was done and is stored under this seq."""
    return written(outbound.Ack(op, seq))


def signal(sender: int, text: str) -> bytes:
    """A text from one browser to another: what it says is theirs, and nothing here reads it."""
    return written(outbound_signals.SignalTold(sender, text))


def relays(all: outbound_signals.RelaysTold) -> bytes:
    """The relays through which browsers may connect."""
    return written(all)


def refused(op: str | None, why: CoyoteError) -> bytes:
    """An ask was not done."""
    return written(outbound.RefusedTold(op, why.code, dict(why.values)))
