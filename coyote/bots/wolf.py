"""The wolf: leads the pack. It has played millions of rounds against itself, and does what paid.

With two players left, a deck it knows and no powers on the table it plays by the book (docs/two-seats.md), which is all but
perfect as long as the deck is whole. Else it goes by its signs: a net made in training says how often to call and how far
to raise.
"""

from __future__ import annotations

from functools import cache, partial
from pathlib import Path
from random import Random
from typing import Final

import numpy as np

from coyote.bots.book import Pair
from coyote.bots.book import load as load_books
from coyote.bots.gaze import gaze, standing
from coyote.bots.mind import Mind, say
from coyote.bots.net import Layers, chances, guesses, inclinations, load
from coyote.bots.powers import dressed, way_round
from coyote.bots.signs import OFFSETS, RAISES, rows
from coyote.editions import EDITIONS
from coyote.odds import Odds, odds
from coyote.rules.moves import Call, Declare, PlayerMove
from coyote.rules.rulings import DEFAULT
from coyote.rules.sight import View

HERE: Final = Path(__file__).parent
BOOKS: Final = {"kidult_2003": HERE / "kidult_2003.book"}
"""The editions whose round of two is solved. The books were made for a whole deck; whatever cards are gone, they still beat
the net: 55.0 % of 3,000 games of two, and 51.2 % if they are used with a whole deck only."""


def decide(view: View, rng: Random) -> PlayerMove:
    return by_book(view, rng) or by_signs(learned(), view, rng)


def by_signs(layers: Layers, view: View, rng: Random) -> PlayerMove:
    """What a net made in training does."""
    known = odds(view)
    may_call = view.options.call and view.number is not None
    if may_call and view.number is not None and not known.holds(view.number):
        return Call()
    inclined = inclinations(layers, rows(gaze(view, known)))
    step = rng.choices(RAISES, chances(inclined, np.array([may_call]))[0].tolist())[0]
    if in_trouble(guesses(inclined)[0].tolist(), step) and (power := way_round(view, known.chance, rng)):
        return power
    return Call() if step == 0 else declared(view, known, step, rng)


def in_trouble(sure: list[float], step: int) -> bool:
    """Whether what was chosen will rather go wrong, by what the wolf believes of the total."""
    if step == 0:
        return sure[0] > 0.5
    return sure[next(place for place, offset in enumerate(OFFSETS) if offset >= step)] < 0.3


def declared(view: View, known: Odds, step: int, rng: Random) -> PlayerMove:
    return dressed(view, say(view, standing(view, float(known.mean)) + step, rng), known.chance, rng)


def by_book(view: View, rng: Random) -> PlayerMove | None:
    """The solved round: None where there is no book, or the book does not know these numbers."""
    terms = view.terms
    edition = terms.edition
    if len(view.inside) != 2 or edition.id not in BOOKS or terms.has_powers or terms.rulings != DEFAULT:
        return None
    if terms.deck != EDITIONS[edition.id].deck or terms.least_number != edition.least_number:
        return None
    pair = books(edition.id)
    book = pair.opener if view.starter == view.seat else pair.answerer
    answers = book.answers(view.worn[0].card, [move.number for _, move in view.said if isinstance(move, Declare)])
    if not answers:
        return None
    choice = rng.choices(list(answers), list(answers.values()))[0]
    return Call() if choice is None else Declare(choice)


@cache
def learned() -> Layers:
    return load(HERE / "wolf.npz")


@cache
def books(edition: str) -> Pair:
    return load_books(BOOKS[edition])


def pupil(name: str, layers: Layers) -> Mind:
    """A mind that goes by another net, and by no book."""
    return Mind(name, partial(by_signs, layers))


WOLF = Mind("wolf", decide, 41)
