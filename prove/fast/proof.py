"""The batched simulator plays by the rules: random games of every edition and option that it claims, judged move by move.

Each herd plays at a table with random options, and the rules play every one of its games again with the same cards and moves.
It goes on until every value of every ruling, and play with and without coins or specials, has occurred in enough finished games
of each edition that has it; or until the time is up, and then says how many games there were at least.
"""

from __future__ import annotations

import argparse
import json
import time
from collections import Counter
from random import Random

from coyote.rules.model.rulings import WORDS
from prove.common.promises import Promises
from prove.fast.judge import Judge
from prove.fast.tables import chosen, claimed, table

HERD, FEW = 500, 50
"""Games in a herd; fewer where many seats make them long."""
LONG = 5
EVERY = 3
"""How a game stands is compared after every third action, and when a round begins. The tests compare it after every one."""
STILL = "legality, cards, totals, losers, starters and eliminations are those of the rules"


def main(arguments: list[str]) -> int:
    form = argparse.RawTextHelpFormatter
    parser = argparse.ArgumentParser(prog="run.py prove fast", description=__doc__, formatter_class=form)
    parser.add_argument(
        "--games", type=int, default=100_000, help="finished games for each value of an option (default: 100000)"
    )
    parser.add_argument("--edition", choices=claimed(), action="append", help="only this one; may be given more than once")
    parser.add_argument("--seed", type=int, default=1, help="the seed of the first table (default: 1)")
    parser.add_argument("--seconds", type=float, default=1e9, help="stop after this many seconds for each edition")
    parser.add_argument("--json", action="store_true", help="print one line of JSON and nothing else")
    given = parser.parse_args(arguments)
    promises = Promises("fast", quiet=given.json)
    for edition in given.edition or claimed():
        judged = judge(edition, given.games, given.seed, given.seconds, promises)
        options = {f"{name} {value}": games for (name, value), games in sorted(judged.items())}
        promises.say(f"  {edition}: {json.dumps(options)}")
    return promises.report()


def judge(edition: str, wanted: int, seed: int, seconds: float, promises: Promises) -> Counter[tuple[str, str]]:
    """Judge tables of this edition; returns how many finished games each value of an option was met in."""
    began, judged, totals = time.monotonic(), Counter[tuple[str, str]](), Counter[str]()
    while fewest(judged) < wanted and time.monotonic() - began < seconds:
        one = table(edition, Random(f"{edition} {seed}"))
        case = Judge(one.herd(HERD if one.seats < LONG else FEW, seed), EVERY)
        while case.finished < case.herd.games and not case.wrong:
            case.step(case.herd.wander(one.few, one.opening))
        promises.kept(f"{edition}: {STILL}", not case.wrong, f"seed {seed}: {case.wrong[:1]}")
        for choice in chosen(case.herd.terms):
            judged[choice] += case.finished
        totals.update(games=case.finished, rounds=case.rounds, actions=case.moves)
        seed += 1
    for what, many in totals.items():
        promises.figure(f"{edition}: {what}", many)
    promises.figure(f"{edition}: fewest games for any value of a ruling", fewest(judged))
    promises.figure(f"{edition}: next seed", seed)
    return judged


def fewest(judged: Counter[tuple[str, str]]) -> int:
    """The fewest games that any value of a ruling that can matter was met in."""
    met = {name for name, _ in judged if name in WORDS}
    each = [judged[name, value] for name in met for value in WORDS[name]]
    return min([*each, *(games for (name, _), games in judged.items() if name == "powers")], default=0)
