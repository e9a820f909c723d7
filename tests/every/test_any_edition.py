"""Editions are data: what holds for the boxed ones holds for any edition that somebody may add.

Each example makes up an edition (decks, order of the count, powers, who starts next), puts it on the shelf, and runs the checks
of the boxed editions on its tables.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from coyote import editions as shelf
from coyote.bots import MINDS
from coyote.editions import EDITIONS
from coyote.editions.catalogue import STARTERS, as_object
from coyote.rules.model.cards import ORDER, SPECIALS, Card
from coyote.rules.model.deck import Deck
from coyote.rules.model.edition import Edition
from coyote.rules.model.moves import COINS, SPECIAL_RULES
from coyote.rules.model.rulings import DEFAULT
from coyote.rules.model.terms import SEATS
from coyote.rules.play.next_starter import loser_starts, winner_starts
from coyote.table.setting import Setting
from tests import test_odds
from tests.bots.test_minds import game_between
from tests.every import test_games
from tests.hidden import test_two_worlds
from tests.strategies import Table, powers, tables
from tests.table.seated import Seated

CHECKS = (
    test_games.test_cards_are_conserved_after_every_move,
    test_games.test_options_are_exactly_the_legal_moves,
    test_games.test_writing_and_reading_a_game_gives_the_same_game,
    test_games.test_games_end_with_one_winner_and_coyotes_only_grow,
    test_two_worlds.test_two_worlds_look_the_same_to_a_watcher_whatever_is_on_the_heads,
    test_two_worlds.test_no_view_holds_the_card_on_its_own_head_before_the_reveal,
    test_two_worlds.test_a_refusal_never_depends_on_the_players_own_card,
)


def starts_whoever_has_the_lower_seat(loser: int, winner: int, loser_out: bool) -> int:
    """A rule that no box has."""
    return winner if loser_out else min(loser, winner)


STARTERS[starts_whoever_has_the_lower_seat] = "winner"  # a new rule brings the code by which it is told


@st.composite
def decks(draw: st.DrawFn) -> Deck:
    """Enough for every table, with any numbers and any specials, also several of one kind."""
    numbers = draw(st.dictionaries(st.integers(-30, 30), st.integers(1, 4), min_size=3, max_size=8))
    specials = draw(st.dictionaries(st.sampled_from(SPECIALS), st.integers(1, 2)))
    return Deck({Card(str(number)): count for number, count in numbers.items()} | {Card("3"): SEATS[-1] + 2} | specials)


@st.composite
def editions(draw: st.DrawFn) -> Edition:
    boxes = draw(st.lists(decks(), min_size=1, max_size=2, unique_by=lambda deck: deck.size))
    kinds = {kind for deck in boxes for kind in deck.kinds}
    specials = tuple(draw(st.lists(st.sampled_from(SPECIAL_RULES), unique=True)))
    coins = draw(st.dictionaries(st.sampled_from(COINS), st.integers(1, 3)))
    always = draw(st.booleans())
    eyes = draw(st.none() | st.integers(0, 3))
    return Edition(
        id="made_up_2026",
        shelf=0,
        year=2026,
        publisher="Nobody",
        booklets=(),
        sources=(),
        decks={deck.size: deck for deck in boxes},
        order=tuple(kind for kind in ORDER if kind in kinds or draw(st.booleans())),
        next_starter=draw(st.sampled_from([winner_starts, loser_starts, starts_whoever_has_the_lower_seat])),
        seats=(SEATS[0], SEATS[-1]),
        out_at=draw(st.integers(1, 4)),
        least_number=draw(st.none() | st.integers(-5, 5)),
        coins=coins,
        specials=specials,
        specials_on=bool(specials) and draw(st.booleans()),
        rulings=replace(DEFAULT, doubles=draw(st.sampled_from(["greens", "total"]))),
        shuffled_always=always,
        middle=draw(st.integers(0, 2)) if always else 0,
        eyes_open=eyes,
        trickster_open=draw(st.none() | st.integers(0, 3)) if always and eyes is not None else None,
    )


@contextmanager
def on_the_shelf(edition: Edition) -> Iterator[None]:
    EDITIONS[edition.id] = edition
    try:
        yield
    finally:
        del EDITIONS[edition.id]


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__.removeprefix("test_"))
@settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])
@given(edition=editions(), data=st.data())
def test_what_holds_for_the_boxed_editions_holds_for_any(check: Any, edition: Edition, data: st.DataObject) -> None:
    with on_the_shelf(edition):
        check.hypothesis.inner_test(data.draw(tables(editions=[edition])))


@settings(max_examples=25, deadline=None)
@given(edition=editions(), data=st.data())
def test_the_odds_of_any_edition_are_exact(edition: Edition, data: st.DataObject) -> None:
    check: Any = test_odds.test_the_short_way_and_the_long_way_agree
    with on_the_shelf(edition):
        check.hypothesis.inner_test(data.draw(tables(editions=[edition], rulings=False)), data)


@settings(max_examples=5, deadline=None)
@given(edition=editions(), seed=st.integers(0, 2**32))
def test_every_mind_plays_any_edition(edition: Edition, seed: int) -> None:
    with on_the_shelf(edition):
        table = Table(edition.id, len(MINDS), seed, {"out_at": 1, **powers(edition)})
        assert game_between(table, list(MINDS.values())).winner is not None


@settings(max_examples=5, deadline=None)
@given(edition=editions())
def test_any_edition_can_be_listed_and_played_at_a_table(edition: Edition) -> None:
    with on_the_shelf(edition):
        listed = json.loads(json.dumps(as_object(edition)))
        assert listed["id"] == edition.id
        table = Seated(Setting(edition.id, {"out_at": "1"}, seats=3, turn=15, bank=0)).bots("cub", "cub").start()
        while table.table.playing:
            table.until_due()
        assert table.match.game.winner is not None
        assert table.again() == table.table


def test_the_folder_is_the_list_of_editions_in_the_order_of_the_shelf() -> None:
    files = {file.stem for file in Path(next(iter(shelf.__path__))).glob("*_[0-9][0-9][0-9][0-9].py")}
    assert set(EDITIONS) == files
    assert all(name == edition.id for name, edition in EDITIONS.items())
    places = [edition.shelf for edition in EDITIONS.values()]
    assert places == sorted(set(places)), "two editions have one place on the shelf"
    assert list(EDITIONS)[:3] == ["oliphante_2010", "devir_2021", "kidult_2003"]
