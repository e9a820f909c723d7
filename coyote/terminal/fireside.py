"""A fireside: where a terminal finds its game. On this machine (`solo`), at a server's table (`remote`), in a record (`film`).

Law: changes come out, moves and wishes go in, and whoever shows them need not know which fireside it is. What is refused
raises `Unable` and changes nothing.
"""

from __future__ import annotations

from typing import Any, NamedTuple, Protocol

from coyote.errors import CaughtInside, CoyoteError
from coyote.rules.model.moves import PlayerMove
from coyote.terminal.scene import Change, Scene


class Unable(CoyoteError):
    """It cannot be done: a stable code with values, which `telling.reason` makes a sentence of."""

    def __init__(self, code: str, **values: int | str) -> None:
        super().__init__(code, values)


class Ended(CaughtInside):
    """Nothing more happens here. If something is wrong, `unable` says what."""

    def __init__(self, unable: Unable | None = None) -> None:
        super().__init__(unable)
        self.unable = unable


class Advice(NamedTuple):
    """What the coach says at one's turn."""

    numbers: tuple[tuple[int, float], ...]
    """Numbers that may be said, each with the chance that it holds."""
    call: float | None
    """The chance that a call is right; None if there is none to make."""


class Fireside(Protocol):
    """Where a game is played or shown."""

    scene: Scene
    refused: Unable | None
    """Why the reader has no seat, if they wanted one."""

    async def next(self) -> Change:
        """What happens next; waits for it. Raises Ended."""

    async def play(self, move: PlayerMove) -> None:
        """Make a move; raises Unable."""

    async def ask(self, wish: str, **values: Any) -> None:
        """Ask for something beside the game, such as `start`, `sit` or `react`; raises Unable."""

    async def coach(self) -> Advice:
        """How likely everything is, as far as these eyes can know; raises Unable."""

    async def leave(self) -> str | None:
        """Go away. What is kept of the game is named, if anything is: a file."""
