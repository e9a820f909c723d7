"""`editions`: what can be played, and what a table may change."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

import click

from coyote.commands.common import in_language
from coyote.commands.manual import Explained
from coyote.editions import EDITIONS
from coyote.editions.catalogue import as_object, defaulted, options, sources
from coyote.rules.model.cards import SPECIALS, Card
from coyote.rules.model.edition import Edition, Piece
from coyote.rules.model.rulings import DEFAULT, NEEDS, QUESTIONS
from coyote.speech import Speaker


@click.command(cls=Explained)
@click.option("--json", "as_json", is_flag=True, help="One JSON list of all editions.")
@in_language
def editions(as_json: bool, speak: Speaker) -> None:
    """List the editions with their decks, seats and options."""
    if as_json:
        click.echo(json.dumps([as_told(edition, speak) for edition in EDITIONS.values()], ensure_ascii=False, indent=2))
        return
    for edition in EDITIONS.values():
        click.secho(f"{edition.id}  ({edition.publisher}, {edition.year})", bold=True)
        for line in about(edition, speak):
            click.echo(f"  {line}")
        for name, option in options(edition).items():
            if option["ruling"] is None or getattr(edition.rulings, name) != getattr(DEFAULT, name):
                click.echo(f"  {name:<16}{' | '.join(option['values']):<26} {option_about(edition, name, speak)}")
        click.echo()
    click.echo(speak.say("editions-any") + "\n")
    click.secho(speak.say("editions-rulings"), bold=True)
    for name, question in QUESTIONS.items():
        click.echo(f"  {question:<4}{name:<18}{' | '.join(defaulted(name)):<24} {asked(name, SPECIALS, 'token', speak)}")


def about(edition: Edition, speak: Speaker) -> list[str]:
    least, most = edition.seats
    seats = speak.say("editions-seats", least=str(least), most=str(most))
    if edition.seats_more is not None:
        seats += " " + speak.say("editions-seats-more", least=str(edition.seats_more[0]), most=str(edition.seats_more[1]))
    lines = [seats]
    for size, deck in edition.decks.items():
        lines.append(speak.say("editions-deck", size=str(size), cards=" ".join(deck.tokens)))
    lines.append(speak.say("editions-order", order=" ".join(edition.order)))
    if edition.eyes_open is None:
        lines.append(speak.say("editions-out-at", out_at=str(edition.out_at)))
    if edition.least_number is None:
        lines.append(speak.say("editions-least-none"))
    else:
        lines.append(speak.say("editions-least", least=str(edition.least_number)))
    if edition.coins:
        lines.append(speak.say("editions-coins", coins=" ".join(f"{coin}x{count}" for coin, count in edition.coins.items())))
    if edition.specials:
        lines.append(speak.say("editions-specials", specials=" ".join(edition.specials)))
    if edition.middle:
        lines.append(speak.say("learn-eyes-deal"))
    if edition.eyes_open is not None:
        lines.append(speak.say("learn-eyes-lives", eyes=str(edition.out_at), open=str(edition.eyes_open)))
    lines.append(speak.say("sources-title"))
    for source in sources(edition):
        parts = speak.listed(speak.say(f"part-{part}") for part in source["parts"])
        origin, certainty = speak.say(f"origin-{source['origin']}"), speak.say(f"certainty-{source['certainty']}")
        lines.append("  " + speak.say("source-line", parts=parts, origin=origin, certainty=certainty))
    return lines


def option_about(edition: Edition, name: str, speak: Speaker) -> str:
    """What an option settles. What is asked of coyotes is asked of eyes, where lives are eyes."""
    of_eyes = f"option-{name}-eyes"
    if edition.eyes_open is not None and of_eyes in speak.entries:
        return speak.say(of_eyes)
    return asked(name, edition.order, edition.piece, speak)


def asked(name: str, cards: Sequence[Card], piece: Piece, speak: Speaker) -> str:
    """What an option settles where these specials and this piece are in play: it names no others."""
    about = [card for group in NEEDS.get(name, ()) for need in group for card in cards if need.split()[:2] == ["card", card]]
    return speak.say(f"option-{name}", piece=piece, cards=speak.listed(speak.named(card) for card in about))


def as_told(edition: Edition, speak: Speaker) -> dict[str, Any]:
    told = as_object(edition)
    said = {name: {**option, "about": option_about(edition, name, speak)} for name, option in told["options"].items()}
    return {**told, "options": said}
