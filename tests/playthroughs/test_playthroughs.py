"""Golden playthroughs: the files show what the rules do today; every edition has its own."""

from __future__ import annotations

import pytest

from coyote import read, write
from coyote.editions import EDITIONS
from tests.playthroughs.make import FOLDER, TABLES, playthrough


@pytest.mark.parametrize("name", TABLES)
def test_the_game_plays_as_before_and_every_seat_sees_the_same(name: str) -> None:
    golden = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    assert playthrough(name) == golden, "if you meant that: python3 run.py test --playthroughs, and read the diff"


def test_every_edition_has_playthroughs_with_and_without_its_powers() -> None:
    for edition in EDITIONS.values():
        tables = [table for table in TABLES.values() if table.edition == edition.id]
        powers = [table for table in tables if any(table.options.get(power) for power in ("coins", "specials", "trickster"))]
        has_powers = edition.coins or edition.specials or edition.trickster_open is not None
        assert bool(powers) == bool(has_powers), f"add a playthrough of {edition} with its powers"
        assert len(tables) > len(powers), f"add a playthrough of {edition} with its base rules"


def test_no_golden_file_is_left_over() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(TABLES)
    assert {path.stem for path in FOLDER.glob("*.coyote")} == set(TABLES)


@pytest.mark.parametrize("name", TABLES)
def test_the_record_is_written_back_letter_by_letter(name: str) -> None:
    text = (FOLDER / f"{name}.coyote").read_text(encoding="utf-8")
    assert write(*read(text)) == text
