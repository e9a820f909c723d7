"""The wolf plays by the book where there is one and by its net elsewhere, and is small enough to ship."""

from __future__ import annotations

from random import Random

import pytest

from coyote import EDITIONS, Call, Declare, view
from coyote.bots import MINDS
from coyote.bots.look.stakes import hopes
from coyote.bots.mind import Chances
from coyote.bots.wolf.endgame import Endgame, solve
from coyote.bots.wolf.nerve import Nerve
from coyote.bots.wolf.policy import LEARNED, doubt
from coyote.bots.wolf.two_stakes import stakes_of
from coyote.bots.wolf.wolf import BOOKS, MIND, by_book
from coyote.lab.arena import play_game
from coyote.lab.nerve_bounds import nerve_sure_of
from coyote.odds import odds
from coyote.rules.model.cards import cards
from coyote.rules.model.terms import agree_on
from coyote.rules.sight import View
from tests.tables import DEVIR, KIDULT, played


def test_two_wolves_with_a_whole_deck_play_by_the_book() -> None:
    """An opener never says a number that is not in its book, such as 11."""
    sight = view(played(KIDULT, "deal 10 3", seats="ann bob"), 0)
    said = by_book(sight)
    assert said is not None
    assert said.keys() <= {Declare(number) for number in range(2, 11)}
    assert len(said) > 1, "a book that always says the same could be read"


def test_the_book_answers_any_number() -> None:
    for number in (1, 2, 11, 40, 999):
        assert by_book(view(played(KIDULT, f"deal 10 3 / ann {number}", seats="ann bob"), 1)) is not None
    assert by_book(view(played(KIDULT, "deal 10 3 / ann 999", seats="ann bob"), 1)) == {Call(): 1.0}


@pytest.mark.parametrize(
    ("edition", "options"), [(DEVIR, {}), (KIDULT, {"ties": "all"}), (KIDULT, {"least_number": "5"}), ("japan_2015", {})]
)
def test_with_two_left_the_wolf_works_out_what_no_book_has(edition: str, options: dict[str, str]) -> None:
    opener = by_book(view(played(edition, "deal 10 3", "ann bob", **options), 0))
    assert opener is not None and all(isinstance(move, Declare) for move in opener)
    for number in (5, 11, 35, 999):
        assert by_book(view(played(edition, f"deal 10 3 / ann {number}", "ann bob", **options), 1)), number


def test_what_is_worked_out_for_the_cards_that_are_left_can_hardly_be_exploited() -> None:
    """A whole deck of feathers, and 36 cards with the high and the low ones gone; the figures are in docs/two-seats.md."""
    high_and_low = "20 15 15 10 10 -10 -5 4 4 3 2 1 1 double"
    for edition, gone, most in ((DEVIR, "", 0.022), (KIDULT, high_and_low, 0.040)):
        box = EDITIONS[edition]
        left = box.deck.take(box.deck.counts, cards(gone))
        assert isinstance(left, tuple)
        lowest = -99 if box.least_number is None else box.least_number
        at_stake = stakes_of(box.deck, left, box.order, box.rulings, lowest, bare=True)
        lost = 0.0
        for opens in (True, False):
            nerve = solve(Endgame(box.deck, left, box.order, box.rulings, lowest, opens))
            assert isinstance(nerve, Nerve)
            lost -= nerve_sure_of(nerve, at_stake)
        assert lost / 2 < most


def test_a_deck_too_large_to_solve_in_time_is_left_to_the_net() -> None:
    deck = " ".join(f"{number}x1" for number in range(1, 26))
    assert by_book(view(played(KIDULT, "deal 10 3", "ann bob", deck=deck), 0)) is None


@pytest.mark.parametrize(
    ("edition", "hands", "seats", "options"),
    [
        (KIDULT, "10 3 5", "ann bob cem", {}),
        (KIDULT, "10 3", "ann bob", {"specials": "on"}),
        (KIDULT, "10 3", "ann bob", {"highest_number": "30"}),
    ],
)
def test_where_the_book_does_not_apply_the_wolf_goes_by_its_net(
    edition: str, hands: str, seats: str, options: dict[str, str]
) -> None:
    sight = view(played(edition, f"deal {hands}", seats, **options), 0)
    assert by_book(sight) is None
    assert isinstance(MIND.decide(sight, Random(1)), Declare)


def test_the_wolf_never_makes_a_move_that_is_sure_to_lose() -> None:
    """It calls what cannot hold and does not call what is sure to hold, before any book or net is asked."""
    certain = 0
    for seed in range(6):
        terms = agree_on(EDITIONS[(KIDULT, DEVIR)[seed % 2]], ["ann", "bob"], {})
        for game in play_game(terms, [MIND, MINDS["cub"]], f"certain {seed}").line():
            if game.turn >= 0 and game.number is not None and (known := odds(sight := view(game, game.turn))):
                chances, holds = considered(sight), known.chance(game.number)
                certain += holds in (0, 1)
                assert holds != 0 or chances == {Call(): 1.0}
                assert holds != 1 or Call() not in chances
    assert certain > 1, "such moments were met"


def considered(sight: View) -> Chances:
    assert MIND.consider is not None
    return MIND.consider(sight)


def test_what_ships_is_under_two_megabytes() -> None:
    assert sum(file.stat().st_size for file in (LEARNED, *BOOKS)) < 2_000_000


@pytest.mark.parametrize("lives", [(1, 1), (3, 3, 3, 3), (1, 2, 3), (5, 0, 2, 4), (5,) * 12])
def test_the_chances_to_win_add_up_to_one(lives: tuple[int, ...]) -> None:
    assert sum(hopes(lives)) == pytest.approx(1)
    assert all(hope == 0 for life, hope in zip(lives, hopes(lives), strict=True) if life == 0)


def test_the_registry_lists_minds_by_strength_the_weakest_first() -> None:
    strengths = [mind.strength for mind in MINDS.values()]
    assert None not in strengths
    assert strengths == sorted(strengths, key=lambda strength: strength or 0)


def test_the_wolf_doubts_what_hardly_holds_whoever_said_it() -> None:
    """Somebody who jumps far above what can be expected is called often, but not for sure: who is always called can be read."""
    sight = view(played(DEVIR, "deal 5 4 3 2 / ann 3 / bob 27"), 2)
    assert 0 < odds(sight).chance(27) < 0.2
    assert doubt(0.2) < considered(sight)[Call()] < 1


def test_the_less_likely_a_number_the_more_it_is_doubted_and_what_may_well_hold_not_at_all() -> None:
    assert doubt(0.0) > doubt(0.1) > doubt(0.2) > doubt(0.3) == doubt(0.9) == 0


@pytest.mark.parametrize("edition", [KIDULT, DEVIR])
@pytest.mark.parametrize("seats", ["ann bob cem", "ann bob cem dan", "ann bob cem dan eva fay"])
def test_at_larger_tables_the_wolf_calls_what_cannot_hold_and_never_what_is_sure_to(edition: str, seats: str) -> None:
    hands = " ".join(("20", "15", "10", "5", "4", "3")[: len(seats.split())])
    assert considered(view(played(edition, f"deal {hands} / ann 999", seats), 1)) == {Call(): 1.0}
    sure = odds(view(played(edition, f"deal {hands} / ann 1", seats), 1)).totals[0][0]
    assert Call() not in considered(view(played(edition, f"deal {hands} / ann {sure}", seats), 1))
