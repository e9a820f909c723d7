"""Openings: how many tables one guest, and one network, may have open at once, and how many of them in the public list.

Law: a table is open while this process serves it: somebody is on the line, or a game goes on. It counts for its host, and for
the network that it was opened from; after a restart for all networks of the same group, which is all that is stored. A
household with a table in every room fits in; hundreds of tables that nobody plays at do not, and no stranger fills the public
list.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final, NamedTuple

from coyote.server.codes import ServerCode, ServerRefused
from coyote.server.tables.house import House
from coyote.server.tickets import group_of, grouped


class Most(NamedTuple):
    """How many tables may be open, and how many of these be public."""

    tables: int
    public: int


GUEST: Final = Most(8, 3)
NETWORK: Final = Most(40, 12)


class Openings:
    """The open tables of one process, by host and by network."""

    def __init__(self, house: House) -> None:
        self.house = house
        self._being_opened: Counter[str] = Counter()
        """By guest and by network."""

    @contextmanager
    def room(self, guest: str, network: str, *, public: bool) -> Iterator[None]:
        """Room for one more table while it is being opened. Raises TOO_MANY_TABLES."""
        self.check(guest, network, public=public)
        both = (guest, network)
        self._being_opened.update(both)
        try:
            yield
        finally:
            self._being_opened -= Counter(both)

    def check(self, guest: str, network: str, *, more: int = 1, public: bool) -> None:
        """Raises TOO_MANY_TABLES if there is no room for this many more tables, or for another public one."""
        loaded, names = self.house.loaded(), (network, grouped(group_of(network)))
        hosted = [steward for steward in loaded if steward.table.host == guest]
        nearby = [steward for steward in loaded if steward.clock.payer in names]
        for whose, tables, most in ((guest, hosted, GUEST), (network, nearby, NETWORK)):
            coming = self._being_opened[whose]
            if len(tables) + coming + more > most.tables:
                raise ServerRefused(ServerCode.TOO_MANY_TABLES, most=most.tables)
            if public and sum(steward.table.setting.public for steward in tables) + coming >= most.public:
                raise ServerRefused(ServerCode.TOO_MANY_TABLES, most=most.public)
