"""Ravensburger, 2006: thirty-six feathers, and a twig for everybody to get round a number.

We have no booklet of it: what is not told by owners and shops is taken from the edition of 2003, and `sources` says so.
"""

from __future__ import annotations

from typing import Final

from coyote.editions.kidult_2003 import CARDS_36
from coyote.rules.model.cards import CANCEL, DOUBLE, MYSTERY, NIGHT
from coyote.rules.model.edition import Edition, Source
from coyote.rules.model.moves import AGREE, DODGE, MORE
from coyote.rules.play.next_starter import loser_starts

EDITION: Final = Edition(
    id="powwow_2006",
    shelf=6,
    year=2006,
    publisher="Ravensburger",
    booklets=(),
    sources=(
        Source("seats", "owners", "sure"),
        Source("deck", "owners", "likely"),
        Source("count", "as-2003", "guess"),
        Source("numbers", "owners", "sure"),
        Source("lives", "owners", "sure"),
        Source("starter", "as-2003", "guess"),
        Source("powers", "owners", "likely"),
    ),
    # 26 green, 3 with 0, 3 red and 4 specials are told: just as many as in 2003, so the values are taken to be those of 2003
    decks={36: CARDS_36},
    order=(MYSTERY, CANCEL, DOUBLE, NIGHT),
    next_starter=loser_starts,
    seats=(3, 8),
    first_starter="unknown",
    # three vultures
    out_at=3,
    # negative numbers are explicitly allowed
    least_number=None,
    # agree; turn the order round instead of a number; after a number, give somebody a second feather
    specials=(AGREE, DODGE, MORE),
    specials_on=True,
    piece="twig",
)
