"""The catalogue: every edition with its decks, its seats and what a table may change, as data for people and programs.

Law: it lists what there is to choose from, the default first. The message `option-NAME` says what an option means.
"""

from __future__ import annotations

from typing import Any

from coyote.rules.model.edition import Edition
from coyote.rules.model.rulings import DEFAULT, QUESTIONS, WORDS, as_word
from coyote.rules.model.terms import OUT_AT, SEATS


def defaulted(ruling: str) -> list[str]:
    """The values of a ruling, the default first."""
    default = as_word(getattr(DEFAULT, ruling))
    return [default, *(word for word in WORDS[ruling] if word != default)]


def options(edition: Edition) -> dict[str, dict[str, Any]]:
    """The options of this edition: the values of each, the default first, and the ruling that it settles, if any."""
    values: dict[str, list[str]] = {}
    if edition.coins:
        values["coins"] = ["off", "on"]
        values["coin_counts"] = [" ".join(f"{coin}x{count}" for coin, count in edition.coins.items()), "COINxCOUNT …"]
    if edition.specials:
        values["specials"] = ["off", "on"]
    values["out_at"] = [str(edition.out_at), f"{OUT_AT[0]}…{OUT_AT[-1]}"]
    values["least_number"] = ["none" if edition.least_number is None else str(edition.least_number), "N", "none"]
    if len(edition.decks) > 1:
        values["feathers"] = [str(size) for size in edition.decks]
    values["deck"] = ["CARDxCOUNT …"]
    values |= {ruling: defaulted(ruling) for ruling in QUESTIONS}
    return {name: {"values": list(dict.fromkeys(words)), "ruling": QUESTIONS.get(name)} for name, words in values.items()}


def as_object(edition: Edition) -> dict[str, Any]:
    return {
        "id": edition.id,
        "year": edition.year,
        "publisher": edition.publisher,
        "booklets": edition.booklets,
        "seats": {"printed": edition.seats, "more": edition.seats_more, "allowed": [SEATS[0], SEATS[-1]]},
        "decks": {size: dict(zip(deck.kinds, deck.counts, strict=True)) for size, deck in edition.decks.items()},
        "order": edition.order,
        "out_at": {"default": edition.out_at, "agreed": edition.out_at_agreed},
        "least_number": edition.least_number,
        "first_starter": edition.first_starter,
        "next_starter": edition.next_starter.__name__,
        "coins": dict(edition.coins),
        "specials": edition.specials,
        "options": options(edition),
    }
