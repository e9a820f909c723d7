"""What `render` gives: the view of the seat to move, as text or as an image.

Law: never a game. Whoever looks over a player's shoulder sees what that player sees.
"""

from __future__ import annotations

from typing import Any, Final

from coyote.drawing.text import text
from coyote.errors import BadArgument
from coyote.rules.sight import View

HUMAN, ANSI, RGB = "human", "ansi", "rgb_array"
MODES: Final = (HUMAN, ANSI, RGB)


def checked_mode(mode: str | None) -> str | None:
    if mode is not None and mode not in MODES:
        raise BadArgument(f"there is no render_mode {mode!r}: expected one of {', '.join(MODES)}, or None")
    return mode


def shown(view: View, mode: str | None) -> Any:
    """Text for `ansi`, pixels for `rgb_array`; `human` is told on standard output."""
    if mode is None:
        raise BadArgument(f"nothing to render: make the environment with render_mode= one of {', '.join(MODES)}")
    if mode == RGB:
        from coyote.envs.image import image  # only those who want pixels load what paints them

        return image(view)
    if mode == ANSI:
        return text(view)
    print(text(view), end="\n\n")
    return None
