"""A fair deal that tests tamper with."""

from __future__ import annotations

import json
from typing import Any

import pytest

from coyote.table.deal.document import written
from tests.strategies import Table
from tests.table.deals import fair_game


@pytest.fixture(scope="module")
def honest() -> dict[str, Any]:
    """A document of a game that has only begun, so that a changed card or starter does not break the rules at once."""
    seeds = (seed for seed in range(1000) if not fair_game(Table("kidult_2003", 4, seed, {}), 2).epochs[0][0].no_seed)
    fair = fair_game(Table("kidult_2003", 4, next(seeds), {}), 2)
    answer: dict[str, Any] = json.loads(written(fair.document))
    return answer
