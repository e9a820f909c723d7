"""Oliphante, 2010: thirty feathers and eight coins (booklets 000, 001, 003)."""

from __future__ import annotations

from typing import Final

from coyote.rules.model.cards import DISCARD, DOUBLE, FLIP, MYSTERY, NIGHT, Card
from coyote.rules.model.deck import Deck
from coyote.rules.model.edition import Edition, Source, printed
from coyote.rules.model.moves import EXCHANGE, EXTRA, GUESS, REVERSE, SKIP
from coyote.rules.play.next_starter import winner_starts

FEATHERS_30: Final = Deck(
    # That there are 19 kinds is certain (49 - 30); their values and how many there are of each are our reconstruction
    # (rulebook, section 1): the booklets print neither.
    {Card(str(number)): 2 for number in range(1, 11)}
    | {Card("15"): 1, Card("20"): 1, Card("-5"): 2, Card("-10"): 1}
    | {MYSTERY: 1, DISCARD: 1, FLIP: 1, DOUBLE: 1, NIGHT: 1}
)

EDITION: Final = Edition(
    id="oliphante_2010",
    shelf=1,
    year=2010,
    publisher="Oliphante",
    booklets=("000", "001", "003"),
    sources=(
        *printed("seats"),
        Source("deck", "reconstruction", "guess"),
        *printed("count", "numbers", "lives", "starter", "powers"),
        Source("coins", "reconstruction", "guess"),
    ),
    decks={30: FEATHERS_30},
    # 000, "Blue Feathers": resolved in the order printed there
    order=(MYSTERY, DISCARD, FLIP, DOUBLE, NIGHT),
    # 000, "Game Rounds": caller or last declarer, whichever took no coyote
    next_starter=winner_starts,
    # 000, title page; "More Than Six Players": two boxes, but one set of feathers. How many more is not printed: two boxes
    # have twelve headbands
    seats=(3, 6),
    seats_more=(7, 12),
    # 000, "End of the Game": out with the third; a fourth or fifth may be agreed with three or four players
    out_at=3,
    out_at_agreed={3: 5, 4: 5},
    # 000, "Game Rounds": any number the player chooses
    least_number=None,
    # 000, "Advanced Rules": eight coins of five kinds; how many of each is our reconstruction
    coins={EXTRA: 2, SKIP: 2, EXCHANGE: 2, REVERSE: 1, GUESS: 1},
)
