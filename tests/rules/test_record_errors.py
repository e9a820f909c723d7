"""What a record is refused with, to the word: the line, the code, and what was expected there."""

from __future__ import annotations

import pytest

from coyote import EDITIONS as BOXED
from coyote import Illegal, NotationError, Unreadable, read
from tests.rules.test_notation import CALLED, DEALT, HEADER, MYSTERY

H = "coyote 1\nedition oliphante_2010\n"
K = "coyote 1\nedition kidult_2003\n"
D = "coyote 1\nedition devir_2021\n"
SPECIAL = K + "option specials on\nseats ann bob cem\nstarter ann\nround\ndeal 1 2 3\n"

LINES = "NAME N | NAME coyote | NAME coin … | NAME agree | NAME again | NAME dodge | NAME withdraw | NAME peek"
EYES = "NAME lay CARD | point NAME | give open | give closed"
SPECIALS = "NAME N double | NAME N reverse | NAME N next NAME | NAME N more NAME CARD"
COINS = "NAME coin reverse | coin skip | coin extra CARD | coin exchange CARD | coin guess CARD"
CLAIMS = "= total N | = loser NAME [N] | = out NAME | = reshuffle | = starter NAME | = winner NAME"
EDITIONS = " | ".join(BOXED)

UNREADABLE = [
    ("", "1 header-missing expected=coyote 1"),
    ("round\n", "1 header-missing expected=coyote 1"),
    ("coyote\n", "1 version-unknown version= expected=coyote 1"),
    ("coyote 1 2\n", "1 version-unknown version=1 2 expected=coyote 1"),
    (H + "round\n", "3 header-missing expected=seats NAME NAME …"),
    ("coyote 1\nseats ann bob\nround\n", "3 header-missing expected=edition ID"),
    (HEADER.replace("starter ann\n", "") + "round\n", "4 header-missing expected=starter NAME"),
    ("coyote 1\nedition wolf\n", f"2 edition-unknown edition=wolf expected={EDITIONS}"),
    (H + "edition\n", "3 line-malformed expected=edition ID"),
    (H + "edition a b\n", "3 line-malformed expected=edition ID"),
    (H + "option ties\n", "3 line-malformed expected=option NAME VALUE"),
    (H + "seats\n", "3 line-malformed expected=seats NAME NAME …"),
    (H + "starter\n", "3 line-malformed expected=starter NAME"),
    (H + "starter a b\n", "3 line-malformed expected=starter NAME"),
    (H + "coyote 2\n", "3 version-unknown version=2 expected=coyote 1"),
    (
        H + "option coins on\noption coin_counts trumpx1\nseats ann bob\n",
        "4 option-value option=coin_counts value=trump expected=extra | skip | exchange | reverse | guess",
    ),
    (K + "option ties all\nseats ann bob 12\n", "4 name-unfit name=12 longest=24"),
    (K + "seats ann bob\nstarter 12\n", "4 starter-not-seated name=12"),
    (DEALT + "zed 5\n", "7 word-unknown word=zed expected=ann bob cem dee round deal turn = tag"),
    (DEALT + "option ties\n", "7 line-malformed expected=option NAME VALUE"),
    (DEALT + "edition wolf\n", f"7 edition-unknown edition=wolf expected={EDITIONS}"),
    (HEADER + "round 1\n", "5 line-malformed expected=round"),
    (HEADER + "round\ndeal\n", "6 line-malformed expected=deal CARD …"),
    (HEADER + "round\ndeal 1 2 3 wolf\n", "6 card-unknown card=wolf"),
    (DEALT + "turn\n", "7 line-malformed expected=turn CARD …"),
    (DEALT + "ann\n", f"7 line-malformed expected={LINES}"),
    (DEALT + "ann five\n", f"7 number-unreadable word=five expected={LINES}"),
    (DEALT + "ann 5 howl\n", f"7 line-malformed expected={SPECIALS}"),
    (DEALT + "ann coin\n", f"7 line-malformed expected={COINS}"),
    (DEALT + "ann coin guess\n", f"7 line-malformed expected={COINS}"),
    (DEALT + "ann coin trump\n", f"7 line-malformed expected={COINS}"),
    (DEALT + "ann coin guess wolf\n", "7 card-unknown card=wolf"),
    (DEALT + "ann coin extra wolf\n", "7 card-unknown card=wolf"),
    (DEALT + "ann coin skip 5\n", f"7 line-malformed expected={COINS}"),
    (DEALT + "ann five double\n", "7 number-unreadable word=five expected=N"),
    (DEALT + "ann 5 next\n", f"7 line-malformed expected={SPECIALS}"),
    (DEALT + "ann 5 next 12\n", "7 word-unknown word=12 expected=ann bob cem dee"),
    (DEALT + "ann five next bob\n", "7 number-unreadable word=five expected=N"),
    (DEALT + "ann 5 more bob\n", f"7 line-malformed expected={SPECIALS}"),
    (DEALT + "ann 5 more bob wolf\n", "7 card-unknown card=wolf"),
    (DEALT + "ann five more bob 5\n", "7 number-unreadable word=five expected=N"),
    (DEALT + "=\n", f"7 line-malformed expected={CLAIMS}"),
    (DEALT + "= sum 5\n", f"7 line-malformed expected={CLAIMS}"),
    (CALLED + "= total\n", f"9 line-malformed expected={CLAIMS}"),
    (CALLED + "= total 5 6\n", f"9 line-malformed expected={CLAIMS}"),
    (CALLED + "= loser\n", f"9 line-malformed expected={CLAIMS}"),
    (CALLED + "= loser ann 1 2\n", f"9 line-malformed expected={CLAIMS}"),
    (CALLED + "= loser ann one\n", "9 number-unreadable word=one expected=N"),
    (CALLED + "= out\n", f"9 line-malformed expected={CLAIMS}"),
    (CALLED + "= out ann 1\n", f"9 line-malformed expected={CLAIMS}"),
    (CALLED + "= reshuffle now\n", f"9 line-malformed expected={CLAIMS}"),
    (CALLED + "= starter\n", f"9 line-malformed expected={CLAIMS}"),
    (CALLED + "= starter ann 1\n", f"9 line-malformed expected={CLAIMS}"),
    (CALLED + "= winner\n", f"9 line-malformed expected={CLAIMS}"),
    (CALLED + "= winner ann 1\n", f"9 line-malformed expected={CLAIMS}"),
    (CALLED + "= loser 12\n", "9 word-unknown word=12 expected=ann bob cem dee"),
    (b"coyote 1\nedition oliphante_2010\n# \xff\n", "3 not-utf8"),
    (b"\xff\n", "1 not-utf8"),
]

ILLEGAL = [
    (H + "coyote 1\n", "3 line-twice word=coyote"),
    (H + "option ties all\noption ties one\n", "4 line-twice word=option ties"),
    (H + "edition kidult_2003\n", "3 line-twice word=edition"),
    (HEADER + "option ties all\nseats ann bob\n", "6 line-twice word=seats"),
    (H + "option specials on\nseats ann bob\n", "3 no-specials-in-edition edition=oliphante_2010"),
    (K + "option ties all\noption coins on\nseats ann bob\n", "4 no-coins-in-edition edition=kidult_2003"),
    (D + "option feathers 50\nseats ann bob\n", "3 no-such-deck feathers=50 edition=devir_2021"),
    (D + "option deck 5x9\noption feathers 49\nseats ann bob\n", "3 deck-and-feathers"),
    (K + "option deck 5x1\nseats ann bob\n", "4 deck-too-small cards=1 seats=2"),
    (K + "seats ann bob\nstarter zed\n", "4 starter-not-seated name=zed"),
    (DEALT + "option ties all\n", "7 line-too-late word=option"),
    (DEALT + "coyote 1\n", "7 line-too-late word=coyote"),
    (HEADER + "round\nround\n", "6 round-not-over"),
    (HEADER + "deal 1 2 3 4\n", "5 round-missing"),
    (DEALT + "turn 5\n", "7 turn-needless"),
    (MYSTERY + "turn 5 6 7\n", "9 turn-number cards=3 expected=1"),
    (MYSTERY + "round\n", "9 turn-missing expected=turn CARD …"),
    (MYSTERY + "cem 5\n", "9 turn-missing expected=turn CARD …"),
    (MYSTERY + "= total 5\n", "9 turn-missing expected=turn CARD …"),
    (MYSTERY + "deal 1 2 3 4\n", "9 turn-missing expected=turn CARD …"),
    (
        MYSTERY.replace("starter", "option deck ?x3 1x9 2x9 3x9 4x9\nstarter") + "turn ? ?\n",
        "10 turn-number cards=2 expected=3…",
    ),
    (DEALT + "ann 5 next zed\n", "7 not-seated name=zed expected=ann bob cem dee"),
    (DEALT + "ann 5 more zed 5\n", "7 not-seated name=zed expected=ann bob cem dee"),
    (DEALT + "= total 5\n", "7 round-not-over"),
    (CALLED + "= starter zed\n", "9 not-seated name=zed expected=ann bob cem dee"),
    (CALLED + "= out zed\n", "9 not-seated name=zed expected=ann bob cem dee"),
    (CALLED + "= winner zed\n", "9 not-seated name=zed expected=ann bob cem dee"),
    (CALLED + "= total 9\n", "9 differs claim== total 9 expected== total 10"),
    (CALLED + "= loser bob\n", "9 differs claim== loser bob expected== loser ann"),
    (CALLED + "= loser ann 2\n", "9 differs claim== loser ann 2 expected== loser ann"),
    (CALLED + "= winner bob\n", "9 differs claim== winner bob expected=—"),
    (CALLED + "round\n= total 10\n", "10 round-not-over"),
    (DEALT + "ann 5\nbob 5\n", "8 number-too-low number=5 least=6"),
    (DEALT + "bob 5\n", "7 not-your-turn name=ann"),
    (SPECIAL + "ann 5 next ann\n", "8 target-self special=next"),
    (SPECIAL + "ann 5 double\nbob again\nbob again\n", "10 not-your-turn name=ann"),
]


def said(error: NotationError) -> str:
    return " ".join([str(error.line), str(error.code), *(f"{name}={value}" for name, value in error.values.items())])


@pytest.mark.parametrize(("text", "expected"), UNREADABLE)
def test_what_cannot_be_read_is_told_with_what_could(text: str | bytes, expected: str) -> None:
    with pytest.raises(Unreadable) as error:
        read(text)
    assert said(error.value) == expected


@pytest.mark.parametrize(("text", "expected"), ILLEGAL)
def test_what_is_not_allowed_is_told_with_what_is(text: str, expected: str) -> None:
    with pytest.raises(Illegal) as error:
        read(text)
    assert said(error.value) == expected


def test_an_error_names_its_line_first() -> None:
    with pytest.raises(Illegal, match=r"^line 5: round-missing$"):
        read(HEADER + "deal 1 2 3 4\n")
    with pytest.raises(Illegal, match=r"^line 3: line-twice \(word='?edition'?\)$"):
        read(H + "edition kidult_2003\n")
