"""A bundle: what is handed to the store together, and what becomes of the table then.

Law: what is asked for and whatever follows from it by itself are stored together or not at all. A bundle may hold several asks,
each judged at the table that the one before it leaves; each of them keeps the name by which it is found again.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from coyote.server.storage.group import Chain
from coyote.server.storage.store import Entry, Mark, Secret
from coyote.server.tables.kept import marks_of
from coyote.table.deeds import AnyDeed, written
from coyote.table.keeper import Keeper
from coyote.table.schedule import settled
from coyote.table.table import Step, Table

Kept = Callable[[int], None]
"""Called with the seq of what was stored, before anybody is told about it."""

KINDS: Final[dict[type[AnyDeed], str]] = {kind: kind.__name__.lower() for kind in AnyDeed.__args__}
"""What each kind of deed is called in the log."""


class Bundle:
    """Entries that follow from `tip`, at a table that stands as it is given."""

    def __init__(self, tip: Entry, table: Table, keeper: Keeper) -> None:
        self.entries = Chain(tip)
        self.steps: list[Step] = []
        self.table, self.keeper = table, keeper
        """The table and its seeds after all of it."""
        self.opened: int | None = None
        """The number of the deck that it opens; its seed must be stored, too, and no bundle opens two."""
        self.kept: list[tuple[Kept, int]] = []
        self._before = table

    def add(self, op_id: str | None, steps: list[Step], fresh: bytes, kept: Kept | None = None) -> None:
        """These steps, and what follows by itself; `fresh` is the seed of a deck, in case one is opened.

        What happens by itself is named by its seq, so that two processes that do it clash.
        """
        done = settled(steps, self.keeper, fresh)
        assert self.opened is None or done.opened is None, "there is one fresh seed, and no bundle opens two decks"
        bodies = [written(deed) for deed, _ in done.steps]  # before anything is changed here, in case one cannot be written
        if kept is not None:
            self.kept.append((kept, self.entries.tip.seq + 1))
        for (deed, table), body in zip(done.steps, bodies, strict=True):
            self.entries.add(op_id or f".{table.seq}", table.at, KINDS[type(deed)], body)
            op_id = None
        self.steps += done.steps
        self.table, self.keeper = done.steps[-1].table, done.keeper
        self.opened = self.opened or done.opened

    @property
    def secrets(self) -> list[Secret]:
        """The seed of a deck that is opened."""
        opened = self.opened
        return [] if opened is None else [Secret(self.table.id, opened, self.keeper.secret(opened))]

    @property
    def marks(self) -> list[Mark]:
        """The games and seats that can be found by it."""
        return marks_of(self._before, self.steps)
