"""The wolf: leads the pack. It has played millions of rounds against itself, and does what paid.

With two players left, a deck it knows and no powers on the table it plays by the book (docs/two-seats.md), which is all but
perfect as long as the deck is whole. Else it goes by its instinct.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from random import Random
from typing import Final

from coyote.bots.mind import Mind
from coyote.bots.wolf.book import Pair
from coyote.bots.wolf.book import load as load_books
from coyote.editions import EDITIONS
from coyote.rules.model.moves import Call, Declare, PlayerMove
from coyote.rules.model.rulings import DEFAULT
from coyote.rules.sight import View

BOOKS: Final = {"kidult_2003": Path(__file__).with_name("kidult_2003.book")}
"""The editions whose round of two is solved. The books were made for a whole deck; whatever cards are gone, they still beat
the net: 55.0 % of 3,000 games of two, and 51.2 % if they are used with a whole deck only."""


def decide(view: View, rng: Random) -> PlayerMove:
    if move := by_book(view, rng):
        return move
    from coyote.bots.wolf.policy import by_signs, learned  # NumPy takes longer to load than most commands to run

    return by_signs(learned(), view, rng)


def by_book(view: View, rng: Random) -> PlayerMove | None:
    """The solved round: None where there is no book, or the book does not know these numbers."""
    terms = view.terms
    edition = terms.edition
    file = BOOKS.get(edition.id)
    if file is None or len(view.inside) != 2 or terms.has_powers or terms.rulings != DEFAULT:
        return None
    if terms.deck != EDITIONS[edition.id].deck or terms.least_number != edition.least_number:
        return None
    pair = books(file)
    book = pair.opener if view.starter == view.seat else pair.answerer
    answers = book.answers(view.worn[0].card, [move.number for _, move in view.said if isinstance(move, Declare)])
    if not answers:
        return None
    choice = rng.choices(list(answers), list(answers.values()))[0]
    return Call() if choice is None else Declare(choice)


@cache
def books(file: Path) -> Pair:
    return load_books(file)


WOLF = Mind("wolf", decide, 41, needs="numpy")
