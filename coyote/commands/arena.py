"""`arena`: minds against each other, with intervals, ratings and a picture."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from coyote.bots.mind import Mind
from coyote.bots.wolf import MIND as WOLF
from coyote.commands.common import fail, in_language, of_edition, with_options
from coyote.commands.entrants import entrant, ready, told, with_limits, with_workers, working
from coyote.commands.manual import Explained
from coyote.commands.standings import ATTACK, as_object, draw, gained, lines
from coyote.editions import EDITIONS
from coyote.lab.simulate import NAMES
from coyote.rules.model.edition import Edition
from coyote.rules.model.rulings import DEFAULT
from coyote.rules.model.terms import SEATS, agree_on
from coyote.speech import Speaker

if TYPE_CHECKING:
    from coyote.lab.arena import Progress, Result
    from coyote.lab.bits import Bits
    from coyote.lab.players import Entrant

PICTURES = (".png", ".svg")


@click.command(cls=Explained)
@click.argument("bots", nargs=-1, required=True, metavar="BOT…")
@of_edition(required=False, help="The edition to play; by default kidult_2003.")
@click.option("--seats", type=click.IntRange(SEATS[0], SEATS[-1]), default=4, show_default=True, help="How many players.")
@click.option(
    "--games", type=click.IntRange(1), default=1000, show_default=True, help="At least this many; every rotation is completed."
)
@click.option("--seed", type=int, default=1, show_default=True, help="The same seed gives the same result.")
@click.option("--against", multiple=True, metavar="BOT", help="One seat for BOT, the others for these (may be repeated).")
@click.option(
    "--attack",
    type=click.Choice(("full", "plus-one", "deaf")),
    is_flag=False,
    flag_value="full",
    help="Let somebody attack a table full of BOT who knows how it plays; without jumps, or without reading the others.",
)
@click.option("--rollouts", type=click.IntRange(1), default=4, show_default=True, help="With --attack: tries of each move.")
@click.option("--bits", is_flag=True, help="Measure what the numbers of each BOT tell listeners about their own cards.")
@click.option("--exploit", is_flag=True, help="Train a fresh learner against a table of wolves, and see how much it wins.")
@click.option("--head-start", is_flag=True, help="With --exploit: the learner starts as a wolf itself.")
@click.option("--lessons", type=click.IntRange(1), default=300, show_default=True, help="With --exploit: how long to train.")
@with_options
@click.option("--json", "as_json", is_flag=True, help="Write everything as one JSON object.")
@click.option("--plot", type=click.Path(dir_okay=False, path_type=Path), metavar="FILE", help="Draw a picture, .png or .svg.")
@with_limits
@with_workers
@in_language
def arena(
    bots: tuple[str, ...],
    edition: Edition | None,
    seats: int,
    games: int,
    seed: int,
    against: tuple[str, ...],
    attack: str | None,
    rollouts: int,
    bits: bool,
    exploit: bool,
    head_start: bool,
    lessons: int,
    options: dict[str, str],
    as_json: bool,
    plot: Path | None,
    turn_ms: int,
    bank_ms: int,
    memory_mb: int,
    workers: int | None,
    dask: str | None,
    speak: Speaker,
) -> None:
    """Let bots play each other, and see who wins.

    Every group of bots that fills the table plays every rotation of the seats with the same cards. A BOT is a mind, or the
    path of a program in any language (docs/bots.md). Programs run with your rights: run those of strangers in a container.

    \b
    coyote arena ./mybot fox owl cub --games 100
    coyote arena plus_one eighty expected bayes --edition kidult_2003 --games 2000
    coyote arena eighty --against plus_one --edition devir_2021 --option coins=on --plot eighty.svg
    coyote arena wolf --attack --games 200
    coyote arena wolf hare owl --bits
    coyote arena wolf --exploit --games 4000

    \b
    JSON: {"edition": …, "options": {…}, "seats": N, "games": N, "seed": S, "fair": 1/N, "minds": [{"name": …, "played": …,
           "wins": …, "share": …, "interval_95": [low, high], "interval_99": [low, high], "mu": …, "sigma": …}, …]}
           --attack: "gain": …, "gain_95": [low, high]
           --bits: {"bits": [{"name": …, "before": …, "after": …, "later": …, "rounds": N}]}
           PROGRAM: "trouble": {"moves": …, "faults": {"late": …}, "notes": […]}
    """
    if against and len(bots) > 1:
        raise click.UsageError(speak.say("usage-against"))
    if exploit and (bots != (WOLF.name,) or against):
        raise click.UsageError(speak.say("usage-exploit"))
    if attack is not None and (len(bots) != 1 or against or exploit or bits):
        raise click.UsageError(speak.say("usage-attack"))
    if plot is not None and plot.suffix not in PICTURES:
        raise click.UsageError(speak.say("usage-plot"))
    from coyote.lab.arena import one_against, round_robin
    from coyote.lab.attack import Attacker
    from coyote.lab.bits import ROUNDS, given_away
    from coyote.programs.program import Limits, Program

    limits = Limits(turn_ms=turn_ms, bank_ms=bank_ms, memory_mb=memory_mb)
    minds = [entrant(speak, word, limits) for word in dict.fromkeys(bots)]
    others = [entrant(speak, word, limits) for word in against]
    demand(minds + others, plot is not None)
    terms = agree_on(edition or EDITIONS["kidult_2003"], NAMES[:seats], options)
    if (attack or bits) and (terms.has_powers or any(not isinstance(mind, Mind) or mind.consider is None for mind in minds)):
        raise click.UsageError(speak.say("usage-minds"))
    if bits:
        show_bits([(mind, given_away(terms, mind, ROUNDS, seed)) for mind in minds if isinstance(mind, Mind)], speak, as_json)
        return
    if exploit and terms.rulings != DEFAULT:
        raise click.UsageError(speak.say("usage-rulings"))

    if exploit:
        from coyote.bots.wolf.policy import learned, pupil
        from coyote.lab.exploit import exploiter
        from coyote.lab.train import Plan

        with watching(lessons) as bar:
            plan = Plan(lessons=lessons)
            layers = exploiter(learned(), terms.edition, seats, seed, plan, bar.update, head_start=head_start)
        minds, others = [pupil("exploiter", layers)], [WOLF]

    if attack is not None and isinstance(mind := minds[0], Mind):
        minds, others = [Attacker(ATTACK, mind, attack, rollouts)], [mind]

    ready([one for one in minds + others if isinstance(one, Program)], terms)

    def contest(progress: Progress) -> Result:
        with working(speak, workers, dask) as hands:
            if others:
                return one_against(terms, minds[0], others, games, seed, workers=hands, progress=progress)
            return round_robin(terms, minds, games, seed, workers=hands, progress=progress)

    try:
        if plot is not None:
            plot.touch()  # fail before all those games rather than after them
        result = watched(contest, games)
        if plot is not None:
            draw(result, plot, speak)
    except OSError as error:
        fail(speak.say("error-write", file=str(plot), reason=error.strerror or str(error)))
    if as_json:
        click.echo(json.dumps(as_object(result), ensure_ascii=False))
        return
    for line in lines(result, speak):
        click.echo(line)
    if attack is not None:
        click.echo(gained(result, speak))
    for standing in result.standings:
        for line in told(speak, standing.name, standing.trouble):
            click.echo(line, err=True)


def show_bits(found: list[tuple[Mind, Bits]], speak: Speaker, as_json: bool) -> None:
    """What the numbers of each mind give away."""
    if as_json:
        click.echo(json.dumps({"bits": [{"name": mind.name} | bits._asdict() for mind, bits in found]}, ensure_ascii=False))
        return
    click.echo(speak.say("arena-bits", rounds=str(found[0][1].rounds)))
    width = max(len(mind.name) for mind, _ in found)
    for mind, bits in found:
        click.echo(f"  {mind.name:<{width}} {bits.before:.2f} → {bits.after:.2f}, {bits.later:+.3f}")


def demand(minds: list[Entrant], drawing: bool) -> None:
    """Fail before the first game if a package is missing that will be needed after the last."""
    needed = ["openskill", *(["matplotlib"] if drawing else []), *(mind.needs for mind in minds if mind.needs)]
    for package in needed:
        if find_spec(package) is None:
            raise ModuleNotFoundError(f"No module named {package!r}", name=package)


def watched(contest: Callable[[Progress], Result], games: int) -> Result:
    """The contest, with a progress bar for whoever watches."""
    with watching(games) as bar:
        return contest(bar.update)


def watching(length: int) -> Any:
    """A progress bar on the terminal."""
    return click.progressbar(length=length, file=sys.stderr, hidden=not sys.stderr.isatty())
