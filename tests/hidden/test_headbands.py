"""A phone on a head shows that head alone: whatever is on another head, it and the screen on the table look the same."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from coyote import WATCHER, Game, events, options, seen, view
from coyote.rules.gaze import sees_refill
from coyote.rules.headband import shows, tells
from coyote.rules.model.state import Stage
from coyote.rules.sight import Own, own
from tests.hidden.test_two_worlds import two_worlds
from tests.strategies import Table, tables
from tests.tables import played

EXAMPLES = 100
Shows = Callable[[Game, int | None], Own]
Tells = Callable[[Any, int | None], Any]


def screens(game: Game, wearer: int | None) -> list[int | None]:
    """Every screen in the room except the phone on this head; if the wearer is the whole table, the screen on the table."""
    return [WATCHER] if wearer is WATCHER else [WATCHER, *(seat for seat in range(game.terms.seats) if seat != wearer)]


def alike(table: Table, wearer: int | None, shows: Shows = shows, tells: Tells = tells) -> bool:
    """Whether no other screen in the room depends on what this seat wears, or, for WATCHER, what anybody wears."""
    return all(
        shows(here, eyes) == shows(there, eyes)
        and [tells(event, eyes) for event in events(here)] == [tells(event, eyes) for event in events(there)]
        for here, there in two_worlds(table, wearer)
        for eyes in screens(here, wearer)
    )


@settings(max_examples=EXAMPLES, deadline=None)
@given(tables(), st.integers(0, 11))
def test_no_other_screen_in_the_room_depends_on_what_somebody_wears(table: Table, seat: int) -> None:
    assert alike(table, seat % table.seats)


@settings(max_examples=EXAMPLES, deadline=None)
@given(tables())
def test_the_screen_on_the_table_and_the_legal_moves_depend_on_no_head(table: Table) -> None:
    assert alike(table, WATCHER)
    for here, there in two_worlds(table, WATCHER):
        assert options(here, here.turn) == options(there, there.turn)


@settings(max_examples=EXAMPLES, deadline=None)
@given(tables())
def test_a_phone_shows_all_cards_on_its_head_and_none_on_another(table: Table) -> None:
    for game in table.played().line():
        round = game.round
        for seat in range(table.seats):
            phone, other = shows(game, seat), view(game, (seat + 1) % table.seats)
            for shown, looked_at in ((phone.worn, other.worn), (phone.more, other.more), (phone.replaced, other.replaced)):
                assert shown == tuple(worn for worn in looked_at if worn.seat == seat)
            on_heads = (len(round.inside) if round.heads else 0) + len(round.powers.more)
            assert phone.hidden == on_heads + len(round.powers.middle) - len(phone.worn) - len(phone.more)
            assert set(phone.middle) <= {None}, "what lies face down is for no phone on a head"
        assert shows(game, WATCHER) == own(game, WATCHER)._replace(options=options(game, game.turn))


RUNS_OUT = {"?": 2, "night": 1, "5": 4, "-3": 1, "7": 1}
ROOMS = [
    Table(edition, 4, seed, terms)
    for seed in range(40)
    for edition, terms in (
        ("kidult_2003", {"specials": True, "deck": RUNS_OUT, "out_at": 3}),
        ("powwow_2006", {"deck": RUNS_OUT, "out_at": 3}),
        ("oliphante_2010", {"coins": True, "deck": RUNS_OUT, "coin_counts": {"exchange": 5, "extra": 2}, "out_at": 3}),
    )
]
LEAKS: dict[str, tuple[Shows, Tells]] = {
    "what the owner would see": (own, tells),
    "second cards": (lambda game, seat: shows(game, seat)._replace(more=game.round.powers.more), tells),
    "cards behind others": (lambda game, seat: shows(game, seat)._replace(replaced=game.round.powers.replaced), tells),
    "the pile less what others drew": (
        lambda game, seat: (
            shows(game, seat)
            if game.round.powers.refilled is None
            else shows(game, seat)._replace(refilled=sees_refill(game.round, seat)[0])
        ),
        tells,
    ),
    "a deal as the owner would see it": (shows, seen),
    "every card that is drawn": (
        shows,
        lambda event, seat: event if type(event).__name__ in ("Exchanged", "MoreWorn") else tells(event, seat),
    ),
}


@pytest.mark.parametrize("leak", LEAKS)
def test_a_planted_leak_is_caught(leak: str) -> None:
    assert not all(alike(table, table.seed % table.seats, *LEAKS[leak]) for table in ROOMS)


def test_without_a_planted_leak_the_same_rooms_are_clean() -> None:
    assert all(alike(table, table.seed % table.seats) for table in ROOMS)


def test_after_a_call_a_phone_still_shows_its_own_head() -> None:
    game = played("oliphante_2010", "deal ? 2 3 4 / ann 5 / bob coyote")
    assert game.stage == Stage.TURN
    assert shows(game, 2).worn == ((2, "3"),)
    assert len(shows(game, WATCHER).worn) == 4


def test_a_player_who_is_out_has_an_empty_phone() -> None:
    game = played("oliphante_2010", "deal 1 2 3 4 / ann 99 / bob coyote / deal 5 6 7", out_at="1")
    assert (shows(game, 0).worn, shows(game, 0).hidden, shows(game, 1).worn) == ((), 3, ((1, "5"),))


@pytest.mark.parametrize("nobody", [-1, -2, 4, 99])
def test_only_a_seat_has_a_phone(nobody: int) -> None:
    game = played("oliphante_2010", "deal 1 2 3 4")
    with pytest.raises(ValueError, match="nobody sits"):
        shows(game, nobody)
    assert tells(events(game)[0], nobody).heads == (None,) * 4  # type: ignore[union-attr]


def test_an_event_that_sight_does_not_know_is_on_no_phone() -> None:
    with pytest.raises(TypeError, match=r"^sight does not know .howled.$"):
        tells("howled", 0)  # type: ignore[arg-type]
