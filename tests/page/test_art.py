"""Pictures drawn without a page use the page's own art."""

from __future__ import annotations

import json
from xml.etree import ElementTree

import pytest

from coyote import EDITIONS
from coyote.drawing.art import card
from coyote.rules.model.cards import Card
from tests.page.art import FILE, PICTURE, picture, written


@pytest.mark.slow
def test_the_art_is_up_to_date_and_every_card_is_drawn_as_the_page_draws_it() -> None:
    decks = [deck for edition in EDITIONS.values() for deck in edition.decks.values()]
    faces = sorted({kind for deck in decks for kind in deck.kinds} | {"6", "-6", "9", "-9", "66", "-111", "999", "-999", "0"})
    art = json.loads(written(*faces))
    assert {face: card(Card(face)) for face in faces} == art.pop("examples")
    assert json.loads(FILE.read_text(encoding="utf-8")) == art, "run: .venv-test/bin/python -m tests.page.art"


def test_the_picture_in_the_readme_is_what_a_notebook_shows() -> None:
    assert PICTURE.read_text(encoding="utf-8") == picture(), "run: .venv-test/bin/python -m tests.page.art"


def test_a_picture_needs_no_stylesheet_no_script_and_no_other_file() -> None:
    text = FILE.read_text(encoding="utf-8")
    for word in ("<div", "class=", "style", "var(", "<script", "href", "http", "undefined", "NaN", "svelte", "<!--"):
        assert word not in text, word


def test_the_fire_and_the_desert_are_one_picture_each() -> None:
    """`placed` sizes the outermost picture; whatever lay beside it would fill everything."""
    art = json.loads(FILE.read_text(encoding="utf-8"))
    for name in ("fire", "scene"):
        root = ElementTree.fromstring(f'<all xmlns="http://www.w3.org/2000/svg">{art[name]}</all>')
        assert len(root) == 1, name
