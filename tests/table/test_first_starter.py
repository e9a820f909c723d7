"""Who starts the first round (Q26): the host names somebody, or the fair deal draws."""

from __future__ import annotations

import pytest

from coyote.rules.model.events import StarterNamed
from coyote.rules.record.writer import write
from coyote.table.deal.document import read_document
from coyote.table.deal.verify import verify
from coyote.table.refusals import TableCode, TableRefused
from coyote.table.review import finished
from coyote.table.review.lineup import lineup_of, replayed_from
from coyote.table.setting import Setting
from coyote.table.wire.events import WIRE
from coyote.table.wire.inbound import Leave, Start
from tests.table.seated import Seated, four

SHORT = Setting(options={"out_at": "1"})


def played(table: Seated) -> Seated:
    while table.table.playing:
        table.deal()
        if table.table.playing:
            table.say(900) if table.match.game.number is None else table.call()
    return table


@pytest.mark.parametrize("seat", range(4))
def test_the_host_names_who_starts_and_the_record_says_so(seat: int) -> None:
    table = four(SHORT).ask("ann", Start("op", seat)).deal()
    assert (table.turn, table.match.game.round.starter) == (seat, seat)
    assert WIRE[StarterNamed](seat) in table.see(None).events
    assert table.again().match == table.match
    document = read_document(finished.fairness(played(table).whole, table.keeper))
    assert not document.drawn
    assert not verify(document)


def test_a_free_chair_before_the_starter_does_not_shift_the_name() -> None:
    table = four(SHORT).ask("bob", Leave("op")).ask("ann", Start("op", 2)).deal()
    assert (table.whose, table.turn) == ("cem", 1)


def test_without_a_name_the_fair_deal_draws_and_it_can_be_checked() -> None:
    table = four(SHORT).ask("ann", Start("op")).deal()
    assert table.match.named is None
    document = read_document(finished.fairness(played(table).whole, table.keeper))
    assert document.drawn
    assert not verify(document)


def test_an_empty_chair_cannot_start() -> None:
    with pytest.raises(TableRefused) as refused:
        Seated().bots("cub").ask("ann", Start("op", 3))
    assert refused.value.code == TableCode.NOBODY_THERE


def test_a_rematch_draws_again() -> None:
    table = played(four(SHORT).ask("ann", Start("op", 2)).deal()).ask("ann", Start("op"))
    assert table.match.named is None


def test_a_game_replayed_from_its_lineup_begins_with_the_same_seat() -> None:
    """A lineup has no free chairs, so a deed names the seat of the game and not the chair."""
    table = four(SHORT).ask("bob", Leave("op"))
    lineup, first = lineup_of(table.table), len(table.log)
    played(table.ask("ann", Start("op", 2)))
    again = replayed_from("tests", lineup, first + 1, table.log[first:])
    assert again.named == 1
    assert write(again.game) == write(table.whole.game)
