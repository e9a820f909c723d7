"""What odds cost, step by step, and what they come to: whoever changes a price or a bound means to.

Both are the same on every machine. Where a way of reckoning gets cheaper, write the new price down.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from coyote import view
from coyote.odds import beliefs, exact, kept, reckoning, sampled, series, steps
from coyote.odds.beliefs import believing, through
from coyote.odds.exact import exact as exactly
from coyote.odds.model import Cards, Unknown, unknown
from coyote.odds.reckoning import Reckoned, reckon, weight
from coyote.odds.steps import OutOfReach, Steps
from coyote.rules.model.cards import Card, cards
from coyote.rules.model.rulings import Rulings
from tests.slow_odds import deals, gathered
from tests.tables import OLIPHANTE, played


def some(text: str) -> Cards:
    """`5x2 ?x1` as cards by kind."""
    return tuple((Card(word.split("x")[0]), int(word.split("x")[1])) for word in text.split())


def left(seen: str, unseen: str, hidden: int = 1, **more: Any) -> Unknown:
    """What is open when these are seen, and so many of the unseen are worn."""
    known = some(unseen)
    pile = more.pop("pile", sum(count for _, count in known) - hidden)
    return Unknown(cards(seen), hidden, known, pile, **more)


ANY = "1x2 2x2 3x2 5x2 8x2 15x1 20x1 -5x2 -10x1 0x1 ?x1 discardx1 flipx1 doublex1 cancelx1 nightx1"
REDS = "0x1 -1x1 -2x1 -3x1 -4x1 -5x1 -6x1 -7x1 -8x1 -9x1 ?x1"
CASES: dict[str, tuple[Unknown, int]] = {
    # what is open, and its price
    "nothing": (left("5 7", "1x3", hidden=0), 2),
    "one card": (left("5 7", ANY), 30),
    "a longer hand": (left("5 7 10 10 10 10", ANY), 45),
    "a mystery": (left("? 7", ANY), 222),
    "two mysteries": (left("? ? 7", ANY), 1924),
    "many": (left("? ? ? 7 flip", ANY, hidden=2), 3550),
    "ties": (left("? 20 20 flip", ANY, rulings=Rulings(ties="all")), 333),
    "no green": (left("flip ?", "-5x3 -10x1 -3x2 0x1", rulings=Rulings(no_green="highest")), 16),
    "no green at all": (left("flip discard ? ?", REDS, rulings=Rulings(no_green="highest")), 169),
    "no green that acts": (left("flip discard ? ?", REDS), 166),
    "no chain": (left("? ? 7", ANY, rulings=Rulings(mystery_chain=False)), 2205),
    "specials do nothing": (left("? 7 3", ANY, rulings=Rulings(mystery_special="nothing")), 861),
    "flip first": (left("? 7 20", ANY, rulings=Rulings(discard_first=False)), 333),
    "turned": (left("? ? 7", ANY, turned=cards("5 double"), pile=3), 387),
    "an empty pile": (left("? 7", "1x1 4x1", pile=0, hidden=2, discards=some("5x2 -5x1 flipx1 ?x1")), 140),
    "an empty pile without a chain": (
        left("? ? 7", "1x2", rulings=Rulings(mystery_chain=False), discards=some("5x2 -5x1 flipx1 ?x1")),
        136,
    ),
    "a refilled pile": (left("? 7", "1x2 4x1", hidden=1, hidden_before=1, before=some("2x1 6x2 ?x1 doublex1")), 154),
    "far apart": (left("? ? ?", " ".join(f"{number}x1" for number in range(-900, 901, 50))), 3924),
    "out of reach": (left("? ? ? ? ?", " ".join(f"{number}x1" for number in range(-999, 1000, 13))), 30000),
}


@pytest.mark.parametrize("name", CASES)
def test_odds_cost_what_they_cost(name: str) -> None:
    open_, price = CASES[name]
    found = reckon(open_)
    assert found.steps == price
    assert found.odds.exact == (name != "out of reach")
    assert sum(ways for _, ways in found.odds.totals) == found.odds.denominator
    assert list(found.odds.totals) == sorted(found.odds.totals)


@pytest.mark.parametrize("name", [name for name, (_, price) in CASES.items() if price < 2_500])
def test_odds_come_to_what_chance_comes_to_card_by_card(name: str) -> None:
    found, slow = reckon(CASES[name][0]).odds, gathered(deals(CASES[name][0]))
    assert {value: Fraction(ways, found.denominator) for value, ways in found.totals} == {
        value: Fraction(ways, slow.denominator) for value, ways in slow.totals
    }


def test_the_bounds_of_the_work_are_these() -> None:
    assert (steps.MOST_STEPS, beliefs.MOST_TOGETHER, reckoning.MOST_KEPT) == (20_000, 40_000, 250_000)
    assert (exact.FEW, exact.CARDS_A_STEP, exact.MOST_TOTALS) == (200, 4, 2_000)
    assert (series.BITS_A_STEP, series.DIGITS_A_STEP, series.FRACTION) == (16_384, 4, 4)
    assert (sampled.SAMPLES, sampled.PLAYED_OUT) == (500, 20)


def test_a_step_too_many_is_out_of_reach_and_the_last_one_is_not() -> None:
    for name in ("a longer hand", "two mysteries", "turned"):
        open_, price = CASES[name]
        enough = Steps(price)
        assert exactly(open_, enough) == reckon(open_).odds
        assert (enough.taken, enough.most) == (price, price)
        with pytest.raises(OutOfReach):
            exactly(open_, Steps(price - 1))


def test_too_many_totals_are_out_of_reach(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, totals in (("two mysteries", 78), ("turned", 13)):
        monkeypatch.setattr(exact, "MOST_TOTALS", totals)
        assert len(exactly(CASES[name][0], Steps(10**6)).totals) == totals
        monkeypatch.setattr(exact, "MOST_TOTALS", totals - 1)
        with pytest.raises(OutOfReach):
            exactly(CASES[name][0], Steps(10**6))


def test_few_hands_are_counted_and_many_are_summed_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """Seven kinds and two cards make 28 hands."""
    open_ = left("? 7", "1x2 2x2 3x2 5x2 8x2 15x1 20x1")
    monkeypatch.setattr(exact, "FEW", 28)
    counted = reckon(open_)
    monkeypatch.setattr(exact, "FEW", 27)
    summed = reckon(open_)
    assert counted.odds == summed.odds
    assert (counted.steps, summed.steps) == (52, 132)


def test_what_is_kept_weighs_as_much_as_is_in_it() -> None:
    open_ = left("? 7", "1x2 4x1 6x1", discards=some("5x2"), before=some("2x1 3x1"), turned=cards("5"))
    assert weight(open_, Reckoned(reckon(left("5", "1x3 2x1")).odds, 0)) == 2 + (2 + 3 + 2 + 1 + 1) + 8


def test_what_is_kept_is_not_worked_out_again() -> None:
    asked = list[int]()

    def work(key: int) -> int:
        asked.append(key)
        return key * 2

    remembered = kept.Kept[int, int](work, lambda key, _: 1, 2)
    assert [remembered(key) for key in (1, 2, 1, 2, 3, 2, 1)] == [2, 4, 2, 4, 6, 4, 2]
    assert asked == [1, 2, 3, 1], "1 was the oldest when 3 came"
    assert (remembered.weight, len(remembered)) == (2, 2)
    remembered.clear()
    assert (remembered.weight, len(remembered), remembered(2), asked[-1]) == (0, 0, 4, 2)


def test_a_belief_weighs_distributions_of_different_denominators() -> None:
    open_ = left("?", "1x2 ?x1 4x1 10x1")
    belief = {Card("1"): 1, Card("?"): 3, Card("10"): 2}
    chances = dict[int, Fraction]()
    whole = 2 * 1 + 1 * 3 + 1 * 2
    for card, likely in (("1", 2), ("?", 3), ("10", 2)):
        rest = tuple((kind, count - (kind == card)) for kind, count in open_.unseen if count - (kind == card))
        given = gathered(deals(open_._replace(seen=cards(f"? {card}"), hidden=0, unseen=rest)))
        for value, ways in given.totals:
            chances[value] = chances.get(value, Fraction(0)) + Fraction(likely * ways, whole * given.denominator)
    found = believing(open_, belief)
    assert {value: Fraction(ways, found.denominator) for value, ways in found.totals} == chances


def test_other_eyes_and_beliefs_take_so_many_steps_together_and_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    sight = view(played(OLIPHANTE, "deal ? 2 3 4"), 1)
    seen = list(through(sight, 0))
    assert sum(chance for chance, _ in seen) == 1
    spent = sum(reckon(beliefs.in_eyes_of(sight, 0, given)).steps for given in supposed(sight))
    monkeypatch.setattr(beliefs, "MOST_TOGETHER", spent)
    assert list(through(sight, 0)) == seen
    monkeypatch.setattr(beliefs, "MOST_TOGETHER", spent - 1)
    with pytest.raises(OutOfReach):
        list(through(sight, 0))


def test_suppositions_take_so_many_steps_together_and_no_more() -> None:
    open_ = CASES["a mystery"][0]
    each = [card for card, _ in open_.unseen]
    spent = sum(reckon(beliefs.supposing(open_, card)).steps for card in each)
    assert [card for card, _ in beliefs.supposing_each(open_, each, spent)] == each
    with pytest.raises(OutOfReach):
        list(beliefs.supposing_each(open_, each, spent - 1))


def test_a_belief_in_what_was_sampled_is_a_sample() -> None:
    open_ = CASES["out of reach"][0]
    assert not believing(open_, {open_.unseen[0][0]: 1}).exact
    assert believing(CASES["a mystery"][0], {Card("5"): 1}).exact


def test_a_sample_is_drawn_as_the_rules_draw() -> None:
    for name in ("a mystery", "turned", "an empty pile", "a refilled pile", "no green", "specials do nothing"):
        found, close = reckon(CASES[name][0]).odds, sampled.sampled(CASES[name][0])
        assert (close.denominator, close.exact) == (500, False)
        assert {value for value, _ in close.totals} <= {value for value, _ in found.totals}
        assert all(abs(found.chance(value) - close.chance(value)) < 0.08 for value, _ in found.totals)


def test_other_eyes_have_seen_neither_their_own_card_nor_the_one_behind_it() -> None:
    sight = view(played(OLIPHANTE, "deal 1 2 3 4 / ann 5 / bob coin exchange 9 / bob 6", coins="on"), 2)
    given = supposed(sight)[0]
    bob = beliefs.in_eyes_of(sight, 1, given)
    assert (bob.hidden, "9" in bob.seen, dict(bob.unseen)[Card("9")], dict(bob.unseen)[Card("2")]) == (1, False, 2, 2)
    dee = beliefs.in_eyes_of(sight, 3, given)
    assert (dee.hidden, "9" in dee.seen, dict(dee.unseen)[Card("9")], dict(dee.unseen)[Card("2")]) == (1, True, 1, 1)


def supposed(sight: Any) -> list[Unknown]:
    """What is open to us, for each card that ours can be."""
    open_ = unknown(sight)
    found = []
    for own, _ in open_.unseen:
        rest = tuple((kind, count - (kind == own)) for kind, count in open_.unseen if count - (kind == own))
        found.append(open_._replace(seen=(*open_.seen, own), hidden=0, unseen=rest))
    return found
