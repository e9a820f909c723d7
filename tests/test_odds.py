"""Exact odds: they equal brute force and answers worked out by hand, and are blind to what the seat cannot see."""

from __future__ import annotations

import json
from fractions import Fraction
from typing import Literal

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bench.odds import mismatches
from coyote import EDITIONS, WATCHER, view
from coyote.odds import Odds, Unknown, believing, distribution, odds, supposing, through, unknown
from coyote.odds.exact import is_simple
from coyote.odds.model import reduced
from coyote.odds.series import series
from coyote.odds.steps import Steps
from coyote.rules.model.cards import Card, cards
from coyote.rules.model.rulings import Rulings
from tests.slow_odds import deals, gathered
from tests.strategies import Table, tables
from tests.tables import HEIDELBAER, JAPAN, KIDULT, OLIPHANTE, POWWOW, played
from tests.test_commands import run


def two_cards(seen: str, unseen: dict[str, int], pile: int | None = None, discards: dict[str, int] | None = None) -> Unknown:
    """A small round in which the seat's own card is the only hidden one."""
    left = tuple((Card(card), count) for card, count in unseen.items())
    size = sum(unseen.values()) - 1 if pile is None else pile
    return Unknown(cards(seen), 1, left, size, discards=tuple((Card(c), n) for c, n in (discards or {}).items()))


def test_a_seats_own_card_is_one_of_the_unseen_cards() -> None:
    found = distribution(two_cards("10 5", {"1": 2, "20": 1}))
    assert (found.denominator, found.totals) == (3, ((16, 2), (35, 1)))
    assert (found.holds(16), found.holds(17), found.chance(36)) == (3, 1, 0.0)
    assert found.mean == Fraction(67, 3)


def test_a_mystery_turns_over_one_of_the_rest() -> None:
    found = distribution(two_cards("?", {"1": 1, "2": 1, "4": 1}))
    assert (found.denominator, found.totals) == (3, ((3, 1), (5, 1), (6, 1)))


def test_a_seats_own_card_may_be_the_mystery() -> None:
    found = distribution(two_cards("10", {"?": 1, "5": 1, "-5": 1}))
    assert (found.denominator, found.totals) == (2, ((5, 1), (15, 1)))


def test_an_empty_pile_is_refilled_with_the_discards_and_without_any_a_mystery_counts_nothing() -> None:
    found = distribution(two_cards("?", {"1": 1}, pile=0, discards={"7": 1, "8": 1}))
    assert found.totals == ((8, 1), (9, 1))
    assert distribution(two_cards("?", {"1": 1}, pile=0)).totals == ((1, 1),)


def test_odds_equal_brute_force_in_every_random_case() -> None:
    """`python3 run.py bench odds` tries ten thousand cases."""
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


@pytest.mark.parametrize(("edition", "powers"), [(JAPAN, "specials"), (POWWOW, "specials"), (HEIDELBAER, "trickster")])
def test_the_odds_of_the_newer_boxes_equal_brute_force(edition: str, powers: str) -> None:
    """Moments of some games: masks, twigs and eyes, second cards on heads, cards in the middle, and those of a `?`."""
    compared = 0
    for seed in range(6):
        game = Table(edition, 4, seed, {powers: True, "out_at": 1}).played()
        for moment in [moment for moment in game.line() if moment.round.heads][::4]:
            left = unknown(view(moment, seed % 4 if seed % 4 in moment.round.inside else moment.round.inside[0]))
            short, long = distribution(left), gathered(deals(left))
            assert short.exact
            assert reduced(short.denominator, dict(short.totals)) == reduced(long.denominator, dict(long.totals))
            compared += 1
    assert compared > 20


def test_a_box_that_doubles_the_whole_total_doubles_a_red_card_on_the_own_head_too() -> None:
    game = played(JAPAN, "deal double 5 / bob 3", seats="ann bob", starter="bob", deck="doublex1 5x1 -5x1 1x1")
    assert odds(view(game, 0)).totals == ((0, 1), (6, 1), (10, 1)), "a -5, a 1, or the double"
    assert odds(view(game, 1)).totals == ((-10, 1), (2, 1), (10, 1)), "a -5, a 1, or the 5"


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
    """The pile ran out, and everybody knows what went back into it: a missing card is on the seat's own head (Q4)."""
    small = {"coins": "on", "deck": "1x1 2x2 3x1 4x1 5x1 6x1"}
    lines = "deal 1 2 3 / ann 9 / bob coyote / deal 4 2 5 / bob coin extra 6 / bob 1 / cem coin extra 3 / cem 2"
    game = played(OLIPHANTE, lines, seats="ann bob cem", **small)
    assert odds(view(game, 0)).totals == ((20, 1),)


def test_a_belief_weighs_what_the_own_card_may_be() -> None:
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


def test_another_player_sees_our_card_and_not_their_own() -> None:
    game = played(KIDULT, "deal 4 2", seats="ann bob", deck="4x1 2x1 1x1")
    looks = {tuple(found.totals): weight for weight, found in through(view(game, 0), 1)}
    assert looks == {((3, 1), (5, 1)): Fraction(1, 2), ((5, 1), (6, 1)): Fraction(1, 2)}


@pytest.mark.parametrize("seen", ["cancel -5", "cancel 0 -5", "cancel flip ?", "? -10"])
@pytest.mark.parametrize("ties", ["one", "all"])
def test_Q7_odds_where_a_0_can_be_the_highest_number_card_equal_brute_force(seen: str, ties: Literal["one", "all"]) -> None:
    unseen = {"0": 2, "-5": 2, "-10": 1, "1": 1, "cancel": 1}
    left = two_cards(seen, unseen)._replace(hidden=2, pile=5, rulings=Rulings(no_green="any", ties=ties))
    slowly = gathered(deals(left))
    expected = reduced(slowly.denominator, dict(slowly.totals))
    found = distribution(left)
    assert reduced(found.denominator, dict(found.totals)) == expected
    assert reduced(*series(left, Steps(10**9))) == expected


EYES = {"seats": "ann bob cem", "deck": "1x1 2x1 3x1 4x1 10x1 20x1"}


def test_R13_a_card_in_the_middle_is_one_more_unknown_card_unless_it_was_looked_at() -> None:
    game = played("heidelbaer_2020", "deal 1 2 3 4 / ann 1 / bob peek / bob 2", **EYES)
    cem, bob = odds(view(game, 2)), odds(view(game, 1))
    # cem sees 1 and 2: their own card and the one in the middle are two of 3, 4, 10, 20
    assert (cem.denominator, cem.totals) == (6, ((10, 1), (16, 1), (17, 1), (26, 1), (27, 1), (33, 1)))
    # bob sees 1, 3 and, in the middle, 4
    assert (bob.denominator, bob.totals) == (3, ((10, 1), (18, 1), (28, 1)))


def test_R13_other_eyes_know_the_middle_only_if_they_looked() -> None:
    game = played("heidelbaer_2020", "deal 1 2 3 4 / ann 1 / bob peek / bob 2", **EYES)
    bobs = list(through(view(game, 2), 1))
    assert len(bobs) == 6, "bob sees our card and the middle, and we see neither"
    assert sum(weight for weight, _ in bobs) == 1
    assert {found.denominator for _, found in bobs} == {3}
    anns = {tuple(found.totals): weight for weight, found in through(view(game, 1), 0)}
    assert len(anns) == 3, "ann sees our card but not the middle, which we have seen"
    seen_by_ann = odds(view(game, 0))
    assert seen_by_ann.totals in anns


def test_the_odds_command_knows_the_middle() -> None:
    blind = json.loads(run("odds", "--edition", "heidelbaer_2020", "--see", "20 5", "--json").stdout)
    looked = json.loads(run("odds", "--edition", "heidelbaer_2020", "--see", "20 5", "--middle", "10", "--json").stdout)
    assert blind["totals"][0][0] < looked["totals"][0][0]
    assert looked["totals"][-1][0] == 20 + 5 + 10 + 15
    everything = " ".join(EDITIONS["heidelbaer_2020"].deck.kinds[:-1])
    assert "[no-card-for-you]" in run("odds", "--edition", "heidelbaer_2020", "--see", everything).stderr


def test_the_odds_command_answers_in_exact_integers() -> None:
    answer = json.loads(run("odds", "--edition", "kidult_2003", "--see", "20 double", "--declared", "44", "--json").stdout)
    assert sum(ways for _, ways in answer["totals"]) == answer["denominator"]
    ways, whole = answer["holds"]["44"]
    assert whole == answer["denominator"]
    assert Fraction(ways, whole) == Fraction(sum(w for value, w in answer["totals"] if value >= 44), whole)


def test_the_odds_command_draws_a_chart_and_says_how_likely_a_number_is_to_hold() -> None:
    printed = run("odds", "--see", "20 -5 double", "--declared", "30").stdout
    assert "▶" in printed
    assert "30 holds 88.5% of the time." in printed


@pytest.mark.parametrize("size", [size for edition in EDITIONS.values() if len(edition.decks) > 1 for size in edition.decks])
def test_the_size_of_a_deck_selects_the_edition_that_has_it(size: int) -> None:
    chosen = next(edition for edition in EDITIONS.values() if len(edition.decks) > 1 and size in edition.decks)
    found = run("odds", "--see", "20", "--feathers", str(size), "--json")
    assert found.stdout == run("odds", "--see", "20", "--edition", chosen.id, "--feathers", str(size), "--json").stdout
    assert json.loads(found.stdout)["denominator"]


def test_the_odds_command_uses_the_first_edition_if_none_is_named() -> None:
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


def test_the_odds_command_refuses_a_table_that_leaves_no_card_for_you() -> None:
    deck = "1 1 2 2 3 3 4 4 5 5 6 6 7 7 8 8 9 9 10 10 15 20 -5 -5 -10 ? discard flip double night"
    assert "[no-card-for-you]" in run("odds", "--see", deck).stderr


def test_the_highest_number_that_holds_surely_enough() -> None:
    found = Odds(10, ((-5, 1), (3, 4), (12, 5)))
    expected = {
        Fraction(1): -5,
        Fraction(9, 10): 3,
        Fraction(91, 100): -5,
        Fraction(1, 2): 12,
        Fraction(51, 100): 3,
        Fraction(0): 12,
    }
    assert {certainty: found.highest(certainty) for certainty in expected} == expected
    assert found.highest(Fraction(2)) == -5, "more than sure: the lowest total always holds"


def test_holding_is_reaching() -> None:
    found = Odds(10, ((-5, 1), (3, 4), (12, 5)))
    assert [found.holds(number) for number in (-5, -4, 3, 4, 12, 13)] == [10, 9, 9, 5, 5, 0]
    assert [found.chance(number) for number in (3, 12, 13)] == [0.9, 0.5, 0.0]
    assert found.mean == Fraction(67, 10)


def test_a_pile_is_large_enough_when_every_mystery_finds_a_card() -> None:
    assert is_simple(two_cards("?", {"1": 1, "2": 1}, pile=1))
    assert not is_simple(two_cards("?", {"1": 1, "2": 1}, pile=0))
    assert not is_simple(two_cards("?", {"1": 1, "?": 1}, pile=1))
    assert is_simple(two_cards("?", {"1": 1, "?": 1}, pile=2))
    assert not is_simple(two_cards("?", {"1": 3}, pile=2)._replace(turned=cards("5")))
    assert not is_simple(two_cards("?", {"1": 3}, pile=2)._replace(hidden_before=1))
    for other in (Rulings(mystery_chain=False), Rulings(mystery_special="nothing")):
        assert not is_simple(two_cards("?", {"1": 3}, pile=2)._replace(rulings=other))


def test_only_a_card_that_is_left_can_be_supposed_on_the_one_unseen_head() -> None:
    open_ = two_cards("10", {"1": 2, "20": 1})
    given = supposing(open_, Card("20"))
    assert (given.seen, given.hidden, given.unseen) == (cards("10 20"), 0, ((Card("1"), 2),))
    assert supposing(open_, Card("1")).unseen == ((Card("1"), 1), (Card("20"), 1))
    for bad, card in ((open_, "5"), (open_._replace(hidden=2), "1"), (open_._replace(hidden_before=1), "1")):
        with pytest.raises(ValueError, match=f"^the own card cannot be supposed to be {card}$"):
            supposing(bad, Card(card))


def test_a_belief_in_no_card_that_is_left_is_none() -> None:
    open_ = two_cards("10", {"1": 2, "20": 1})
    with pytest.raises(ValueError, match=r"^no card that the own one can be is believed in$"):
        believing(open_, {Card("5"): 3})
    assert believing(open_, {Card("1"): 1, Card("20"): 4}).totals == ((11, 1), (30, 2))


def test_a_watcher_has_no_odds() -> None:
    with pytest.raises(ValueError, match=r"^odds are for a seat; a watcher sees no head at all$"):
        odds(view(played(OLIPHANTE, "deal 1 2 3 4"), WATCHER))
