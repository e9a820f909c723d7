"""What happened, line by line, beside the hand.

Law: lines are wrapped for the width that they are shown with. While there is no room for the table nothing is wrapped at all.
"""

from __future__ import annotations

from rich.text import Text
from textual import events
from textual.widgets import RichLog


class Happened(RichLog):
    """The lines, kept so that another width wraps them anew."""

    can_focus = False

    def __init__(self) -> None:
        super().__init__(id="log", wrap=True, min_width=1, max_lines=2000)
        self.told: list[str] = []
        self.wrapped_at = 0

    def tell(self, line: str) -> None:
        self.told.append(line)
        if self.wrapped_at:
            self.write(Text(line))

    def on_resize(self, event: events.Resize) -> None:
        if event.size.width and event.size.width != self.wrapped_at:
            self.wrapped_at = event.size.width
            self.clear()
            for line in self.told:
                self.write(Text(line))
