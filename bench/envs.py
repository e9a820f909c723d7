"""Turns per second through PettingZoo, compared with its own game of hidden cards, hanabi_v5, driven by the same loop.

Both sides play whole games in one process, by turns: `reset`, then `last`, a uniform choice among what the mask allows, and
`step`, until all agents are gone. A turn is a step of an agent that is still in. Ours: kidult_2003 with 4 seats, base rules and
then specials; and oliphante_2010 with coins. Theirs: hanabi_v5 as it comes, on OpenSpiel's C++ through Shimmy.
"""

from __future__ import annotations

import statistics
import warnings
from collections.abc import Callable
from random import Random
from time import perf_counter
from typing import Any

ENOUGH = 2_000
"""A measurement lasts until this many turns are over, and the game is."""


def made() -> dict[str, Any]:
    """The environments."""
    from pettingzoo import make

    import coyote.envs

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        return {
            "coyote": make("aec", coyote.envs.ZOO),
            "hanabi_v5": make("aec", "classic/hanabi_v5"),
            "coyote, specials": make("aec", coyote.envs.ZOO, specials=True),
            "coyote, coins": make("aec", coyote.envs.ZOO, edition="oliphante_2010", coins=True),
        }


def turns(env: Any, seed: int) -> int:
    """Play until it is enough; return how many turns it took."""
    random, done, game = Random(seed).random, 0, 0
    while done < ENOUGH:
        env.reset(seed=seed * 1000 + game)
        game += 1
        while env.agents:
            observation, _, ended, cut, _ = env.last()
            if ended or cut:
                env.step(None)
                continue
            allowed = observation["action_mask"].nonzero()[0]
            env.step(int(allowed[int(random() * len(allowed))]))
            done += 1
    return done


def measure(repeats: int, say: Callable[[str], object]) -> dict[str, float]:
    """Turns per second of each side, and how many times as fast ours is."""
    envs = made()
    speeds: dict[str, list[float]] = {side: [] for side in envs}
    for env in envs.values():
        turns(env, 0)  # warm up
    for repeat in range(repeats):
        for side, env in envs.items():
            begun = perf_counter()
            done = turns(env, 1 + repeat)
            speeds[side].append(done / (perf_counter() - begun))
        say(f"  {repeat + 1}/{repeats}  " + "   ".join(f"{side} {values[-1]:>7,.0f}" for side, values in speeds.items()))
    middle = {side: statistics.median(values) for side, values in speeds.items()}
    theirs = middle["hanabi_v5"]
    for side, speed in middle.items():
        say(f"{side:<18}{speed:>8,.0f} turns/s" + ("" if side == "hanabi_v5" else f", {speed / theirs:.1f} times hanabi_v5"))
    return {
        "turns_per_s": round(middle["coyote"]),
        "hanabi_v5_turns_per_s": round(theirs),
        "ratio": round(middle["coyote"] / theirs, 2),
        "ratio_specials": round(middle["coyote, specials"] / theirs, 2),
        "ratio_coins": round(middle["coyote, coins"] / theirs, 2),
    }
