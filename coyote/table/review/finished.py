"""Finished games: their records, their fairness documents, and how they looked to anybody at any moment.

Law: all of it is read from the log, and only for games that are over. What is told of a running game leaves by the exit only.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from coyote.rules.model.events import Shown
from coyote.rules.model.moves import Turn
from coyote.rules.model.state import Game
from coyote.rules.record.writer import write
from coyote.rules.sight import common, seen
from coyote.rules.story import events
from coyote.table.deal.document import document, written
from coyote.table.deeds import AnyDeed, Opened, Started
from coyote.table.effects import after_deed, new_table
from coyote.table.keeper import Keeper
from coyote.table.match import Match
from coyote.table.refusals import TableCode, no
from coyote.table.review.lineup import Played, kept_whole, lineup_of
from coyote.table.told import event_parts, frame_parts
from coyote.table.told.frames import written as framed
from coyote.table.wire import outbound_review
from coyote.table.wire.moves import from_rules


def games(id: str, log: Iterable[tuple[int, AnyDeed]]) -> list[Match]:
    """The games that a table has finished, in their order."""
    return [game.match for game in played(id, log) if game.last is not None]


def played(id: str, log: Iterable[tuple[int, AnyDeed]]) -> Iterator[Played]:
    """The games of a table, in their order; the last one may still be played."""
    deeds, began = iter(log), None
    at, first = next(deeds)
    assert isinstance(first, Opened)
    table = new_table(id, first, at)
    for at, deed in deeds:
        before, table = table, after_deed(table, deed, at)
        if isinstance(deed, Started):
            began, table = (lineup_of(before), table.seq), kept_whole(table)
        if began is not None and not table.playing and table.match is not None:
            yield Played(table.match, *began, table.seq)
            began = None
    if began is not None and table.match is not None:
        yield Played(table.match, *began, None)


def record(match: Match) -> str:
    """The game in its notation."""
    return write(finished_game(match))


def fairness(match: Match, keeper: Keeper) -> str:
    """The fairness record: everything needed to check how the game was dealt."""
    game = finished_game(match)
    epochs = [(match.epoch(number), seed) for number, seed in keeper.finished_seeds(match)]
    return written(document(game, epochs, drawn=match.named is None))


def moment(match: Match, place: int, eyes: int | None) -> bytes:
    """The game after this many moves, as this seat, or a WATCHER, saw it then. Raises TableRefused if there was none."""
    line = list(finished_game(match).line())[::-1]
    if not 0 <= place < len(line):
        raise no(TableCode.PLACE_UNKNOWN, place=place)
    game = line[place]
    said = [(seat, from_rules(move)) for seat, move in common(game).said]
    now, you = frame_parts.of_moment(game, match.id, said, eyes)
    story: Any = tuple(event_parts.of_event(seen(event, eyes)) for event in events(game))
    open: Any = next((event_parts.of_event(seen(event, eyes)) for event in laid_open(game)), None)
    return framed(outbound_review.Moment(place, len(line) - 1, frame_parts.of_terms(game.terms), now, you, story, open))


def laid_open(game: Game) -> Iterator[Shown]:
    """What a call has shown, even while `?` turn over cards after it (Q3): each of them is a move of the Dealer."""
    past: Game | None = game
    while past is not None:
        yield from (event for event in events(past) if isinstance(event, Shown))
        past = past.before if isinstance(past.move, Turn) else None


def finished_game(match: Match) -> Game:
    """The game with all its moves."""
    if not match.over:
        raise no(TableCode.GAME_RUNNING)
    assert match.whole, "a live game knows only its last round: read it from the log"
    return match.game
