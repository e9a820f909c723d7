"""Standings: what a league has come to, as numbers: ratings, wins, who beat whom, and what stand-ins had to do.

Law: everything follows from the finished matches, so the same matches give the same bytes.
"""

from __future__ import annotations

import csv
import io
import json
from collections import Counter
from typing import Any, Final, NamedTuple

from coyote.lab.league import League
from coyote.lab.players import mostly
from coyote.lab.ratings import Rating, rated

COLUMNS = ("place", "name", "rating", "low", "high", "seats_taken", "wins", "share", "stand_ins", "moves")
FEWEST: Final = 5
"""The fewest matches that give an interval: resampling one or two gives no width."""


class Row(NamedTuple):
    """One entry."""

    place: int
    name: str
    rating: float
    low: float | None
    """None: too few matches to say."""
    high: float | None
    seats_taken: int
    """A game counts once for each seat that the entry had in it."""
    wins: int
    share: float
    stand_ins: int
    """Moves that a stand-in made for a program."""
    moves: int
    """A program's moves; 0 for a mind."""
    notes: tuple[str, ...]

    @property
    def stood_in(self) -> bool:
        """Whether its rating is rather the stand-in's."""
        return mostly(self.stand_ins, self.moves)


class Standings(NamedTuple):
    """Everybody, the strongest first."""

    rows: tuple[Row, ...]
    cross: dict[str, dict[str, tuple[int, int]]]
    """cross[a][b]: of the games in which both sat, how many a won, and how many b."""
    matches: int
    games: int


def standings(league: League) -> Standings:
    names = [entry.name for entry in league.entries]
    index = {name: place for place, name in enumerate(names)}
    games = [game for finished in league.finished for game in finished.games]
    seats = Counter(name for game in games for name in game)
    wins = Counter(game[0] for game in games)
    matches = Counter(name for finished in league.finished for name in {*finished.games[0]})
    fits = rated(len(names), [[tuple(index[name] for name in game) for game in done.games] for done in league.finished], 1)
    faults, moves, notes = Counter[str](), Counter[str](), dict[str, tuple[str, ...]]()
    for finished in league.finished:
        for name, trouble in finished.trouble.items():
            faults[name] += sum(trouble["faults"].values())
            moves[name] += trouble["moves"]
            notes.setdefault(name, ())
            notes[name] = notes[name] or tuple(trouble["notes"])
    # whoever has not played comes last
    order = sorted(names, key=lambda name: (not seats[name], -fits[index[name]].points, name))

    def row(place: int, name: str) -> Row:
        fit: Rating = fits[index[name]]
        share = wins[name] / seats[name] if seats[name] else 0.0
        points, low, high = (round(value, 1) for value in fit)
        ends = (None, None) if matches[name] < FEWEST or low == high else (low, high)
        won = seats[name], wins[name], round(share, 4)
        return Row(place, name, points, ends[0], ends[1], *won, faults[name], moves[name], notes.get(name, ()))

    cross: dict[str, dict[str, tuple[int, int]]] = {name: {} for name in order}
    for game in games:
        for name in {*game}:
            for other in {*game} - {name}:
                mine, theirs = cross[name].get(other, (0, 0))
                cross[name][other] = mine + (game[0] == name), theirs + (game[0] == other)
    return Standings(tuple(row(place, name) for place, name in enumerate(order, 1)), cross, len(league.finished), len(games))


def as_csv(table: Standings) -> str:
    text = io.StringIO()
    rows = csv.writer(text, lineterminator="\n")
    rows.writerow(COLUMNS)
    rows.writerows(row[: len(COLUMNS)] for row in table.rows)
    return text.getvalue()


def as_json(league: League, table: Standings) -> str:
    cross: Any = {name: {other: table.cross[name][other] for other in sorted(table.cross[name])} for name in table.cross}
    told = {
        "rules": league.rules._asdict(),
        "matches": table.matches,
        "games": table.games,
        "entries": [row._asdict() for row in table.rows],
        "won": cross,
    }
    return json.dumps(told, indent=1, ensure_ascii=False) + "\n"
