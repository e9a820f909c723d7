"""`editions`: what can be played, and what a table may change."""

from __future__ import annotations

import json
from typing import Any

import click

from coyote.commands.common import in_language
from coyote.editions import EDITIONS
from coyote.rules.edition import Edition
from coyote.rules.rulings import DEFAULT, QUESTIONS, WORDS, as_word
from coyote.rules.terms import OUT_AT, SEATS
from coyote.speech import Speaker


@click.command()
@click.option("--json", "as_json", is_flag=True, help="One JSON list of all editions.")
@in_language
def editions(as_json: bool, speak: Speaker) -> None:
    """List the editions with their decks, seats and options."""
    if as_json:
        click.echo(json.dumps([as_object(edition, speak) for edition in EDITIONS.values()], ensure_ascii=False, indent=2))
        return
    for edition in EDITIONS.values():
        click.secho(f"{edition.id}  ({edition.publisher}, {edition.year})", bold=True)
        for line in about(edition, speak):
            click.echo(f"  {line}")
        for name, option in options(edition, speak).items():
            if option["ruling"] is None:
                click.echo(f"  {name:<14}{' | '.join(option['values']):<26} {option['about']}")
        click.echo()
    click.echo(speak.say("editions-any") + "\n")
    click.secho(speak.say("editions-rulings"), bold=True)
    for name, question in QUESTIONS.items():
        click.echo(f"  {question:<4}{name:<18}{' | '.join(defaulted(name)):<20} {speak.say(f'option-{name}')}")


def about(edition: Edition, speak: Speaker) -> list[str]:
    least, most = edition.seats
    seats = speak.say("editions-seats", least=str(least), most=str(most))
    if edition.seats_more is not None:
        seats += " " + speak.say("editions-seats-more", least=str(edition.seats_more[0]), most=str(edition.seats_more[1]))
    lines = [seats]
    for size, deck in edition.decks.items():
        lines.append(speak.say("editions-deck", size=str(size), cards=" ".join(deck.tokens)))
    lines.append(speak.say("editions-order", order=" ".join(edition.order)))
    lines.append(speak.say("editions-out-at", out_at=str(edition.out_at)))
    if edition.least_number is None:
        lines.append(speak.say("editions-least-none"))
    else:
        lines.append(speak.say("editions-least", least=str(edition.least_number)))
    if edition.coins:
        lines.append(speak.say("editions-coins", coins=" ".join(f"{coin}x{count}" for coin, count in edition.coins.items())))
    if edition.specials:
        lines.append(speak.say("editions-specials", specials=" ".join(edition.specials)))
    return lines


def defaulted(ruling: str) -> list[str]:
    """The values of a ruling, the default first."""
    default = as_word(getattr(DEFAULT, ruling))
    return [default, *(word for word in WORDS[ruling] if word != default)]


def options(edition: Edition, speak: Speaker) -> dict[str, dict[str, Any]]:
    """The options of this edition: values (the default first), the ruling it settles if any, one line about it."""
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
    return {
        name: {"values": list(dict.fromkeys(words)), "ruling": QUESTIONS.get(name), "about": speak.say(f"option-{name}")}
        for name, words in values.items()
    }


def as_object(edition: Edition, speak: Speaker) -> dict[str, Any]:
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
        "options": options(edition, speak),
    }
