"""The page's types are those of the wire."""

from __future__ import annotations

from tests.page.messages import FILE, written


def test_the_types_of_the_page_are_made_from_the_wire_as_it_is() -> None:
    assert FILE.read_text(encoding="utf-8") == written(), "run: .venv-test/bin/python -m tests.page.messages"
