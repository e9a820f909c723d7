"""Rulings: what the booklets leave open and a table may settle its own way (rulebook, section 6).

Law: each field is a named option with the rulebook's answer as its default; an edition whose box prints another answer names it
(`Edition.rulings`), and that is the default of its tables. Q1 and Q26 are options of their own
(`least_number`, `starter`); Q10, Q15, Q16, Q19, Q22 and Q24 only say what a printed rule comes to, so they are not here.
"""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Final, Literal, get_args, get_type_hints

from coyote.rules.model.moves import SPECIAL_RULES


@dataclass(frozen=True)
class Rulings:
    """One answer to each open question."""

    mystery_special: Literal["acts", "nothing"] = "acts"
    """Q2: a special turned over by `?` acts in its place, or does nothing (night still reshuffles)."""
    mystery_chain: bool = True
    """Q3: a `?` turned over by `?` turns over one more; off: it counts 0."""
    empty_pile: Literal["discards", "nothing"] = "discards"
    """Q4: when the pile is empty in mid-round the discards become the pile, or there is nothing to draw."""
    turned_cards: Literal["discard", "pile"] = "discard"
    """Q5: cards turned over by `?` are discarded after the round, or go back into the pile."""
    night_reshuffle: Literal["shown", "counted"] = "shown"
    """Q6: night reshuffles however it was shown, or only when it was counted or, as printed, replaced by an exchange."""
    no_green: Literal["nothing", "highest", "any"] = "nothing"
    """Q7: with no green, discard, flip and cancel do nothing, or act on the highest red, or on the highest number card of any
    kind, which may be a 0."""
    ties: Literal["one", "all"] = "one"
    """Q8: of several highest, one is acted on, or all."""
    discard_first: bool = True
    """Q9: discard acts before flip; off: flip acts first."""
    starter_out: Literal["next", "previous"] = "next"
    """Q11: if the one who should start is out, the next one still in starts, or the one before."""
    opening_skip: bool = True
    """Q12: the starter may skip; off: nobody skips before a number stands."""
    call_after_skip: bool = True
    """Q13: Coyote may be called though somebody skipped or sat out since the number was said."""
    back_to_declarer: Literal["raise", "ends"] = "raise"
    """Q14: when the turn comes back to the declarer they must raise or use a coin, or the round ends and nobody pays."""
    sit_out: Literal["may", "on", "off"] = "may"
    """Q17: whoever guesses right may sit out the round or declare; on: they must sit out; off: they must declare."""
    call_after_coin: bool = False
    """Q18: Coyote may be called in the same turn after a coin that asks for a declaration."""
    agree_makes: Literal["declarer", "passer"] = "declarer"
    """Q20: whoever agrees becomes the declarer, or only passes the number on and its declarer stays."""
    double_lasts: Literal["turn", "round"] = "turn"
    """Q21: a double lapses when the next player does not call, or lasts for the round."""
    again_on_agreed: bool = True
    """Q23: `again` may be said to a number that was just agreed to."""
    specials_with_two: bool = True
    """Q25: specials may be used with two players left."""
    doubles: Literal["greens", "total"] = "greens"
    """Q27: double makes every green that was not flipped count twice, or the whole total, reds too."""
    masks_per: Literal["round", "game"] = "round"
    """Q28: a token (a mask, a twig) may be spent once a round, or once in the whole game."""


QUESTIONS: Final = {
    "mystery_special": "Q2",
    "mystery_chain": "Q3",
    "empty_pile": "Q4",
    "turned_cards": "Q5",
    "night_reshuffle": "Q6",
    "no_green": "Q7",
    "ties": "Q8",
    "discard_first": "Q9",
    "starter_out": "Q11",
    "opening_skip": "Q12",
    "call_after_skip": "Q13",
    "back_to_declarer": "Q14",
    "sit_out": "Q17",
    "call_after_coin": "Q18",
    "agree_makes": "Q20",
    "double_lasts": "Q21",
    "again_on_agreed": "Q23",
    "specials_with_two": "Q25",
    "doubles": "Q27",
    "masks_per": "Q28",
}
"""The question each option answers."""

ANY_SPECIAL: Final = tuple(f"special {special}" for special in SPECIAL_RULES)

NEEDS: Final[dict[str, tuple[tuple[str, ...], ...]]] = {
    "mystery_special": (("card ?",),),
    "mystery_chain": (("card ? 2",),),
    "empty_pile": (("card ?", "coin extra", "coin exchange", "special more"),),
    "turned_cards": (("card ?",),),
    "night_reshuffle": (("card night",), ("coin guess", "coin skip", "special agree")),
    "no_green": (("card discard", "card flip", "card cancel"),),
    "ties": (("card discard", "card flip", "card cancel"),),
    "discard_first": (("card discard",), ("card flip",)),
    "starter_out": (("coin guess",),),
    "opening_skip": (("coin skip",),),
    "call_after_skip": (("coin skip", "coin guess"),),
    "back_to_declarer": (("coin skip", "coin guess", "special agree"),),
    "sit_out": (("coin guess",),),
    "call_after_coin": (("coin extra", "coin exchange", "coin reverse", "coin guess"),),
    "agree_makes": (("special agree",),),
    "double_lasts": (("special double",),),
    "again_on_agreed": (("special again",), ("special agree",)),
    "specials_with_two": (ANY_SPECIAL,),
    "doubles": (("card double",),),
    "masks_per": (ANY_SPECIAL,),
}
"""What must be at a table before its answer can matter: one thing of each group. `card ? 2`: two of that card in the deck;
`coin` and `special`: one that may be used there."""

_HINTS = get_type_hints(Rulings)

WORDS: Final[dict[str, tuple[str, ...]]] = {
    name: ("on", "off") if _HINTS[name] is bool else get_args(_HINTS[name]) for name in QUESTIONS
}
"""The values of each option as they are written."""

DEFAULT: Final = Rulings()


def as_word(value: object) -> str:
    """A ruling's value as it is written."""
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(value)


def differing(rulings: Rulings, usual: Rulings) -> dict[str, str]:
    """The rulings that are not the usual ones, as they are written."""
    return {
        field.name: as_word(value)
        for field in fields(rulings)
        if (value := getattr(rulings, field.name)) != getattr(usual, field.name)
    }
