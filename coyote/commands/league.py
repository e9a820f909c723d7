"""`league`: entries that meet again and again, with ratings and a page."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from functools import wraps
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import click

from coyote.commands.bot import CONTAINER
from coyote.commands.common import fail, in_language, of_edition, with_options
from coyote.commands.entrants import WARNING, with_limits, with_workers, working
from coyote.commands.manual import ExplainedGroup
from coyote.invocation import invocation
from coyote.rules.model.edition import Edition
from coyote.rules.model.terms import SEATS
from coyote.speech import Speaker

if TYPE_CHECKING:
    from coyote.lab.league import Finished, League
    from coyote.lab.sequential import State

Function = TypeVar("Function", bound=Callable[..., Any])

FOLDER = click.argument("folder", type=click.Path(file_okay=False, path_type=Path))


def saying_which_file(function: Function) -> Function:
    """Where the operating system refuses something, say which file it was."""

    @wraps(function)
    def careful(*args: Any, **options: Any) -> Any:
        try:
            return function(*args, **options)
        except OSError as error:
            fail(f"{error.filename or 'the league'}: {error.strerror or error}")

    return careful  # type: ignore[return-value]


@click.group(cls=ExplainedGroup)
def league() -> None:
    """Keep a league of bots in a folder: matches, ratings and a page.

    \b
    coyote league init night
    coyote league add night ./mybot
    coyote league add night fox
    coyote league add night cub
    coyote league run night --games 200
    """


@league.command()
@FOLDER
@of_edition(required=False, help="The edition to play; by default kidult_2003.")
@click.option("--seats", type=click.IntRange(SEATS[0], SEATS[-1]), default=4, show_default=True, help="How many players.")
@click.option("--seed", type=int, help="The same seed gives the same table; by default one that nobody can guess.")
@with_options
@with_limits
@saying_which_file
def init(
    folder: Path,
    edition: Edition | None,
    seats: int,
    seed: int | None,
    options: dict[str, str],
    turn_ms: int,
    bank_ms: int,
    memory_mb: int,
) -> None:
    """Begin a league in FOLDER."""
    from coyote.lab.league import League, Rules

    played = "kidult_2003" if edition is None else edition.id
    chosen = secrets.randbits(48) if seed is None else seed
    League.init(folder, Rules(played, options, seats, chosen, turn_ms, bank_ms, memory_mb))
    following = f"{invocation()} league add {folder} BOT"
    click.echo(f"{folder}: a league of {played} with {seats} seats, seed {chosen}. Next: {following}")


@league.command()
@FOLDER
@click.argument("bot", metavar="BOT")
@click.option("--name", help="What it is called in the league; by default as its mind or file.")
@saying_which_file
def add(folder: Path, bot: str, name: str | None) -> None:
    """Enter BOT, a mind or the path of a program."""
    from coyote.lab.league import League

    known = League(folder)
    entry = known.add(bot, name)
    following = f"run {folder}" if len(known.roll_call()[0]) > 1 else f"add {folder} BOT"
    click.echo(f"{entry.name} is in the league. Next: {invocation()} league {following}")
    if entry.mark:
        click.echo(CONTAINER, err=True)


@league.command()
@FOLDER
@click.option(
    "--games", type=click.IntRange(1), default=200, show_default=True, help="Until everybody has played this many games."
)
@click.option("--sprt", nargs=2, metavar="NEW OLD", help="Test whether NEW is stronger than OLD, and stop when that is clear.")
@click.option(
    "--gain", type=click.FloatRange(0.1, 50), default=5.0, show_default=True, help="With --sprt: by how many percent."
)
@click.option(
    "--error",
    type=click.FloatRange(0.001, 0.4),
    default=0.05,
    show_default=True,
    help="With --sprt: how often it may be wrong.",
)
@with_workers
@in_language
@saying_which_file
def run(
    folder: Path,
    games: int,
    sprt: tuple[str, str] | None,
    gain: float,
    error: float,
    workers: int | None,
    dask: str | None,
    speak: Speaker,
) -> None:
    """Play matches, and write the table. Stop it whenever you like: no finished match is lost.

    \b
    coyote league run night --games 400
    coyote league run night --sprt mybot fox --games 4000
    """
    from coyote.commands.arena import watching
    from coyote.lab.league import League
    from coyote.lab.sequential import compared, state_of

    known = League(folder)
    for why in known.roll_call()[1].values():
        click.echo(why, err=True)
    begun = len(known.finished)
    fixtures = known.plan(games) if sprt is None else compared(known, sprt, games)

    def enough(_: Finished) -> bool:
        bar.update(1)
        return sprt is not None and state_of(known, sprt, gain / 100, error).verdict != "open"

    if sprt is None or state_of(known, sprt, gain / 100, error).verdict == "open":
        planned = list(fixtures)
        with watching(len(planned)) as bar, working(speak, workers, dask) as hands:
            try:
                known.run(iter(planned), hands, enough)
            except KeyboardInterrupt:
                click.echo("Stopped; what is finished is kept.", err=True)
    click.echo(f"{len(known.finished) - begun} matches more, {len(known.finished)} in all.", err=True)
    if sprt is not None:
        click.echo(verdict(sprt, state_of(known, sprt, gain / 100, error), gain))
    written(known, speak)


def verdict(pair: tuple[str, str], state: State, gain: float) -> str:
    """What a sequential test says so far."""
    new, old = pair
    so_far = (
        f"{state.matches} matches, {100 * state.mean:+.1f} % of the games, evidence {state.evidence:+.2f} of ±{state.bound:.2f}"
    )
    match state.verdict:
        case "better":
            return f"{new} is stronger than {old} ({so_far})."
        case "not better":
            return f"{new} is not stronger than {old} by {gain:g} % ({so_far})."
        case _:
            return f"Still open whether {new} is stronger than {old} ({so_far})."


@league.command()
@FOLDER
@click.option("--json", "as_json_too", is_flag=True, help="Print the table as JSON.")
@in_language
@saying_which_file
def table(folder: Path, as_json_too: bool, speak: Speaker) -> None:
    """Print the table, and write table.csv, table.json and index.html."""
    from coyote.lab.league import League

    written(League(folder), speak, as_json_too)


def written(league: League, speak: Speaker, as_json_too: bool = False) -> None:
    """Write the table in every form, and print it."""
    from coyote.lab.league_page import page
    from coyote.lab.standings import as_csv, as_json, standings
    from coyote.programs.program import as_path

    found = standings(league)
    texts = {"table.csv": as_csv(found), "table.json": as_json(league, found), "index.html": page(league, found, speak)}
    for name, text in texts.items():
        (league.folder / name).write_text(text, encoding="utf-8", newline="\n")
    if as_json_too:
        click.echo(texts["table.json"], nl=False)
        return
    click.echo(f"{found.games} games in {found.matches} matches. Rating, 95 % interval, wins per seat and seats taken:")
    width = max((len(row.name) for row in found.rows), default=4)
    for row in found.rows:
        warning = f"  {WARNING} the rating of a stand-in" if row.stood_in else ""
        stood = f"{warning}  {row.stand_ins} of {row.moves} moves by a stand-in" if row.stand_ins else ""
        interval = f"[{row.low:6.0f},{row.high:6.0f}]" if row.low is not None else "too few matches"
        won = f"{row.share:6.1%} of {row.seats_taken} seats"
        click.echo(f"{row.place:>3} {row.name:<{width}} {row.rating:6.0f} {interval} {won}{stood}")
    bots = {entry.name: entry.bot for entry in league.entries}
    for row in found.rows:
        for note in row.notes[:1]:
            click.echo(f"{row.name}: {note.rstrip('.')}. Try: {invocation()} bot check {as_path(bots[row.name])}")
    click.echo(f"{league.folder / 'index.html'}")
