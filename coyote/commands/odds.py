"""`odds`: what one seat may know about the total."""

from __future__ import annotations

import json
from collections import Counter
from fractions import Fraction

import click

from coyote.commands.common import in_language, of_edition
from coyote.commands.manual import Explained
from coyote.editions import EDITIONS
from coyote.editions.hand import Unscorable
from coyote.odds import Odds, Unknown, distribution, some
from coyote.rules.model.cards import Card, cards
from coyote.rules.model.edition import Edition
from coyote.rules.model.terms import Terms, agree_on
from coyote.speech import Speaker

BAR = 40
ROWS = 16
CERTAINTIES = (Fraction(9, 10), Fraction(3, 4), Fraction(1, 2), Fraction(1, 4))


def sizes(edition: Edition) -> list[str]:
    """The sizes of deck that a table may choose from; none where the box has only one."""
    return [str(size) for size in edition.decks] if len(edition.decks) > 1 else []


SIZES = tuple(dict.fromkeys(size for edition in EDITIONS.values() for size in sizes(edition)))


@click.command(cls=Explained)
@of_edition(required=False, help="The edition; by default the first one that has such a deck (see `editions`).")
@click.option("--feathers", type=click.Choice(SIZES), help="The size of the deck, in editions that have several.")
@click.option("--see", required=True, metavar='"CARD …"', help="What you see on the other heads.")
@click.option("--open", "opened", default="", metavar='"CARD …"', help="What lies face up on the table and counts.")
@click.option("--middle", default="", metavar='"CARD …"', help="What you have seen of the cards face down in the middle.")
@click.option("--discards", default="", metavar='"CARD …"', help="What lies on the discard pile.")
@click.option("--declared", type=int, metavar="N", help="The number that stands.")
@click.option("--json", "as_json", is_flag=True, help="Write exact integers as one JSON object.")
@in_language
def odds(
    edition: Edition | None,
    feathers: str | None,
    see: str,
    opened: str,
    middle: str,
    discards: str,
    declared: int | None,
    as_json: bool,
    speak: Speaker,
) -> None:
    """How likely each total is, for somebody who sees these cards and not their own.

    \b
    coyote odds --see "20 -5 double" --declared 30
    coyote odds --edition kidult_2003 --see "10 ? 3 3" --discards "20 15 night" --json
    coyote odds --edition heidelbaer_2020 --see "10 -5" --middle 20

    \b
    JSON: {"denominator": D, "totals": [[total, ways], …], "holds": {"N": [ways, D]}}
    """
    edition = edition or next(one for one in EDITIONS.values() if feathers is None or feathers in sizes(one))
    options = {} if feathers is None else {"feathers": feathers}
    terms = agree_on(edition, ["ann", "bob"], options)
    seen, table, looked, gone = cards(see), cards(opened), cards(middle), cards(discards)
    facedown = max(0, terms.edition.middle - len(looked))
    found = distribution(open_round(terms, seen + table + looked, gone, facedown))
    if as_json:
        holds = {} if declared is None else {str(declared): [found.holds(declared), found.denominator]}
        click.echo(json.dumps({"denominator": found.denominator, "totals": found.totals, "holds": holds}))
        return
    for line in chart(found, declared, speak):
        click.echo(line)
    if declared is not None:
        click.secho(speak.say("odds-holds", number=str(declared), chance=speak.percent(found.chance(declared), 1)), bold=True)
    for certainty in CERTAINTIES:
        best = found.highest(certainty)
        click.echo(speak.say("odds-best", number=str(best), chance=speak.percent(found.chance(best), 1)))


def open_round(terms: Terms, seen: tuple[Card, ...], discards: tuple[Card, ...], facedown: int = 0) -> Unknown:
    """What is still unknown in a round with these cards, of which this many lie unseen in the middle; raises Unscorable
    if the deck has too few."""
    deck, used = terms.deck, Counter(seen + discards)
    for card, count in used.items():
        there = deck.counts[deck.index[card]] if card in deck.index else 0
        if count > there:
            raise Unscorable("too-many-cards", card=card, count=count, there=there, edition=terms.edition.id)
    unseen = {kind: whole - used[kind] for kind, whole in zip(deck.kinds, deck.counts, strict=True)}
    left = sum(unseen.values())
    if left <= facedown:
        raise Unscorable("no-card-for-you")
    return Unknown(
        seen=tuple(sorted(seen)),
        hidden=1 + facedown,
        unseen=some(unseen),
        pile=left - 1 - facedown,
        discards=some(Counter(discards)),
        order=terms.order,
        rulings=terms.rulings,
        facedown=facedown,
    )


def chart(found: Odds, declared: int | None, speak: Speaker) -> list[str]:
    """The distribution as bars. Neighbouring totals share a bar when there are many; an arrow marks the declared number."""
    low, high = found.totals[0][0], found.totals[-1][0]
    width = next(width for width in (1, 2, 5, 10, 20, 50, 100, 1000) if high // width - low // width < ROWS)
    ways: Counter[int] = Counter()
    for value, count in found.totals:
        ways[value // width] += count
    most, wide = max(ways.values()), len(speak.percent(1, 1))
    lines = []
    for row in range(low // width, high // width + 1):
        label = str(row * width) if width == 1 else f"{row * width}…{row * width + width - 1}"
        mark = "▶" if declared is not None and declared // width == row else " "
        bar = "█" * round(ways[row] / most * BAR)
        lines.append(f"{label:>9} {mark} {speak.percent(ways[row] / found.denominator, 1):>{wide}} {bar}".rstrip())
    return lines
