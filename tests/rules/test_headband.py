"""What a phone on a head shows, count by count."""

from __future__ import annotations

import pytest

from coyote import WATCHER, events
from coyote.rules.headband import shows, tells
from tests.tables import KIDULT, OLIPHANTE, played

MORE = played(KIDULT, "deal 1 2 3 4 / ann 5 more cem 10", specials="on")
EXCHANGED = played(OLIPHANTE, "deal 1 2 3 4 / ann 5 / bob coin exchange 9", coins="on")


def test_a_phone_shows_every_card_on_its_head_and_counts_those_on_the_others() -> None:
    cem, ann, screen = shows(MORE, 2), shows(MORE, 0), shows(MORE, WATCHER)
    assert (cem.worn, cem.more, cem.hidden) == (((2, "3"),), ((2, "10"),), 3)
    assert (ann.worn, ann.more, ann.hidden) == (((0, "1"),), (), 4)
    assert (screen.worn, screen.more, screen.hidden) == ((), (), 5)
    assert {(one.refilled, one.drawn_unseen) for one in (cem, ann, screen)} == {(None, 0)}, "the pile has not run out"


def test_a_phone_shows_the_card_behind_its_own() -> None:
    bob, ann = shows(EXCHANGED, 1), shows(EXCHANGED, 0)
    assert (bob.worn, bob.replaced, bob.hidden) == (((1, "9"),), ((1, "2"),), 3)
    assert (ann.worn, ann.replaced, ann.hidden) == (((0, "1"),), (), 3)


def test_before_the_deal_and_after_the_round_no_phone_hides_anything() -> None:
    game = played(OLIPHANTE, "deal 1 2 3 4 / ann 99 / bob coyote")
    assert (shows(game, 0).worn, shows(game, 0).hidden) == ((), 0)


@pytest.mark.parametrize("seat", [-1, 4])
def test_nobody_sits_beside_the_table(seat: int) -> None:
    with pytest.raises(ValueError, match=f"^nobody sits at {seat}$"):
        shows(MORE, seat)


def test_a_phone_tells_of_its_own_cards_and_of_no_other() -> None:
    dealt = events(played(OLIPHANTE, "deal 1 2 3 4"))[0]
    assert tells(dealt, 0).heads == ("1", None, None, None)  # type: ignore[union-attr]
    assert tells(dealt, 3).heads == (None, None, None, "4")  # type: ignore[union-attr]
    assert tells(dealt, WATCHER).heads == (None,) * 4  # type: ignore[union-attr]
    (worn,) = [event for event in events(MORE) if type(event).__name__ == "MoreWorn"]
    assert [tells(worn, seat).card for seat in (2, 0, WATCHER)] == ["10", None, None]  # type: ignore[union-attr]
    (exchanged,) = [event for event in events(EXCHANGED) if type(event).__name__ == "Exchanged"]
    assert [tells(exchanged, seat).card for seat in (1, 0, WATCHER)] == ["9", None, None]  # type: ignore[union-attr]


def test_what_may_be_done_is_on_every_phone() -> None:
    assert {shows(MORE, seat).options for seat in (WATCHER, 0, 1, 2, 3)} == {shows(MORE, WATCHER).options}
    assert shows(MORE, 0).options.lowest == 6
