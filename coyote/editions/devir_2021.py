"""Devir, 2021: the feathers of 2010, and a rule for ten players or more with 49 of them (booklet 002)."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from coyote.editions import oliphante_2010
from coyote.editions.oliphante_2010 import FEATHERS_30
from coyote.rules.model.deck import Deck

# 002, optional rule for ten or more: one more of each kind from a second box
FEATHERS_49: Final = Deck({kind: count + 1 for kind, count in zip(FEATHERS_30.kinds, FEATHERS_30.counts, strict=True)})

EDITION: Final = replace(
    oliphante_2010.EDITION,
    id="devir_2021",
    shelf=2,
    year=2021,
    publisher="Devir",
    booklets=("002",),
    decks={30: FEATHERS_30, 49: FEATHERS_49},
)
