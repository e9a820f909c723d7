"""The wolf: leads the pack. It has played millions of rounds against itself, and does what paid.

With two players left, a deck it knows and no powers on the table, it plays by the book (docs/two-seats.md), which is all but
perfect as long as the deck is whole. Otherwise it goes by its net.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from random import Random
from typing import Final

from coyote.bots.mind import Mind
from coyote.bots.wolf.book import Pair, Subject, load, subject_of
from coyote.rules.model.moves import Call, Declare, PlayerMove
from coyote.rules.model.rulings import DEFAULT
from coyote.rules.sight import View

BOOKS: Final = tuple(sorted(Path(__file__).parent.glob("*.book")))
"""Solved rounds of two; each file says what it was made for. The books were made for a whole deck; whatever cards are gone,
they still beat the net: 55.0 % of 3,000 games of two, and 51.2 % if they are used with a whole deck only."""


def decide(view: View, rng: Random) -> PlayerMove:
    if move := by_book(view, rng):
        return move
    from coyote.bots.wolf.policy import by_net, learned  # NumPy takes longer to load than most commands to run

    return by_net(learned(), view, rng)


def by_book(view: View, rng: Random) -> PlayerMove | None:
    """The solved round: None where there is no book, or the book does not know these numbers."""
    terms = view.terms
    if len(view.inside) != 2 or terms.has_powers or terms.rulings != DEFAULT:
        return None
    pair = books_for(Subject(terms.deck.tokens, terms.order, terms.lowest))
    if pair is None:
        return None
    book = pair.opener if view.starter == view.seat else pair.answerer
    if book.lines.shape.top > terms.highest_number:  # it may want to say more than the table allows
        return None
    answers = book.answers(view.worn[0].card, [move.number for _, move in view.said if isinstance(move, Declare)])
    if not answers:
        return None
    choice = rng.choices(list(answers), list(answers.values()))[0]
    return Call() if choice is None else Declare(choice)


@cache
def subjects() -> dict[Subject, Path]:
    return {subject_of(path): path for path in BOOKS}


def books_for(subject: Subject) -> Pair | None:
    path = subjects().get(subject)
    return None if path is None else books(path)


books: Final = cache(load)


MIND = Mind("wolf", decide, 41, needs="numpy")
