"""The count: every example of the rulebook, and what people see while they watch."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, combinations_with_replacement
from typing import Any, Literal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from coyote import EDITIONS, cards, count
from coyote.rules.model.cards import ORDER, SPECIALS, VALUE, Order, card
from coyote.rules.model.rulings import WORDS, Rulings
from coyote.rules.play.count import Hand, total, unanswered
from tests.rules.counted_slowly import counted_slowly

FEATHERS = EDITIONS["devir_2021"].order
CARDS = EDITIONS["kidult_2003"].order

# rulebook, section 7: hand, what `?` turns over, total, reshuffle
FEATHER_EXAMPLES = [
    ("20 10 flip double -5", "", -5, False),
    ("20 10 discard flip double", "", -10, False),
    ("discard flip double -5 -10", "", -15, False),
    ("10 10 flip 3", "", 3, False),
    ("? 5 double", "20", 50, False),
    ("? 5 7", "double", 24, False),
    ("? 5 7", "flip", -2, False),
    ("? 5 7", "night", 12, True),
    ("double double 5 7 -5", "", 43, False),
    ("flip flip discard discard 20 15 10 9 8", "", -11, False),
    ("? ? 4", "? 6 double", 20, False),
]
CARD_EXAMPLES = [
    ("20 10 cancel double -5", "", 15, False),
    ("? 3", "cancel", 0, False),
    ("cancel 0 -5", "", -5, False),
    ("double -10 4", "", -2, False),
]


@pytest.mark.parametrize(("hand", "turned", "expected", "reshuffle"), FEATHER_EXAMPLES)
def test_section_7_feathers(hand: str, turned: str, expected: int, reshuffle: bool) -> None:
    counted = count(cards(hand), cards(turned), FEATHERS)
    assert (counted.total, counted.reshuffle) == (expected, reshuffle)


@pytest.mark.parametrize(("hand", "turned", "expected", "reshuffle"), CARD_EXAMPLES)
def test_section_7_cards(hand: str, turned: str, expected: int, reshuffle: bool) -> None:
    counted = count(cards(hand), cards(turned), CARDS)
    assert (counted.total, counted.reshuffle) == (expected, reshuffle)


@pytest.mark.parametrize(("hand", "turned", "expected", "reshuffle"), FEATHER_EXAMPLES + CARD_EXAMPLES)
def test_the_union_of_the_orders_counts_every_example_alike(hand: str, turned: str, expected: int, reshuffle: bool) -> None:
    assert count(cards(hand), cards(turned)).total == expected


def test_each_order_is_a_part_of_the_union() -> None:
    for edition in EDITIONS.values():
        assert [kind for kind in ORDER if kind in edition.order] == list(edition.order)


def test_steps_tell_who_acted_on_what_and_the_sum_so_far() -> None:
    counted = count(cards("20 10 flip double -5"), (), FEATHERS)
    assert counted.plain == 25
    assert [(step.special, step.by, step.on, step.sum) for step in counted.steps] == [
        ("flip", 2, (0,), -15),
        ("double", 3, (1,), -5),
    ]
    assert counted.values == (-20, 20, 0, 0, -5)


def test_a_card_counts_from_the_step_that_turns_it_over() -> None:
    counted = count(cards("? 5"), cards("20"), FEATHERS)
    assert (counted.plain, counted.steps[0].on, counted.steps[0].sum) == (5, (2,), 25)


def test_a_special_with_nothing_to_do_still_has_its_step() -> None:
    steps = count(cards("discard flip cancel double night ? -5")).steps
    assert [(step.special, step.on) for step in steps] == [(special, ()) for special in SPECIALS]


NUMBERS = cards("20 15 10 7 5 5 3 1 0 -5 -10")
HANDS = st.lists(st.sampled_from([*SPECIALS, *NUMBERS]), min_size=1, max_size=9)


ANY_RULINGS = st.fixed_dictionaries({name: st.sampled_from(words) for name, words in WORDS.items()}).map(
    lambda words: Rulings(**{name: {"on": True, "off": False}.get(word, word) for name, word in words.items()})  # type: ignore[arg-type]
)


@given(HANDS, HANDS, ANY_RULINGS)
def test_the_last_step_the_values_and_the_total_agree(hand: list[str], pile: list[str], rulings: Rulings) -> None:
    worn = [card(token) for token in hand]
    turned = [card(token) for token in pile]
    while unanswered(worn, turned[:-1], rulings) <= 0 and turned:
        turned.pop()
    counted = count(worn, turned, rulings=rulings)
    assert sum(counted.values) == counted.total == total(worn, turned, rulings=rulings)
    assert counted.plain == sum(VALUE[card] for card in worn)
    if counted.steps:
        assert counted.steps[-1].sum == counted.total
    else:
        assert counted.plain == counted.total


def test_night_has_its_step_and_is_worth_nothing() -> None:
    counted = count(cards("5 night"))
    assert [(step.special, step.sum) for step in counted.steps] == [("night", 5)]


@given(HANDS)
def test_the_order_of_the_seats_does_not_change_the_total(hand: list[str]) -> None:
    worn = [card(token) for token in hand]
    assert total(worn) == total(worn[::-1])


def test_Q9_a_flip_that_acts_first_still_waits_for_the_mystery() -> None:
    flip_first = Rulings(discard_first=False)
    assert count(cards("flip ? 5"), cards("20"), rulings=flip_first).total == -15
    assert count(cards("flip discard 20 10 3"), (), rulings=flip_first).total == -20 + 3
    assert count(cards("flip discard 20 10 3")).total == -10 + 3


LONG_HANDS = st.lists(st.sampled_from([*SPECIALS, *NUMBERS]), min_size=1, max_size=30)


@given(LONG_HANDS, LONG_HANDS, ANY_RULINGS, st.sampled_from([ORDER, FEATHERS, CARDS]))
def test_the_quick_count_and_the_slow_one_tell_the_same_steps(
    hand: list[str], pile: list[str], rulings: Rulings, order: Order
) -> None:
    known = {*order, *NUMBERS}
    worn = [card(token) for token in hand if token in known]
    turned = [card(token) for token in pile if token in known]
    while turned and unanswered(worn, turned[:-1], rulings) <= 0:
        turned.pop()
    assert count(worn, turned, order, rulings) == counted_slowly(worn, turned, order, rulings)


class Looked(list[int]):
    """Values that know how often somebody looked at one of them."""

    looks = 0

    def __getitem__(self, place: Any) -> Any:
        self.looks += 1
        return super().__getitem__(place)

    def __iter__(self) -> Iterator[int]:
        self.looks += len(self)
        return super().__iter__()


@pytest.mark.parametrize("strikes", ["flip", "discard", "cancel"])
@pytest.mark.parametrize("ties", ["one", "all"])
def test_counting_many_cards_looks_at_each_a_few_times_only(strikes: str, ties: Literal["one", "all"]) -> None:
    hand = Hand(cards("9 " * 400 + f"{strikes} " * 600), (), Rulings(ties=ties), watched=True)
    hand.values = values = Looked(hand.values)
    hand.act(ORDER)
    assert len(hand.steps) == 600
    assert values.looks < 10 * 1000


@pytest.mark.parametrize("order", sorted({box.order for box in EDITIONS.values()} | {ORDER}))
@pytest.mark.parametrize("ruling", [{}, *({name: word} for name, words in WORDS.items() for word in words)], ids=str)
def test_the_quick_way_to_a_total_comes_to_what_people_watch(order: Order, ruling: dict[str, Any]) -> None:
    """Usual hands: few specials, greens or none of them, equal ones, zeros and reds."""
    rulings = Rulings(**{name: {"on": True, "off": False}.get(word, word) for name, word in ruling.items()})
    specials = [kind for kind in ORDER if kind in order]
    for numbers in ("20 5", "7 7 -5", "0 -5 -10", "0", "3 0 1"):
        for acting in chain.from_iterable(combinations_with_replacement(specials, few) for few in range(4)):
            hand = (*cards(numbers), *acting)
            assert total(hand, (), order, rulings) == counted_slowly(hand, (), order, rulings).total, hand
