"""Which of a test's parameters are quick."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest


def first_is_quick(values: Iterable[Any]) -> list[Any]:
    """These parameters, of which only the first is in the quick tier: the others repeat its law elsewhere."""
    first, *others = values
    return [first, *(pytest.param(value, marks=pytest.mark.slow) for value in others)]
