"""Terms and the catalogue: a refusal names the option, the value and what was expected; and what is offered can be played."""

from __future__ import annotations

from typing import Any

import pytest

from coyote import EDITIONS, Code, IllegalTerms, start
from coyote.editions.catalogue import as_object, options
from coyote.rules.model.rulings import QUESTIONS
from coyote.rules.model.terms import BASIC, agree_on
from tests.tables import DEVIR, KIDULT, OLIPHANTE

NAMES = ("ann", "bob", "cem", "dee")


def refused(edition: str, names: tuple[str, ...] = NAMES, **given: Any) -> tuple[Code, dict[str, int | str]]:
    with pytest.raises(IllegalTerms) as error:
        agree_on(EDITIONS[edition], names, given)
    return error.value.code, dict(error.value.refusal.values)


@pytest.mark.parametrize(
    ("edition", "given", "value", "expected"),
    [
        (OLIPHANTE, {"ties": "both"}, "both", "one | all"),
        (OLIPHANTE, {"sit_out": "maybe"}, "maybe", "may | on | off"),
        (OLIPHANTE, {"coins": "some"}, "some", "on | off"),
        (KIDULT, {"specials": 3}, "3", "on | off"),
        (OLIPHANTE, {"out_at": 0}, "0", "1…99"),
        (OLIPHANTE, {"out_at": 100}, "100", "1…99"),
        (OLIPHANTE, {"out_at": "03"}, "03", "1…99"),
        (OLIPHANTE, {"out_at": 2.5}, "2.5", "WORD | N | True | False | None | {KIND: COUNT}"),
        (OLIPHANTE, {"least_number": 1000}, "1000", "-999…999"),
        (OLIPHANTE, {"least_number": "-1000"}, "-1000", "-999…999"),
        (OLIPHANTE, {"highest_number": 1000}, "1000", "-999…999"),
        (OLIPHANTE, {"highest_number": "none"}, "none", "-999…999"),
        (KIDULT, {"highest_number": 0}, "0", "1…999"),
        (OLIPHANTE, {"deck": "5"}, "5", "KINDxCOUNT …"),
        (OLIPHANTE, {"deck": "5x2 5x1"}, "5x1", "KINDxCOUNT …"),
        (OLIPHANTE, {"deck": ""}, "", "KINDxCOUNT …"),
        (OLIPHANTE, {"deck": "5x0"}, "0", "1…999"),
        (OLIPHANTE, {"deck": "5x1000"}, "1000", "1…999"),
        (OLIPHANTE, {"deck": "wolfx3"}, "wolf", "CARDxCOUNT …"),
        (OLIPHANTE, {"coin_counts": "howlx1"}, "howl", "extra | skip | exchange | reverse | guess"),
        (OLIPHANTE, {"coin_counts": "skipx1 yipx2 howlx1"}, "yip", "extra | skip | exchange | reverse | guess"),
    ],
)
def test_a_value_that_cannot_be_is_named_with_what_was_expected(
    edition: str, given: dict[str, Any], value: str, expected: str
) -> None:
    (option,) = given
    assert refused(edition, **given) == (Code.OPTION_VALUE, {"option": option, "value": value, "expected": expected})


def test_every_other_refusal_says_what_a_sentence_about_it_needs() -> None:
    assert refused(OLIPHANTE, ("ann",)) == (Code.SEATS_NUMBER, {"seats": 1, "least": 2, "most": 12})
    assert refused(OLIPHANTE, ("ann", "a b")) == (Code.NAME_UNFIT, {"name": "a b", "longest": 24})
    assert refused(OLIPHANTE, ("ann", "bob", "ann")) == (Code.NAME_TWICE, {"name": "ann"})
    assert refused(OLIPHANTE, trumps="on") == (Code.OPTION_UNKNOWN, {"option": "trumps"})
    assert refused(OLIPHANTE, specials="on") == (Code.NO_SPECIALS_IN_EDITION, {"edition": OLIPHANTE})
    assert refused(KIDULT, coins="on") == (Code.NO_COINS_IN_EDITION, {"edition": KIDULT})
    assert refused(DEVIR, feathers=48) == (Code.NO_SUCH_DECK, {"feathers": "48", "edition": DEVIR})
    assert refused(OLIPHANTE, feathers=30) == (Code.NO_SUCH_DECK, {"feathers": "30", "edition": OLIPHANTE})
    assert refused(DEVIR, feathers=49, deck="5x9") == (Code.DECK_AND_FEATHERS, {})
    assert refused(OLIPHANTE, deck="5x3") == (Code.DECK_TOO_SMALL, {"cards": 3, "seats": 4})


def test_the_bounds_themselves_are_allowed() -> None:
    for given in (
        {"out_at": 1},
        {"out_at": 99},
        {"least_number": -999},
        {"least_number": 999},
        {"highest_number": -999},
        {"least_number": 7, "highest_number": 7},
        {"deck": "5x4"},
        {"deck": "5x999"},
    ):
        assert agree_on(EDITIONS[OLIPHANTE], NAMES, given)
    for seats in (2, 12):
        assert agree_on(EDITIONS[OLIPHANTE], tuple(f"p{seat}" for seat in range(seats)), {}).seats == seats


def test_options_are_written_as_they_can_be_read_again() -> None:
    given: dict[str, Any] = {
        "coins": True,
        "out_at": 4,
        "least_number": 0,
        "highest_number": 60,
        "deck": {"5": 9, "night": 1},
        "coin_counts": {"skip": 3, "guess": 1},
        "sit_out": False,
        "ties": "all",
    }
    terms = agree_on(EDITIONS[OLIPHANTE], NAMES, given)
    assert terms.options == {
        "coins": "on",
        "out_at": "4",
        "least_number": "0",
        "highest_number": "60",
        "deck": "5x9 nightx1",
        "coin_counts": "skipx3 guessx1",
        "ties": "all",
        "sit_out": "off",
    }
    assert agree_on(EDITIONS[OLIPHANTE], NAMES, terms.options) == terms
    assert agree_on(EDITIONS[KIDULT], NAMES, {"least_number": None}).options == {"least_number": "none"}
    assert agree_on(EDITIONS[DEVIR], NAMES, {"feathers": 49}).options == {"feathers": "49"}


# the catalogue


@pytest.mark.parametrize("edition", EDITIONS)
def test_whatever_the_catalogue_offers_can_be_played_and_the_first_value_is_the_default(edition: str) -> None:
    powers: dict[str, str] = {power: "on" for power in ("coins", "specials") if power in options(EDITIONS[edition])}
    for option, offered in options(EDITIONS[edition]).items():
        values = [value for value in offered["values"] if value != "N" and "…" not in value]
        given: dict[str, str] = {} if option in powers else powers  # coins can be counted only where they are used
        default = agree_on(EDITIONS[edition], NAMES, given)
        assert not values or agree_on(EDITIONS[edition], NAMES, given | {option: values[0]}) == default
        for value in values[1:]:
            terms = agree_on(EDITIONS[edition], NAMES, given | {option: value})
            assert terms != default
            assert terms.options[option] == value


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_catalogue_has_every_option_that_the_edition_understands(edition: str) -> None:
    offered = options(EDITIONS[edition])
    understood = [option for option in (*BASIC, *QUESTIONS) if refusal_of(edition, option) not in MISSING]
    assert sorted(offered) == sorted(understood)
    assert {option: entry["ruling"] for option, entry in offered.items() if entry["ruling"]} == QUESTIONS


VALUES = {
    "coins": "on",
    "specials": "on",
    "trickster": "on",
    "feathers": "30",
    "out_at": "3",
    "least_number": "1",
    "deck": "5x9",
}
MISSING = (Code.NO_COINS_IN_EDITION, Code.NO_SPECIALS_IN_EDITION, Code.NO_TRICKSTER_IN_EDITION, Code.NO_SUCH_DECK)


def refusal_of(edition: str, option: str) -> Code | None:
    """Why this edition does not take an option with a value that some edition takes."""
    value = VALUES.get(option)
    if option == "coin_counts":
        return None if EDITIONS[edition].coins else Code.NO_COINS_IN_EDITION
    try:
        agree_on(EDITIONS[edition], NAMES, {} if value is None else {option: value})
    except IllegalTerms as error:
        return error.code
    return None


def test_the_catalogue_tells_an_edition_as_its_booklet_does() -> None:
    told = as_object(EDITIONS[KIDULT])
    assert {name: value for name, value in told.items() if name not in ("options", "sources")} == {
        "id": "kidult_2003",
        "year": 2003,
        "publisher": "Kidultgame",
        "booklets": ("004",),
        "seats": {"printed": (2, 6), "more": None, "allowed": (2, 12)},
        "decks": {36: dict(zip(EDITIONS[KIDULT].deck.kinds, EDITIONS[KIDULT].deck.counts, strict=True))},
        "deck": 36,
        "reconstructed": False,
        "order": ("?", "cancel", "double", "night"),
        "out_at": {"default": 3, "agreed": {3: 5, 4: 4}},
        "least_number": 1,
        "numbers": (-999, 999),
        "first_starter": "best-laugh",
        "next_starter": "loser",
        "coins": {},
        "specials": ("agree", "double", "reverse", "more", "again", "next"),
        "piece": "token",
        "shuffled_always": False,
        "middle": 0,
        "eyes": None,
    }
    assert as_object(EDITIONS[OLIPHANTE])["coins"] == {"extra": 2, "skip": 2, "exchange": 2, "reverse": 1, "guess": 1}
    assert [*as_object(EDITIONS[DEVIR])["decks"]] == [30, 49]


def test_start_takes_the_same_options() -> None:
    assert start(EDITIONS[KIDULT], NAMES, out_at=4).terms == agree_on(EDITIONS[KIDULT], NAMES, {"out_at": "4"})


# what terms say of themselves


@pytest.mark.parametrize(
    ("edition", "given", "expected"),
    [
        (KIDULT, {"out_at": 1}, {"out_at": "1"}),
        (KIDULT, {"out_at": 99}, {"out_at": "99"}),
        (KIDULT, {"least_number": None}, {"least_number": "none"}),
        (KIDULT, {"least_number": -999}, {"least_number": "-999"}),
        (KIDULT, {"least_number": 999}, {"least_number": "999"}),
        (KIDULT, {"least_number": 1}, {}),
        (KIDULT, {"highest_number": 999}, {}),
        (KIDULT, {"highest_number": 1}, {"highest_number": "1"}),
        (KIDULT, {"deck": {"5": 3, "7": 1}}, {"deck": "5x3 7x1"}),
        (KIDULT, {"deck": {"5": 999}}, {"deck": "5x999"}),
        (KIDULT, {"specials": True, "ties": "all"}, {"specials": "on", "ties": "all"}),
        (DEVIR, {"feathers": 30}, {}),
        (DEVIR, {"feathers": 30, "deck": "5x9"}, {"deck": "5x9"}),
        (DEVIR, {"feathers": 49}, {"feathers": "49"}),
        (OLIPHANTE, {"coin_counts": {"skip": 3}}, {}),
        (OLIPHANTE, {"coins": True, "coin_counts": {"skip": 3}}, {"coins": "on", "coin_counts": "skipx3"}),
        (OLIPHANTE, {"coins": True, "coin_counts": "guessx1 extrax2 reversex1 exchangex2 skipx2"}, {"coins": "on"}),
        (OLIPHANTE, {"sit_out": False, "coins": False}, {"sit_out": "off"}),
    ],
)
def test_terms_name_what_differs_from_the_box(edition: str, given: dict[str, Any], expected: dict[str, str]) -> None:
    terms = start(EDITIONS[edition], NAMES, **given).terms
    assert terms.options == expected
    assert list(terms.options) == list(expected)
    assert start(EDITIONS[edition], NAMES, **terms.options).terms == terms


def test_the_lowest_number_is_the_least_or_the_wall() -> None:
    assert start(EDITIONS[KIDULT], NAMES).terms.lowest == 1
    assert start(EDITIONS[OLIPHANTE], NAMES).terms.lowest == -999


def test_a_deck_with_specials_of_another_box_is_counted_in_the_union_of_the_orders() -> None:
    own = start(EDITIONS[KIDULT], NAMES, deck="5x9 cancelx1 nightx1").terms
    assert own.order == EDITIONS[KIDULT].order
    mixed = start(EDITIONS[KIDULT], NAMES, deck="5x9 cancelx1 flipx1").terms
    assert mixed.order == ("?", "discard", "flip", "cancel", "double", "night")


def test_coins_lie_on_the_table_one_by_one() -> None:
    terms = start(EDITIONS[OLIPHANTE], NAMES, coins=True, coin_counts={"guess": 1, "skip": 2}).terms
    assert sorted(terms.coins) == ["guess", "skip", "skip"]
    assert terms.has_powers
    assert not start(EDITIONS[OLIPHANTE], NAMES).terms.has_powers
    assert start(EDITIONS[KIDULT], NAMES, specials="on").terms.has_powers
