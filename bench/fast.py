"""Steps per second of the batched simulator on one core, beside Pgx's leduc_holdem and kuhn_poker.

All sides step 4,096 games with random legal moves and begin the next game where one ends, alternating in one process. What is
counted is the processor time of all threads, because these cores are shared; so a figure is what one core does. The medians of
the repeats count. `rolled_best` is the best of them: neighbours who use the same caches only make a run slower.

Ours: kidult_2003, 4 seats, base rules; one of the ten lowest numbers or the call, all equally likely. `rolled` is the kernel
that chooses and steps by itself; `stepped` hands actions in from outside, has them checked, and fills what the seat to move may
see. With coins, specials and eyes, `rolled` again. Pgx's: its auto-reset step, vectorised and compiled as a whole with the
choice of a legal action.
"""

from __future__ import annotations

import statistics
from collections.abc import Callable
from time import perf_counter, process_time
from typing import Any

from coyote.fast import Herd

GAMES = 4096
STEPS = 500
PGX = ("leduc_holdem", "kuhn_poker")


def rolled(edition: str, **options: Any) -> Callable[[], int]:
    herd = Herd(edition, 4, GAMES, observing=False, **options)

    def run() -> int:
        herd.roll(STEPS)
        return GAMES * STEPS

    return run


def stepped(edition: str) -> Callable[[], int]:
    herd = Herd(edition, 4, GAMES)

    def run() -> int:
        for _ in range(STEPS // 5):
            herd.step(herd.wander())
        return GAMES * (STEPS // 5)

    return run


def pgx(name: str) -> Callable[[], int]:
    """A game of Pgx, as its documentation steps it."""
    import jax
    from pgx import make
    from pgx.experimental.wrappers import auto_reset

    game: Any = make(name)
    step = auto_reset(game.step, game.init)

    def one(carried: Any, _: Any) -> Any:
        state, key = carried
        key, choosing, dealing = jax.random.split(key, 3)
        logits = jax.numpy.log(state.legal_action_mask.astype(jax.numpy.float32))
        actions = jax.random.categorical(choosing, logits, axis=-1)
        return (jax.vmap(step)(state, actions, jax.random.split(dealing, GAMES)), key), None

    many: Any = jax.jit(lambda state, key: jax.lax.scan(one, (state, key), None, length=STEPS)[0])
    first = jax.jit(jax.vmap(game.init))(jax.random.split(jax.random.PRNGKey(0), GAMES))
    carried = many(first, jax.random.PRNGKey(1))

    def run() -> int:
        nonlocal carried
        carried = many(*carried)
        carried[1].block_until_ready()
        return GAMES * STEPS

    return run


def at_once(threads: int) -> float:
    """Steps per second by the wall clock, with this many threads."""
    herd = Herd("kidult_2003", 4, GAMES * threads, threads=threads, observing=False)
    herd.roll(1)
    begun = perf_counter()
    herd.roll(STEPS)
    took = perf_counter() - begun
    herd.close()
    return GAMES * threads * STEPS / took


def measure(repeats: int, say: Callable[[str], object]) -> dict[str, float]:
    """The figures; `say` also prints them for people."""
    sides = {
        "rolled": rolled("kidult_2003"),
        "stepped": stepped("kidult_2003"),
        "rolled_coins": rolled("oliphante_2010", coins=True),
        "rolled_specials": rolled("kidult_2003", specials=True),
        "rolled_eyes": rolled("heidelbaer_2020", trickster=True),
    } | {f"pgx_{name}": pgx(name) for name in PGX}
    speeds: dict[str, list[float]] = {side: [] for side in sides}
    for run in sides.values():
        run()  # compile and warm up
    for _ in range(repeats):
        for side, run in sides.items():
            begun = process_time()
            steps = run()
            speeds[side].append(steps / (process_time() - begun) / 1e6)
    figures = {f"{side}_M_per_s": round(statistics.median(values), 2) for side, values in speeds.items()}
    figures["rolled_best_M_per_s"] = round(max(speeds["rolled"]), 2)
    figures |= {f"wall_{threads}_threads_M_per_s": round(at_once(threads) / 1e6, 2) for threads in (1, 2)}
    for name, figure in figures.items():
        say(f"{name:>34}  {figure:>8.2f}")
    return figures
