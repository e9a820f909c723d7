"""Standings: what a league has come to, as numbers: ratings, wins, who beat whom, and what stand-ins had to do.

Law: everything follows from the finished matches, so the same matches give the same bytes.
"""

from __future__ import annotations

import csv
import io
import json
from collections import Counter
from typing import Any, NamedTuple

from coyote.lab.league import League
from coyote.lab.ratings import Rating, rated

COLUMNS = ("place", "name", "rating", "low", "high", "games", "wins", "share", "stand_ins", "moves")


class Row(NamedTuple):
    """One entry."""

    place: int
    name: str
    rating: float
    low: float
    high: float
    games: int
    """Counted once for each seat."""
    wins: int
    share: float
    stand_ins: int
    """Moves that a stand-in made for a program."""
    moves: int
    """A program's moves; 0 for a mind."""
    notes: tuple[str, ...]


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
    fits = rated(len(names), [[tuple(index[name] for name in game) for game in done.games] for done in league.finished], 1)
    faults, moves, notes = Counter[str](), Counter[str](), dict[str, tuple[str, ...]]()
    for finished in league.finished:
        for name, trouble in finished.trouble.items():
            faults[name] += sum(trouble["faults"].values())
            moves[name] += trouble["moves"]
            notes.setdefault(name, ())
            notes[name] = notes[name] or tuple(trouble["notes"])
    order = sorted(names, key=lambda name: (-fits[index[name]].points, name))

    def row(place: int, name: str) -> Row:
        fit: Rating = fits[index[name]]
        share = wins[name] / seats[name] if seats[name] else 0.0
        points, low, high = (round(value, 1) for value in fit)
        won = seats[name], wins[name], round(share, 4)
        return Row(place, name, points, low, high, *won, faults[name], moves[name], notes.get(name, ()))

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
