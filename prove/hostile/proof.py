"""`python3 run.py prove hostile`: everybody who means harm against a real server, at once and one after another."""

from __future__ import annotations

import argparse
import asyncio
import json
import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path

from prove.common.client import Person, Place
from prove.common.promises import Promises
from prove.common.running import Running
from prove.hostile import doors, floods, fuzzing
from prove.hostile.fuzzing import LOGGED, Fuzzer
from prove.hostile.neighbours import ROUNDS, SECONDS, neighbours
from prove.hostile.neighbours_attacks import ATTACKS
from prove.hostile.watched import alive, resident

CANARIES = "no token, seed or hidden card in the journal or in /metrics"
RUDE = 40
"""Guests who send hostile frames."""
GROWTH_MB = 48
"""How much memory may grow meanwhile; a leak of a kilobyte for each frame would be more."""


def in_the_log(promises: Promises, database: Path, fuzzers: list[Fuzzer]) -> None:
    acked = set[str]().union(*(fuzzer.acked for fuzzer in fuzzers))
    rude = set[str]().union(*(fuzzer.people for fuzzer in fuzzers))
    with closing(sqlite3.connect(database)) as db:
        for (op,) in db.execute("SELECT op_id FROM entries"):
            if op.partition(":")[0] in rude:
                promises.kept(LOGGED, op in acked, op)


def canaries(promises: Promises, running: Running, database: Path, place: Place, tokens: list[str]) -> None:
    """Secrets, and whatever looks like a hand of cards, must not be where an operator looks."""
    with closing(sqlite3.connect(database)) as db:
        seeds = [seed for (seed,) in db.execute("SELECT seed FROM secrets")]
    status, _, metrics = place.http("GET", "/metrics")
    seen = "\n".join(running.journal) + metrics.decode()
    words = [*tokens, *(seed.hex() for seed in seeds), *(json.dumps(list(seed))[1:20] for seed in seeds)]
    for word in words:
        promises.kept(CANARIES, word not in seen, "a token or a seed")
    for sign in ('"worn"', "Dealt", "cards", "double"):
        promises.kept(CANARIES, sign not in seen, sign)
    promises.kept(CANARIES, status == 200 and bool(seeds), "nothing was looked for")


async def prove(promises: Promises, running: Running, database: Path, frames: int, seed: int) -> None:
    place = Place(running.port, source="127.10.0.1")
    ann, bob = await Person.at(place, "ann"), await Person.at(place, "bob")
    link = (await ann.open())["link"]
    line = await ann.line(link)
    other = await bob.line(link)
    await other.ask("sit", name="bob")
    promises.say("origins and compression")
    await doors.origins(promises, Place(running.port, source="127.10.1.1"))
    promises.say("who has no seat")
    await doors.without_a_seat(promises, Place(running.port, source="127.10.2.1"), link)
    await line.ask("start")
    await line.until(lambda frame: frame.get("game", {}).get("stage") == "play")
    game = line.frame["game"]["id"]
    promises.say("wrong tokens at the socket and over HTTP")
    await asyncio.gather(
        doors.at_the_socket(promises, Place(running.port, source="127.10.3.1"), link, ann, line),
        doors.over_http(promises, Place(running.port, source="127.10.4.1"), link, game, ann),
    )
    alive(promises, running)
    promises.say(f"{frames:,} hostile frames")
    await fuzzing.fuzz(promises, running.port, min(frames, 2000), seed + RUDE, RUDE)
    before = resident(running)
    fuzzers = await fuzzing.fuzz(promises, running.port, frames, seed, RUDE)
    growth = resident(running) - before
    promises.figure("memory grown by, in MB, while fuzzed", growth)
    promises.kept("memory stays bounded", growth < GROWTH_MB, f"{growth:.1f} MB after {frames:,} frames")
    alive(promises, running)
    in_the_log(promises, database, fuzzers)
    await floods.floods(promises, running, resident)
    alive(promises, running)
    quiet = Place(running.port, source="127.10.9.1")
    canaries(promises, running, database, quiet, [ann.token, bob.token, *(fuzzer.person.token for fuzzer in fuzzers)])
    await line.close()
    await other.close()


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="run.py prove hostile", description=__doc__)
    parser.add_argument("--frames", type=int, default=20_000, help="hostile frames to send (%(default)s)")
    parser.add_argument("--seed", type=int, default=1, help="the seed of their randomness (%(default)s)")
    parser.add_argument("--json", action="store_true", help="print one line of JSON and nothing else")
    parser.add_argument("--neighbours", nargs="*", choices=ATTACKS, help="only what people feel beside these attacks, or all")
    parser.add_argument("--seconds", type=float, default=SECONDS, help="how long people are watched beside each (%(default)s)")
    parser.add_argument("--rounds", type=int, default=ROUNDS, help="how many servers each of those meets (%(default)s)")
    chosen = parser.parse_args(arguments)
    promises = Promises("hostile", quiet=chosen.json)
    if chosen.neighbours is not None:
        neighbours(promises, chosen.neighbours or list(ATTACKS), chosen.seconds, chosen.rounds)
        return promises.report()
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder, "hostile.db")
        with Running("--database", str(database)) as running:
            promises.say(f"a server on port {running.port}")
            asyncio.run(prove(promises, running, database, chosen.frames, chosen.seed))
    return promises.report()
