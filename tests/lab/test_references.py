"""Reference opponents: legal at every table, pure, blind to their own card, and true to the published ideas."""

from __future__ import annotations

import ast
import inspect
from fractions import Fraction
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from coyote import Call, Declare, View, view
from coyote.bots.mind import Mind
from coyote.lab import references
from coyote.lab.arena import play_game
from coyote.lab.references import REFERENCES, demanded, posterior
from coyote.lab.simulate import any_move
from coyote.odds import reckoned, unknown
from coyote.rules.model.moves import PlayerMove
from tests.hidden.test_two_worlds import two_worlds
from tests.strategies import Table, tables
from tests.tables import KIDULT, OLIPHANTE, played

pytestmark = pytest.mark.slow

EVERYONE = pytest.mark.parametrize("name", REFERENCES)

TINY = "4x1 2x1 1x1 10x1"
"""Whoever sees the 4 wears 2, 1 or 10, so the total is 6, 5 or 14."""


def move_of(name: str, seen: View, seed: int = 1) -> PlayerMove:
    return REFERENCES[name].decide(seen, Random(seed))


def bob_after(number: int, deck: str = TINY) -> View:
    """Bob sees the 4 on Ann's head, and she has said this number."""
    return view(played(KIDULT, f"deal 4 2 / ann {number}", seats="ann bob", deck=deck), 1)


def wild(seen: View, rng: Random) -> PlayerMove:
    """Any legal move: coins, specials, and `again`, after which the declarer must change the number."""
    move = any_move(seen.options, rng)
    assert isinstance(move, PlayerMove)
    return move


# at every table


@EVERYONE
@settings(max_examples=25, deadline=None)
@given(table=tables())
def test_a_reference_is_legal_in_every_edition_with_any_options(name: str, table: Table) -> None:
    terms = table.started().terms
    minds = [REFERENCES[name] if seat % 2 else Mind("wild", wild) for seat in range(terms.seats)]
    assert play_game(terms, minds, str(table.seed)).winner is not None


@EVERYONE
@settings(max_examples=15, deadline=None)
@given(table=tables(), seat=st.integers(0, 11))
def test_a_reference_decides_the_same_whatever_its_own_card_is(name: str, table: Table, seat: int) -> None:
    eyes = seat % table.seats
    for here, there in two_worlds(table, eyes):
        if here.turn == eyes:
            assert move_of(name, view(here, eyes)) == move_of(name, view(there, eyes))


@EVERYONE
def test_a_reference_decides_the_same_with_the_same_chance(name: str) -> None:
    seen = view(played(KIDULT, "deal 10 3 5 20 / ann 9 / bob 14"), 2)
    first = [move_of(name, seen, seed) for seed in range(20)]
    reckoned.clear()
    assert [move_of(name, seen, seed) for seed in range(20)] == first


def test_no_reference_looks_at_a_clock() -> None:
    tree = ast.parse(inspect.getsource(references))
    imported = {name.name for node in ast.walk(tree) if isinstance(node, ast.Import) for name in node.names}
    imported |= {str(node.module) for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
    assert imported.isdisjoint({"time", "datetime"})


@EVERYONE
def test_a_reference_changes_its_number_after_again(name: str) -> None:
    seen = view(played(KIDULT, "deal 4 2 5 5 / ann 4 / bob again", specials="on"), 0)
    assert isinstance(move := move_of(name, seen), Declare)
    assert move.number != 4


@EVERYONE
def test_a_reference_that_cannot_go_higher_calls(name: str) -> None:
    assert move_of(name, bob_after(999)) == Call()


def test_where_a_round_may_open_below_one_nobody_opens_above_what_they_believe() -> None:
    """Ann sees -10 and wears -10, 1 or 2, so the total is -20, -9 or -8."""
    seen = view(played(OLIPHANTE, "deal 1 -10", seats="ann bob", deck="-10x2 1x1 2x1"), 0)
    opened = {name: move_of(name, seen) for name in ("plus_one", "eighty", "expected", "bayes", "aggressive", "cautious")}
    numbers = {name: move.number for name, move in opened.items() if isinstance(move, Declare)}
    assert numbers == {"plus_one": -5, "eighty": -8, "expected": -13, "bayes": -9, "aggressive": -9, "cautious": -20}


# the idea of each


def test_plus_one_goes_on_until_five_above_the_cards_it_sees() -> None:
    assert [move_of("plus_one", bob_after(number)) for number in (1, 8, 9)] == [Declare(2), Declare(9), Call()]


def test_eighty_calls_at_eighty_percent_and_not_before() -> None:
    deck = TINY + " 3x1 0x1"  # 4, 5, 6, 7 or 14
    assert move_of("eighty", bob_after(8, deck)) == Call()
    assert move_of("eighty", bob_after(7, deck)) != Call()


def test_eighty_says_the_smallest_total_that_the_next_seat_can_think_possible() -> None:
    """If Bob wears 2, Ann reckons with 6, 3 or 12; if 1, with 5, 3 or 11; if 10, with 14, 12 or 11."""
    assert [move_of("eighty", bob_after(number)) for number in (3, 6, 14)] == [Declare(5), Declare(11), Declare(15)]


def test_expected_goes_halfway_to_the_mean_and_calls_a_number_above_it() -> None:
    assert [move_of("expected", bob_after(number)) for number in (2, 8, 9)] == [Declare(6), Declare(9), Call()]


def test_bayes_believes_what_others_say() -> None:
    """14 needs the 10 on Bob's head: one in three by the cards, nine in eleven once Ann has said so."""
    assert [move_of("bayes", bob_after(number)) for number in (6, 14, 15)] == [Declare(14), Declare(15), Call()]


def test_bayes_counts_each_number_of_the_others_nine_times_and_its_own_not_at_all() -> None:
    believed = posterior(seen := bob_after(14), unknown(seen))
    assert Fraction(believed.holds(14), believed.denominator) == Fraction(9, 11)
    later = view(played(KIDULT, "deal 4 2 / ann 1 / bob 14 / ann 15", seats="ann bob", deck=TINY), 1)
    unmoved = posterior(later, unknown(later))  # no card bears out the 15, and Bob said the 14 himself
    assert Fraction(unmoved.holds(14), unmoved.denominator) == Fraction(1, 3)


def test_the_characters_of_coyote_battle_differ_in_certainty_and_raise() -> None:
    assert [move_of("aggressive", bob_after(number)) for number in (1, 6, 7)] == [Declare(4), Declare(7), Call()]
    assert [move_of("cautious", bob_after(number)) for number in (1, 5, 6)] == [Declare(2), Declare(6), Call()]


def test_the_gambler_draws_one_of_three_characters() -> None:
    assert {move_of("gambler", bob_after(4), seed) for seed in range(30)} == {Declare(8), Declare(6), Declare(5)}
    assert {move_of("gambler", bob_after(7), seed) for seed in range(30)} == {Declare(11), Call()}


def test_the_analyst_minds_lives_jumps_and_survivors() -> None:
    four = view(played(KIDULT, "deal 10 3 5 20 / ann 1"), 1)
    assert demanded(four) == 60
    assert demanded(four._replace(coyotes=(0, 1, 0, 0))) == 65
    assert demanded(four._replace(coyotes=(0, 2, 0, 0))) == 75
    assert demanded(four._replace(coyotes=(1, 0, 0, 0))) == 55
    assert demanded(four._replace(coyotes=(2, 0, 0, 0))) == 50
    assert [demanded(four._replace(inside=tuple(range(left)))) for left in (2, 3, 4, 5, 6)] == [70, 65, 60, 55, 55]
    jumped = view(played(KIDULT, "deal 10 3 5 20 / ann 1 / bob 6"), 2)
    assert demanded(jumped) == 70
    assert demanded(jumped._replace(coyotes=(0, 0, 2, 0), inside=(1, 2))) == 85
