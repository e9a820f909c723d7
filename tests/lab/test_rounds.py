"""Rounds for training are dealt and counted as the rules do it, and seen as a mind sees them at a real table."""

from __future__ import annotations

import numpy as np
import pytest
from numpy.random import default_rng

from coyote import DEALER, EDITIONS, Begin, Call, Deal, Declare, Game, play, view
from coyote.bots.wolf.features import RAISES, rows
from coyote.bots.wolf.featurize import featurize
from coyote.lab.batch import Batch
from coyote.lab.rounds import HIGH, LOW, Kinds, Rounds, added, changes
from coyote.lab.simulate import NAMES
from coyote.odds import odds
from coyote.rules.game import opened
from coyote.rules.model.terms import agree_on
from coyote.rules.play.count import total
from tests.tables import DEVIR, KIDULT

pytestmark = pytest.mark.slow

SIZE = 30


def whole_decks(edition: str, seats: int) -> tuple[Rounds, dict[int, Game]]:
    """Rounds, and, as games of the rules, those of them that begin with a whole deck."""
    box, rng = EDITIONS[edition], default_rng(seats)
    rounds = Rounds(Kinds(box), seats, SIZE, rng)
    rounds.lives[:] = box.out_at
    rounds.change = changes(rounds.lives)
    games = {}
    for place in np.flatnonzero(rounds.pile.sum(axis=1) == box.deck.size - seats).tolist():
        game = play(opened(agree_on(box, NAMES[:seats], {})), DEALER, Begin(int(rounds.starter[place])))
        games[place] = play(game, DEALER, Deal(tuple(box.deck.kinds[kind] for kind in rounds.heads[place])))
    return rounds, games


@pytest.mark.parametrize("edition", [KIDULT, DEVIR])
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_training_sees_what_a_mind_sees_at_the_table(edition: str, seats: int) -> None:
    rounds, games = whole_decks(edition, seats)
    batch, rng, compared = Batch(rounds), default_rng(1), 0
    while len(alive := batch.alive):
        trained = rows(batch.features())
        for row, place in enumerate(alive.tolist()):
            if place in games:
                sight = view(games[place], games[place].turn)
                assert np.allclose(trained[row], rows(featurize(sight, odds(sight)))[0], atol=1e-4), sight
                compared += 1
        steps = np.array(RAISES)[rng.integers(batch.turn == 0, len(RAISES), len(alive))]
        if batch.turn > 10:
            steps[:] = 0
        numbers = batch.number[alive] + steps
        for place, step, number in zip(alive.tolist(), steps.tolist(), numbers.tolist(), strict=True):
            if place in games:
                game = games[place]
                games[place] = play(game, game.turn, Declare(number) if step else Call())
        batch.move(steps == 0, numbers)
    assert compared > 20


@pytest.mark.parametrize("edition", [KIDULT, DEVIR])
def test_training_counts_by_the_rules(edition: str) -> None:
    box, rng = EDITIONS[edition], default_rng(2)
    kinds = Kinds(box)
    for seats in range(2, 9):
        hands = np.array([rng.permutation(kinds.cards)[:seats] for _ in range(100)])
        totals = added(kinds, list(hands.T), 100).total
        for hand, found in zip(hands, totals, strict=True):
            assert found == total([box.deck.kinds[kind] for kind in hand], (), box.order)


@pytest.mark.parametrize("edition", [KIDULT, DEVIR])
def test_training_knows_the_exact_odds(edition: str) -> None:
    rounds, games = whole_decks(edition, 4)
    for place, game in games.items():
        for seat in range(4):
            known = odds(view(game, seat))
            chances = [known.chance(number) for number in range(LOW, HIGH + 1)]
            assert np.allclose(rounds.holds[place, seat], chances, atol=1e-5)
