"""A printed or drawn view shows nobody their own card, and a printed game holds nothing that somebody may not know."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any
from xml.etree import ElementTree

import pytest

from coyote import EDITIONS, WATCHER, Game, say, start, view
from coyote.drawing.art import art, card
from coyote.lab.simulate import NAMES
from coyote.rules.model.cards import SPECIALS, Card
from tests.hidden.test_two_worlds import two_worlds
from tests.strategies import Table, powers
from tests.tables import KIDULT, OLIPHANTE, played

SEEDS = range(3)


def tables(edition: str) -> Iterator[Table]:
    """Tables with every power of the edition; every other one with a deck that soon runs out."""
    options: dict[str, Any] = {"coins": True, "coin_counts": {"extra": 3, "skip": 2, "exchange": 5, "guess": 2}}
    options = options if EDITIONS[edition].coins else powers(EDITIONS[edition])
    for seed in SEEDS:
        seats = 2 + seed
        few = {"?": 2, "night": 1, "flip": 1, "double": 1, "5": seats, "-3": 1} if seed % 2 else None
        yield Table(edition, seats, seed, options | {"out_at": 1} | ({"deck": few} if few else {}))


@pytest.mark.parametrize("edition", EDITIONS)
def test_two_worlds_print_and_draw_the_same_to_those_who_cannot_see(edition: str) -> None:
    compared = 0
    for table in tables(edition):
        for eyes in (*range(table.seats), WATCHER):
            for here, there in two_worlds(table, eyes):
                assert str(view(here, eyes)) == str(view(there, eyes))
                assert repr(view(here, eyes)) == repr(view(there, eyes))
                assert view(here, eyes)._repr_svg_() == view(there, eyes)._repr_svg_()
                compared += here.round.heads != there.round.heads
    assert compared > 100, "the worlds did not differ"


@pytest.mark.parametrize("edition", EDITIONS)
def test_two_worlds_print_and_draw_differently_to_those_who_see_the_card(edition: str) -> None:
    """If this failed, the test above would compare pictures without cards."""
    for table in tables(edition):
        for here, there in two_worlds(table, 0):
            if here.round.heads[0] != there.round.heads[0]:
                other = here.round.inside[-1]
                assert str(view(here, other)) != str(view(there, other))
                assert view(here, other)._repr_svg_() != view(there, other)._repr_svg_()


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_game_prints_alike_whatever_is_on_the_heads(edition: str) -> None:
    for table in tables(edition):
        for here, there in two_worlds(table, WATCHER):
            assert str(here) == repr(here) == str(there) == repr(there)


def test_a_game_has_no_picture() -> None:
    """IPython calls these methods; a game that had one would show people their own card."""
    rich = ("_repr_svg_", "_repr_html_", "_repr_png_", "_repr_jpeg_", "_repr_latex_", "_repr_markdown_", "_repr_json_")
    for name in (*rich, "_repr_javascript_", "_repr_mimebundle_", "_repr_pretty_", "_ipython_display_"):
        assert not hasattr(Game, name)
        assert not hasattr(start(EDITIONS[OLIPHANTE], ["ann", "bob"]), name)


# the picture


def faces(picture: str) -> list[Card | None]:
    """The cards drawn in a picture, without the pile."""
    kinds: list[Card | None] = [None, *SPECIALS, *(Card(str(number)) for number in range(-20, 21))]
    inner = {kind: card(kind).partition(">")[2].removesuffix("</svg>") for kind in kinds}
    found = [kind for kind in kinds for _ in range(picture.count(inner[kind]))]
    found.remove(None)
    return found


@pytest.mark.parametrize("seats", range(2, 13))
def test_a_picture_of_any_table_is_valid_xml_and_shows_everybody_once(seats: int) -> None:
    names = NAMES[:seats]
    game = say(start(EDITIONS[KIDULT], names, starter="ann"), "deal " + " ".join("5 4 3 2 1 0 -5 10 5 4 3 2".split()[:seats]))
    drawn = view(game, names[1])._repr_svg_()
    root = ElementTree.fromstring(drawn)
    texts = [text.text for text in root.iter("{http://www.w3.org/2000/svg}text")]
    for name in names:
        assert texts.count(name + (" (you)" if name == names[1] else "")) == 1
    assert sorted(map(str, faces(drawn))) == sorted(map(str, [None, *(worn for _, worn in view(game, names[1]).worn)]))
    boxes = re.findall(r'<svg x="([\d.-]+)" y="([\d.-]+)" width="([\d.-]+)" height="([\d.-]+)"', drawn)
    assert all(0 <= float(x) <= 960 - float(wide) and 0 <= float(y) <= 720 - float(high) for x, y, wide, high in boxes)


@pytest.mark.parametrize(
    ("game", "eyes", "expected"),
    [
        (played(OLIPHANTE, "deal ? discard flip double"), "ann", [None, "discard", "double", "flip"]),
        (played(OLIPHANTE, "deal ? discard flip double"), WATCHER, [None] * 4),
        (played(OLIPHANTE, "deal night 1 2 3 / ann coin exchange 9", coins="on"), "ann", [None, "1", "2", "3"]),
        (played(OLIPHANTE, "deal night 1 2 3 / ann coin exchange 9", coins="on"), "bob", [None, "2", "3", "9", "night"]),
        (played(OLIPHANTE, "deal night 1 2 3 / ann coin extra 9", coins="on"), "ann", [None, "1", "2", "3", "9"]),
        (played(OLIPHANTE, "deal night 1 2 3 / ann coin guess night", coins="on"), "ann", ["1", "2", "3", "night"]),
        (played(KIDULT, "deal 1 2 cancel 0 / ann 9 more bob 5", specials="on"), "bob", [None, None, "0", "1", "cancel"]),
        (played(KIDULT, "deal 1 2 cancel 0 / ann 9 more bob 5", specials="on"), "ann", [None, "0", "2", "5", "cancel"]),
        (played(OLIPHANTE, "deal ? 1 2 3 / ann 5 / bob coyote"), WATCHER, ["1", "2", "3", "?"]),
        (start(EDITIONS[OLIPHANTE], ["ann", "bob"]), "ann", []),
    ],
)
def test_a_picture_shows_what_these_eyes_see_and_backs_for_the_rest(game: Game, eyes: str, expected: list[str | None]) -> None:
    assert sorted(map(str, faces(view(game, eyes)._repr_svg_()))) == sorted(map(str, expected))


def test_a_card_that_does_not_count_is_struck_through() -> None:
    game = played(OLIPHANTE, "deal night 1 2 3 / ann coin exchange 9", coins="on")
    assert art()["strike"] in view(game, "bob")._repr_svg_()
    assert art()["strike"] not in view(game, "ann")._repr_svg_()


def test_a_picture_shows_turn_number_pile_coins_and_coyotes() -> None:
    called = played(OLIPHANTE, "deal ? 1 2 3 / ann 5 / bob coyote")
    assert art()["animals"][1]["moods"]["howling"].partition(">")[2] in view(called, WATCHER)._repr_svg_()
    game = played(OLIPHANTE, "deal 5 1 2 3 / ann 99 / bob coyote / deal 5 1 2 3 / bob 20", coins="on", out_at="2")
    drawn = view(game, "dee")._repr_svg_()
    for text in ("bob said it", "22 in the pile", "coins: extra ×2, reverse, skip ×2, exchange ×2, guess"):
        assert f">{text}</text>" in drawn
    assert drawn.count(art()["coyotes"]["taken"].partition(">")[2]) == 1
    assert drawn.count(art()["coyotes"]["free"].partition(">")[2]) == 7
    assert art()["animals"][2]["moods"]["turn"].partition(">")[2] in drawn
    alone = {"seats": "ann bob cem", "out_at": "1", "specials": "on", "specials_with_two": "on"}
    out = played(KIDULT, "deal 5 5 5 / ann 99 / bob coyote / deal 5 4 / bob 3 double", **alone)
    drawn = view(out, "bob")._repr_svg_()
    assert art()["animals"][0]["moods"]["out"].partition(">")[2] in drawn
    assert ">bob said it, for two coyotes</text>" in drawn
    many = played(OLIPHANTE, "deal 5 1 2 3 / ann 99 / bob coyote", out_at="20")
    assert ">1/20</text>" in view(many, "ann")._repr_svg_()
