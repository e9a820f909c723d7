"""The ladder of minds: legal everywhere, blind to what players cannot see, and able to say why."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from coyote import EDITIONS, Call, Declare, Dodge, Game, Withdraw, view
from coyote.bots import MINDS
from coyote.bots.hare import read
from coyote.bots.look.ahead import look
from coyote.bots.look.eyes import eyes, sureness
from coyote.bots.look.stakes import stakes
from coyote.bots.mind import Mind
from coyote.bots.reasons import certainty, reason
from coyote.bots.wolf.featurize import Sight
from coyote.bots.wolf.wolf import by_heart
from coyote.lab.arena import play_game
from coyote.odds import distribution, in_eyes_of, odds, supposing, unknown
from coyote.rules.model.cards import MYSTERY, VALUE, Card
from coyote.rules.model.names import fits
from coyote.rules.sight import View
from coyote.speech import LANGUAGES, speaker
from tests.hidden.test_two_worlds import two_worlds
from tests.strategies import Table, powers, tables
from tests.tables import JAPAN, KIDULT, OLIPHANTE, POWWOW, played


def game_between(table: Table, minds: list[Mind]) -> Game:
    """A whole game; an illegal move raises."""
    terms = table.started().terms
    return play_game(terms, [minds[seat % len(minds)] for seat in range(terms.seats)], str(table.seed))


@pytest.mark.parametrize("name", MINDS)
@settings(max_examples=12, deadline=None)
@given(table=tables())
def test_a_mind_plays_every_edition_with_any_options_to_the_end(name: str, table: Table) -> None:
    assert game_between(table, [MINDS[name], MINDS["cub"]]).winner is not None


@pytest.mark.parametrize("name", MINDS)
@settings(max_examples=8, deadline=None)
@given(table=tables(), seat=st.integers(0, 11))
def test_a_mind_decides_the_same_in_worlds_that_differ_only_in_its_own_card(name: str, table: Table, seat: int) -> None:
    eyes = seat % table.seats
    for here, there in two_worlds(table, eyes):
        if here.turn == eyes:
            decide = MINDS[name].decide
            assert decide(view(here, eyes), Random(1)) == decide(view(there, eyes), Random(1))


@pytest.mark.parametrize("name", MINDS)
def test_a_mind_is_a_pure_function_of_view_and_generator(name: str) -> None:
    sight = view(played(KIDULT, "deal 10 3 5 20 / ann 9 / bob 14"), 2)
    moves = {MINDS[name].decide(sight, Random(7)) for _ in range(5)}
    assert len(moves) == 1


@pytest.mark.parametrize("name", MINDS)
@settings(max_examples=6, deadline=None)
@given(table=tables())
def test_a_mind_says_how_often_it_makes_each_move(name: str, table: Table) -> None:
    """The chances add up to 1 wherever it has a turn, and it makes no move that it did not mention."""
    mind = MINDS[name]
    assert mind.consider is not None
    for game in game_between(table, [mind]).line():
        if game.turn >= 0:
            sight = view(game, game.turn)
            chances = mind.consider(sight)
            assert sum(chances.values()) == pytest.approx(1)
            assert mind.decide(sight, Random(5)) in chances


@pytest.mark.parametrize("name", MINDS)
def test_a_mind_uses_powers_where_there_are_any(name: str) -> None:
    """Within a few games, every mind uses some coin or special, and does not only declare and call."""
    used = set[str]()
    for seed in range(8):
        for edition in EDITIONS.values():
            game = game_between(Table(edition.id, 4, seed, powers(edition)), [MINDS[name]])
            used |= {type(move).__name__ for _, move in game.history} | {
                "special" for _, move in game.history if getattr(move, "special", None)
            }
        if used & {"Coin", "Agree", "Again", "special"}:
            return  # more games would show nothing more
    raise AssertionError(used)


@pytest.mark.parametrize("name", [name for name in MINDS if name != "cub"])  # which has no eyes for twigs
def test_a_mind_in_trouble_dodges_with_its_twig(name: str) -> None:
    games = (game_between(Table(POWWOW, 5, seed, {}), [MINDS[name]]) for seed in range(30))
    assert any(isinstance(move, Dodge) for game in games for _, move in game.history)


def test_the_wolf_leaves_its_book_where_the_count_is_another_one() -> None:
    """The box of 2015 has the cards and the least number of 2003, which the book is for, but doubles the whole total."""
    sights = [view(played(edition, "deal 10 -5 / ann 3", seats="ann bob"), 1) for edition in (KIDULT, JAPAN)]
    assert by_heart(sights[0]) is not None
    assert by_heart(sights[1]) is None
    assert MINDS["wolf"].decide(sights[1], Random(1)) is not None


def test_the_wolf_knows_what_a_red_card_does_to_others_where_the_whole_total_is_doubled() -> None:
    sights = (view(played(edition, "deal 5 double 3 / ann 3", seats="ann bob cem"), 0) for edition in (KIDULT, JAPAN))
    greens, whole = (Sight(sight).eyes(2).sure(-4, (Card("-5"), Card("5"))) for sight in sights)
    assert whole[0] < greens[0], "our -5 counts twice"
    assert whole[1] <= greens[1]


WISE = [name for name in MINDS if name != "cub"]  # which tosses a coin


@pytest.mark.parametrize("name", WISE)
def test_a_mind_that_guessed_right_sits_out_and_says_why(name: str) -> None:
    sight = view(played(OLIPHANTE, "deal 10 3 5 20 / ann 9 / bob coin guess 3", coins="on"), 1)
    assert MINDS[name].decide(sight, Random(1)) == Withdraw()
    assert reason(Withdraw(), 9, certainty(sight, Withdraw())) == ("withdraw", {})


@pytest.mark.parametrize("name", WISE)
def test_a_mind_that_guessed_right_stays_where_sitting_out_would_let_everybody_go_and_its_number_is_sure(name: str) -> None:
    two = {"seats": "ann bob cem", "coins": "on", "coin_counts": "guessx2"}
    lines = "deal 10 3 5 / ann {} / bob coin guess 3 / bob withdraw / cem coin guess 5"
    sure, lost = (view(played(OLIPHANTE, lines.format(number), **two), 2) for number in (4, 18))
    assert isinstance(MINDS[name].decide(sure, Random(1)), Declare)
    assert MINDS[name].decide(lost, Random(1)) == Withdraw()


def test_the_cub_sits_out_now_and_then() -> None:
    sight = view(played(OLIPHANTE, "deal 10 3 5 20 / ann 9 / bob coin guess 3", coins="on"), 1)
    assert {type(MINDS["cub"].decide(sight, Random(seed))) for seed in range(30)} == {Withdraw, Declare}


def test_everybody_calls_a_number_that_cannot_hold() -> None:
    sight = view(played(KIDULT, "deal 1 2 3 4 / ann 200"), 1)
    for mind in MINDS.values():
        assert mind.decide(sight, Random(3)) == Call(), mind.name


def test_the_hare_believes_that_its_card_is_high_when_others_say_high_numbers() -> None:
    low = view(played(KIDULT, "deal 5 1 1 1 / bob 2 / cem 3 / dee 4", starter="bob"), 0)
    high = view(played(KIDULT, "deal 5 1 1 1 / bob 12 / cem 14 / dee 16", starter="bob"), 0)
    assert expected(high) > expected(low)
    assert odds(high).mean == odds(low).mean


def expected(sight: View) -> float:
    """What the hare believes its own card to be worth."""
    belief = read(sight, look(sight, unknown(sight)))
    return sum(VALUE[card] * weight for card, weight in belief.items()) / sum(belief.values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_minds_and_their_reasons_have_words(language: str) -> None:
    say = speaker(language)
    for name in MINDS:
        assert say.say(f"mind-{name}")
        assert fits(say.say(f"bot-{name}").replace(" ", "-"))
    game = played(KIDULT, "deal 10 3 5 20 / ann 9 / bob 60")
    for moment in (game, *([game.before] if game.before else [])):
        for mind in MINDS.values():
            sight = view(moment, moment.turn)
            move = mind.decide(sight, Random(1))
            because = reason(move, sight.number, certainty(sight, move))
            assert because is not None
            code, values = because
            assert say.say(f"reason-{code}", **values)


def test_other_eyes_see_what_the_odds_say_they_see() -> None:
    """The `?`, one card among thirty, is left out: the quick eyes take it for an average card."""
    sight = view(played(KIDULT, "deal 10 double 5 night / ann 9"), 1)
    left = unknown(sight)
    for other in (0, 2, 3):
        totals = eyes(sight, left, other)
        for card in totals.keys() - {MYSTERY}:
            exact = distribution(in_eyes_of(sight, other, supposing(left, card)))
            known = [value for value, _ in exact.totals]
            assert all(abs(sureness(totals[card], number) - exact.chance(number)) < 0.1 for number in known)


def test_a_coyote_hurts_its_taker_and_helps_the_others() -> None:
    worth = stakes(view(played(KIDULT, "deal 10 3 5 20 / ann 9"), 1))
    assert worth[1] < 0 < worth[0] == worth[2] == worth[3]
