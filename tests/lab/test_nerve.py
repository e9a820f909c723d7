"""Players who go by nerve: what they are sure of holds for every number, and only the first and the last matter to them."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

pytest.importorskip("numpy")

from coyote.bots.wolf.book import CALL
from coyote.bots.wolf.endgame import Endgame, numbers_for, solve, ways_for
from coyote.bots.wolf.nerve import Nerve, Way
from coyote.bots.wolf.nerve_solver import NerveSolver
from coyote.bots.wolf.two_stakes import stakes, stakes_of
from coyote.editions import EDITIONS
from coyote.lab.nerve_bounds import nerve_sure_of
from coyote.lab.solve_bounds import sure_of
from coyote.rules.model.cards import Card
from coyote.rules.model.deck import Deck
from tests.lab.test_solve import SMALL, by_brute_force

pytestmark = pytest.mark.slow

KIDULT = EDITIONS["kidult_2003"]


def nerve(
    numbers: tuple[int, ...], openings: tuple[int, ...], iterations: int = 30, ways: tuple[Way, ...] | None = None
) -> Nerve:
    solver = NerveSolver(SMALL, numbers, openings, ways or ways_for(SMALL, numbers, openings), 0.2)
    for _ in range(iterations):
        solver.step()
    return solver.average


@pytest.mark.parametrize("numbers", [(1, 2, 3, 4, 6), (1, 2, 4, 6), (1, 3, 5, 6)])
@pytest.mark.parametrize("openings", [(), (0,), (0, 1), (1, 2)])
def test_no_number_does_better_than_the_best_answer(numbers: tuple[int, ...], openings: tuple[int, ...]) -> None:
    assert SMALL.top == 6
    found = nerve(numbers, openings)
    assert nerve_sure_of(found, SMALL) == pytest.approx(by_brute_force(found, SMALL), abs=1e-9)


@pytest.mark.parametrize(
    ("openings", "ways"),
    [
        ((), (Way(0, 0, 2, 0), Way(0, 0, 2, 4), Way(0, 3, 3, 0))),
        ((), (Way(0, 0, 0, 1), Way(0, 0, 0, 2), Way(0, 0, 0, 4), Way(0, 1, 2, 0), Way(0, 1, 2, 4))),
        ((0, 2), (Way(0, 0, 1, 2), Way(0, 0, 1, 3), Way(0, 2, 3, 0), Way(1, 2, 3, 4))),
        ((0, 1), (Way(0, 0, 3, 0), Way(1, 1, 1, 3), Way(1, 1, 1, 4))),
    ],
)
def test_no_number_does_better_against_jumps_either(openings: tuple[int, ...], ways: tuple[Way, ...]) -> None:
    """Also where some first numbers find no way, so that they are called."""
    found = nerve((1, 2, 3, 4, 6), openings, ways=ways)
    assert nerve_sure_of(found, SMALL) == pytest.approx(by_brute_force(found, SMALL), abs=1e-9)


def test_ways_that_are_open_at_the_same_time_say_different_numbers() -> None:
    for box in EDITIONS.values():
        at_stake = stakes(box.deck, (), box.order, least=1)
        for opens in (True, False):
            numbers, openings = numbers_for(at_stake, opens=opens)
            ways = ways_for(at_stake, numbers, openings)
            for opening, first in enumerate(openings or (0,)):
                for heard in range(first, len(numbers) - 1):
                    said = [way.answer(heard) for way in ways if way.opening == opening and way.low <= heard <= way.high]
                    assert said and len(said) == len(set(said)) and max(said) < len(numbers), (box.id, opens, heard)


def test_learning_makes_it_harder_to_exploit() -> None:
    for openings in ((), (0, 1)):
        early, late = (nerve((1, 2, 3, 4, 5, 6), openings, iterations) for iterations in (1, 200))
        assert nerve_sure_of(late, SMALL) > nerve_sure_of(early, SMALL)


def test_it_makes_no_difference_how_the_number_got_there() -> None:
    """Once the first number is answered."""
    found = whole_deck()
    two, three, four = found.numbers[10:13]
    assert two + 2 == three + 1 == four
    for kind in found.kinds:
        assert found.answers(kind, (8, 9, two, three, four)) == found.answers(kind, (9, 10, two, three, four))
        assert found.answers(kind, (found.top,)) == {CALL: 1.0}


def test_low_numbers_are_answered_with_jumps() -> None:
    """To the same numbers, as often, whichever of the low ones was said."""
    found = whole_deck()
    for kind in found.kinds:
        one, two = (
            {number: often for number, often in found.answers(kind, (said,)).items() if (number or 0) > 3} for said in (1, 2)
        )
        assert one == pytest.approx(two, abs=0.05)
    assert any(found.answers(kind, (1,)).keys() - {CALL, 2} for kind in found.kinds)


def test_numbers_that_it_would_not_have_said_are_left_to_others() -> None:
    found = whole_deck()
    missing = next(number for number in range(1, found.top) if number not in found.numbers)
    assert not found.answers(found.kinds[0], (1, missing, missing + 1))
    assert not found.answers(found.kinds[0], (1, 2, 5, 9, 10)), "whoever hears 5 says 6"


def whole_deck() -> Nerve:
    """An answerer's, for 36 cards."""
    found = solve(Endgame(KIDULT.deck, KIDULT.deck.counts, KIDULT.order, KIDULT.rulings, 1, opens=False))
    assert isinstance(found, Nerve)
    return found


@pytest.mark.parametrize("box", ["kidult_2003", "devir_2021", "oliphante_2010"])
def test_whatever_cards_are_left_there_is_a_way_to_play(box: str) -> None:
    """From two cards up: it opens or answers with shares that make a whole, and no move is missing."""
    edition, rng = EDITIONS[box], Random(7)
    lowest = -99 if edition.least_number is None else edition.least_number
    every = [kind for kind, count in zip(edition.deck.kinds, edition.deck.counts, strict=True) for _ in range(count)]
    for size in (2, 3, 4, 6, 9, 14):
        some = Counter(rng.sample(every, size))
        counts = tuple(some[kind] for kind in edition.deck.kinds)
        for opens in (True, False):
            found = solve(Endgame(edition.deck, counts, edition.order, edition.rulings, lowest, opens))
            if found is None:  # no number can hold
                continue
            at_stake = stakes_of(edition.deck, counts, edition.order, edition.rulings, lowest, bare=True)
            sure = nerve_sure_of(found, at_stake) if isinstance(found, Nerve) else sure_of(found, at_stake)
            assert -1 - 1e-9 <= sure <= 1
            said = () if opens else (at_stake.least,)
            for kind in found.kinds:
                assert sum(found.answers(kind, said).values()) == pytest.approx(1)


def test_a_nerve_for_other_cards_is_refused() -> None:
    with pytest.raises(ValueError, match="other cards"):
        nerve_sure_of(nerve((1, 2, 6), ()), stakes(KIDULT.deck))


def test_there_is_an_opening_for_every_deck() -> None:
    at_stake = stakes(Deck({Card("5"): 3}))
    numbers, openings = numbers_for(at_stake, opens=True)
    assert numbers == (10,) and openings == (0,)
