"""Exact odds: equal to brute force, to hand-made answers, and blind to what the seat cannot see."""

from __future__ import annotations

import json
from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bench.odds import mismatches
from coyote import EDITIONS, WATCHER, view
from coyote.odds import Unknown, believing, distribution, odds, supposing, through, unknown
from coyote.odds.model import reduced
from coyote.odds.series import series
from coyote.odds.steps import Steps
from coyote.rules.model.cards import Card, cards
from tests.slow_odds import deals, gathered
from tests.strategies import Table, tables
from tests.tables import KIDULT, OLIPHANTE, played
from tests.test_commands import run


def two_cards(seen: str, unseen: dict[str, int], pile: int | None = None, discards: dict[str, int] | None = None) -> Unknown:
    """A small round in which one card is worn unseen."""
    left = tuple((Card(card), count) for card, count in unseen.items())
    size = sum(unseen.values()) - 1 if pile is None else pile
    return Unknown(cards(seen), 1, left, size, discards=tuple((Card(c), n) for c, n in (discards or {}).items()))


def test_the_own_card_is_one_of_the_unseen() -> None:
    found = distribution(two_cards("10 5", {"1": 2, "20": 1}))
    assert (found.denominator, found.totals) == (3, ((16, 2), (35, 1)))
    assert (found.holds(16), found.holds(17), found.chance(36)) == (3, 1, 0.0)
    assert found.mean == Fraction(67, 3)


def test_a_mystery_turns_over_one_of_the_rest() -> None:
    found = distribution(two_cards("?", {"1": 1, "2": 1, "4": 1}))
    assert (found.denominator, found.totals) == (3, ((3, 1), (5, 1), (6, 1)))


def test_the_own_card_may_be_the_mystery() -> None:
    found = distribution(two_cards("10", {"?": 1, "5": 1, "-5": 1}))
    assert (found.denominator, found.totals) == (2, ((5, 1), (15, 1)))


def test_a_pile_that_runs_out_goes_on_with_the_discards_and_then_counts_nothing() -> None:
    found = distribution(two_cards("?", {"1": 1}, pile=0, discards={"7": 1, "8": 1}))
    assert found.totals == ((8, 1), (9, 1))
    assert distribution(two_cards("?", {"1": 1}, pile=0)).totals == ((1, 1),)


def test_odds_equal_brute_force_in_every_random_case() -> None:
    """Ten thousand cases: python3 run.py bench odds."""
    assert mismatches(250, seed=2) == 0


@settings(max_examples=40, deadline=None)
@given(tables(rulings=False), st.data())
def test_the_short_way_and_the_long_way_agree(table: Table, data: st.DataObject) -> None:
    moments = [moment for moment in table.played().line() if moment.round.heads]
    moment = data.draw(st.sampled_from(moments))
    seat = data.draw(st.sampled_from(moment.round.inside))
    left = unknown(view(moment, seat))
    short, long = distribution(left), gathered(deals(left))
    assert sum(ways for _, ways in short.totals) == short.denominator
    assert [(value, Fraction(ways, short.denominator)) for value, ways in short.totals] == [
        (value, Fraction(ways, long.denominator)) for value, ways in long.totals
    ]


@settings(max_examples=40, deadline=None)
@given(tables(), st.data())
def test_hands_and_series_agree(table: Table, data: st.DataObject) -> None:
    """Whichever way is the shorter one: here each goes the longer way, too."""
    moments = [moment for moment in table.played().line() if moment.round.heads]
    moment = data.draw(st.sampled_from(moments))
    left = unknown(view(moment, data.draw(st.sampled_from(moment.round.inside))))
    found = distribution(left)
    summed = reduced(*series(left, Steps(10**9)))
    assert found.exact
    assert reduced(found.denominator, dict(found.totals)) == summed


def test_a_refilled_pile_tells_a_seat_what_it_must_be_wearing() -> None:
    """The pile ran out, and everybody knows what went back into it: what is missing is on the own head (Q4)."""
    small = {"coins": "on", "deck": "1x1 2x2 3x1 4x1 5x1 6x1"}
    lines = "deal 1 2 3 / ann 9 / bob coyote / deal 4 2 5 / bob coin extra 6 / bob 1 / cem coin extra 3 / cem 2"
    game = played(OLIPHANTE, lines, seats="ann bob cem", **small)
    assert odds(view(game, 0)).totals == ((20, 1),)


def test_a_belief_weighs_the_own_card() -> None:
    left = two_cards("10", {"1": 2, "20": 1})
    sure = believing(left, {Card("20"): 1})
    assert sure.totals == ((30, 1),)
    even = believing(left, {Card("1"): 1, Card("20"): 2})
    assert [Fraction(ways, even.denominator) for _, ways in even.totals] == [Fraction(1, 2), Fraction(1, 2)]
    flat = believing(left, {Card("1"): 7, Card("20"): 7})
    assert [Fraction(ways, flat.denominator) for _, ways in flat.totals] == [Fraction(2, 3), Fraction(1, 3)]
    assert supposing(left, Card("20")).seen == cards("10 20")
    with pytest.raises(ValueError, match="supposed"):
        supposing(left, Card("5"))
    with pytest.raises(ValueError, match="believed"):
        believing(left, {})


def test_through_other_eyes_our_card_is_seen_and_theirs_is_not() -> None:
    game = played(KIDULT, "deal 4 2", seats="ann bob", deck="4x1 2x1 1x1")
    looks = {tuple(found.totals): weight for weight, found in through(view(game, 0), 1)}
    assert looks == {((3, 1), (5, 1)): Fraction(1, 2), ((5, 1), (6, 1)): Fraction(1, 2)}


def test_odds_are_for_a_seat() -> None:
    with pytest.raises(ValueError, match="watcher"):
        odds(view(played(OLIPHANTE, "deal 1 2 3 4"), WATCHER))


def test_the_odds_command_answers_in_exact_integers() -> None:
    answer = json.loads(run("odds", "--edition", "kidult_2003", "--see", "20 double", "--declared", "44", "--json").stdout)
    assert sum(ways for _, ways in answer["totals"]) == answer["denominator"]
    ways, whole = answer["holds"]["44"]
    assert whole == answer["denominator"]
    assert Fraction(ways, whole) == Fraction(sum(w for value, w in answer["totals"] if value >= 44), whole)


def test_the_odds_command_draws_a_chart_and_says_what_holds() -> None:
    told = run("odds", "--see", "20 -5 double", "--declared", "30").stdout
    assert "▶" in told
    assert "30 holds with 88.5%." in told


@pytest.mark.parametrize("size", [size for edition in EDITIONS.values() if len(edition.decks) > 1 for size in edition.decks])
def test_the_size_of_a_deck_finds_the_edition_that_has_it(size: int) -> None:
    chosen = next(edition for edition in EDITIONS.values() if len(edition.decks) > 1 and size in edition.decks)
    found = run("odds", "--see", "20", "--feathers", str(size), "--json")
    assert found.stdout == run("odds", "--see", "20", "--edition", chosen.id, "--feathers", str(size), "--json").stdout
    assert json.loads(found.stdout)["denominator"]


def test_odds_are_those_of_the_first_edition_if_none_is_named() -> None:
    first = next(iter(EDITIONS))
    assert run("odds", "--see", "20", "--json").stdout == run("odds", "--see", "20", "--edition", first, "--json").stdout


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (("--see", "20 20"), "too-many-cards"),
        (("--see", "7", "--edition", "kidult_2003"), "too-many-cards"),
        (("--see", "wolf"), "card-unknown"),
        (("--see", "5", "--edition", "kidult_2003", "--feathers", "49"), "no-such-deck"),
        (("--see", "10 " * 10, "--discards", "1 1 1"), "too-many-cards"),
    ],
)
def test_the_odds_command_refuses_the_impossible_with_a_sentence(arguments: tuple[str, ...], code: str) -> None:
    result = run("odds", *arguments)
    assert (result.exit_code, result.stdout) == (1, "")
    assert result.stderr.endswith(f"[{code}]\n")


def test_the_odds_command_refuses_a_table_that_leaves_no_card() -> None:
    deck = "1 1 2 2 3 3 4 4 5 5 6 6 7 7 8 8 9 9 10 10 15 20 -5 -5 -10 ? discard flip double night"
    assert "[no-card-for-you]" in run("odds", "--see", deck).stderr
