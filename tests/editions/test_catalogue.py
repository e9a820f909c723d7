"""What is in the boxes, value by value as the booklets have it, and what a table may change: as programs are told."""

from __future__ import annotations

import inspect
import re
from random import Random
from typing import Any, get_args

import pytest
from hypothesis import given, settings

from coyote.editions import EDITIONS
from coyote.editions.catalogue import Kind, Needs, Starter, as_object, options
from coyote.rules.model.cards import Card
from coyote.rules.model.edition import Certainty, Edition, Origin, Part, Piece
from coyote.rules.model.rulings import NEEDS, QUESTIONS, WORDS, Rulings
from coyote.rules.model.terms import Terms
from coyote.speech import LANGUAGES, speaker
from tests.strategies import Table, tables

FEATHERS = {str(number): 2 for number in (1, 2, 3, 4, 5, 6, 7, 8, 9, 10)}
FEATHERS |= {"15": 1, "20": 1, "-5": 2, "-10": 1, "?": 1, "discard": 1, "flip": 1, "double": 1, "night": 1}
SECOND_BOX = {kind: count + 1 for kind, count in FEATHERS.items()}
CARDS = {"20": 1, "15": 2, "10": 3, "5": 4, "4": 4, "3": 4, "2": 4, "1": 4, "0": 3, "-5": 2, "-10": 1}
SEVENTEEN = dict.fromkeys("20 15 10 9 8 7 6 5 4 3 2 1 0 -5 -10 ? cancel".split(), 1)
CARDS |= {"?": 1, "cancel": 1, "double": 1, "night": 1}

WITHOUT_EYES: dict[str, Any] = {"shuffled_always": False, "middle": 0, "eyes": None}
"""What most boxes have nothing of."""
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
        "piece": "token",
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
        "piece": "token",
    },
}
BOXES["japan_2015"] = BOXES["kidult_2003"] | {
    "id": "japan_2015",
    "year": 2015,
    "publisher": "New Games Order",
    "booklets": (),
    "seats": {"printed": (2, 10), "more": None, "allowed": (2, 12)},
    "out_at": {"default": 3, "agreed": {}},
    "first_starter": "best-howl",
    "piece": "mask",
}
BOXES["powwow_2006"] = BOXES["kidult_2003"] | {
    "id": "powwow_2006",
    "first_starter": "unknown",
    "year": 2006,
    "publisher": "Ravensburger",
    "booklets": (),
    "seats": {"printed": (3, 8), "more": None, "allowed": (2, 12)},
    "out_at": {"default": 3, "agreed": {}},
    "least_number": None,
    "specials": ("agree", "dodge", "more"),
    "piece": "twig",
}
BOXES["heidelbaer_2020"] = {
    "id": "heidelbaer_2020",
    "year": 2020,
    "publisher": "HeidelBÄR",
    "booklets": (),
    "seats": {"printed": (3, 6), "more": None, "allowed": (2, 12)},
    "deck": 17,
    "reconstructed": False,
    "decks": {17: SEVENTEEN},
    "numbers": (-999, 999),
    "order": ("?", "cancel"),
    "out_at": {"default": 3, "agreed": {}},
    "least_number": None,
    "first_starter": "unknown",
    "next_starter": "loser-stays",
    "coins": {},
    "specials": (),
    "piece": "token",
    "shuffled_always": True,
    "middle": 1,
    "eyes": {"open": 2, "trickster": 1},
}
BOXES["devir_2021"] = BOXES["oliphante_2010"] | {
    "id": "devir_2021",
    "year": 2021,
    "publisher": "Devir",
    "booklets": ("002",),
    "decks": {30: FEATHERS, 49: SECOND_BOX},
}

FEATHER_SOURCES = "seats count numbers lives starter powers: booklet, sure | deck coins: reconstruction, guess"
SOURCES = {
    "oliphante_2010": FEATHER_SOURCES,
    "devir_2021": FEATHER_SOURCES,
    "kidult_2003": "seats deck: owners, likely | count: reconstruction, likely | numbers lives starter powers: booklet, sure",
    "japan_2015": "seats deck count numbers lives starter: owners, sure | powers: owners, likely",
    "powwow_2006": "seats numbers lives: owners, sure | deck powers: owners, likely | count starter: as-2003, guess",
    "heidelbaer_2020": "seats deck count numbers lives starter powers: booklet, sure",
}

POWER, POWER_ON, OUT_AT, DECK = (
    ("power", "off | on", "off on"),
    ("power", "on | off", "on off"),
    ("number", "3 | 1…99", "1 2 3 4 5 6 7 8 9"),
    ("cards", "CARDxCOUNT …", ""),
)
COINS = {"coins": POWER, "coin_counts": ("coins", "extrax2 skipx2 exchangex2 reversex1 guessx1 | COINxCOUNT …", "")}
ANY_NUMBER, FROM_ONE = ("least", "none | N", ""), ("least", "1 | N | none", "")
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
    "kidult_2003": {"specials": POWER, "out_at": OUT_AT, "least_number": FROM_ONE, "highest_number": HIGHEST, "deck": DECK},
    "japan_2015": {"specials": POWER, "out_at": OUT_AT, "least_number": FROM_ONE, "highest_number": HIGHEST, "deck": DECK},
    "powwow_2006": {
        "specials": ("power", "on | off", "on off"),
        "out_at": OUT_AT,
        "least_number": ANY_NUMBER,
        "highest_number": HIGHEST,
        "deck": DECK,
    },
    "heidelbaer_2020": {
        "trickster": POWER,
        "out_at": OUT_AT,
        "least_number": ANY_NUMBER,
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
    ("no_green", "Q7", "nothing | highest | any"),
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
    ("doubles", "Q27", "greens | total"),
    ("masks_per", "Q28", "round | game"),
]
OF_THE_BOX = {"japan_2015": {"doubles": "total | greens"}, "heidelbaer_2020": {"no_green": "any | nothing | highest"}}
"""Where the box has another answer than most."""


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_box_holds_what_its_booklets_say(edition: str) -> None:
    told: dict[str, Any] = {**as_object(EDITIONS[edition])}
    del told["options"], told["sources"]
    assert told == WITHOUT_EYES | BOXES[edition]
    assert [list(deck) for deck in told["decks"].values()] == [list(deck) for deck in BOXES[edition]["decks"].values()]


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_box_says_where_its_facts_come_from_and_how_certain_they_are(edition: str) -> None:
    sources = as_object(EDITIONS[edition])["sources"]
    told = [f"{' '.join(source['parts'])}: {source['origin']}, {source['certainty']}" for source in sources]
    assert " | ".join(told) == SOURCES[edition]


@pytest.mark.parametrize("edition", EDITIONS.values(), ids=EDITIONS)
def test_a_box_leaves_no_part_without_its_source(edition: Edition) -> None:
    parts = [source.part for source in edition.sources]
    assert parts == [part for part in get_args(Part) if part in parts], "each once, in the order of Part"
    owed: set[str] = set(get_args(Part))
    owed -= set() if edition.coins else {"coins"}
    owed -= set() if edition.coins or edition.specials else {"powers"}
    assert owed <= set(parts)


@pytest.mark.parametrize("edition", EDITIONS)
def test_what_a_table_may_change_is_listed_with_the_default_first(edition: str) -> None:
    told = as_object(EDITIONS[edition])["options"]
    expected: list[tuple[str | None, ...]] = [(name, None, *option) for name, option in OPTIONS[edition].items()]
    own = OF_THE_BOX.get(edition, {})
    rulings = [(name, question, own.get(name, values)) for name, question, values in RULINGS]
    expected += [(name, question, "ruling", values, values.replace(" | ", " ")) for name, question, values in rulings]
    assert [
        (name, option["ruling"], option["kind"], " | ".join(option["values"]), " ".join(option["offered"]))
        for name, option in told.items()
    ] == expected


def test_the_first_deck_of_a_box_is_the_one_that_is_played() -> None:
    assert {edition.id: edition.deck.size for edition in EDITIONS.values()} == {
        "oliphante_2010": 30,
        "devir_2021": 30,
        "kidult_2003": 36,
        "japan_2015": 36,
        "powwow_2006": 36,
        "heidelbaer_2020": 17,
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


def test_every_box_has_its_own_place_on_the_shelf() -> None:
    assert [edition.shelf for edition in EDITIONS.values()] == [1, 2, 3, 4, 5, 6]


def test_every_ruling_answers_the_question_that_its_description_names() -> None:
    assert dict(re.findall(r'^    (\w+): .*\n    """(Q\d+):', inspect.getsource(Rulings), re.MULTILINE)) == QUESTIONS


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
        "doubles",
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


def test_every_code_that_boxes_are_described_by_has_words() -> None:
    boxes = list(EDITIONS.values())
    told = [as_object(box) for box in boxes]
    sources = [source for box in boxes for source in box.sources]
    used: dict[str, tuple[Any, set[str]]] = {
        "part": (Part, {source.part for source in sources}),
        "origin": (Origin, {source.origin for source in sources}),
        "certainty": (Certainty, {source.certainty for source in sources}),
        "piece": (Piece, {box.piece for box in boxes}),
        "learn-round": (Starter, {box["next_starter"] for box in told}),
    }
    for message, (codes, met) in used.items():
        assert met <= {*get_args(codes)}
        assert all(f"{message}-{code}" in speaker(language).entries for code in get_args(codes) for language in LANGUAGES)
    assert {option["kind"] for box in told for option in box["options"].values()} == {*get_args(Kind)}
