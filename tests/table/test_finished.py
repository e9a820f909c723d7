"""A finished game that somebody looks at again: each moment as it was, without a clock."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from coyote import WATCHER
from coyote.rules.model.moves import Deal, GiveUp
from coyote.rules.model.state import Stage
from coyote.table.refusals import TableCode, TableRefused
from coyote.table.review.analysis import analysis, last_round, odds_at
from coyote.table.review.finished import fairness, games, moment, record
from coyote.table.review.judged import total_then
from coyote.table.setting import Setting
from coyote.table.wire import outbound_review
from coyote.table.wire.moves import GaveUp, to_rules
from tests.table.seated import Seated, alike
from tests.tables import OLIPHANTE, played

reading: Any = msgspec.json.Decoder(outbound_review.Moment).decode


def test_a_moment_has_no_clock_and_is_nobodys_turn_to_be_late() -> None:
    table = Seated(Setting(turn=15, bank=30, options={"out_at": "1"})).sit("bob").start()
    table.say(90).call()
    (match,) = games("tests", table.log)
    last = len(list(match.game.line())) - 1
    for place in range(last + 1):
        told = reading(moment(match, place, WATCHER))
        assert (told.place, told.of, told.game.id) == (place, last, "tests-1")
        assert (told.game.moved, told.game.begins, told.game.deadline, told.game.banks) == (0, None, None, ())
    assert [type(event).__name__ for event in reading(moment(match, 0, WATCHER)).events] == []
    assert [type(event).__name__ for event in reading(moment(match, 1, WATCHER)).events] == ["StarterNamed"]
    assert "Called" in [type(event).__name__ for event in reading(moment(match, last, WATCHER)).events]


def next_round(table: Seated) -> None:
    """Play a round, and what follows it until the next has been dealt: whoever lost may have to give up an eye first."""
    table.say(3).say(90).call()
    while table.table.playing and not table.match.game.round.heads:
        if table.match.game.stage == Stage.GIVE:
            table.play(GaveUp(open=True))
        table.until_due() if table.turn < 0 else None


@pytest.mark.parametrize("edition", ["oliphante_2010", "heidelbaer_2020"])
def test_a_live_game_knows_its_round_and_what_is_read_from_its_log_knows_all(edition: str) -> None:
    table = Seated(Setting(edition)).sit("bob").sit("cem").start()
    kinds = set[type]()
    for _ in range(4):
        next_round(table)
        live, whole = table.match, table.whole
        kinds |= {type(move) for _, move in whole.game.history}
        assert [type(move) for _, move in live.game.history] == [Deal]
        assert live.place == whole.place == len(whole.game.history)
        alike(live, whole)
        assert table.again() == table.table
        told = last_round(live)
        assert told is not None and told == last_round(whole)
        line = list(whole.game.line())[::-1]
        assert [to_rules(move.move) for move in told.moves] == [line[move.place].move for move in told.moves]
    assert (GiveUp in kinds) is (edition == "heidelbaer_2020"), "moves between a count and the next deal are counted, too"


def test_a_live_game_that_is_over_is_not_taken_for_a_whole_one() -> None:
    table = Seated(Setting(options={"out_at": "1"})).sit("bob").start().say(90).call()
    for tell in (record, analysis, lambda match: moment(match, 1, WATCHER), lambda match: fairness(match, table.keeper)):
        with pytest.raises(AssertionError, match="read it from the log"):
            tell(table.match)


@pytest.mark.parametrize("place", [-1, -3, 7, 99])
def test_a_moment_has_one_place(place: int) -> None:
    table = Seated(Setting(options={"out_at": "1"})).sit("bob").start()
    table.say(90).call()
    assert sum(1 for _ in table.whole.game.line()) <= 7
    with pytest.raises(TableRefused) as refused:
        moment(table.whole, place, WATCHER)
    assert (refused.value.code, refused.value.values) == (TableCode.PLACE_UNKNOWN, {"place": place})


def test_only_at_a_players_move_there_are_odds_to_be_told() -> None:
    table = Seated(Setting(options={"out_at": "2"})).sit("bob").start()
    while table.table.playing:
        table.say(90).call().deal()
    match = table.whole
    line = list(match.game.line())[::-1]
    assert len(line) > 8
    for place in range(-2, len(line) + 3):
        if 0 < place < len(line) and line[place].seat >= 0:
            assert odds_at(match, place).place == place
        else:
            with pytest.raises(TableRefused) as refused:
                odds_at(match, place)
            assert (refused.value.code, refused.value.values) == (TableCode.PLACE_UNKNOWN, {"place": place})


@pytest.mark.parametrize(("ruling", "total"), [("discards", None), ("nothing", 22)])
def test_Q4_what_a_count_would_have_come_to_with_an_empty_pile(ruling: str, total: int | None) -> None:
    """Ann's `?` finds no card in the pile: one of the discards would have come, and we cannot know which, or none at all."""
    lines = "deal 1 2 3 / ann 99 / bob coyote / deal ? 4 5 / bob 3 / cem coin extra 6 / cem 5 / ann coin extra 7"
    deck = "1x1 2x1 3x1 4x1 5x1 6x1 7x1 ?x1"
    game = played(OLIPHANTE, lines, seats="ann bob cem", coins="on", coin_counts="extrax2", deck=deck, empty_pile=ruling)
    assert total_then(game.round, ()) == total
