"""`play`: a game in this terminal, alone with minds or at a new table on a server."""

from __future__ import annotations

import sys
import time
from collections.abc import Sequence
from itertools import cycle, islice
from pathlib import Path
from random import Random, SystemRandom

import click

from coyote.bots import MINDS, ready
from coyote.commands.common import fail, in_language, of_edition, with_options
from coyote.commands.database import home
from coyote.commands.interface import fills, in_interface, present
from coyote.commands.manual import Explained
from coyote.commands.questions import asked
from coyote.editions import EDITIONS
from coyote.rules.model.edition import Edition
from coyote.rules.model.names import fits
from coyote.rules.model.terms import SEATS, agree_on
from coyote.speech import Speaker
from coyote.terminal.fireside import Fireside, Unable
from coyote.terminal.saved import load
from coyote.terminal.solo import Solo, seated

LAST = "the last"
USUAL_SEATS = 4
WEAKEST_OFFERED = 2
"""How many minds at the foot of the ladder sit down only if they are named."""


@click.command(cls=Explained)
@of_edition(required=False, help="Which edition to play.")
@click.option("--seats", type=click.IntRange(SEATS[0], SEATS[-1]), help="How many play, with you.")
@click.option("--mind", "minds", multiple=True, metavar="NAME", help="Who plays against you; give it again for each seat.")
@with_options
@click.option("--name", metavar="NAME", help="What you are called.")
@click.option("--seed", type=int, metavar="N", help="Deal the same cards again: the same seed and moves make the same game.")
@click.option(
    "--save", "path", type=click.Path(path_type=Path), metavar="FILE", help="Where to keep the game.  [default: in your home]"
)
@click.option(
    "--resume",
    is_flag=False,
    flag_value=LAST,
    metavar="[FILE]",
    help="Go on with a game that was left; without a FILE, the last one.",
)
@click.option("--server", metavar="URL", help="Open a table there, for friends to join.")
@in_interface
@in_language
def play(
    edition: Edition | None,
    seats: int | None,
    minds: tuple[str, ...],
    options: dict[str, str],
    name: str | None,
    seed: int | None,
    path: Path | None,
    resume: str | None,
    server: str | None,
    full: bool | None,
    speak: Speaker,
) -> None:
    """Play in this terminal: against bots, or at a new table on a server.

    Without options a short dialogue asks what to play. The game is kept as a record when it is over or left, and --resume goes
    on with one that was left. With --server the table is opened there, and its link and QR code are shown.

    \b
    coyote play
    coyote play --edition kidult_2003 --option specials=on --mind fox --mind owl
    coyote play --plain --seats 3 < moves.txt
    coyote play --server https://coyote.example

    In plain lines type a number to say it, "coyote" to call, and "help" for the rest.
    """
    unknown = [mind for mind in minds if mind not in ready()]
    if unknown:
        fail(speak.say("table-mind-unknown", mind=unknown[0], minds=" ".join(ready())))
    shows = fills(full, speak)
    if resume is not None:
        resumed(found(resume, speak), seed, speak, shows)
        return
    if sys.stdin.isatty() and edition is None and seats is None and not minds and not options and seed is None:
        edition, seats, minds, options = asked(speak, bots=server is None)
    edition = edition or next(iter(EDITIONS.values()))
    if server is not None:
        from coyote.commands.join import present_table

        present_table(speak, shows, server, name, edition=edition, seats=seats, options=options, minds=minds)
        return
    by = opponents(minds, seats)
    terms = agree_on(edition, seated(named(name, speak, seed), by), options)
    rng = Random(seed) if seed is not None else SystemRandom()
    where = path or games(speak) / f"{time.strftime('%Y-%m-%d-%H%M%S')}.coyote"

    async def begun() -> Fireside:
        return Solo.begun(terms, (None, *by), MINDS, rng, where)

    present(begun, speak, full=shows, ends=True)


def opponents(minds: Sequence[str], seats: int | None) -> list[str]:
    """A mind for every other seat: those that were named, again and again, or the usual company."""
    usual = list(ready())[WEAKEST_OFFERED:]
    wanted = minds or usual
    count = (seats or (len(minds) + 1 if minds else USUAL_SEATS)) - 1
    return list(islice(cycle(wanted), max(count, len(minds))))


def named(name: str | None, speak: Speaker, seed: int | None) -> str:
    """What the player is called; without a wish, one of the animals that sit at no table yet."""
    if name is None:
        return Random(seed).choice(speak.say("nicknames").split())
    if not fits(name) or name in MINDS:
        fail(speak.refusal("name-unfit", {"name": name, "longest": 24}))
    return name


def games(speak: Speaker) -> Path:
    """The folder of games that were played alone."""
    return home(speak).parent / "games"


def found(resume: str, speak: Speaker) -> Path:
    """The file of a game that was left."""
    if resume != LAST:
        return Path(resume)
    for path in sorted(games(speak).glob("*.coyote"), reverse=True):
        try:
            load(path)
        except (Unable, OSError):
            continue
        return path
    fail(speak.say("terminal-nothing-left", folder=str(games(speak))))


def resumed(path: Path, seed: int | None, speak: Speaker, shows: bool) -> None:
    try:
        kept = load(path)
    except OSError as error:
        fail(speak.say("error-file", file=str(path), reason=error.strerror or str(error)))
    rng = Random(seed) if seed is not None else SystemRandom()

    async def begun() -> Fireside:
        return Solo(kept, MINDS, rng, path)

    present(begun, speak, full=shows, ends=True)
