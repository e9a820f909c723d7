"""The wolf: leads the pack. It has played millions of rounds against itself, and does what paid.

With two players left and no powers on the table it plays by the book (docs/two-seats.md): one that is all but perfect while
the deck of 2003 is nearly whole, and one that is worked out anew for the cards that are left. Otherwise it goes by its net.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Final

from coyote.bots.mind import Chances, considering, surely
from coyote.bots.wolf.book import Book, Pair, Subject, load, subject_of
from coyote.bots.wolf.nerve import Nerve
from coyote.odds import odds
from coyote.rules.model.moves import Call, Declare
from coyote.rules.model.rulings import DEFAULT
from coyote.rules.sight import View

BOOKS: Final = tuple(sorted(Path(__file__).parent.glob("*.book")))
"""Solved rounds of two; each file says what it was made for."""
NEARLY_WHOLE: Final = 2
"""With more cards gone than this, a book for a whole deck is further from perfect than one that is worked out at once."""


def consider(view: View) -> Chances:
    return consider_each([view])[0]


def consider_each(views: Sequence[View]) -> list[Chances]:
    from coyote.bots.wolf.policy import PACE, by_net_in_each, learned  # NumPy takes longer to load than most commands to run

    found = [certain(view) or by_book(view) for view in views]
    by_net = iter(by_net_in_each(learned(), PACE, [view for view, move in zip(views, found, strict=True) if move is None]))
    return [next(by_net) if moves is None else moves for moves in found]


def certain(view: View) -> Chances | None:
    """What there is to do where the cards leave no choice: a number that cannot hold is called."""
    if view.number is None or not view.options.call or odds(view).holds(view.number):
        return None
    return surely(Call())


def by_book(view: View) -> Chances | None:
    """The solved round: None where there is no book, or the book does not know these numbers."""
    if len(view.inside) != 2 or view.terms.has_powers:
        return None
    book = book_for(view)
    if book is None or book.top > view.terms.highest_number:  # it may want to say more than the table allows
        return None
    answers = book.answers(view.worn[0].card, [move.number for _, move in view.said if isinstance(move, Declare)])
    if view.number is not None and odds(view).chance(view.number) == 1:
        answers.pop(None, None)  # whoever calls what is sure to hold has lost
    whole = sum(answers.values())
    return {Call() if number is None else Declare(number): often / whole for number, often in answers.items()} or None


def book_for(view: View) -> Book | Nerve | None:
    """What there is to play a round of two by."""
    from coyote.bots.wolf.endgame import endgame  # NumPy takes longer to load than most commands to run

    return by_heart(view) or endgame(view)


def by_heart(view: View) -> Book | None:
    """The book that comes with the wolf."""
    terms = view.terms
    if terms.rulings != DEFAULT or sum(view.discards) > NEARLY_WHOLE:
        return None
    pair = books_for(Subject(terms.deck.tokens, terms.order, terms.lowest))
    return None if pair is None else pair.opener if view.starter == view.seat else pair.answerer


@cache
def subjects() -> dict[Subject, Path]:
    return {subject_of(path): path for path in BOOKS}


def books_for(subject: Subject) -> Pair | None:
    path = subjects().get(subject)
    return None if path is None else books(path)


books: Final = cache(load)


MIND = considering("wolf", consider, 40, needs="numpy")._replace(in_each=consider_each, solves=True)
