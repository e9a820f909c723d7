"""The arena: the same seed gives the same result, rotations are fair, deals are paired, and intervals are right."""

from __future__ import annotations

import json
import pickle
from pathlib import Path
from random import Random

import pytest
from click.testing import CliRunner, Result

from coyote import EDITIONS, Call, Deal, Declare, Game, View
from coyote.bots.mind import Mind
from coyote.commands.arena import arena
from coyote.lab.arena import Dealer, Match, one_against, play_game, play_match, rotations, round_robin, wilson
from coyote.lab.players import Defect
from coyote.lab.references import REFERENCES
from coyote.lab.simulate import NAMES
from coyote.lab.workers import workers
from coyote.rules.model.moves import PlayerMove
from coyote.rules.model.terms import Terms, agree_on
from tests.tables import DEVIR, KIDULT

pytestmark = pytest.mark.slow

FOUR = [REFERENCES[name] for name in ("plus_one", "gambler", "cautious", "aggressive")]


def table(edition: str = KIDULT, seats: int = 4, **options: object) -> Terms:
    return agree_on(EDITIONS[edition], NAMES[:seats], options)


# the same seed


def test_the_same_seed_gives_the_same_result_with_any_number_of_workers() -> None:
    alone = round_robin(table(), FOUR, 40, seed=3)
    assert round_robin(table(), FOUR, 40, seed=3) == alone
    with workers(2) as two:
        assert round_robin(table(), FOUR, 40, seed=3, workers=two) == alone
    assert round_robin(table(), FOUR, 40, seed=4) != alone


def test_progress_hears_of_every_game() -> None:
    played: list[int] = []
    result = round_robin(table(), FOUR, 10, seed=1, progress=played.append)
    assert sum(played) == result.games == 12  # three matches of four rotations


# rotations and paired deals


def test_identical_minds_get_exactly_equal_shares() -> None:
    """Each sits once in each seat, with the same cards and the same generator, so each wins every deal exactly once."""
    twins = [Mind(name, REFERENCES["gambler"].decide) for name in ("one", "two", "three", "four")]
    result = round_robin(table(DEVIR), twins, 40, seed=5)
    assert [standing.wins for standing in result.standings] == [10, 10, 10, 10]
    assert all(standing.interval(0.99).low < result.fair < standing.interval(0.99).high for standing in result.standings)


def deals(game: Game) -> list[tuple[tuple[int, ...], Deal]]:
    """Every deal in order, with the seats that were in it."""
    return [(past.round.inside, past.move) for past in reversed(list(game.line())) if isinstance(past.move, Deal)]


@pytest.mark.parametrize("edition", [KIDULT, DEVIR])
def test_paired_deals_are_the_same_cards_until_somebody_is_out(edition: str) -> None:
    terms, everybody = table(edition, out_at=4), (0, 1, 2, 3)
    rounds = []
    for deal in range(5):
        games = [play_game(terms, [FOUR[place] for place in seated], f"deal {deal}") for seated in rotations(everybody)]
        full = [[move for inside, move in deals(game) if inside == everybody] for game in games]
        fewest = min(len(moves) for moves in full)
        assert len({tuple(moves[:fewest]) for moves in full}) == 1
        assert len({list(game.line())[-2].round.starter for game in games}) == 1
        rounds.append(fewest)
    assert min(rounds) >= 4, "nobody can be out before the fourth coyote"


def test_another_deal_has_other_cards() -> None:
    firsts = {deals(play_game(table(), FOUR, f"deal {deal}"))[0] for deal in range(20)}
    assert len(firsts) == 20


def test_every_card_is_equally_likely_to_be_dealt() -> None:
    """The first head of 3,600 shuffles is each of the 36 cards 100 times, so a five 400 times; 113 is six deviations."""
    terms, heads = table(), 0
    game = next(past for past in play_game(terms, FOUR, "any").line() if past.round.finished == 0 and not past.round.heads)
    for deal in range(3600):
        move = Dealer(terms, f"shuffle {deal}").move(game)
        assert isinstance(move, Deal)
        heads += move.cards[0] == "5"
    assert abs(heads - 400) < 113


def test_the_order_around_the_table_changes_from_match_to_match() -> None:
    seated: list[tuple[str, int]] = []

    def noting(name: str) -> Mind:
        def decide(seen: View, rng: Random) -> PlayerMove:
            assert isinstance(seen, View)
            assert seen.seat is not None
            seated.append((name, seen.seat))
            return REFERENCES["cautious"].decide(seen, rng)

        return Mind(name, decide)

    round_robin(table(), [noting(name) for name in NAMES[:4]], 16, seed=1)
    assert {seat for name, seat in seated if name == "ann"} == {0, 1, 2, 3}
    assert len(set(seated)) == 16


# who plays whom


def test_a_round_robin_seats_every_mind_equally_often() -> None:
    result = round_robin(table(seats=2), list(REFERENCES.values()), 56, seed=1)
    assert {standing.played for standing in result.standings} == {14}  # 28 pairs, both ways round


def test_in_one_against_the_mind_has_one_seat_and_the_others_have_the_rest() -> None:
    eighty, plus_one = REFERENCES["eighty"], REFERENCES["plus_one"]
    result = one_against(table(), eighty, [plus_one], 20, seed=1)
    assert (result.games, result.of("eighty").played, result.of("plus_one").played) == (20, 20, 60)
    assert result.of("eighty").wins + result.of("plus_one").wins == 20
    mixed = one_against(table(), eighty, FOUR[:3], 20, seed=1)
    assert [mixed.of(name).played for name in ("eighty", "plus_one", "gambler", "cautious")] == [20, 20, 20, 20]


def test_an_outcome_names_everybody_and_the_winner_first() -> None:
    outcomes = play_match(table(), FOUR, Match("any", (0, 1, 2, 3))).outcomes
    for outcome, seated in zip(outcomes, rotations((0, 1, 2, 3)), strict=True):
        winner = play_game(table(), [FOUR[place] for place in seated], "any").winner
        assert winner is not None
        assert outcome[0] == seated[winner]
    assert [sorted(outcome) for outcome in outcomes] == [[0, 1, 2, 3]] * 4


def test_the_stronger_mind_is_rated_higher() -> None:
    def hopeless(seen: View, _rng: Random) -> PlayerMove:
        return Call() if seen.options.call else Declare(1)

    result = one_against(table(), Mind("hopeless", hopeless), [REFERENCES["plus_one"]], 40, seed=1)
    weak, strong = result.of("hopeless"), result.of("plus_one")
    assert weak.mu + weak.sigma < strong.mu - strong.sigma
    assert weak.interval(0.99).high < result.fair


# intervals


@pytest.mark.parametrize(
    ("wins", "played", "low", "high"),
    [(81, 263, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605), (0, 20, 0.0, 0.1611), (1, 29, 0.0061, 0.1718)],
)
def test_intervals_are_those_of_newcombe_1998(wins: int, played: int, low: float, high: float) -> None:
    assert wilson(wins, played, 0.95) == pytest.approx((low, high), abs=5e-5)


def test_a_surer_interval_is_wider() -> None:
    sure, likely = wilson(30, 100, 0.99), wilson(30, 100, 0.95)
    assert sure.low < likely.low < 0.3 < likely.high < sure.high
    assert wilson(20, 20, 0.99).high == pytest.approx(1)
    assert wilson(20, 20, 0.99).high <= 1


# defects


def test_a_mind_that_makes_an_illegal_move_is_named() -> None:
    def stubborn(_seen: View, _rng: Random) -> PlayerMove:
        return Declare(5)

    with pytest.raises(Defect, match=r"stubborn may not play Declare\(number=5.*number-too-low.*View\(seat=") as caught:
        play_game(table(), [Mind("stubborn", stubborn)] * 4, "any")
    assert caught.value.seen.number == 5
    copied = pickle.loads(pickle.dumps(caught.value))  # the way a worker sends it
    assert str(copied) == str(caught.value)


# the command


def run(*arguments: str) -> Result:
    return CliRunner(env={"COYOTE_LANG": "en"}).invoke(arena, [*arguments, "--edition", KIDULT])


def test_arena_prints_a_row_for_each_bot_the_best_first() -> None:
    result = run("plus_one", "eighty", "cautious", "gambler", "--games", "12", "--workers", "1")
    assert result.exit_code == 0, result.output
    summary, legend, *rows = result.stdout.splitlines()
    assert summary == "12 games of kidult_2003 with 4 seats, seed 1:"
    assert "25.0%" in legend
    assert sorted(row.split()[0] for row in rows) == ["cautious", "eighty", "gambler", "plus_one"]
    shares = [float(row.split()[1].rstrip("%")) for row in rows]
    assert shares == sorted(shares, reverse=True)


def test_arena_prints_everything_as_json_and_the_same_with_two_workers() -> None:
    asked = "eighty --against plus_one --against bayes --games 8 --seats 3 --json".split()
    printed = run(*asked, "--workers", "1").stdout
    assert printed == run(*asked, "--workers", "2").stdout
    answer = json.loads(printed)
    assert (answer["edition"], answer["seats"], answer["games"], answer["seed"]) == (KIDULT, 3, 9, 1)
    assert sum(mind["wins"] for mind in answer["minds"]) == 9
    for mind in answer["minds"]:
        assert mind["share"] == mind["wins"] / mind["played"]
        low, high = mind["interval_99"]
        assert low <= mind["interval_95"][0] <= mind["share"] <= mind["interval_95"][1] <= high
        assert mind["sigma"] > 0


def test_arena_lists_the_bots_when_it_does_not_know_one() -> None:
    result = run("plus_two", "eighty")
    assert (result.exit_code, result.stdout) == (1, "")
    assert "plus_two" in result.stderr
    assert "plus_one, eighty, expected" in result.stderr


@pytest.mark.parametrize("kind", ["png", "svg"])
def test_arena_draws_the_same_picture_from_the_same_seed(kind: str, tmp_path: Path) -> None:
    pictures = [tmp_path / f"{name}.{kind}" for name in ("one", "two")]
    for picture in pictures:
        assert run("plus_one", "cautious", "--games", "4", "--workers", "1", "--plot", str(picture)).exit_code == 0
    first, second = (picture.read_bytes() for picture in pictures)
    assert first == second
    assert first.startswith(b"\x89PNG" if kind == "png" else b"<?xml")


def test_arena_refuses_bad_arguments_before_it_plays(tmp_path: Path) -> None:
    assert "cannot be written" in run("plus_one", "--plot", str(tmp_path / "none" / "a.png")).stderr
    assert "--plot writes .png or .svg." in run("plus_one", "--plot", "a.gif").stderr
    assert "--against is for one BOT." in run("plus_one", "eighty", "--against", "bayes").stderr
    assert "NAME=VALUE" in run("plus_one", "--option", "out_at").stderr
    assert run("plus_one", "--option", "coins=on").exit_code == 1  # this edition has no coins
