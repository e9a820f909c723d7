"""Nobody learns their own card from the server: two worlds that differ in one card on one head look the same, byte by byte.

The real server is served on loopback, twice, with the same clock, chance and inputs. Everything that reaches the wearer and
all others who do not see that head is compared, in every tab and over every route, until the card is shown; with phones on
heads, what reaches everybody but the wearer. How long a bot thinks differs between the worlds, and nobody may notice. What is
not compared: how long the machine takes over anything else, and the HTTP header with the date.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections import Counter
from contextlib import ExitStack
from typing import Any, NamedTuple

from prove.sight.leaks import LEAKS
from prove.sight.pair import Difference, Pair, differences, pair, schema_of
from prove.sight.places import Files, Places, databases

ENOUGH = 60
"""A planted leak counts as missed if this many pairs do not show it."""


class Found(NamedTuple):
    """The result of some pairs."""

    pairs: int
    messages: int
    compared: int
    differ: int
    first: Difference | None
    kinds: Counter[str]
    """How many wearers of each kind there were."""


def compared(places: Places, schema: dict[str, Any], wanted: int, seed: int) -> Found:
    """Compare this many pairs, beginning with this seed."""
    pairs = messages = many = differ = 0
    first, kinds = None, Counter[str]()
    while pairs < wanted:
        both = pair(seed, places, schema)
        seed += 1
        if both is None:
            continue
        count, where = differences(both)
        pairs, messages, differ = pairs + 1, messages + len(both.here), differ + count
        many += sum(len(one.what) for one in both.here)
        kinds[kind_of(both)] += 1
        first = first or where
        if sys.stderr.isatty():
            print(f"\r{pairs}/{wanted} pairs, {many:,} bytes, {differ:,} differ ", end="", file=sys.stderr, flush=True)
    if sys.stderr.isatty():
        print(file=sys.stderr)
    return Found(pairs, messages, many, differ, first, kinds)


def kind_of(both: Pair) -> str:
    return f"{both.plan.kind}, {both.plan.setting.heads}"


def caught(leak: str, places: Places, seed: int) -> int | None:
    """After how many pairs a planted leak was caught; None: it was missed."""
    with LEAKS[leak]():
        schema = schema_of(places)
        for tried in range(1, ENOUGH + 1):
            both = pair(seed + tried, places, schema)
            if both is not None and differences(both)[0]:
                return tried
    return None


def main(arguments: list[str]) -> int:
    form = argparse.RawTextHelpFormatter
    parser = argparse.ArgumentParser(prog="run.py prove sight", description=__doc__, formatter_class=form)
    parser.add_argument("--pairs", type=int, default=100, help="pairs of worlds (default: 100)")
    parser.add_argument("--seed", type=int, default=1, help="the seed of the first pair (default: 1)")
    parser.add_argument("--postgres", type=int, default=4, help="how many of them on PostgreSQL (default: 4)")
    parser.add_argument("--teeth", action="store_true", help="instead, plant leaks and count how many are caught")
    parser.add_argument("--json", action="store_true", help="print one line of JSON and nothing else")
    given = parser.parse_args(arguments)
    say = (lambda _: None) if given.json else (lambda line: print(line, flush=True))
    began = time.perf_counter()
    result = teeth(given.seed, say) if given.teeth else sight(given.pairs, given.seed, min(given.postgres, given.pairs), say)
    print(json.dumps({"proof": "sight", **result, "seconds": round(time.perf_counter() - began, 1)}))
    return 0 if result["good"] else 1


def sight(wanted: int, seed: int, on_postgres: int, say: Any) -> dict[str, Any]:
    with ExitStack() as stack:
        files = stack.enter_context(Files())
        schema = schema_of(files)
        found = [compared(files, schema, wanted - on_postgres, seed)]
        if on_postgres:
            found.append(compared(stack.enter_context(databases()), schema, on_postgres, seed + 1_000_000))
    kinds = sum((one.kinds for one in found), Counter[str]())
    told = {
        "pairs": sum(one.pairs for one in found),
        "on PostgreSQL": on_postgres,
        "routes": len(schema["paths"]),
        "messages": sum(one.messages for one in found),
        "bytes compared": sum(one.compared for one in found),
        "bytes that differ": sum(one.differ for one in found),
    }
    for name, figure in told.items():
        say(f"{name:>20}  {figure:,}")
    for name, figure in sorted(kinds.items()):
        say(f"{name:>20}  {figure:,}")
    for one in found:
        for world, seen in zip(("here", "there"), one.first or (), strict=False):
            say(f"{world}: {seen}")
    return told | {"seed": seed, "wearers": dict(kinds), "good": not told["bytes that differ"]}


def teeth(seed: int, say: Any, some: tuple[str, ...] = tuple(LEAKS)) -> dict[str, Any]:
    after = dict[str, int | None]()
    with Files() as files:
        for leak in some:
            after[leak] = caught(leak, files, seed)
            say(f"{leak:>48}  {'MISSED' if after[leak] is None else f'caught at pair {after[leak]}'}")
    many = sum(pairs is not None for pairs in after.values())
    say(f"{many} of {len(some)} planted leaks were caught")
    return {"planted": len(some), "caught": many, "after": after, "seed": seed, "good": many == len(some)}
