"""The batched attack: its wolves are the wolf, its games keep the rules, and it finds what is wrong."""

from __future__ import annotations

from statistics import fmean

import numpy as np
import pytest
from numpy.random import default_rng

from coyote import EDITIONS, Call, Declare, play, view
from coyote.bots.wolf.net import Layers
from coyote.bots.wolf.policy import learned
from coyote.bots.wolf.wolf import MIND
from coyote.lab.attack import DEAF, FULL, PLUS_ONE
from coyote.lab.batch import Batch
from coyote.lab.batch_attack import BatchAttack, Worlds, worlds_of
from coyote.lab.batch_games import Table, dealt, share
from coyote.lab.batch_wolf import BatchWolf
from coyote.lab.learner import copied
from coyote.lab.reading import Reading
from coyote.lab.rounds import Kinds
from coyote.lab.simulate import NAMES
from coyote.rules.model.cards import MYSTERY
from coyote.rules.model.terms import Terms, agree_on
from tests.lab.test_rounds import whole_decks
from tests.tables import DEVIR, KIDULT

pytestmark = pytest.mark.slow


def terms(edition: str, seats: int = 4) -> Terms:
    return agree_on(EDITIONS[edition], NAMES[:seats], {})


def hothead() -> Layers:
    """A wolf that calls every number, unless it is sure to hold."""
    layers = copied(learned())
    layers[-1][1][0] = 1e6
    return layers


@pytest.mark.parametrize("edition", [KIDULT, DEVIR])
@pytest.mark.parametrize("seats", [3, 4])
def test_the_wolf_at_many_tables_plays_as_at_one(edition: str, seats: int) -> None:
    """But for a `?` that it may wear itself, which training takes for the card that it turns over."""
    rounds, games = whole_decks(edition, seats)
    batch, wolf, rng, compared = Batch(rounds), BatchWolf(learned(), rounds), default_rng(1), 0
    while len(alive := batch.alive):
        opening = batch.turn == 0
        numbers = wolf.opened(batch, rng) if opening else batch.number[alive] + rng.choice([1, 1, 2, 6], len(alive))
        opens = wolf.opens(batch, numbers) if opening else None
        inclined = None if opening else wolf.inclined(batch)
        for row, place in enumerate(alive.tolist()):
            if place not in games:
                continue
            assert MIND.consider is not None
            chances = MIND.consider(view(games[place], games[place].turn))
            if opens is not None:
                assert opens[row] == pytest.approx(chances[Declare(int(numbers[row]))])
            else:
                assert inclined is not None
                often = chances.get(Call(), 0.0)
                assert inclined.calls[row] == pytest.approx(often, abs=0.02)
                two = chances.get(Declare(int(batch.number[place]) + 2), 0.0)
                assert two == pytest.approx((1 - often) * inclined.twos[row], abs=0.02)
            compared += 1
            games[place] = play(games[place], games[place].turn, Declare(int(numbers[row])))
        ended = np.full(len(alive), batch.turn > 8)
        batch.move(ended, numbers)
    assert compared > 20


def one_table(edition: str, seed: int) -> tuple[Table, Worlds]:
    table = Table(terms(edition), f"one table {seed}", attacker=0)
    return table, worlds_of(Kinds(EDITIONS[edition]), dealt([table]))


@pytest.mark.parametrize("edition", [KIDULT, DEVIR])
def test_the_attacker_believes_what_exact_bayes_believes(edition: str) -> None:
    """On average: a wolf at many tables thinks that it wears no `?`, and may bear a slightly lower number."""
    kinds, apart = EDITIONS[edition].deck.kinds, list[float]()
    for seed in range(12):
        table, worlds = one_table(edition, seed)
        game = table.game
        if game.turn == 0 or any(card == MYSTERY for _, card in view(game, 0).worn):
            continue
        attack, reading = BatchAttack(worlds, learned(), default_rng(seed)), Reading(MIND, view(game, 0))
        while game.turn != 0:
            moves = attack.moved()
            if moves.called[0]:
                break
            said = Declare(int(moves.number[0]))
            reading.hear(game.turn, said)
            game = play(game, game.turn, said)
            here = worlds.of[attack.batch.alive]
            attack.batch.move(moves.called[here], moves.number[here])
        cards = [kinds[kind] for kind in worlds.rounds.heads[:, worlds.attacker[0]]]
        for card, weight in zip(cards, attack.weight, strict=True):
            if card != MYSTERY:
                apart.append(abs(weight - reading.weights.get(card, 0.0)))
    assert len(apart) > 30
    assert fmean(apart) < 0.01


@pytest.mark.parametrize("way", [FULL, PLUS_ONE, DEAF])
@pytest.mark.parametrize("edition", [KIDULT, DEVIR])
def test_the_same_seed_gives_the_same_games_and_all_keep_the_rules(edition: str, way: str) -> None:
    """Chance and rules do not care how long a game is: two coyotes put a player out, so that both one life and two are met."""
    short = agree_on(EDITIONS[edition], NAMES[:4], {"out_at": 2})
    first, again = (share(short, learned(), 8, 1, way=way, rollouts=2) for _ in range(2))
    assert first == again
    assert 0 <= first.share <= 1


def test_the_attack_finds_a_wolf_that_always_calls() -> None:
    assert share(terms(KIDULT), hothead(), 24, 1).share > 0.5  # a quarter is fair
