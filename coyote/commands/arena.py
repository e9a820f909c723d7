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
from coyote.commands.common import fail, in_language, of_edition, terms_of, with_options
from coyote.commands.entrants import WARNING, entrant, ready, told, with_limits, with_workers, working
from coyote.editions import EDITIONS
from coyote.lab.simulate import NAMES
from coyote.rules.model.edition import Edition
from coyote.rules.model.rulings import DEFAULT
from coyote.rules.model.terms import SEATS
from coyote.speech import Speaker

if TYPE_CHECKING:
    from coyote.lab.arena import Progress, Result, Standing
    from coyote.lab.bits import Bits
    from coyote.lab.players import Entrant, Trouble

ATTACK = "attack"
"""The name under which the attacker plays."""
BAR = 40
PICTURES = (".png", ".svg")


@click.command()
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
           with --attack "gain": …, "gain_95": [low, high];
           with --bits {"bits": [{"name": …, "before": …, "after": …, "later": …, "rounds": N}]};
           and for a program "trouble": {"moves": …, "faults": {"late": …}, "notes": […]}
    """
    if against and len(bots) > 1:
        raise click.UsageError("--against is for one BOT.")
    if exploit and (bots != (WOLF.name,) or against):
        raise click.UsageError("--exploit works against the wolf only: arena wolf --exploit.")
    if attack is not None and (len(bots) != 1 or against or exploit or bits):
        raise click.UsageError("--attack is for one BOT: arena wolf --attack.")
    if plot is not None and plot.suffix not in PICTURES:
        raise click.UsageError("--plot writes .png or .svg.")
    from coyote.lab.arena import one_against, round_robin
    from coyote.lab.attack import Attacker
    from coyote.lab.bits import ROUNDS, given_away
    from coyote.programs.program import Limits, Program

    limits = Limits(turn_ms=turn_ms, bank_ms=bank_ms, memory_mb=memory_mb)
    minds = [entrant(speak, word, limits) for word in dict.fromkeys(bots)]
    others = [entrant(speak, word, limits) for word in against]
    demand(minds + others, plot is not None)
    terms = terms_of(edition or EDITIONS["kidult_2003"], NAMES[:seats], options, speak)
    if (attack or bits) and (terms.has_powers or any(not isinstance(mind, Mind) or mind.consider is None for mind in minds)):
        raise click.UsageError("--attack and --bits need minds that tell how often they make each move, and no powers.")
    if bits:
        show_bits([(mind, given_away(terms, mind, ROUNDS, seed)) for mind in minds if isinstance(mind, Mind)], speak, as_json)
        return
    if exploit and terms.rulings != DEFAULT:
        raise click.UsageError("--exploit learns the usual count only: choose an edition and options without other rulings.")

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
        with working(workers, dask) as hands:
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


def gain(result: Result) -> tuple[float, float, float]:
    """What the attack won above a fair share, with its 95 % interval."""
    standing = result.of(ATTACK)
    low, high = standing.interval(0.95)
    return standing.share - result.fair, low - result.fair, high - result.fair


def gained(result: Result, speak: Speaker) -> str:
    points, low, high = (f"{100 * share:+.1f}" for share in gain(result))
    return speak.say("arena-attack", points=points, low=low, high=high)


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


def as_object(result: Result) -> dict[str, object]:
    return {
        "edition": result.terms.edition.id,
        "options": result.terms.options,
        "seats": result.terms.seats,
        "games": result.games,
        "seed": result.seed,
        "fair": result.fair,
        "minds": [
            {
                "name": standing.name,
                "played": standing.played,
                "wins": standing.wins,
                "share": standing.share,
                "interval_95": standing.interval(0.95),
                "interval_99": standing.interval(0.99),
                "mu": standing.mu,
                "sigma": standing.sigma,
            }
            | in_trouble(standing.trouble)
            for standing in result.standings
        ],
    } | ({"gain": gain(result)[0], "gain_95": gain(result)[1:]} if any(one.name == ATTACK for one in result.standings) else {})


def in_trouble(trouble: Trouble | None) -> dict[str, object]:
    """What a program could not do itself."""
    if trouble is None:
        return {}
    return {"trouble": {"moves": trouble.moves, "faults": dict(trouble.faults), "notes": trouble.sentences}}


def lines(result: Result, speak: Speaker) -> list[str]:
    """A row for each mind: share, interval, rating, and a bar that is solid up to the lower end of the interval."""
    terms = result.terms
    told = [
        speak.say("arena-summary", games=result.games, edition=terms.edition.id, seats=str(terms.seats), seed=str(result.seed)),
        speak.say("arena-legend", fair=f"{result.fair:.1%}"),
    ]
    names = [standing.name + marked(standing) for standing in result.standings]
    width = max(map(len, names))
    widest = max(standing.interval(0.99).high for standing in result.standings)
    for name, standing in zip(names, result.standings, strict=True):
        low, high = standing.interval(0.99)
        solid, reach, fair = (round(share / widest * BAR) for share in (low, high, result.fair))
        bar = list("█" * solid + "▒" * (reach - solid) + " " * (BAR - reach))
        bar[fair - 1] = "▐" if low > result.fair else "│" if high < result.fair else "┃"
        shares = f"{standing.share:>6.1%} [{low:>6.1%},{high:>6.1%}]"
        rating = f"{standing.mu:>5.1f} ±{2 * standing.sigma:.1f}"
        told.append(f"  {name:<{width}} {shares} {''.join(bar)} {rating}")
    return told


def marked(standing: Standing) -> str:
    """A sign behind the name of a program that did not play itself."""
    return f" {WARNING}" if standing.trouble is not None and standing.trouble.mostly else ""


def draw(result: Result, file: Path, speak: Speaker) -> None:
    """The shares as points with both intervals, the best on top, and the fair share as a vertical line."""
    from matplotlib import rc_context
    from matplotlib.figure import Figure
    from matplotlib.ticker import PercentFormatter

    terms, standings = result.terms, result.standings[::-1]
    with rc_context({"svg.hashsalt": "coyote", "svg.fonttype": "none", "font.size": 11}):  # the same seed, the same file
        figure = Figure(figsize=(8, 1.6 + 0.42 * len(standings)), layout="constrained")
        axes = figure.subplots()
        axes.axvline(result.fair, color="#8a8a8a", linestyle=(0, (5, 4)), linewidth=1.2, zorder=1)
        for row, standing in enumerate(standings):
            sure, likely = standing.interval(0.99), standing.interval(0.95)
            better, worse = sure.low > result.fair, sure.high < result.fair
            colour = "#1b7f5c" if better else "#b5482f" if worse else "#5b6770"
            axes.hlines(row, 0, standing.share, color=colour, alpha=0.13, linewidth=15, zorder=0)
            axes.hlines(row, *sure, color=colour, linewidth=1.6, zorder=2)
            axes.hlines(row, *likely, color=colour, linewidth=4.5, zorder=3)
            axes.plot(
                standing.share, row, "o", color="white", markeredgecolor=colour, markeredgewidth=2, markersize=8, zorder=4
            )
            label = axes.annotate(
                f"{standing.share:.1%}", (sure.high, row), (7, 0), textcoords="offset points", va="center", color=colour
            )
            label.set_bbox({"facecolor": "white", "edgecolor": "none", "pad": 1})  # or the line would run through it
        axes.set_yticks(range(len(standings)), [standing.name for standing in standings])
        axes.set_ylim(-0.6, len(standings) - 0.4)
        axes.set_xlim(0, min(1.05, max(standing.interval(0.99).high for standing in standings) * 1.13))
        axes.xaxis.set_major_formatter(PercentFormatter(1, decimals=0))
        axes.tick_params(left=False)
        axes.spines[["top", "right", "left"]].set_visible(False)
        fair = speak.say("arena-plot-fair", fair=f"{result.fair:.1%}")
        axes.annotate(
            fair,
            (result.fair, 1),
            (0, 3),
            xycoords=("data", "axes fraction"),
            textcoords="offset points",
            ha="center",
            color="#6a6a6a",
            fontsize=9,
        )
        axes.set_xlabel(speak.say("arena-plot-axis"))
        summary = speak.say("arena-plot-title", games=result.games, edition=terms.edition.id, seats=str(terms.seats))
        axes.set_title(summary, loc="left", fontweight="bold", pad=20)
        figure.savefig(file, dpi=160, metadata={"Date": None} if file.suffix == ".svg" else None)
