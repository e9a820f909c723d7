"""The result of an arena: as lines, as an object for JSON, and as a picture."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from coyote.commands.entrants import WARNING
from coyote.speech import Speaker

if TYPE_CHECKING:
    from coyote.lab.arena import Result, Standing
    from coyote.lab.players import Trouble

ATTACK = "attack"
"""The name under which the attacker plays."""
BAR = 40


def gain(result: Result) -> tuple[float, float, float]:
    """What the attack won above a fair share, with its 95 % interval."""
    standing = result.of(ATTACK)
    low, high = standing.interval(0.95)
    return standing.share - result.fair, low - result.fair, high - result.fair


def gained(result: Result, speak: Speaker) -> str:
    points, low, high = (f"{100 * share:+.1f}" for share in gain(result))
    return speak.say("arena-attack", points=points, low=low, high=high)


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
    """The name, with a sign behind it if the program mostly did not play itself."""
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
