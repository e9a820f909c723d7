"""Sheet: what a table agreed on, as numbers for the kernels.

Law: a sheet is made only of terms that the kernels play exactly as the rules do, which `prove fast` shows. Everything else is
refused with a sentence: whatever fields editions, rulings and terms have beyond those read here must be at their defaults.
"""

from __future__ import annotations

from dataclasses import MISSING, fields
from typing import Any, Final

import numpy as np

from coyote.errors import EnglishRefusal
from coyote.fast.layout import (
    CARDS,
    FEW_CARDS,
    IS_CANCEL,
    IS_DISCARD,
    IS_DOUBLE,
    IS_FLIP,
    IS_MYSTERY,
    IS_NIGHT,
    IS_NUMBER,
    KINDS,
    MIDDLE,
)
from coyote.rules.model.cards import CANCEL, DISCARD, DOUBLE, FLIP, MYSTERY, NIGHT, SPECIALS, VALUE
from coyote.rules.model.moves import AGAIN, AGREE, COINS, DODGE, DOUBLED, EXCHANGE, EXTRA, MORE, NEXT, REVERSE
from coyote.rules.model.terms import Terms
from coyote.rules.play.count import acting_order
from coyote.rules.play.next_starter import loser_starts, loser_stays, winner_starts

DOES: Final = {
    MYSTERY: IS_MYSTERY,
    DISCARD: IS_DISCARD,
    FLIP: IS_FLIP,
    CANCEL: IS_CANCEL,
    DOUBLE: IS_DOUBLE,
    NIGHT: IS_NIGHT,
}

READ: Final = {
    "Edition": "id shelf year publisher booklets decks order next_starter seats seats_more first_starter out_at out_at_agreed "
    "least_number coins sources specials specials_on piece rulings shuffled_always middle eyes_open trickster_open",
    "Terms": "edition names deck coins specials out_at least_number highest_number rulings trickster",
    "Rulings": "mystery_special mystery_chain empty_pile turned_cards night_reshuffle no_green ties discard_first starter_out "
    "opening_skip call_after_skip back_to_declarer sit_out call_after_coin agree_makes double_lasts again_on_agreed "
    "specials_with_two doubles masks_per",
}
"""The fields that a sheet is made from, or that change nothing in play. (Terms hold the rulings and specials that an edition
proposes.)"""

PLAYED: Final = (AGREE, DOUBLED, REVERSE, MORE, AGAIN, NEXT, DODGE)
"""The specials that the kernels play (R10, R11); on a sheet they are bits in this order."""


class NotInFast(EnglishRefusal, ValueError):
    """Terms that the rules know and the simulator does not; the sentence says which."""

    code = "not-in-fast"


Sheet = Any
"""The numbers of a table: a record of the kind SHEET."""

SHEET: Final = np.dtype(
    [
        ("seats", np.int32),
        ("cards", np.int32),  # in the deck
        ("kinds", np.int32),
        ("out_at", np.int32),
        ("least", np.int32),
        ("most", np.int32),
        ("powers", np.bool_),  # coins or specials
        ("has_coins", np.bool_),
        ("loser_starts", np.bool_),  # R7: the loser, if still in, or else the winner of the call
        ("loser_stays", np.bool_),  # R12: the loser, if still in, or else the next one
        ("shuffled_always", np.bool_),  # R13
        ("eyes", np.bool_),  # R12
        ("eyes_open", np.int32),
        ("middle", np.int32),  # R13
        ("trickster", np.bool_),  # R14, R15
        ("specials", np.int32),  # R10, R11: those of this table, as bits
        ("turned_act", np.bool_),  # Q2
        ("chains", np.bool_),  # Q3
        ("refills", np.bool_),  # Q4
        ("turned_return", np.bool_),  # Q5
        ("night_shown", np.bool_),  # Q6
        ("strikes_red", np.bool_),  # Q7
        ("strikes_all", np.bool_),  # Q8
        ("next_if_out", np.bool_),  # Q11
        ("opening_skip", np.bool_),  # Q12
        ("call_after_skip", np.bool_),  # Q13
        ("back_ends", np.bool_),  # Q14
        ("may_sit_out", np.bool_),  # Q17
        ("must_sit_out", np.bool_),  # Q17
        ("call_after_coin", np.bool_),  # Q18
        ("agree_declares", np.bool_),  # Q20
        ("double_lasts", np.bool_),  # Q21
        ("again_on_agreed", np.bool_),  # Q23
        ("specials_with_two", np.bool_),  # Q25
        ("doubles_all", np.bool_),  # Q27
        ("spent_for_good", np.bool_),  # Q28
        ("acting", np.uint8, (len(DOES),)),  # what specials do, in the order in which they act (R9, Q9); 0 if there are fewer
        ("coins", np.uint8, (len(COINS),)),  # how many there are of each
        ("ranked", np.int32),
        ("ranking", np.uint8, (KINDS,)),  # the kinds that can be struck, the highest first
        ("does", np.uint8, (KINDS,)),  # what each kind does at the count
        ("value", np.int32, (KINDS,)),
        ("deck", np.uint8, (CARDS,)),  # the kind of every card
    ],
    align=True,
)


def sheet(terms: Terms) -> np.ndarray:
    """The sheet of these terms, as the one row of an array; raises NotInFast."""
    refuse_unknown(terms)
    deck, rulings = terms.deck, terms.rulings
    values = [VALUE[kind] for kind in deck.kinds]
    zeros = rulings.no_green == "any"  # Q7
    struck = (place for place, kind in enumerate(deck.kinds) if values[place] or (zeros and kind not in SPECIALS))
    ranking = sorted(struck, key=values.__getitem__, reverse=True)
    filled: dict[str, Any] = {
        "seats": terms.seats,
        "cards": deck.size,
        "kinds": len(deck.kinds),
        "out_at": terms.out_at,
        "least": terms.lowest,
        "most": terms.highest_number,
        "powers": terms.has_powers,
        "has_coins": bool(terms.coins),
        "loser_starts": terms.edition.next_starter is loser_starts,
        "loser_stays": terms.edition.next_starter is loser_stays,
        "shuffled_always": terms.edition.shuffled_always,
        "eyes": terms.eyes_open is not None,
        "eyes_open": terms.eyes_open or 0,
        "middle": terms.edition.middle,
        "trickster": terms.trickster,
        "specials": sum(1 << place for place, special in enumerate(PLAYED) if special in terms.specials),
        "turned_act": rulings.mystery_special == "acts",
        "chains": rulings.mystery_chain,
        "refills": rulings.empty_pile == "discards",
        "turned_return": rulings.turned_cards == "pile",
        "night_shown": rulings.night_reshuffle == "shown",
        "strikes_red": rulings.no_green != "nothing",
        "strikes_all": rulings.ties == "all",
        # after a call it is always the next one (R12)
        "next_if_out": rulings.starter_out == "next" or terms.edition.next_starter is loser_stays,
        "opening_skip": rulings.opening_skip,
        "call_after_skip": rulings.call_after_skip,
        "back_ends": rulings.back_to_declarer == "ends",
        "may_sit_out": rulings.sit_out == "may",
        "must_sit_out": rulings.sit_out == "on",
        "call_after_coin": rulings.call_after_coin,
        "agree_declares": rulings.agree_makes == "declarer",
        "double_lasts": rulings.double_lasts == "round",
        "again_on_agreed": rulings.again_on_agreed,
        "specials_with_two": rulings.specials_with_two,
        "doubles_all": rulings.doubles == "total",
        "spent_for_good": rulings.masks_per == "game",
        "acting": [DOES[kind] for kind in acting_order(terms.order, rulings)],
        "coins": [terms.coins.count(coin) for coin in COINS],
        "ranked": len(ranking),
        "ranking": ranking,
        "does": [DOES.get(kind, IS_NUMBER) for kind in deck.kinds],
        "value": values,
        "deck": np.repeat(np.arange(len(deck.kinds)), deck.counts),
    }
    row = np.zeros(1, SHEET)
    for name, value in filled.items():
        if isinstance(value, int):
            row[name] = value
        else:
            row[name][0, : len(value)] = value
    return row.view(np.recarray)


def refuse_unknown(terms: Terms) -> None:
    """Raise NotInFast if these terms hold anything that the kernels do not play, or have no room for."""
    edition, deck, coins, has_eyes = terms.edition, terms.deck, terms.coins, terms.eyes_open is not None
    unknown = [special for special in terms.specials if special not in PLAYED]
    counts = dict(zip(deck.kinds, deck.counts, strict=True))
    for bad, what in (
        (edition.next_starter not in (loser_starts, loser_stays, winner_starts), "has a rule of its own for who starts"),
        (any(kind not in DOES for kind in SPECIALS if kind in counts), "has a special card that is not simulated"),
        (any(coin not in COINS for coin in coins), "has a coin that is not simulated"),
        (bool(unknown), f"has specials that are not simulated: {' '.join(unknown)} (specials off would do)"),
        (bool(coins and terms.specials), "uses coins and specials at once"),
        (has_eyes and bool(coins or terms.specials), "uses eyes together with coins or specials"),
        (
            has_eyes != (edition.next_starter is loser_stays),
            "has eyes without their rule for who starts, or the rule without eyes",
        ),
        (edition.middle > 0 and not has_eyes, "has cards in the middle, and no eyes to peek at them"),
        (edition.middle > MIDDLE, f"has more than {MIDDLE} cards face down in the middle"),
        (deck.size > CARDS or len(deck.kinds) > KINDS, f"has more than {CARDS} cards or {KINDS} kinds"),
        (any(counts.get(kind, 0) > FEW_CARDS for kind in (MYSTERY, DOUBLE)), f"has more than {FEW_CARDS} ? or double"),
        (
            any(coins.count(coin) > FEW_CARDS for coin in (EXTRA, EXCHANGE)),
            f"has more than {FEW_CARDS} extra or exchange coins",
        ),
    ):
        if bad:
            raise NotInFast(f"coyote.fast cannot play this table of {edition.id}, which {what}; coyote.play can")
    for part in (terms, edition, terms.rulings):
        refuse_unread(edition.id, part)


def refuse_unread(name: str, part: Any) -> None:
    """Raise NotInFast if there is a field that a sheet does not read, unless it has its default value."""
    for field in fields(part):
        if field.name in READ[type(part).__name__].split():
            continue
        default = field.default if field.default_factory is MISSING else field.default_factory()
        if getattr(part, field.name) != default:
            raise NotInFast(f"coyote.fast cannot play this table of {name}: it does not know {field.name!r}; coyote.play can")
