"""What is in the boxes, value by value as the booklets have it, and what a table may change: as programs are told."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings

from coyote.editions import EDITIONS
from coyote.editions.catalogue import Needs, as_object, options
from coyote.rules.model.cards import Card
from coyote.rules.model.rulings import NEEDS, QUESTIONS, WORDS
from coyote.rules.model.terms import Terms
from tests.strategies import Table, tables

FEATHERS = {str(number): 2 for number in (1, 2, 3, 4, 5, 6, 7, 8, 9, 10)}
FEATHERS |= {"15": 1, "20": 1, "-5": 2, "-10": 1, "?": 1, "discard": 1, "flip": 1, "double": 1, "night": 1}
SECOND_BOX = {kind: count + 1 for kind, count in FEATHERS.items()}
CARDS = {"20": 1, "15": 2, "10": 3, "5": 4, "4": 4, "3": 4, "2": 4, "1": 4, "0": 3, "-5": 2, "-10": 1}
CARDS |= {"?": 1, "cancel": 1, "double": 1, "night": 1}

BOXES: dict[str, dict[str, Any]] = {
    "oliphante_2010": {
        "id": "oliphante_2010",
        "year": 2010,
        "publisher": "Oliphante",
        "booklets": ("000", "001", "003"),
        "seats": {"printed": (3, 6), "more": (7, 12), "allowed": (2, 12)},
        "deck": 30,
        "reconstructed": True,
        "decks": {30: FEATHERS},
        "numbers": (-999, 999),
        "order": ("?", "discard", "flip", "double", "night"),
        "out_at": {"default": 3, "agreed": {3: 5, 4: 5}},
        "least_number": None,
        "first_starter": "youngest",
        "next_starter": "winner",
        "coins": {"extra": 2, "skip": 2, "exchange": 2, "reverse": 1, "guess": 1},
        "specials": (),
    },
    "kidult_2003": {
        "id": "kidult_2003",
        "year": 2003,
        "publisher": "Kidultgame",
        "booklets": ("004",),
        "seats": {"printed": (2, 6), "more": None, "allowed": (2, 12)},
        "deck": 36,
        "reconstructed": False,
        "decks": {36: CARDS},
        "numbers": (-999, 999),
        "order": ("?", "cancel", "double", "night"),
        "out_at": {"default": 3, "agreed": {3: 5, 4: 4}},
        "least_number": 1,
        "first_starter": "best-laugh",
        "next_starter": "loser",
        "coins": {},
        "specials": ("agree", "double", "reverse", "more", "again", "next"),
    },
}
BOXES["devir_2021"] = BOXES["oliphante_2010"] | {
    "id": "devir_2021",
    "year": 2021,
    "publisher": "Devir",
    "booklets": ("002",),
    "decks": {30: FEATHERS, 49: SECOND_BOX},
}

POWER, OUT_AT, DECK = (
    ("power", "off | on", "off on"),
    ("number", "3 | 1…99", "1 2 3 4 5 6 7 8 9"),
    ("cards", "CARDxCOUNT …", ""),
)
COINS = {"coins": POWER, "coin_counts": ("coins", "extrax2 skipx2 exchangex2 reversex1 guessx1 | COINxCOUNT …", "")}
ANY_NUMBER = ("least", "none | N", "")
HIGHEST = ("highest", "999 | N", "")
OPTIONS: dict[str, dict[str, tuple[str, str, str]]] = {
    "oliphante_2010": {**COINS, "out_at": OUT_AT, "least_number": ANY_NUMBER, "highest_number": HIGHEST, "deck": DECK},
    "devir_2021": {
        **COINS,
        "out_at": OUT_AT,
        "least_number": ANY_NUMBER,
        "highest_number": HIGHEST,
        "feathers": ("deck", "30 | 49", "30 49"),
        "deck": DECK,
    },
    "kidult_2003": {
        "specials": POWER,
        "out_at": OUT_AT,
        "least_number": ("least", "1 | N | none", ""),
        "highest_number": HIGHEST,
        "deck": DECK,
    },
}
RULINGS = [
    ("mystery_special", "Q2", "acts | nothing"),
    ("mystery_chain", "Q3", "on | off"),
    ("empty_pile", "Q4", "discards | nothing"),
    ("turned_cards", "Q5", "discard | pile"),
    ("night_reshuffle", "Q6", "shown | counted"),
    ("no_green", "Q7", "nothing | highest"),
    ("ties", "Q8", "one | all"),
    ("discard_first", "Q9", "on | off"),
    ("starter_out", "Q11", "next | previous"),
    ("opening_skip", "Q12", "on | off"),
    ("call_after_skip", "Q13", "on | off"),
    ("back_to_declarer", "Q14", "raise | ends"),
    ("sit_out", "Q17", "may | on | off"),
    ("call_after_coin", "Q18", "off | on"),
    ("agree_makes", "Q20", "declarer | passer"),
    ("double_lasts", "Q21", "turn | round"),
    ("again_on_agreed", "Q23", "on | off"),
    ("specials_with_two", "Q25", "on | off"),
]


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_box_holds_what_its_booklets_say(edition: str) -> None:
    told: dict[str, Any] = {**as_object(EDITIONS[edition])}
    del told["options"]
    assert told == BOXES[edition]
    assert [list(deck) for deck in told["decks"].values()] == [list(deck) for deck in BOXES[edition]["decks"].values()]


@pytest.mark.parametrize("edition", EDITIONS)
def test_what_a_table_may_change_is_listed_with_the_default_first(edition: str) -> None:
    told = as_object(EDITIONS[edition])["options"]
    expected: list[tuple[str | None, ...]] = [(name, None, *option) for name, option in OPTIONS[edition].items()]
    expected += [(name, question, "ruling", values, values.replace(" | ", " ")) for name, question, values in RULINGS]
    assert [
        (name, option["ruling"], option["kind"], " | ".join(option["values"]), " ".join(option["offered"]))
        for name, option in told.items()
    ] == expected


def test_the_first_deck_of_a_box_is_the_one_that_is_played() -> None:
    assert {edition.id: edition.deck.size for edition in EDITIONS.values()} == {
        "oliphante_2010": 30,
        "devir_2021": 30,
        "kidult_2003": 36,
    }


# which options can matter


def there(terms: Terms, need: str) -> bool:
    what, kind, *least = need.split()
    if what == "seats":
        return terms.seats >= int(kind)
    if what == "card":
        return terms.deck.named(terms.deck.counts).get(Card(kind), 0) >= int(least[0] if least else 1)
    if what == "coin":
        return kind in terms.coins and matters(terms, options(terms.edition)["coins"]["needs"])
    return kind in terms.specials


def matters(terms: Terms, needs: Needs) -> bool:
    return all(any(there(terms, need) for need in group) for group in needs)


def test_every_ruling_says_what_it_needs_in_words_that_mean_something() -> None:
    assert NEEDS.keys() == QUESTIONS.keys()
    feathers, cards = EDITIONS["devir_2021"], EDITIONS["kidult_2003"]
    with_coins = Table("devir_2021", 10, 1, {"coins": True, "feathers": 49}).started().terms
    assert {name for name, needs in NEEDS.items() if matters(with_coins, needs)} == {
        name for name in QUESTIONS if "special " not in str(NEEDS[name][-1]) or "coin" in str(NEEDS[name][-1])
    }, f"all but those of specials can matter with the coins of {feathers}"
    plain = Table("kidult_2003", 4, 1, {}).started().terms
    assert {name for name, needs in NEEDS.items() if matters(plain, needs)} == {
        "mystery_special",
        "empty_pile",
        "turned_cards",
        "no_green",
        "ties",
    }, f"without specials, of {cards}"


@settings(max_examples=60, deadline=None)
@given(tables())
def test_a_ruling_that_lacks_what_it_needs_changes_nothing(table: Table) -> None:
    """Random games with the same seed are the same games, move by move, whatever the table answered."""
    terms = table.started().terms
    idle = [name for name, needs in NEEDS.items() if not matters(terms, needs)]
    rng = Random(table.seed)
    for name in rng.sample(idle, min(2, len(idle))):
        games = [
            Table(table.edition, table.seats, table.seed, {**table.options, name: word}).played().history
            for word in WORDS[name]
        ]
        assert all(game == games[0] for game in games), name
