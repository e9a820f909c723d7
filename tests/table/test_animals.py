"""Animals: nobody is somebody else's, whoever does not choose gets one, and what was chosen is kept."""

from __future__ import annotations

from pathlib import Path

import pytest

from coyote.bots import MINDS
from coyote.speech import speaker
from coyote.table.animals import ANIMALS
from coyote.table.asks import opening
from coyote.table.refusals import TableCode, TableRefused
from coyote.table.review.lineup import lineup_of
from coyote.table.setting import Setting
from coyote.table.wire import table_events
from coyote.table.wire.inbound import Leave, Pick, Sit
from tests.table.seated import Seated, four

ROOT = Path(__file__).parents[2]


def animals(table: Seated) -> list[str | None]:
    return [None if chair is None else chair.animal for chair in table.see(0).table.chairs]


def refused(table: Seated, guest: str, animal: str) -> TableCode:
    with pytest.raises(TableRefused) as why:
        table.ask(guest, Pick("op", animal))
    return why.value.code


def test_people_and_bots_are_never_the_same_animal() -> None:
    assert not set(ANIMALS) & set(MINDS)
    assert len(set(ANIMALS)) == len(ANIMALS)


def test_the_page_has_a_drawing_and_a_name_for_everybody_and_for_nobody_else() -> None:
    drawn = {file.stem for file in (ROOT / "browser/src/art/animals").glob("*.svelte")}
    assert drawn == {*ANIMALS, *MINDS}
    assert len({speaker("en").say(f"animal-{animal}") for animal in ANIMALS}) == len(ANIMALS)


def test_whoever_does_not_choose_gets_the_first_that_is_free() -> None:
    table = Seated(Setting(seats=12)).ask("bob", Sit("op", "bob", "roadrunner")).bots("owl").sit("cem", "dee")
    assert animals(table)[:5] == ["coyote", "roadrunner", None, "puma", "lizard"]
    table.ask("bob", Leave("op")).sit("eve")
    assert animals(table)[1] == "roadrunner"
    table.sit(*[f"guest{number}" for number in range(7)])
    assert animals(table)[-1] is None, "more people than animals"
    assert table.again() == table.table


def test_a_wish_is_granted_when_sitting_down_if_nobody_else_is_it() -> None:
    table = Seated().ask("bob", Sit("op", "bob", "toad")).ask("cem", Sit("op", "cem", "toad"))
    assert animals(table)[:3] == ["coyote", "toad", "roadrunner"]
    with pytest.raises(TableRefused) as why:
        table.ask("dee", Sit("op", "dee", "wolf"))
    assert why.value.code is TableCode.ANIMAL_UNKNOWN
    assert opening(Setting(), "ann", "ann", "bat").animal == "bat"


def test_one_may_become_another_between_games_and_everybody_hears_it() -> None:
    table = four().ask("bob", Pick("op", "snake"))
    assert table.see(0).events == (table_events.Picked(1, "snake"),)
    assert animals(table)[1] == "snake"
    assert refused(table, "cem", "snake") is TableCode.ANIMAL_TAKEN
    assert refused(table, "cem", "dragon") is TableCode.ANIMAL_UNKNOWN
    assert refused(table, "eve", "bat") is TableCode.NO_SEAT
    assert lineup_of(table.table).animals[1] == "snake"
    table.start()
    assert refused(table, "cem", "bat") is TableCode.GAME_RUNNING
    assert table.again() == table.table
