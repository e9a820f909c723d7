"""Absences: how often a table's log says that somebody went away.

Law: a guest whose line is cut again and again is written down as away a few times, and then once in a while; in between they
count as here. So nobody fills a log by reconnecting. Whoever stays away is written down by a later sweep. What is remembered
is bounded: of each guest one number, and only while it matters.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from coyote.table.deeds import Away
from coyote.table.table import Step, chair_at

AT_ONCE: Final = 6
"""This many absences of one guest are written down without a pause …"""
EVERY_MS: Final = 10_000
"""… and then one in this time."""


class Absences:
    """The latest absences of the guests of one table, in whichever process they were noticed."""

    def __init__(self) -> None:
        self._paid: dict[str, int] = {}
        """By guest, until when the absences that were written down last, one after the other."""

    def heard(self, steps: Iterable[Step]) -> None:
        """This was written down, here or elsewhere."""
        for deed, table in steps:
            if type(deed) is Away and (guest := chair_at(table, deed.seat).guest) is not None:
                self._paid = {one: until for one, until in self._paid.items() if until > table.at}
                self._paid[guest] = self._paid.get(guest, table.at) + EVERY_MS

    def too_many(self, guest: str, now: int) -> bool:
        """Whether one more must wait."""
        return self._paid.get(guest, now) - now > (AT_ONCE - 1) * EVERY_MS
