"""Removes settings of the surrounding terminal that would change what is tested here."""

from __future__ import annotations

import pytest

NOT_OURS = ("NO_COLOR", "CLICOLOR", "FORCE_COLOR", "COLUMNS", "LINES")
"""GNU readline, which pytest loads, exports COLUMNS and LINES to the workers of pytest-xdist, and a program that finds them
never asks the terminal for its size."""


@pytest.fixture(autouse=True)
def usual_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in NOT_OURS:
        monkeypatch.delenv(name, raising=False)
