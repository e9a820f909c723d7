"""The gate of a table: whose table it is, whether it is locked, and who was let in or shown out.

Law: whoever opened a table gets it back when they return, unless they gave it away. A locked table lets nobody new sit down
or watch; guests that it knows may come back. All lists are short, so that no stranger makes a table grow. The host's lists
forget their oldest entry; a knock where too many wait is refused, and pushes nobody out.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

MOST_SHOWN_OUT: Final = 48
"""How many guests who were shown out a table remembers."""
MOST_FORGOTTEN: Final = 48
"""How many guests who asked to be forgotten a table remembers by their number, so that they stay forgotten."""
MOST_LET_IN: Final = 24
"""How many guests a table knows besides those who sit at it."""
MOST_KNOCKING: Final = 8
"""How many may wait to be let in."""


class Known(NamedTuple):
    """A guest, and what they are called here."""

    guest: str
    name: str
    knock: int = 0
    """The seq of the deed by which they knocked: by this number the host means them. 0: they did not."""


class Gate(NamedTuple):
    """The gate of a table; it never changes, each deed makes a new one."""

    owner: str
    """Whose table it is: the guest who opened it, or to whom the owner gave it."""
    locked: bool = False
    shown_out: tuple[str, ...] = ()
    let_in: tuple[Known, ...] = ()
    """Whom the host let in, and who sat here when the table was locked."""
    knocking: tuple[Known, ...] = ()
    forgotten: tuple[str, ...] = ()
    """Who asked to be forgotten: a line to another process may outlive their token for a moment."""
    faces_open: bool = False
    """Whether those who watch may see and hear those who have a camera or a microphone on."""

    def name_of(self, guest: str) -> str | None:
        """The name under which this guest was let in."""
        return next((known.name for known in self.let_in if known.guest == guest), None)

    def waiting(self, knock: int) -> Known | None:
        """Who knocked with this number and still waits."""
        return next((known for known in self.knocking if known.knock == knock), None)

    def knocked(self, known: Known) -> Gate:
        """The gate after a knock. An old log may hold more knocks than may wait today."""
        return self._replace(knocking=(*without(self.knocking, known.guest), known)[-MOST_KNOCKING:])

    def letting_in(self, *some: Known) -> Gate:
        """The gate after these were let in."""
        guests = {known.guest for known in some}
        kept = tuple(known for known in self.let_in if known.guest not in guests)
        waiting = tuple(known for known in self.knocking if known.guest not in guests)
        return self._replace(let_in=(*kept, *some)[-MOST_LET_IN:], knocking=waiting)

    def unasked(self, guest: str | None) -> Gate:
        """The gate when this guest does not wait any more."""
        return self._replace(knocking=without(self.knocking, guest))

    def showing_out(self, guest: str) -> Gate:
        return self.without(guest)._replace(shown_out=lately(self.shown_out, guest, MOST_SHOWN_OUT))

    def forgetting(self, guest: str) -> Gate:
        """The gate when this guest cannot come back."""
        return self.without(guest)._replace(forgotten=lately(self.forgotten, guest, MOST_FORGOTTEN))

    def without(self, guest: str) -> Gate:
        """The gate when this guest neither waits nor was let in."""
        return self._replace(let_in=without(self.let_in, guest), knocking=without(self.knocking, guest))


def without(some: Iterable[Known], guest: str | None) -> tuple[Known, ...]:
    return tuple(known for known in some if known.guest != guest)


def lately(some: Iterable[str], guest: str, most: int) -> tuple[str, ...]:
    """These guests and this one, who is the newest; beyond so many, the oldest are dropped."""
    return (*(one for one in some if one != guest), guest)[-most:]
