"""Whole numbers as people write them: `12`, `-3`, `0`; no sign for nought, no leading zero, no plus."""

from __future__ import annotations

import re

_WHOLE = re.compile(r"0|-?[1-9][0-9]*")


def whole(word: str) -> int | None:
    """The number that this word is, if it is one; a very long one is cut, being too far from nought whatever its tail."""
    return int(word[:12]) if _WHOLE.fullmatch(word) else None
