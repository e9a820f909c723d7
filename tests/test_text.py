"""Text for language models: a prompt tells what the seat sees, and a reply is one move or one problem."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from coyote import EDITIONS, Again, Agree, Call, Card, Coin, Declare, Game, Withdraw, deal, heard, play, refusal, start, view
from coyote.lab.simulate import simulate
from coyote.programs.lines import turn
from coyote.rules.model.moves import PlayerMove
from coyote.rules.model.terms import agree_on
from coyote.text import Problem, ProblemCode, parse, prompt, tell, written
from tests.hidden.test_two_worlds import two_worlds
from tests.strategies import Table, tables


def game(edition: str = "kidult_2003", **options: str) -> Game:
    return deal(start(EDITIONS[edition], ["ann", "bob", "cem"], starter="ann", **options), Random(1))


SEEN = view(game(), "ann")


@pytest.mark.parametrize(
    ("reply", "move"),
    [
        ("[say 12]", Declare(12)),
        ("They must be bluffing.\n\n**[Coyote]**", Call()),
        ("[call]", Call()),
        ("[say -3]", Declare(-3)),
        ("[say 12 double]", Declare(12, "double")),
        ("[say 12 next cem]", Declare(12, "next", 2)),
        ("[agree]", Agree()),
        ("[AGAIN]", Again()),
        ("[coin skip]", Coin("skip")),
        ("[coin guess 20]", Coin("guess", Card("20"))),
        ("[sit out]", Withdraw()),
    ],
)
def test_a_reply_is_a_move(reply: str, move: PlayerMove) -> None:
    assert parse(reply, SEEN) == move


@pytest.mark.parametrize(
    ("reply", "code"),
    [
        ("", ProblemCode.NO_ACTION),
        ("say 12", ProblemCode.NO_ACTION),
        ("[]", ProblemCode.NO_ACTION),
        ("[say\n12]", ProblemCode.NO_ACTION),
        ("[say 12] or [coyote]", ProblemCode.SEVERAL_ACTIONS),
        ("[say 12] [say 12]", ProblemCode.SEVERAL_ACTIONS),
        ("[fold]", ProblemCode.UNKNOWN_ACTION),
        ("[coyote bob]", ProblemCode.UNKNOWN_ACTION),
        ("[say]", ProblemCode.NO_NUMBER),
        ("[say twelve]", ProblemCode.NO_NUMBER),
        ("[say 1.5]", ProblemCode.NO_NUMBER),
        ("[say 99999]", ProblemCode.NO_NUMBER),
        ("[say 12 loudly]", ProblemCode.UNKNOWN_SPECIAL),
        ("[say 12 next]", ProblemCode.UNKNOWN_PLAYER),
        ("[say 12 next zoe]", ProblemCode.UNKNOWN_PLAYER),
        ("[say 12 double bob]", ProblemCode.UNKNOWN_PLAYER),
        ("[coin]", ProblemCode.UNKNOWN_COIN),
        ("[coin gold]", ProblemCode.UNKNOWN_COIN),
        ("[coin skip 3]", ProblemCode.UNKNOWN_COIN),
        ("[coin guess]", ProblemCode.UNKNOWN_CARD),
        ("[coin guess 77]", ProblemCode.UNKNOWN_CARD),
    ],
)
def test_anything_else_is_a_problem_that_says_what_was_expected(reply: str, code: ProblemCode) -> None:
    problem = parse(reply, SEEN)
    assert isinstance(problem, Problem)
    assert problem.code == code
    assert "xpected" in problem.sentence or "aimed at" in problem.sentence


def test_a_prompt_tells_what_the_seat_sees_and_may_do() -> None:
    now = play(game("devir_2021", coins="on"), "ann", Declare(7))
    text = prompt(view(now, "bob"))
    for part in (
        "You are bob.",
        "ann wears",
        "cem wears",
        "7, declared by ann",
        "from 8 to 999",
        "[coyote]",
        "[coin guess CARD]",
    ):
        assert part in text
    assert "bob wears" not in text
    assert "It is your turn" not in prompt(view(now, "cem"))
    with pytest.raises(ValueError, match="watcher"):
        prompt(view(now, None))


def test_where_lives_are_eyes_a_prompt_counts_eyes_and_no_coyotes() -> None:
    text = prompt(view(game("heidelbaer_2020"), "ann"))
    assert "The loser gives up an eye; without eyes a player is out." in text
    assert "Eyes: ann 2 open, 1 closed; bob 2 open, 1 closed; cem 2 open, 1 closed." in text
    assert "coyote" not in text.lower().replace("playing coyote", "").replace("coyote!", "").replace("[coyote]", "")
    assert "takes a coyote; with 3 coyotes a player is out." in prompt(SEEN)


@pytest.mark.parametrize(
    ("edition", "option"),
    [
        ("kidult_2003", "specials"),
        ("devir_2021", "coins"),
        ("oliphante_2010", "coins"),
        ("japan_2015", "specials"),
        ("powwow_2006", "specials"),
        ("heidelbaer_2020", "trickster"),
    ],
)
def test_every_move_of_random_games_survives_being_written_and_parsed(edition: str, option: str) -> None:
    terms = agree_on(EDITIONS[edition], ("ann", "bob", "cem", "dee"), {option: "on"})
    for finished in simulate(terms, 3, seed=1):
        for past in finished.line():
            if past.seat >= 0 and past.before is not None:
                seen = view(past.before, past.seat)
                move = parse(f"[{written(past.move, seen)}]", seen)  # type: ignore[arg-type]
                assert move == past.move
                assert refusal(past.before, past.seat, move) is None
                assert prompt(seen)


@settings(max_examples=25, deadline=None)
@given(tables(), st.integers(0, 11))
def test_two_worlds_that_differ_in_ones_own_card_read_the_same_to_models_and_programs(table: Table, seat: int) -> None:
    eyes = seat % table.seats
    for here, there in two_worlds(table, eyes):
        assert prompt(view(here, eyes)) == prompt(view(there, eyes))
        assert turn(1, "game", view(here, eyes), 0) == turn(1, "game", view(there, eyes), 0)


def test_what_happened_is_told_to_the_seat() -> None:
    first = game()
    told = [tell(event, view(first, "ann")) for event in heard(first, "ann")]
    assert "You wear a card that you cannot see." in " ".join(told)
