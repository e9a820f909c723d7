"""A carrier brings lines to a running program and back: a process has pipes, a WebAssembly module has its host.

Law: no carrier waits longer than it is told to, keeps more than a bounded amount of what a program writes, or outlives `close`.
"""

from __future__ import annotations

from typing import Final, Protocol

from coyote.errors import CaughtInside

LONGEST: Final = 64 * 1024
"""The most bytes in a line that a program writes."""
MOST_WAITING: Final = 64
"""The most unread lines of a program; beyond that it has to wait."""
KEPT: Final = 8 * 1024
"""How many bytes of its standard error are kept: the last ones."""
FLUSH: Final = "Does it flush its output after every line?"
"""What to ask of whoever wrote a program that seems to say nothing."""
LOGS: Final = "Whatever is no answer, like a log, belongs on standard error."
"""What to tell whoever wrote one that says something else."""


class Late(CaughtInside):
    """The program said nothing in time."""


class Gone(CaughtInside):
    """The program has ended or was ended: why."""


def last_words(text: str, longest: int) -> str:
    """The end of what a program wrote to standard error.

    >>> last_words("Traceback: no such card\\n", 12)
    '…no such card'
    """
    text = text.strip()
    return text if len(text) <= longest else "…" + text[-longest:]


class Carrier(Protocol):
    """A program that runs."""

    def say(self, line: bytes) -> None:
        """Send it a line; raises Gone."""

    def hear(self, seconds: float) -> bytes:
        """Its next line, without the line feed; raises Late or Gone."""

    def close(self) -> None:
        """End it, and everything that it started."""

    @property
    def stderr(self) -> str:
        """The last that it wrote to standard error."""
