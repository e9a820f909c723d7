"""In which order a verifier names what is wrong: the first is what people are told."""

from __future__ import annotations

import json
from typing import Any

import pytest

from coyote.table.deal.document import read_document, written
from coyote.table.deal.problems import Unverifiable
from coyote.table.deal.verify import verify
from tests.strategies import Table
from tests.table.deals import fair_game
from tests.table.tampered import first, swapped


def wrong(document: dict[str, Any]) -> list[str]:
    return [str(problem.code) for problem in verify(read_document(json.dumps(document)))]


def test_a_record_that_was_rewritten_comes_before_its_deck_and_that_before_its_seeds() -> None:
    document: dict[str, Any] = json.loads(written(fair_game(Table("kidult_2003", 4, 1, {}), 2).document))
    assert wrong(document) == []
    first(document).update(server_commit="00" * 32)
    seeds = wrong(document)
    assert seeds[0] == "server-commit-differs"
    swapped(document["deck"])
    assert wrong(document)[:2] == ["deck-differs", "server-commit-differs"]
    document["record"] = document["record"].replace("\nseats", "\n# nothing\nseats", 1)
    assert wrong(document)[:3] == ["record-rewritten", "deck-differs", "server-commit-differs"]


def test_a_text_that_is_no_fairness_record_says_where_it_ceases_to_be_one() -> None:
    with pytest.raises(Unverifiable, match=r"^malformed \(?where=[\w.]+ "):
        read_document("{}")
    with pytest.raises(Unverifiable, match=r"^not-json\b"):
        read_document("{")
