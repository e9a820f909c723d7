"""Names of players: words that cannot be mistaken for anything else in a record."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

from coyote.rules.model.cards import SPECIALS
from coyote.rules.model.moves import COINS, DODGE, SPECIAL_RULES

LONGEST: Final = 24

LINES: Final = ("coyote", "edition", "option", "tag", "seats", "starter", "round", "deal", "turn", "coin")
RESULTS: Final = ("total", "loser", "out", "reshuffle", "winner")
OPTIONS: Final = ("coins", "specials", "out_at", "least_number", "feathers", "deck", "on", "off", "none")
LATER: Final = (DODGE,)
"""Words that came later. They stand only where no name can, so that older records with such a name stay readable."""
WORDS: Final = frozenset((*LINES, *RESULTS, *OPTIONS, *SPECIALS, *COINS, *SPECIAL_RULES)).difference(LATER)
"""The words of the notation; none of them can be a name."""

_NUMBER = re.compile(r"-?\d+")


def fits(name: str) -> bool:
    """Whether this can be a name: 1-24 letters or digits of any script, `_` or `-`; no whole number, no word of the notation.

    Marks on letters (vowel signs, accents) belong to them: without marks, half the scripts would have no names.
    """
    return (
        1 <= len(name) <= LONGEST
        and all(sign in "_-" or unicodedata.category(sign)[0] in "LM" or unicodedata.category(sign) == "Nd" for sign in name)
        and not _NUMBER.fullmatch(name)
        and name not in WORDS
    )
