"""Kidultgame, 2003: thirty-six cards and a special token for everybody (booklet 004)."""

from __future__ import annotations

from typing import Final

from coyote.rules.model.cards import CANCEL, DOUBLE, MYSTERY, NIGHT, Card
from coyote.rules.model.deck import Deck
from coyote.rules.model.edition import Edition, Source, printed
from coyote.rules.model.moves import AGAIN, AGREE, DOUBLED, MORE, NEXT, REVERSE
from coyote.rules.play.next_starter import loser_starts

CARDS_36: Final = Deck(
    {Card("20"): 1, Card("15"): 2, Card("10"): 3}
    | {Card(str(number)): 4 for number in (5, 4, 3, 2, 1)}
    | {Card("0"): 3, Card("-5"): 2, Card("-10"): 1}
    | {MYSTERY: 1, CANCEL: 1, DOUBLE: 1, NIGHT: 1}
)

EDITION: Final = Edition(
    id="kidult_2003",
    shelf=3,
    year=2003,
    publisher="Kidultgame",
    booklets=("004",),
    sources=(
        # 004 prints no number of players; it has six headbands
        Source("seats", "owners", "likely"),
        # 004 prints the values, "in various quantities"; the quantities, and that they are 36, are what owners count
        Source("deck", "owners", "likely"),
        Source("count", "reconstruction", "likely"),
        *printed("numbers", "lives", "starter", "powers"),
    ),
    decks={36: CARDS_36},
    # 004 prints no order; in this one each card acts as its sentence in the booklet says
    order=(MYSTERY, CANCEL, DOUBLE, NIGHT),
    # 004: the loser starts next; if they are now out, their opponent in that call
    next_starter=loser_starts,
    seats=(2, 6),
    first_starter="best-laugh",
    out_at=3,
    # 004, note: up to 4 with four players, up to 5 with three
    out_at_agreed={3: 5, 4: 4},
    # 004: more than zero
    least_number=1,
    # 004, special rules
    specials=(AGREE, DOUBLED, REVERSE, MORE, AGAIN, NEXT),
)
