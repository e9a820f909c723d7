"""External-sampling CFR on OpenSpiel's `python_coyote_mini`: watch the exploitability fall.

    python -m examples.solve_mini [ITERATIONS]

Needs the extra [spiel]. The solver and the measure are OpenSpiel's own.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator

import numpy as np
import pyspiel
from open_spiel.python.algorithms.exploitability import exploitability
from open_spiel.python.algorithms.external_sampling_mccfr import ExternalSamplingSolver

import coyote.envs.spiel  # noqa: F401 - registers the games


def solving(iterations: int, looks: int = 5, seed: int = 1) -> Iterator[tuple[int, float]]:
    """How exploitable the average policy is, at `looks` moments from the first iteration to the last, ever farther apart."""
    np.random.seed(seed)  # the solver draws from it
    game = pyspiel.load_game("python_coyote_mini")
    solver = ExternalSamplingSolver(game)
    moments = sorted({round(iterations ** (look / (looks - 1))) for look in range(looks)})
    for iteration in range(1, iterations + 1):
        solver.iteration()
        if iteration in moments:
            yield iteration, exploitability(game, solver.average_policy())


if __name__ == "__main__":
    for iteration, found in solving(int(sys.argv[1]) if len(sys.argv) > 1 else 10_000):
        print(f"{iteration:>7,} iterations: exploitability {found:.4f} coyotes a round")
