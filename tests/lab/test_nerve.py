"""Players who go by nerve: what they are sure of holds for every number, and only the last number matters to them."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

pytest.importorskip("numpy")

from coyote.bots.wolf.book import CALL
from coyote.bots.wolf.endgame import Endgame, numbers_for, solve
from coyote.bots.wolf.nerve import Nerve
from coyote.bots.wolf.nerve_solver import NerveSolver
from coyote.bots.wolf.two_stakes import stakes, stakes_of
from coyote.editions import EDITIONS
from coyote.lab.nerve_bounds import nerve_sure_of
from coyote.lab.solve_bounds import sure_of
from coyote.rules.model.cards import Card
from coyote.rules.model.deck import Deck
from tests.lab.test_solve import SMALL, by_brute_force

KIDULT = EDITIONS["kidult_2003"]


def nerve(numbers: tuple[int, ...], openings: tuple[int, ...], iterations: int = 30) -> Nerve:
    solver = NerveSolver(SMALL, numbers, openings, 0.2)
    for _ in range(iterations):
        solver.step()
    return solver.average


@pytest.mark.parametrize("numbers", [(1, 2, 3, 4, 6), (1, 2, 4, 6), (1, 3, 5, 6)])
@pytest.mark.parametrize("openings", [(), (0,), (0, 1), (1, 2)])
def test_no_number_does_better_than_the_best_answer(numbers: tuple[int, ...], openings: tuple[int, ...]) -> None:
    assert SMALL.top == 6
    found = nerve(numbers, openings)
    assert nerve_sure_of(found, SMALL) == pytest.approx(by_brute_force(found, SMALL), abs=1e-9)


def test_learning_makes_it_harder_to_exploit() -> None:
    for openings in ((), (0, 1)):
        early, late = (nerve((1, 2, 3, 4, 5, 6), openings, iterations) for iterations in (1, 200))
        assert nerve_sure_of(late, SMALL) > nerve_sure_of(early, SMALL)


def test_it_makes_no_difference_how_the_number_got_there() -> None:
    found = whole_deck()
    two, three, four = found.numbers[2:5]
    for kind in found.kinds:
        assert found.answers(kind, (two, three, three + 1)) == found.answers(kind, (1, three, three + 1))
        assert found.answers(kind, (found.top,)) == {CALL: 1.0}
    assert four > three > two


def test_numbers_that_it_would_not_have_said_are_left_to_others() -> None:
    found = whole_deck()
    missing = next(number for number in range(1, found.top) if number not in found.numbers)
    assert not found.answers(found.kinds[0], (1, missing, missing + 1))


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
