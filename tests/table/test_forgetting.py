"""Forgetting: whoever is forgotten loses their name in the deeds, and nobody else does."""

from __future__ import annotations

from coyote.table.deeds import Left, Sat
from coyote.table.forgetting import NAMELESS, forgetting, nameless
from tests.table.seated import Seated, four


def test_only_the_deeds_of_whoever_is_forgotten_lose_their_name() -> None:
    sat, left = Sat(1, "g-bob", "bob"), Left(1)
    assert nameless(sat, "g-bob") == Sat(1, "g-bob", NAMELESS)
    assert nameless(sat, "g-ann") == sat
    assert nameless(left, "g-bob") is left


def test_a_table_whose_owner_is_forgotten_belongs_to_its_host() -> None:
    table = four()
    assert table.do([forgetting(table.table, "ann")]).table.gate.owner == table.host == "bob"
    other = four()
    assert other.do([forgetting(other.table, "bob")]).table.gate.owner == "ann"


def test_a_table_without_people_stays_with_its_forgotten_owner_who_cannot_come_back() -> None:
    table = Seated()
    table.do([forgetting(table.table, "ann")])
    assert (table.table.host, table.table.gate.owner, table.table.gate.forgotten) == (None, "ann", ("ann",))
