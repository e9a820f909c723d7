"""What happened: the events of a step as people hear them, and the story of a round, collected as it goes.

Law: an event is told only after `sight.seen` has let it through (or `headband.tells`, where phones are held to heads). The
story of a finished round is what a watcher heard of it, and it is the same whether it was collected or is told anew. See
`frames`.
"""

from __future__ import annotations

from collections.abc import Sequence
from operator import is_
from typing import Final

import msgspec
from msgspec import Raw

from coyote.rules.headband import tells
from coyote.rules.model.events import Event
from coyote.rules.model.state import Game
from coyote.rules.sight import WATCHER, seen
from coyote.rules.story import events
from coyote.table.deck_deeds import Begun, Dealt, Drawn, TurnedOver
from coyote.table.deeds import Moved
from coyote.table.setting import PHONES
from coyote.table.table import Step, Table
from coyote.table.told import bot_reactions, event_parts

written: Final = msgspec.json.Encoder().encode

PLAYED: Final = (Moved, Begun, Dealt, Drawn, TurnedOver)
"""Deeds that are moves of the game, so that the game's events tell about them."""


class Story:
    """What a watcher has heard of this round and of the one before, move by move, from the deal on."""

    def __init__(self) -> None:
        self._now: list[tuple[Game, bytes]] = []
        self._before: list[tuple[Game, bytes]] = []

    def add(self, step: Step, heard: Sequence[Raw]) -> None:
        """One more move, and its events."""
        assert step.table.match is not None
        if isinstance(step.deed, Dealt):
            self._now, self._before = [], self._now
        self._now.append((step.table.match.game, b",".join(heard)))

    def told(self, line: Sequence[Game]) -> Raw:
        """The events of these moves, the oldest first: as they were collected, or anew if not all of them were."""
        for kept in (self._now, self._before):
            if len(kept) >= len(line) and all(is_(game, known) for game, (known, _) in zip(line, kept, strict=False)):
                self._before = []  # it is told once
                return listed([heard for _, heard in kept[: len(line)]])
        return listed([b",".join([line_of(seen(event, WATCHER)) for event in events(game)]) for game in line])


def listed(heard: Sequence[bytes]) -> Raw:
    return Raw(b"[" + b",".join([told for told in heard if told]) + b"]")


def news_of(step: Step, story: Story) -> list[Raw | Event]:
    """What is told about a step: first about the deed, then about the game. Events that differ by addressee are not written."""
    news: list[Raw | Event] = []
    deed, table = step
    if (of_table := event_parts.of_deed(deed, table)) is not None:
        news.append(Raw(written(of_table)))
    if isinstance(deed, PLAYED):
        assert table.match is not None
        for_all: list[Raw] = []
        for event in events(table.match.game):
            watched = seen(event, WATCHER)
            for_all.append(line_of(watched))
            news.append(for_all[-1] if watched is event else event)
        story.add(step, for_all)
        news += [Raw(written(reaction)) for reaction in bot_reactions.after_round(table)]
    return news


def heard(table: Table, happened: list[Raw | Event], eyes: int | None) -> list[Raw]:
    """Events as an addressee hears them."""
    sees, hears = eyes if table.playing else WATCHER, tells if table.setting.heads == PHONES else seen
    return [event if isinstance(event, Raw) else line_of(hears(event, sees)) for event in happened]


def line_of(event: Event) -> Raw:
    """An event that was already filtered for its hearer, written."""
    return Raw(written(event_parts.of_event(event)))
