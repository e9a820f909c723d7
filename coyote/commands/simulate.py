"""`simulate`: whole games with random moves."""

from __future__ import annotations

import sys
from collections import Counter

import click

from coyote.commands.common import fail, in_language, of_edition, with_options
from coyote.commands.manual import Explained
from coyote.lab.simulate import NAMES
from coyote.lab.simulate import simulate as simulated
from coyote.rules.model.edition import Edition
from coyote.rules.model.events import Called, CoyotesTaken
from coyote.rules.model.state import Game
from coyote.rules.model.terms import SEATS, agree_on
from coyote.rules.record.writer import write
from coyote.rules.story import events
from coyote.speech import Speaker

BAR = 30


@click.command(cls=Explained)
@of_edition(required=True, help="The edition to play.")
@click.option("--seats", type=click.IntRange(SEATS[0], SEATS[-1]), required=True, help="How many players.")
@click.option("--games", type=click.IntRange(1), required=True, help="How many games.")
@click.option("--seed", type=int, required=True, help="The same seed gives the same games, byte for byte.")
@click.option("--coins", is_flag=True, help="Play with coins, in editions that have them.")
@click.option("--specials", is_flag=True, help="Play with specials, in editions that have them.")
@click.option("--out-at", type=int, metavar="N", help="How many coyotes put a player out; by default the edition's number.")
@with_options
@click.option("--record", metavar="FILE|-", help="Write every record there, separated by lines `---`; - is standard output.")
@in_language
def simulate(
    edition: Edition,
    seats: int,
    games: int,
    seed: int,
    coins: bool,
    specials: bool,
    out_at: int | None,
    options: dict[str, str],
    record: str | None,
    speak: Speaker,
) -> None:
    """Play whole games with random moves.

    Moves are drawn uniformly from those that are legal; a declaration is at most a few above the last one.

    \b
    coyote simulate --edition kidult_2003 --seats 4 --games 1000 --seed 1 --specials
    coyote simulate --edition devir_2021 --seats 6 --games 5 --seed 1 --coins --record - | coyote replay --json --many
    """
    flags = {"coins": "on" if coins else None, "specials": "on" if specials else None, "out_at": out_at}
    for name, value in flags.items():
        if value is not None and name in options:
            raise click.UsageError(speak.say("usage-both", flag=f"--{name.replace('_', '-')}", option=f"--option {name}"))
    given = {name: value for name, value in flags.items() if value is not None}
    terms = agree_on(edition, NAMES[:seats], {**given, **options})
    tally = Tally()
    try:
        with (
            click.open_file(record or "-", "w", encoding="utf-8") as file,
            click.progressbar(
                simulated(terms, games, seed), length=games, file=sys.stderr, hidden=not sys.stderr.isatty()
            ) as progress,
        ):
            for number, game in enumerate(progress):
                tally.add(game)
                if record is not None:
                    file.write(("---\n" if number else "") + write(game))
    except OSError as error:
        if record in (None, "-"):
            raise
        fail(speak.say("error-write", file=record, reason=error.strerror or str(error)))
    header = speak.say("simulate-summary", games=games, edition=edition.id, seats=str(seats), seed=str(seed))
    for line in [header, *tally.lines(speak, NAMES[:seats])]:
        click.echo(line, err=record == "-")


class Tally:
    """What is counted over all games."""

    def __init__(self) -> None:
        self.games = self.rounds = self.moves = self.calls = self.right = 0
        self.wins: Counter[int] = Counter()

    def add(self, game: Game) -> None:
        self.games += 1
        self.rounds += game.rounds
        assert game.winner is not None
        self.wins[game.winner] += 1
        caller: int | None = None
        for past in reversed(list(game.line())):
            self.moves += past.seat >= 0
            for event in events(past):
                if isinstance(event, Called):
                    self.calls, caller = self.calls + 1, event.seat
                elif isinstance(event, CoyotesTaken) and caller is not None:
                    self.right, caller = self.right + (event.seat != caller), None

    def lines(self, speak: Speaker, names: tuple[str, ...]) -> list[str]:
        right = self.right / self.calls if self.calls else 0.0
        lines = [
            f"  {speak.say('simulate-rounds')}: {self.rounds / self.games:.1f}",
            f"  {speak.say('simulate-moves')}: {self.moves / self.games:.1f}",
            f"  {speak.say('simulate-calls')}: {right:.1%}",
            f"  {speak.say('simulate-wins')}:",
        ]
        for seat, name in enumerate(names):
            share = self.wins[seat] / self.games
            lines.append(f"    {name:<4}{share:>7.1%} {'█' * round(share * BAR)}")
        return lines
