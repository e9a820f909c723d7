"""Whole numbers as people write them: `12`, `-3`, `0`; no sign before zero, no leading zeros, no plus."""

from __future__ import annotations

import re

_WHOLE = re.compile(r"0|-?[1-9][0-9]*")


def whole(word: str) -> int | None:
    """The number in this word, or None. A very long one is cut: it is out of bounds whatever its last digits are."""
    return int(word[:12]) if _WHOLE.fullmatch(word) else None
