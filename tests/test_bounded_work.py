"""Bounded work: no deck, however nasty, makes odds, minds, frames or reviews take too long; boxed decks stay exact."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from coyote import EDITIONS, Game, play, start, view
from coyote.bots import MINDS
from coyote.bots.look import eyes
from coyote.lab.simulate import NAMES, playout
from coyote.odds import (
    MOST_STEPS,
    MOST_TOTALS,
    OutOfReach,
    Unknown,
    believing,
    reckon,
    reckoned,
    reckoning,
    supposing,
    through,
    unknown,
)
from coyote.odds.beliefs import supposing_each
from coyote.odds.kept import Kept
from coyote.odds.reckoning import MOST_KEPT
from coyote.odds.sampled import PLAYED_OUT, SAMPLES, sampled
from coyote.rules.model.cards import Card
from coyote.rules.model.rulings import WORDS
from coyote.rules.sight import View
from coyote.table import asks
from coyote.table.review import chances
from coyote.table.review.analysis import of_game
from coyote.table.review.coach import coach
from coyote.table.setting import Setting
from coyote.table.told import frames
from tests.table.seated import Seated
from tests.work import lines_run

MOST_LINES = 500_000
"""Of one distribution."""


def deck(numbers: range, more: str, each: int = 1) -> str:
    return " ".join([more, *(f"{number}x{each}" for number in numbers)]).strip()


NASTY: dict[str, tuple[int, dict[str, str]]] = {
    "many mysteries": (12, {"deck": deck(range(1, 51), "?x150")}),
    "mysteries that turn over nothing more": (6, {"deck": deck(range(1, 21), "?x40", 2), "mystery_chain": "off"}),
    "a dozen mysteries": (6, {"deck": deck(range(1, 11), "?x12 flipx1 discardx1 doublex1", 2)}),
    "many kinds": (12, {"deck": deck(range(-94, 95), "")}),
    "many kinds and mysteries": (12, {"deck": deck(range(-80, 80), "?x20 flipx5 discardx5 doublex5 cancelx5")}),
    "far apart": (12, {"deck": deck(range(-999, 1000, 13), "?x40")}),
    "many specials": (12, {"deck": deck(range(1, 31), "?x60 flipx20 discardx20 doublex20 cancelx20"), "ties": "all"}),
    "specials that do nothing": (
        12,
        {"deck": deck(range(-9, 20), "?x60 flipx30 doublex20 cancelx20"), "mystery_special": "nothing", "no_green": "highest"},
    ),
    "coins": (
        12,
        {
            "deck": deck(range(1, 31), "?x60 flipx10 doublex5"),
            "coins": "on",
            "coin_counts": "extrax20 exchangex20 skipx10",
            "out_at": "99",
        },
    ),
}
"""Tables that the rules allow, though a setting chosen today may not; old tables may be like that."""


def nasty(name: str) -> Game:
    seats, options = NASTY[name]
    options = {"out_at": "1", **options}
    return start(EDITIONS["oliphante_2010"], NAMES[:seats], **options)


def views(name: str, number: int, seed: int = 1) -> list[View]:
    """What those saw whose turn it was, in games by chance: the nastiest, where most `?` are seen, and some others."""
    rng, found = Random(seed), list[View]()
    game = nasty(name)
    terms = game.terms
    if terms.out_at > 1:  # one long round is enough
        game = start(terms.edition, terms.names, **{**terms.options, "out_at": "1"})
    for moment in playout(game, rng).line():
        if moment.turn >= 0 and moment.round.heads:
            found.append(view(moment, moment.turn))
    found.sort(key=lambda sight: -unknown(sight).seen.count(Card("?")))
    return found[: number // 2] + rng.sample(found, number - number // 2)


# odds


@pytest.mark.parametrize("name", NASTY)
def test_a_distribution_takes_a_bounded_number_of_steps(name: str) -> None:
    for sight in views(name, 6):
        left = unknown(sight)
        lines, (found, steps) = lines_run(lambda: reckon(left), MOST_LINES)  # noqa: B023
        assert steps <= MOST_STEPS + SAMPLES * PLAYED_OUT
        assert lines < 50 * steps + 2_000, "what is done is counted"
        assert len(found.totals) <= MOST_TOTALS
        assert sum(ways for _, ways in found.totals) == found.denominator


@pytest.mark.parametrize("name", ["many mysteries", "mysteries that turn over nothing more", "a dozen mysteries", "many kinds"])
def test_what_once_stopped_a_server_is_exact_now(name: str) -> None:
    assert all(reckon(unknown(sight)).odds.exact for sight in views(name, 12))


def boxed(rng: Random) -> Game:
    """A game with a boxed deck, any rulings, coins and specials, at a table of any size."""
    edition = EDITIONS[rng.choice(list(EDITIONS))]
    options: dict[str, Any] = {name: rng.choice(words) for name, words in WORDS.items() if rng.random() < 0.3}
    options |= {"coins": bool(edition.coins), "specials": bool(edition.specials)} if rng.random() < 0.7 else {}
    options |= {"feathers": max(edition.decks)} if len(edition.decks) > 1 else {}
    return playout(start(edition, NAMES[: rng.randint(2, 12)], out_at=1, **options), rng)


def test_boxed_decks_are_exact_and_far_from_the_line() -> None:
    rng, most = Random(3), 0
    for _ in range(60):
        for moment in boxed(rng).line():
            if moment.round.heads and rng.random() < 0.15:
                found, steps = reckon(unknown(view(moment, rng.choice(moment.round.inside))))
                assert found.exact
                most = max(most, steps)
    assert 500 < most < MOST_STEPS / 4


def test_what_is_out_of_reach_is_sampled_and_says_so() -> None:
    far = [unknown(sight) for sight in views("far apart", 10)]
    found = [(left, reckon(left).odds) for left in far]
    beyond = [(left, odds) for left, odds in found if not odds.exact]
    assert beyond
    for left, odds in beyond:
        assert odds == reckon(left).odds == sampled(left), "the same question gets the same answer"
        assert odds.denominator == SAMPLES


def test_a_sample_is_close_to_the_exact_odds() -> None:
    rng = Random(4)
    for _ in range(12):
        moment = rng.choice([moment for moment in boxed(rng).line() if moment.round.heads])
        left = unknown(view(moment, rng.choice(moment.round.inside)))
        exact, close = reckon(left).odds, sampled(left)
        assert not close.exact
        assert all(abs(exact.chance(value) - close.chance(value)) < 0.08 for value, _ in exact.totals)


def test_beliefs_and_other_eyes_are_out_of_reach_rather_than_endless() -> None:
    sight = views("far apart", 1)[0]
    left = unknown(sight)
    other = next(seat for seat in sight.inside if seat != sight.seat)
    for work in (
        lambda: believing(left, {card: 1 for card, _ in left.unseen}),
        lambda: list(through(sight, other)),
    ):
        with pytest.raises(OutOfReach):
            lines_run(work, 3 * MOST_LINES)


# what is kept


def test_what_is_kept_is_bounded_by_weight() -> None:
    kept = Kept[int, int](lambda key: key, lambda key, _: key, 10)
    assert [kept(key) for key in (3, 4, 3, 2, 4, 5)] == [3, 4, 3, 2, 4, 5]
    assert (kept.weight, len(kept)) == (7, 2), "2 and 5: the oldest went first"
    kept(11)
    assert (kept.weight, len(kept)) == (0, 0), "what weighs too much by itself is not kept"


def test_the_odds_and_other_eyes_that_are_kept_stay_small() -> None:
    """189 kinds at twelve seats once took 882 kB for each question."""
    reckoned.clear()
    eyes.totals.clear()
    for seed in range(3):
        for sight in views("many kinds", 8, seed):
            for mind in ("hare", "wolf"):
                MINDS[mind].decide(sight, Random(1))
    assert 0 < reckoned.weight <= MOST_KEPT
    assert eyes.totals.weight == 0, "with so many kinds nobody looks through other eyes"


def test_the_coach_answers_with_the_same_work_whatever_bots_have_reckoned() -> None:
    table = Seated(Setting(options={"deck": "?x2 5x9 3x9 doublex1"}), salt=1).bots("owl", "hare").start()
    while table.turn != 0:
        table.until_due()
    reckoned.clear()
    coach(table.table, "ann")  # whatever else is made once is made now
    cold, _ = lines_run(lambda: coach(table.table, "ann"))
    for card in ("5", "3", "?"):
        left = unknown(view(table.match.game, 0))
        reckoned(left), reckoned(left._replace(hidden=0, seen=(*left.seen, Card(card))))
    assert lines_run(lambda: coach(table.table, "ann"))[0] == cold


# minds


@pytest.mark.parametrize("mind", MINDS)
@pytest.mark.parametrize("name", NASTY)
def test_a_mind_decides_with_bounded_work_and_legally(name: str, mind: str) -> None:
    rng, game = Random(7), nasty(name)
    met = 0
    for moment in playout(start(game.terms.edition, game.terms.names, **{**game.terms.options, "out_at": "1"}), rng).line():
        if moment.turn >= 0 and moment.round.heads and rng.random() < 0.05 and met < 3:
            met += 1
            reckoned.clear()
            eyes.totals.clear()
            sight = view(moment, moment.turn)
            _, move = lines_run(lambda: MINDS[mind].decide(sight, Random(1)), 3 * MOST_LINES)  # noqa: B023
            play(moment, moment.turn, move)  # raises if it is illegal
            assert MINDS[mind].decide(sight, Random(1)) == move, "also from what was kept"
    assert met


def test_a_look_ahead_counts_its_steps_whether_they_were_kept_or_not() -> None:
    sight = next(
        sight for sight in views("a dozen mysteries", 30) if unknown(sight).hidden == 1 and unknown(sight).seen.count(Card("?"))
    )
    left = unknown(sight)
    steps = sum(reckoned(supposing(left, card)).steps for card, _ in left.unseen)
    for most, within in ((steps, True), (steps - 1, False)):
        for _ in ("kept", "kept again"):
            assert reaches(left, most) == within
        reckoned.clear()
        assert reaches(left, most) == within


def reaches(left: Unknown, most: int) -> bool:
    try:
        return bool(dict(supposing_each(left, [card for card, _ in left.unseen], most)))
    except OutOfReach:
        return False


# frames and reviews


def test_no_odds_are_reckoned_while_a_frame_is_written(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(asks, "checked", lambda setting: setting)  # a table from before there were limits
    seats, options = NASTY["many mysteries"]
    table = Seated(Setting(options=options, seats=seats)).bots(*["cub", "fox"] * 5).start()
    while table.match.last is None:
        number = table.match.game.number
        table.say(1 if number is None else number + 1) if table.turn == 0 else table.until_due()
    reckoned.clear()
    for module in (reckoning, chances):
        monkeypatch.setattr(module, "reckon", None, raising=False)
    monkeypatch.setattr(reckoned, "work", None)
    fresh = frames.Exit(table.keeper)
    last = table.see(0, news=False).last
    assert last is not None and last.reasons
    assert fresh.frame(table.table, 0), "nor by a server that has just read the table"


def long_game(name: str, rounds: int, seed: int = 1) -> Game:
    """Rounds by chance, one after the other."""
    rng = Random(seed)
    terms = nasty(name).terms
    options = {**terms.options, "out_at": str(rounds)}
    return playout(start(terms.edition, terms.names[:6], **options), rng)


def test_the_review_of_a_long_nasty_game_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chances, "MOST_A_GAME", 60_000)
    made = list[chances.Reckoner]()

    class Watched(chances.Reckoner):
        def __init__(self) -> None:
            super().__init__(60_000)
            made.append(self)

    monkeypatch.setattr("coyote.table.review.analysis.Reckoner", Watched)
    game = long_game("many specials", 4)
    _, told = lines_run(lambda: of_game(game), 20 * 60_000 + 200 * len(game.history))
    (reckoner,) = made
    assert reckoner.steps.taken < 60_000 + MOST_STEPS + SAMPLES * PLAYED_OUT + len(told.moves) * 10 * chances.LOOK
    assert len(told.moves) == sum(seat >= 0 for seat, _ in game.history), "every move is told"
    judged = [move for move in told.moves if move.total is not None]
    assert judged and judged[-1].place < told.moves[-1].place, "the last ones without a judgement"


def test_a_long_game_of_twelve_with_a_boxed_deck_is_judged_to_its_end() -> None:
    game = playout(start(EDITIONS["devir_2021"], NAMES, feathers=49, coins=True, out_at=3), Random(2))
    told = of_game(game).moves
    assert all(move.chance is not None for move in told if move.move.__struct_config__.tag in ("declare", "call"))
