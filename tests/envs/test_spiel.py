"""OpenSpiel: its own suites pass on both games, and what they do not look at holds as well."""

from __future__ import annotations

import pickle
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

if sys.platform == "win32":
    pytest.skip("OpenSpiel has no wheels for Windows", allow_module_level=True)

import pyspiel
from absl import flags
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import generate_playthrough
from open_spiel.python.observation import make_observation
from open_spiel.python.tests import games_sim_test

import coyote.envs.spiel
from coyote import Coin, Game, view
from coyote.rules.model.state import Stage

pytestmark = pytest.mark.slow

FULL, MINI = "python_coyote", "python_coyote_mini"
SHORT = "options=out_at 1; highest_number 60"
GAMES = [
    MINI,
    f"{FULL}({SHORT})",
    f"{FULL}(edition=oliphante_2010,players=5,options=coins on; out_at 1; least_number 1; highest_number 60)",
    f"{FULL}(episode=round,players=3,options=specials on; highest_number 60)",
    f"{FULL}(edition=powwow_2006,players=4,options=out_at 1; least_number 1; highest_number 60)",
    f"{FULL}(edition=heidelbaer_2020,players=4,options=trickster on; out_at 2; least_number 1; highest_number 30)",
]
EYES = GAMES[-1]
GOLDEN = Path(__file__).with_name("playthrough_mini.txt")


@pytest.mark.parametrize("name", GAMES)
def test_random_simulations_pass(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", GAMES)
def test_the_simulations_of_the_python_suite_pass(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    np.random.seed(1)
    games_sim_test.GamesSimTest().sim_game(pyspiel.load_game(name))
    assert f"Sim of game {FULL}" in capsys.readouterr().out


@pytest.mark.parametrize("players", range(2, 7))
def test_the_simulations_pass_for_every_number_of_players_that_the_suite_tries(players: int) -> None:
    np.random.seed(players)
    game = pyspiel.load_game(FULL, {"players": players, "options": "out_at 1; highest_number 60"})
    games_sim_test.GamesSimTest().sim_game(game)
    assert game.num_players() == players


# 22 deals; after each of them, any of the numbers 1 to 5 have been said, and all but the opener may call
api_test.TOTAL_NUM_STATES[MINI] = (6, 22 * 32, 22 * 31)
api_test.PERFECT_RECALL_NUM_STATES[MINI] = 5 * 32  # a card of five kinds is seen


class TestTheApiOnTheWholeTree(api_test.EnforceAPIOnFullTreeBase):  # type: ignore[misc]  # among them: perfect recall
    game_name, game = MINI, pyspiel.load_game(MINI)


class TestTheApiOnTheSmallGame(api_test.EnforceAPIOnPartialTreeBase):  # type: ignore[misc]
    game_name, game = MINI, pyspiel.load_game(MINI)


class TestTheApiOnTheFullGame(api_test.EnforceAPIOnPartialTreeBase):  # type: ignore[misc]
    game_name, game = FULL, pyspiel.load_game(GAMES[1])


class TestTheApiWithEyes(api_test.EnforceAPIOnPartialTreeBase):  # type: ignore[misc]
    game_name, game = FULL, pyspiel.load_game(EYES)


class TestTheApiWithCoins(api_test.EnforceAPIOnPartialTreeBase):  # type: ignore[misc]
    game_name, game = FULL, pyspiel.load_game(GAMES[2])


def test_the_golden_playthrough_is_played_again_line_by_line() -> None:
    """After a change that is meant, write it anew: `.venv-test/bin/python -m tests.envs.test_spiel`."""
    flags.FLAGS([__file__])  # the suite wants to have read its command line
    expected, actual = generate_playthrough.replay(str(GOLDEN))
    assert actual == expected


def test_both_games_are_registered_and_load_without_parameters() -> None:
    registered = {kind.short_name: kind for kind in pyspiel.registered_games()}
    for name in (FULL, MINI):
        assert registered[name].default_loadable
        game = pyspiel.load_game(name)
        assert game.hides_state_from_agents()
        assert pickle.loads(pickle.dumps(game)).num_players() == game.num_players()
    assert coyote.envs.spiel.FULL["players"] == pyspiel.load_game(FULL).num_players() == 4


def played(game: Any, seed: int) -> Iterator[Any]:
    """The states of a random game."""
    rng, state = Random(seed), game.new_initial_state()
    while True:
        yield state
        if state.is_terminal():
            return
        actions, chances = (
            zip(*state.chance_outcomes(), strict=True) if state.is_chance_node() else (state.legal_actions(), None)
        )
        state.apply_action(rng.choices(actions, chances)[0])


@pytest.mark.parametrize("name", GAMES)
def test_chances_add_up_and_nobody_is_told_the_own_card(name: str) -> None:
    game = pyspiel.load_game(name)
    for state in played(game, 3):
        if state.is_chance_node():
            assert sum(chance for _, chance in state.chance_outcomes()) == pytest.approx(1)
        if state.is_player_node():
            for player in range(game.num_players()):
                told = state.information_state_string(player).splitlines()[-1 - len(state.at.game.history) :]
                dealt = [line for line in told if line.startswith("Dealt(")]
                assert not dealt or dealt[-1].split("heads=(")[1].split(",")[player].strip(" )") == "None"


@pytest.mark.parametrize("name", GAMES[1:-1])
def test_two_worlds_look_the_same_to_the_player_who_cannot_see(name: str) -> None:
    """Deal another card to one player, make the same moves, and compare all that this player is given."""
    game, compared = pyspiel.load_game(name), 0
    for seed in range(6):
        rng, here = Random(seed), game.new_initial_state()
        while here.is_chance_node():
            there = here.clone()
            here.apply_action(rng.choice([action for action, _ in here.chance_outcomes()]))
        hidden = [action for action, _ in there.chance_outcomes() if action != here.history()[-1]]
        there.apply_action(rng.choice(hidden))  # the last card dealt is that of the last seat
        player = game.num_players() - 1
        while here.is_player_node() and there.is_player_node():
            compared += 1
            assert here.information_state_string(player) == there.information_state_string(player)
            assert here.observation_string(player) == there.observation_string(player)
            assert here.observation_tensor(player) == there.observation_tensor(player)
            assert here.observation_tensor(0) != there.observation_tensor(0)
            assert here.legal_actions() == there.legal_actions()
            safe = [action for action in here.legal_actions() if shows_nothing(here, action)]
            if not safe:
                break
            action = rng.choice(safe[:12])
            here.apply_action(action)
            there.apply_action(action)
    assert compared > 15


def given(state: Any, player: int) -> tuple[Any, ...]:
    """All that a player is given."""
    return state.information_state_string(player), state.observation_string(player), state.observation_tensor(player)


def test_two_worlds_look_the_same_to_the_players_who_have_not_looked_at_the_card_in_the_middle() -> None:
    game, same, unlike = pyspiel.load_game(EYES), 0, 0
    for seed in range(8):
        rng, here = Random(seed), game.new_initial_state()
        while here.is_chance_node():
            there = here.clone()
            here.apply_action(rng.choice([action for action, _ in here.chance_outcomes()]))
        hidden = [action for action, _ in there.chance_outcomes() if action != here.history()[-1]]
        there.apply_action(rng.choice(hidden))  # the last card dealt is the one in the middle
        assert there.at.game.round.heads == here.at.game.round.heads
        while here.at.game.stage in (Stage.PLAY, Stage.POINT) and here.at.game.stage == there.at.game.stage:
            looked = here.at.game.round.powers.middle[0].seen_by
            for player in range(game.num_players()):
                alike = given(here, player) == given(there, player)
                assert alike == (player not in looked)
                same, unlike = same + alike, unlike + (not alike)
            assert here.legal_actions() == there.legal_actions()
            peeks = [action for action in here.legal_actions() if here.action_to_string(action) == "peek"]
            action = rng.choice(peeks or here.legal_actions()[:4])
            here.apply_action(action)
            there.apply_action(action)
    assert same > 50
    assert unlike > 15, "nobody looked, so nothing was tried"


def test_at_whom_a_player_points_is_known_to_nobody_else() -> None:
    game, compared = pyspiel.load_game(EYES), 0
    for seed in range(6):
        here = next((state for state in played(game, seed) if state.at.game.stage == Stage.POINT), None)
        if here is None:
            continue
        there, player = here.clone(), here.current_player()
        for state, action in zip((here, there), here.legal_actions(), strict=True):
            state.apply_action(action)
        if here.at.game.stage != Stage.POINT:
            continue
        compared += 1
        for other in range(game.num_players()):
            told = here.information_state_string(other), there.information_state_string(other)
            assert (told[0] == told[1]) == (other != player), "with perfect recall a player knows what it has done"
            assert here.observation_tensor(other) == there.observation_tensor(other)
    assert compared > 2


def test_whoever_is_in_the_same_information_state_has_come_there_by_the_same_states_and_moves() -> None:
    """Perfect recall, on random games of a table so small that its states are met again and again."""
    game = pyspiel.load_game(
        f"{FULL}(edition=heidelbaer_2020,players=3,starter=0,rounds=2,"
        "options=trickster on; least_number 1; highest_number 3; deck 1x3 2x4)"
    )
    pasts: dict[str, tuple[Any, ...]] = {}
    again = 0
    for seed in range(500):
        mine: dict[int, tuple[Any, ...]] = dict.fromkeys(range(3), ())
        before = None
        for state in played(game, seed):
            if before is not None:
                mine[before[0]] += ((before[1], state.history()[-1]),)
            before = None
            if state.is_player_node():
                player = state.current_player()
                before = player, state.information_state_string(player)
                again += before[1] in pasts and len(mine[player]) > 1
                assert pasts.setdefault(before[1], (*mine[player], state.legal_actions()))[:-1] == mine[player]
                assert pasts[before[1]][-1] == state.legal_actions()
    assert again > 100


def shows_nothing(state: Any, action: int) -> bool:
    """Neither a call nor a guess, and nothing for which a card is drawn."""
    meant = state.book.codec.actions.meant(action)
    return action != 0 and not isinstance(meant, Coin) and "more" not in str(meant)


def test_what_is_public_and_what_is_private_can_be_asked_for_apart() -> None:
    game = pyspiel.load_game(f"{FULL}(players=3,starter=0,options=specials on; highest_number 30)")
    *_, state = zip(played(game, 1), range(5), strict=False)
    private = make_observation(
        game,
        pyspiel.IIGObservationType(public_info=False, perfect_recall=False, private_info=pyspiel.PrivateInfoType.SINGLE_PLAYER),
    )
    public = make_observation(
        game, pyspiel.IIGObservationType(public_info=True, perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE)
    )
    at = state[0]
    private.set_from(at, 0)
    public.set_from(at, 0)
    assert "worn" in private.dict and "number" not in private.dict
    assert "number" in public.dict and "worn" not in public.dict
    assert private.string_from(at, 0) == " ".join(f"player_{seat}={at.at.game.round.heads[seat]}" for seat in (1, 2))
    assert "as a watcher sees it" in public.string_from(at, 0)
    with pytest.raises(ValueError, match="nobody sees every card: expected private_info of SINGLE_PLAYER or NONE"):
        game.make_py_observer(
            pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS)
        )
    with pytest.raises(ValueError, match="observers of this game take no parameters"):
        game.make_py_observer(None, {"seat": 1})


def test_a_copy_of_a_state_shares_the_game_and_goes_its_own_way() -> None:
    states = played(pyspiel.load_game(GAMES[1]), 2)
    state = next(state for state in states if state.is_player_node())
    copy = state.clone()
    assert isinstance(copy.at.game, Game) and copy.at.game is state.at.game and copy.book is state.book
    copy.apply_action(copy.legal_actions()[0])
    assert copy.at.game is not state.at.game
    assert str(copy) != str(state)
    assert pickle.loads(pickle.dumps(state)).at.game == state.at.game


def test_an_armed_special_is_known_to_its_player_only() -> None:
    game = pyspiel.load_game(f"{FULL}(players=3,starter=0,options=specials on; highest_number 30)")
    state = game.new_initial_state()
    for _ in range(3):
        state.apply_action(state.chance_outcomes()[0][0])
    before = [state.information_state_string(player) for player in range(3)]
    arm = next(action for action in state.legal_actions() if state.action_to_string(action) == "arm next +2")
    state.apply_action(arm)
    after = [state.information_state_string(player) for player in range(3)]
    assert after[0] == before[0] + "\narmed next 2"
    assert after[1:] == before[1:]
    state.apply_action(state.legal_actions()[0])
    assert state.current_player() == 2


def test_a_card_for_a_coin_is_a_chance_node() -> None:
    game = pyspiel.load_game(
        f"{FULL}(edition=oliphante_2010,players=3,starter=0,options=coins on; least_number 1; highest_number 30)"
    )
    state = game.new_initial_state()
    for _ in range(3):
        state.apply_action(state.chance_outcomes()[0][0])
    state.apply_action(next(action for action in state.legal_actions() if state.action_to_string(action) == "coin extra"))
    assert state.is_chance_node() and state.at.game.stage == Stage.DRAW
    state.apply_action(state.chance_outcomes()[-1][0])
    assert len(view(state.at.game, 0).extra) == 1


def test_the_card_in_the_middle_and_the_one_of_the_coyote_card_are_chance_nodes() -> None:
    game = pyspiel.load_game(
        f"{FULL}(edition=heidelbaer_2020,players=3,starter=0,options=trickster on; least_number 1; highest_number 30)"
    )
    state = game.new_initial_state()

    def say(*words: str) -> None:
        for word in words:
            state.apply_action(next(action for action in state.legal_actions() if state.action_to_string(action) == word))

    def deal() -> None:
        for _ in range(4):  # three heads, and the middle
            assert state.is_chance_node() and state.at.game.stage == Stage.DEAL
            state.apply_action(state.chance_outcomes()[0][0])

    deal()
    say("30", "coyote", "point +1", "give open")
    assert [state.at.game.coyotes[player] for player in range(3)].count(1) == 1
    deal()
    holder = state.current_player()
    say("1", "2", "3", "lay")
    assert state.is_chance_node() and state.at.game.stage == Stage.DRAW
    state.apply_action(state.chance_outcomes()[-1][0])
    (_, own), (_, others) = (view(state.at.game, seat).middle for seat in (holder, (holder + 1) % 3))
    assert own is not None and others is None
    private = make_observation(
        game,
        pyspiel.IIGObservationType(public_info=False, perfect_recall=False, private_info=pyspiel.PrivateInfoType.SINGLE_PLAYER),
    )
    assert private.string_from(state, holder).endswith(f" middle_1={own}")
    assert "middle" not in private.string_from(state, (holder + 1) % 3)
    private.set_from(state, holder)
    assert private.dict["middle"].sum() == 1 and "facedown" not in private.dict


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        (f"{FULL}(edition=kidult)", "there is no edition 'kidult': expected one of "),
        (f"{FULL}(players=13)", "13"),
        (f"{FULL}(starter=4)", "starter 4: expected 0 to 3, or -1"),
        (f"{FULL}(options=coins)", "options: cannot read 'coins': expected NAME VALUE"),
        (f"{FULL}(options=coins on)", "The edition kidult_2003 has no coins"),
        (f"{FULL}(episode=match)", "an episode cannot be 'match': expected game or round"),
        (f"{FULL}(rounds=-1)", "an episode cannot have -1 rounds"),
    ],
)
def test_parameters_that_cannot_be_are_told_what_was_expected(name: str, sentence: str) -> None:
    with pytest.raises((ValueError, RuntimeError, pyspiel.SpielError), match=sentence):
        pyspiel.load_game(name)


def test_a_wrong_action_is_told_what_was_expected() -> None:
    state = pyspiel.load_game(MINI).new_initial_state()
    for _ in range(2):
        state.apply_action(state.chance_outcomes()[0][0])
    with pytest.raises(ValueError, match=r"action 0 \(coyote\) is not allowed now: expected of player_0, by the mask: 1..5"):
        state.apply_action(0)


if __name__ == "__main__":
    GOLDEN.write_text(generate_playthrough.playthrough(MINI, None, seed=7), encoding="utf-8")
