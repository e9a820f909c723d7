"""The attack and the bits: whoever tells others what they wear is found out, and the ladder does not."""

from __future__ import annotations

import json
from random import Random
from statistics import fmean

import pytest
from click.testing import CliRunner

from coyote import EDITIONS, Declare, view
from coyote.bots import MINDS
from coyote.bots.mind import Chances, Mind, considering, say, surely
from coyote.commands import main
from coyote.lab.arena import Dealer, one_against
from coyote.lab.attack import DEAF, FULL, PLUS_ONE, Attacker, AttackPlayer
from coyote.lab.bits import given_away
from coyote.lab.reading import NotReadable, Reading
from coyote.lab.references import REFERENCES
from coyote.lab.simulate import NAMES
from coyote.odds import odds
from coyote.rules.game import opened, play
from coyote.rules.model.cards import Card
from coyote.rules.model.moves import DEALER, Call
from coyote.rules.model.terms import Terms, agree_on
from coyote.rules.sight import View
from coyote.table.autopilot import STAND_IN
from tests.tables import DEVIR, KIDULT, played

pytestmark = pytest.mark.slow


def tells(view: View) -> Chances:
    """Opens with its mean, and calls whatever comes next: an oracle."""
    return say(view, int(odds(view).mean)) if view.number is None else surely(Call())


TELLER = considering("teller", tells)


def terms(edition: str = KIDULT, seats: int = 4, **options: object) -> Terms:
    return agree_on(EDITIONS[edition], NAMES[:seats], options)


def open_bits(mind: Mind, edition: str) -> tuple[float, float]:
    """What is open about a listener's card before and after an opening, on average over a few deals."""
    before, after = [], []
    for seed in range(16):
        game, dealer = opened(terms(edition)), Dealer(terms(edition), f"opening {seed}")
        while game.turn == DEALER:
            game = play(game, DEALER, dealer.move(game))
        opener = game.turn
        reading = Reading(mind, view(game, (opener + 1 + seed % 3) % 4))
        before.append(reading.bits)
        reading.hear(opener, mind.decide(view(game, opener), Random(seed)))
        after.append(reading.bits)
    return fmean(before), fmean(after)


def test_a_mind_that_opens_with_its_mean_tells_listeners_their_cards() -> None:
    before, after = open_bits(TELLER, DEVIR)
    assert before > 4
    assert after < 1


@pytest.mark.parametrize("edition", [KIDULT, DEVIR])
@pytest.mark.parametrize(
    ("name", "left"),
    [*((name, 3.0) for name in ("owl", "hare", "wolf")), *((name, 2.0) for name in ("cub", "tortoise", "fox"))],
)
def test_after_an_opening_a_listener_still_knows_little(name: str, left: float, edition: str) -> None:
    assert open_bits(MINDS[name], edition)[1] >= left


def test_after_an_opening_of_the_stand_in_even_less() -> None:
    assert open_bits(MINDS[STAND_IN], DEVIR)[1] >= 3.5


@pytest.mark.parametrize("name", ["owl", "hare", "wolf"])
def test_an_opening_is_drawn_from_what_everybody_knows(name: str) -> None:
    """Whatever cards it sees, as long as they bear its numbers."""
    consider = MINDS[name].consider
    assert consider is not None
    hands = ("5 10 5 10", "5 20 15 3", "5 double 10 15")
    first, *others = [consider(view(played(KIDULT, f"deal {hand}"), 0)) for hand in hands]
    assert len(first) > 3, "an opening that is always the same would be dull"
    assert others == [first, first]


def test_a_reading_is_bayes() -> None:
    """Ann sees 10 and 3 and opens with their sum and what she expects: Bob learns his 3 if nothing else fits."""
    game = played(KIDULT, "deal 5 3 10", seats="ann bob cem")
    reading = Reading(TELLER, view(game, 1))
    assert reading.weights[Card("20")] == pytest.approx(1 / 34)
    (said,) = tells(view(game, 0))
    reading.hear(0, said)
    assert Card("3") in reading.weights
    assert sum(reading.weights.values()) == pytest.approx(1)
    assert reading.bits < 2


def test_bits_count_openings_and_later_numbers_apart() -> None:
    found = given_away(terms(), REFERENCES["cautious"], 5, seed=1)
    assert found.rounds == 5
    assert 0 <= found.after <= found.before < 4.5


@pytest.mark.parametrize("way", [FULL, PLUS_ONE, DEAF])
def test_the_attack_is_the_same_for_the_same_seed_and_keeps_the_rules(way: str) -> None:
    attack = Attacker("attack", REFERENCES["plus_one"], way, rollouts=2)
    results = [one_against(terms(), attack, [REFERENCES["plus_one"]], 4, seed=1) for _ in range(2)]
    assert results[0] == results[1]


def test_the_attack_finds_what_is_wrong_with_a_mind_that_only_adds_one() -> None:
    idea = REFERENCES["cautious"]
    result = one_against(terms(seats=3), Attacker("attack", idea), [idea], 24, seed=1)
    assert result.of("attack").share > 0.6  # one third is fair


def test_an_attacker_who_may_only_add_one_never_jumps() -> None:
    player = AttackPlayer(Attacker("attack", REFERENCES["plus_one"], PLUS_ONE))
    sight = view(played(KIDULT, "deal 10 15 20 15 / ann 3"), 1)
    player.begin(sight.terms, 1, "any")
    assert player.tried(sight, Random(1)) == [Declare(4)]


def test_tables_with_powers_cannot_be_attacked() -> None:
    with pytest.raises(NotReadable):
        AttackPlayer(Attacker("attack", MINDS["owl"])).begin(terms(DEVIR, coins="on"), 0, "any")


def test_the_command_reports_the_gain_and_refuses_what_it_cannot_attack() -> None:
    run = CliRunner(env={"COYOTE_LANG": "en"}).invoke
    words = ["arena", "plus_one", "--attack", "--games", "4", "--rollouts", "1", "--workers", "1"]
    assert "more than a fair share" in run(main, words).output
    told = json.loads(run(main, [*words, "--json"]).output)
    assert told["gain_95"][0] <= told["gain"] <= told["gain_95"][1]
    assert run(main, ["arena", "owl", "fox", "--attack"]).exit_code == 2
    assert run(main, ["arena", "owl", "--bits", "--option", "specials=on"]).exit_code == 2
