"""What a table keeps and sends has the shape it had: field by field, with tags, bounds and defaults."""

from __future__ import annotations

from tests.table.shapes import FILE, shapes, structs


def test_what_is_kept_and_sent_has_the_shape_it_had() -> None:
    """If you meant to change it: `python -m tests.table.shapes`, and old logs and open pages must still be understood."""
    assert shapes().split("\n") == FILE.read_text(encoding="utf-8").split("\n")


def test_nothing_that_is_kept_or_sent_can_be_changed_afterwards() -> None:
    found = list(structs())
    assert len(found) > 90
    assert [struct.__name__ for struct in found if not struct.__struct_config__.frozen] == []
