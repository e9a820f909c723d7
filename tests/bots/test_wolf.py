"""The wolf plays by the book where there is one and by its net elsewhere, and is small enough to ship."""

from __future__ import annotations

from random import Random

import pytest

from coyote import Call, Declare, view
from coyote.bots import MINDS
from coyote.bots.look.stakes import hopes
from coyote.bots.wolf.policy import LEARNED
from coyote.bots.wolf.wolf import BOOKS, by_book, decide
from tests.tables import DEVIR, KIDULT, played


def test_two_wolves_with_a_whole_deck_play_by_the_book() -> None:
    """An opener never says a number that is not in its book, such as 11."""
    sight = view(played(KIDULT, "deal 10 3", seats="ann bob"), 0)
    said = {by_book(sight, Random(seed)) for seed in range(200)}
    assert said <= {Declare(number) for number in range(2, 11)}
    assert len(said) > 1, "a book that always says the same could be read"


def test_the_book_answers_any_number() -> None:
    for number in (1, 2, 11, 40, 999):
        assert by_book(view(played(KIDULT, f"deal 10 3 / ann {number}", seats="ann bob"), 1), Random(1)) is not None
    assert by_book(view(played(KIDULT, "deal 10 3 / ann 999", seats="ann bob"), 1), Random(1)) == Call()


@pytest.mark.parametrize(
    ("edition", "cards", "seats", "options"),
    [
        (KIDULT, "10 3 5", "ann bob cem", {}),
        (DEVIR, "10 3", "ann bob", {}),
        (KIDULT, "10 3", "ann bob", {"specials": "on"}),
        (KIDULT, "10 3", "ann bob", {"ties": "all"}),
        (KIDULT, "10 3", "ann bob", {"least_number": "5"}),
        (KIDULT, "10 3", "ann bob", {"highest_number": "30"}),
    ],
)
def test_where_the_book_does_not_apply_the_wolf_goes_by_its_net(
    edition: str, cards: str, seats: str, options: dict[str, str]
) -> None:
    sight = view(played(edition, f"deal {cards}", seats, **options), 0)
    assert by_book(sight, Random(1)) is None
    assert isinstance(decide(sight, Random(1)), Declare)


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
