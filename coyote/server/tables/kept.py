"""What is kept of a table: the deeds in its entries, its seeds, and the marks by which games and seats are found.

Law: nothing is decided here, and nothing is read or written.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from coyote.server.storage.errors import Broken
from coyote.server.storage.index import Ended, GameRow
from coyote.server.storage.store import Entry, Mark, Secret
from coyote.server.tables.daily import fire_marks
from coyote.server.tables.seatings import SEATING, seat_marks
from coyote.table.deal.fair import server_commit
from coyote.table.deck_deeds import EpochOpened
from coyote.table.deeds import AnyDeed, Started, read
from coyote.table.keeper import Keeper
from coyote.table.review import lineup
from coyote.table.table import Step, Table


def marks_of(before: Table, steps: Sequence[Step]) -> list[Mark]:
    """The games that begin or end with these steps, and who sits down or stands up, for those who look for them."""
    marks: list[Mark] = []
    played = before.playing
    for deed, table in steps:
        plays = table.playing
        if isinstance(deed, Started) and table.match is not None:
            began = lineup.lineup_of(before)
            marks.append(GameRow(table.match.id, table.id, began.number, table.seq, None, lineup.written(began)))
        elif played and not plays and table.match is not None:
            marks.append(Ended(table.match.id, table.seq))
        if type(deed) in SEATING or played is not plays:
            marks += seat_marks(before, deed, table)
            marks += fire_marks(before, table)
        before, played = table, plays
    return marks


def deeds_of(entries: Iterable[Entry]) -> Iterator[tuple[int, AnyDeed]]:
    """The deeds in the entries of a log, each with its time."""
    return ((entry.at_ms, read(entry.body)) for entry in entries)


def keeper_of(secrets: Sequence[Secret]) -> Keeper:
    return Keeper({secret.epoch: secret.seed for secret in secrets})


def seed_fits(step: Step, seeds: Mapping[int, bytes]) -> bool | None:
    """Whether the seed of a deck that is opened is the one that the server committed to; None: there is none."""
    deed, match = step.deed, step.table.match
    if not isinstance(deed, EpochOpened):
        return True
    assert match is not None
    epoch = len(match.decks)
    seed = seeds.get(match.earlier + epoch)
    return None if seed is None else server_commit(seed, match.dealt_as, epoch) == deed.commit


def refuse_other_seeds(steps: Iterable[Step], seeds: Mapping[int, bytes]) -> None:
    """Raise Broken where the seed of a deck is not the one that the server committed to."""
    for step in steps:
        if not seed_fits(step, seeds):
            raise Broken(step.table.id, step.table.seq)
