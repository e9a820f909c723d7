"""Minds: the time a decision takes, and how often a person gets a turn.

On a busy machine the clock measures what else runs there; the processor time of the same decisions does not.

A person, played by the owl, sits at a table of four with three minds of one kind. Of the rounds that a mind starts, the
benchmark counts those in which the person gets at least one turn.
"""

from __future__ import annotations

import statistics
from collections.abc import Callable
from random import Random
from time import perf_counter, thread_time

from coyote import DEALER, EDITIONS, NOBODY, play, view
from coyote.bots import MINDS
from coyote.dealing import chance
from coyote.lab.simulate import NAMES
from coyote.rules.game import opened
from coyote.rules.model.moves import Deal, Move
from coyote.rules.model.terms import agree_on

GAMES = 10
PERSON = 0


def measure(repeats: int, say: Callable[[str], object]) -> dict[str, float]:
    figures: dict[str, float] = {}
    for name, mind in MINDS.items():
        times: list[float] = []
        worked: list[float] = []
        begun = reached = 0
        for seed in range(GAMES * repeats):
            edition = EDITIONS[list(EDITIONS)[seed % len(EDITIONS)]]
            rng, game = Random(seed), opened(agree_on(edition, NAMES[:4], {}))
            counting = False
            while game.turn != NOBODY:
                move: Move
                if game.turn == DEALER:
                    move = chance(game, rng)
                    if isinstance(move, Deal):
                        counting = PERSON in game.round.inside and game.round.starter != PERSON
                        begun += counting
                else:
                    if counting and game.turn == PERSON:
                        reached, counting = reached + 1, False
                    sight = view(game, game.turn)
                    before, began = perf_counter(), thread_time()
                    move = (MINDS["owl"] if game.turn == PERSON else mind).decide(sight, rng)
                    if game.turn != PERSON:
                        times.append((perf_counter() - before) * 1e3)
                        worked.append((thread_time() - began) * 1e3)
                game = play(game, game.turn, move)
        late, hard = (sorted(each)[int(len(each) * 0.99)] for each in (times, worked))
        figures[f"{name}_ms"] = round(statistics.median(times), 3)
        figures[f"{name}_p99_ms"] = round(late, 3)
        figures[f"{name}_cpu_p99_ms"] = round(hard, 3)
        figures[f"{name}_reach"] = round(reached / begun, 3)
        say(
            f"{name:<10} median {statistics.median(times):6.3f} ms, p99 {late:6.3f} ms a decision, {hard:6.3f} of a processor;"
            f" {reached / begun:.0%} of {begun} rounds that a {name} started reached the person"
        )
    return figures
