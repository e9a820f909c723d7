"""A sequential test: is one entry stronger than another? It stops as soon as the answer is sure enough.

Law: the unit is a match, one deal in every rotation, because its games are not independent. A match scores how many more of
its games the first has won than its seats would give it. Wald's test weighs “no better” against “better by the gain”, with the
variance of the matches so far, as chess programs are tested.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import log
from random import Random
from statistics import fmean, pvariance
from typing import Final, Literal, NamedTuple

from coyote.lab.arena import groups
from coyote.lab.league import Finished, Fixture, League, LeagueRefused

FEWEST: Final = 20
"""Nothing is decided before this many matches: a variance needs some."""

Verdict = Literal["better", "not better", "open"]


class State(NamedTuple):
    """How far a test has come."""

    matches: int
    mean: float
    """How many more games of a match than its fair share the first wins, as a share."""
    evidence: float
    """The logarithm of how much more likely “better by the gain” is than “no better”."""
    bound: float
    verdict: Verdict


def score(finished: Finished, name: str) -> float:
    """The share of games won beyond the share of seats."""
    games = finished.games
    return sum(game[0] == name for game in games) / len(games) - sum(sat == name for sat in games[0]) / len(games[0])


def weighed(scores: Sequence[float], gain: float, error: float) -> State:
    """What these matches say, if each answer may be wrong this often."""
    bound = log((1 - error) / error)
    mean = fmean(scores) if scores else 0.0
    variance = pvariance(scores) if scores else 0.0
    evidence = 0.0 if variance == 0 else len(scores) * gain * (2 * mean - gain) / (2 * variance)
    if len(scores) < FEWEST or abs(evidence) < bound:
        return State(len(scores), mean, evidence, bound, "open")
    return State(len(scores), mean, evidence, bound, "better" if evidence > 0 else "not better")


def state_of(league: League, pair: tuple[str, str], gain: float, error: float) -> State:
    """The first state that decides, or the latest: matches that came after the verdict do not count."""
    scores, state = list[float](), weighed((), gain, error)
    for finished in league.finished:
        if finished.test == pair:
            scores.append(score(finished, pair[0]))
            state = weighed(scores, gain, error)
            if state.verdict != "open":
                break
    return state


def compared(league: League, pair: tuple[str, str], most: int) -> Iterator[Fixture]:
    """Matches of these two alone, in turn round the table, until their test has had this many games."""
    names, (_, retired) = [entry.name for entry in league.entries], league.roll_call()
    for name in pair:
        if name in retired:
            raise LeagueRefused(retired[name])
        if name not in names:
            raise LeagueRefused(f"{name}: expected one of the entries, {', '.join(names) or 'of which there are none yet'}")
    if pair[0] == pair[1]:
        raise LeagueRefused("--sprt compares two different entries")
    tables, number = groups([0, 1], league.rules.seats), len(league.finished)
    begun = sum(finished.test == pair for finished in league.finished)
    for turn in range(begun, -(-most // league.rules.seats)):
        seats = tables[turn % len(tables)]
        rng = Random(f"league {league.rules.seed} test {number}")
        first = rng.randrange(len(seats))
        sat = tuple(pair[seat] for seat in (*seats[first:], *seats[:first]))
        yield Fixture(number, sat, pair)
        number += 1
