"""The wolf plays by the book where there is one and by its net elsewhere, and is small enough to ship."""

from __future__ import annotations

from random import Random

import pytest

from coyote import EDITIONS, Call, Declare, view
from coyote.bots import MINDS
from coyote.bots.look.stakes import hopes
from coyote.bots.mind import Chances
from coyote.bots.wolf.policy import LEARNED
from coyote.bots.wolf.wolf import BOOKS, MIND, by_book
from coyote.lab.arena import play_game
from coyote.odds import odds
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
    assert by_book(sight) is None
    assert isinstance(MIND.decide(sight, Random(1)), Declare)


def test_the_wolf_never_makes_a_move_that_is_sure_to_lose() -> None:
    """It calls what cannot hold and does not call what is sure to hold, before any book or net is asked."""
    terms = agree_on(EDITIONS[KIDULT], ["ann", "bob"], {})
    certain = 0
    for seed in range(25):
        for game in play_game(terms, [MIND, MINDS["hare"]], f"certain {seed}").line():
            if game.turn >= 0 and game.number is not None and (known := odds(sight := view(game, game.turn))):
                chances, holds = considered(sight), known.chance(game.number)
                certain += holds in (0, 1)
                assert holds != 0 or chances == {Call(): 1.0}
                assert holds != 1 or Call() not in chances
    assert certain > 4, "such moments were met"


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
