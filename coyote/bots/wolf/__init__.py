"""The champion: a trained net, and a book for the round of two."""

from __future__ import annotations

from coyote.bots.wolf.wolf import MIND

__all__ = ["MIND"]
