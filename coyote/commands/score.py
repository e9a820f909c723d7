"""`score`: count a hand, or a hundred thousand."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Iterator

import click

from coyote.commands.common import in_language, of_edition
from coyote.commands.manual import Explained
from coyote.editions.hand import Unscorable, as_object, written_hand
from coyote.rules.model.edition import Edition
from coyote.speech import Speaker


class PileLast(Explained):
    """Lets `--pile` take every card after it, up to the next option."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        spread: list[str] = []
        rest = iter(args)
        for word in rest:
            if word != "--pile":
                spread.append(word)
                continue
            for card in rest:
                if card.startswith("--"):
                    spread.append(card)
                    break
                spread.append(f"--pile={card}")
        return super().parse_args(ctx, spread)


@click.command(cls=PileLast, context_settings={"ignore_unknown_options": True})
@of_edition(required=False, help="Accept only the cards of this edition, and count in its order.")
@click.option("--json", "as_json", is_flag=True, help="Write JSON; with no cards, read hands from standard input.")
@click.option(
    "--pile", multiple=True, metavar="CARD…", help="The pile from the top, for `?` to turn over; `none` if it was empty."
)
@click.argument("worn", nargs=-1, metavar="CARD…")
@in_language
def score(edition: Edition | None, as_json: bool, pile: tuple[str, ...], worn: tuple[str, ...], speak: Speaker) -> None:
    """Count a hand step by step.

    Cards are whole numbers and the words ?, discard, flip, cancel, double, night (quote the ?). Without --edition every
    kind of card is accepted, and counted in an order that suits all editions. For each ? the card that it turned over is
    named after --pile.

    \b
    coyote score 20 10 flip double -5
    coyote score --edition devir_2021 '?' 5 double --pile 20 3
    echo '20 10 flip | 5 6' | coyote score --json

    With --json and no cards, each line of standard input is a hand, with the pile from the top after a bar; each line of
    output is an object with total, reshuffle and steps, or with error and the card to blame. With cards, one such object is
    written.
    """
    if not worn:
        if not as_json or pile:
            raise click.UsageError(speak.say("usage-cards"))
        lines = (line.decode(errors="replace").removeprefix("\ufeff") for line in sys.stdin.buffer)
        for answer in answers(lines, edition):
            sys.stdout.write(answer)
        return
    try:
        hand, counted = written_hand(" ".join(worn), " ".join(pile), edition)
    except Unscorable as bad:
        if as_json:
            click.echo(json.dumps({"error": bad.code, **bad.values}))
        raise
    if as_json:
        click.echo(json.dumps(as_object(counted)))
        return
    click.echo(speak.say("count-cards", cards=speak.cards(hand)))
    for line in speak.count(counted):
        click.echo(f"  {line}")
    click.secho(speak.say("count-total", total=str(counted.total)), bold=True)
    if counted.reshuffle:
        click.echo(speak.say("count-reshuffle"))


def answers(lines: Iterable[str], edition: Edition | None) -> Iterator[str]:
    """One JSON line for each hand."""
    encode = json.JSONEncoder().encode
    for number, line in enumerate(lines, 1):
        hand, _, pile = line.partition("|")
        try:
            _, counted = written_hand(hand, pile, edition)
            yield encode(as_object(counted)) + "\n"
        except Unscorable as bad:
            yield encode({"error": bad.code, "line": number, **bad.values}) + "\n"
