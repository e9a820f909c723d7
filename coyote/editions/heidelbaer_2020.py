"""HeidelBÄR, 2020: seventeen cards, one of them face down in the middle, and eyes to peek at it; with the Trickster variant.

Its rulebook is not among our five booklets; it was read once, so every value is sure, except who starts the first round, which
nobody told us.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from coyote.rules.model.cards import CANCEL, MYSTERY, Card
from coyote.rules.model.deck import Deck
from coyote.rules.model.edition import Edition, printed
from coyote.rules.model.rulings import DEFAULT
from coyote.rules.play.next_starter import loser_stays

CARDS_17: Final = Deck({Card(str(number)): 1 for number in (20, 15, *range(10, -1, -1), -5, -10)} | {MYSTERY: 1, CANCEL: 1})

EDITION: Final = Edition(
    id="heidelbaer_2020",
    shelf=5,
    year=2020,
    publisher="HeidelBÄR",
    booklets=(),
    # the starter of later rounds; who starts the first one, we do not know
    sources=printed("seats", "deck", "count", "numbers", "lives", "starter", "powers"),
    decks={17: CARDS_17},
    # first the card that `?` turns over, then Max 0
    order=(MYSTERY, CANCEL),
    # the loser; if they are out, the player to their left
    next_starter=loser_stays,
    seats=(3, 6),
    first_starter="unknown",
    # three peek cards, which are the lives
    out_at=3,
    # any number may be said
    least_number=None,
    # all 17 are shuffled before every round, and one card lies face down in the middle
    shuffled_always=True,
    middle=1,
    # Max 0: the highest number card, whichever that is
    rulings=replace(DEFAULT, no_green="any"),
    # two of the three are open at the start; one in the Trickster variant
    eyes_open=2,
    trickster_open=1,
)
