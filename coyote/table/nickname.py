"""Nicknames: which names people may choose, beyond what a record can write.

Law: everybody at a table can be told apart by their name, at a glance. So a name consists of what can be seen, and looks like
no other name at the table and like no bot's. This is checked when a name is chosen: names from before these rules stay.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from itertools import pairwise
from typing import Final
from unicodedata import category, normalize

from coyote.bots import MINDS
from coyote.rules.model import names
from coyote.rules.refusals import Code, IllegalTerms, refuse
from coyote.table.lookalikes import alike, folded
from coyote.table.refusals import TableCode, no

UNSEEN: Final = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u3164\ufe00-\ufe0f\uffa0\U00016fe4\U000e0100-\U000e01ef]"
)
"""Letters and marks that show nothing: Unicode's default-ignorable code points, as far as names may hold their kind, and the
filler of the Khitan script."""
MOST_MARKS: Final = 4
"""The most marks on one letter (UTS 39, 5.4)."""
_LOOSE: Final = re.compile(r"(?:^|[^LM])M")
_NUMBERED: Final = re.compile(r"[_-]*\d*[_-]*\Z")


def spelled(name: str) -> str:
    """The name in its normal spelling, if the record can write it; raises IllegalTerms."""
    name = normalize("NFC", name)
    if not names.fits(name):
        raise IllegalTerms(refuse(Code.NAME_UNFIT, name=name, longest=names.LONGEST))
    return name


def chosen(name: str, others: Iterable[str] = ()) -> str:
    """The name in its normal spelling, if somebody may choose it beside these others; raises IllegalTerms or TableRefused."""
    name = spelled(name)
    if UNSEEN.search(name) or not marks_sit(name):
        raise no(TableCode.NAME_UNSEEN)
    for mind in MINDS:
        if like_a_bot(name, mind):
            raise no(TableCode.NAME_OF_A_BOT, name=mind)
    for other in others:
        if folded(name) == folded(other):
            raise no(TableCode.NAME_TAKEN, name=name)
        if alike(name, other):
            raise no(TableCode.NAME_LOOKS_LIKE, name=other)
    return name


def marks_sit(name: str) -> bool:
    """Whether every mark sits on a letter, on none the same twice in a row, and on none too many."""
    kinds = "".join(category(sign)[0] for sign in normalize("NFD", name))
    repeated = any(one == other and category(one)[0] == "M" for one, other in pairwise(normalize("NFD", name)))
    return not (repeated or _LOOSE.search(kinds) or "M" * (MOST_MARKS + 1) in kinds)


def like_a_bot(name: str, mind: str) -> bool:
    """Whether this looks like the name of such a bot; further ones have a number, as in `owl-2`."""
    return alike(name, mind) or alike(unnumbered(name), mind)


def unnumbered(name: str) -> str:
    """The name without a number at its end."""
    return _NUMBERED.sub("", name)
