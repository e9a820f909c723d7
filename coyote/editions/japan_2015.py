"""New Games Order, 2015, the box that is played in Japan: the cards of 2003, a double for the whole total, and masks.

We have no booklet of it. Its facts are those that owners, shops and other programs tell (docs/rulebook.md, *Boxes without a
booklet*). The Korean box of 2017 differs in nothing but the seats printed on it: 3 to 10.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from coyote.editions.kidult_2003 import CARDS_36
from coyote.rules.model.cards import CANCEL, DOUBLE, MYSTERY, NIGHT
from coyote.rules.model.edition import Edition, Source
from coyote.rules.model.moves import AGAIN, AGREE, DOUBLED, MORE, NEXT, REVERSE
from coyote.rules.model.rulings import DEFAULT
from coyote.rules.play.next_starter import loser_starts

EDITION: Final = Edition(
    id="japan_2015",
    shelf=4,
    year=2015,
    publisher="New Games Order",
    booklets=(),
    sources=(
        Source("seats", "owners", "sure"),
        Source("deck", "owners", "sure"),
        Source("count", "owners", "sure"),
        Source("numbers", "owners", "sure"),
        Source("lives", "owners", "sure"),
        Source("starter", "owners", "sure"),
        # one source for what each mask does, and two that differ about how often it may be used (Q28)
        Source("powers", "owners", "likely"),
    ),
    # every card has this list on its back
    decks={36: CARDS_36},
    order=(MYSTERY, CANCEL, DOUBLE, NIGHT),
    # the loser starts; if they are out, the winner of that call
    next_starter=loser_starts,
    seats=(2, 10),
    first_starter="best-howl",
    # a life card with two dolls on it, then oneself: out at the third loss
    out_at=3,
    least_number=1,
    # PASS/SAME, DOUBLE, REVERSE, DRAW1, CHANGE and SHOT, as they are printed on ten masks
    specials=(AGREE, DOUBLED, REVERSE, MORE, AGAIN, NEXT),
    piece="mask",
    # double: the whole total, negative cards too, after the eclipse
    rulings=replace(DEFAULT, doubles="total"),
)
