"""The page of a league: one HTML file that needs nothing else: ratings, who beat whom, and games to replay.

Law: it is made from the standings and the records, so the same matches give the same bytes. Names are escaped wherever they are
shown; the games it replays are over, so their cards may be seen.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from html import escape
from pathlib import Path
from typing import Any, Final

from coyote import __version__
from coyote.editions import EDITIONS
from coyote.lab.league import League
from coyote.lab.standings import Row, Standings
from coyote.rules.model.events import Dealt
from coyote.rules.model.state import Game
from coyote.rules.record.reader import read
from coyote.rules.story import events
from coyote.speech import Speaker

SHOWN: Final = 12
"""How many games the page replays: the first of each of the last matches. All records are in `games/`."""
LONGEST: Final = 600
"""How many characters of what went wrong with a program are shown."""
TEMPLATE: Final = Path(__file__).with_name("league_page.html")


def page(league: League, table: Standings, speak: Speaker) -> str:
    """The whole page."""
    rules = league.rules
    options = "".join(f", {name} {value}" for name, value in sorted(rules.options.items()))
    parts = {
        "title": f"League: {rules.edition}",
        "about": f"{rules.seats} seats{options}, {table.games} games in {table.matches} matches, seed {rules.seed}",
        "rows": "\n".join(rows(table)),
        "cross": crosstable(table),
        "games": json.dumps(list(shown(league, speak)), ensure_ascii=False).replace("<", "\\u003c"),
        "version": __version__,
    }
    made = {name: value if name in ("rows", "cross", "games") else escape(value) for name, value in parts.items()}
    # in one go, or what somebody wrote could stand for a part itself
    return re.sub("@@([a-z]+)@@", lambda found: made[found[1]], TEMPLATE.read_text(encoding="utf-8"))


def rows(table: Standings) -> Iterator[str]:
    """A row for each entry, with its interval drawn to scale."""
    known = [end for row in table.rows for end in (row.low, row.rating, row.high) if end is not None] or [0.0]
    lowest = min(known) - 20
    width = max(known) + 20 - lowest

    def at(points: float) -> str:
        return f"{100 * (points - lowest) / width:.2f}"

    for row in table.rows:
        interval, ends = "", "too few matches"
        if row.low is not None and row.high is not None:
            interval = f'<line x1="{at(row.low)}" x2="{at(row.high)}" y1="5" y2="5"/>'
            ends = f"{row.low:.0f}–{row.high:.0f}"
        bar = (
            f'<svg class="bar" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">{interval}'
            f'<line class="point" x1="{at(row.rating)}" x2="{at(row.rating)}" y1="1" y2="9"/></svg>'
        )
        yield (
            f'<tr><td class="n">{row.place}</td><th scope="row">{escape(row.name)}{badge(row)}</th>'
            f'<td class="n"><b>{row.rating:.0f}</b></td><td>{bar}</td><td class="n">{ends}</td>'
            f'<td class="n">{row.share:.1%}</td><td class="n">{row.seats_taken}</td></tr>'
        )


def badge(row: Row) -> str:
    """What a stand-in had to do for a program."""
    if not row.stand_ins:
        return ""
    notes = "; ".join(row.notes)
    why = escape(notes if len(notes) <= LONGEST else notes[:LONGEST] + "…", quote=True)
    mostly = "rating of the stand-in: " if row.stood_in else ""
    told = f"{mostly}{row.stand_ins} of {row.moves} moves by a stand-in"
    return f' <details class="trouble"><summary>{told}</summary>{why}</details>'


def crosstable(table: Standings) -> str:
    """Of the games in which both sat and one of them won, the share that the one on the left won."""
    names = [row.name for row in table.rows]
    head = "".join(f'<th scope="col"><span>{escape(name)}</span></th>' for name in names)
    lines = [f'<tr><th scope="col">wins against</th>{head}</tr>']
    for name in names:
        cells = []
        for other in names:
            mine, theirs = table.cross[name].get(other, (0, 0))
            if mine + theirs == 0:
                cells.append("<td></td>")
                continue
            share = mine / (mine + theirs)
            cells.append(f'<td style="--share:{share:.3f}" title="{mine} : {theirs}">{share:.0%}</td>')
        lines.append(f'<tr><th scope="row">{escape(name)}</th>{"".join(cells)}</tr>')
    return "\n".join(lines)


def shown(league: League, speak: Speaker) -> Iterator[dict[str, Any]]:
    """The games that the page replays, the latest first."""
    for finished in league.finished[: -SHOWN - 1 : -1]:
        file = league.folder / "games" / f"{finished.number:06}.coyote"
        game, _ = read(file.read_text(encoding="utf-8").split("---\n")[0], EDITIONS)
        names = game.terms.names
        winner = "" if game.winner is None else names[game.winner]
        yield {"file": f"games/{file.name}", "names": names, "winner": winner, "rounds": list(told(game, speak))}


def told(game: Game, speak: Speaker) -> Iterator[dict[str, Any]]:
    """Round by round: the cards on heads, and what was said and came of it."""
    heads: list[str | None] = []
    lines: list[str] = []
    for past in reversed(list(game.line())):
        for event in events(past):
            if isinstance(event, Dealt):
                if heads:
                    yield {"heads": heads, "lines": lines}
                heads, lines = [None if card is None else str(card) for card in event.heads], []
            else:
                lines += speak.event(event, game.terms.names)
    if heads:
        yield {"heads": heads, "lines": lines}
