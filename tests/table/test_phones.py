"""Phones on heads: what each phone shows, who may enter a move, and whom a stand-in plays for."""

from __future__ import annotations

import json
from typing import Any

import pytest

from coyote import WATCHER, Code, IllegalMove
from coyote.rules.model.events import Dealt, Exchanged, Guessed, MoreWorn, Shown
from coyote.table.autopilot import thinking
from coyote.table.deeds import Changed, Moved, read
from coyote.table.refusals import TableCode, TableRefused
from coyote.table.review.finished import games, moment
from coyote.table.schedule import due
from coyote.table.setting import Setting, checked
from coyote.table.wire import events, outbound, table_events
from coyote.table.wire.inbound import Admit, Change, Knock, Leave, Start
from coyote.table.wire.moves import SaidNumber, UsedCoin
from coyote.table.wire.outbound import KnockTold
from tests.table.seated import Seated, four

ROOM = Setting(heads="phones")
COINS = Setting(options={"coins": "on"}, heads="phones")
EVERYBODY = (0, 1, 2, 3, WATCHER)


def room(setting: Setting = ROOM) -> Seated:
    return four(setting).start()


def dealt(table: Seated, eyes: int | None) -> Any:
    (event,) = [event for event in table.see(eyes).events if isinstance(event, events.WIRE[Dealt])]
    return event


def test_each_phone_shows_the_card_on_its_own_head_and_the_screen_on_the_table_none() -> None:
    table = room()
    heads = table.match.game.round.heads
    for seat in range(4):
        you = table.see(seat).you
        assert (you.seat, you.worn, you.hidden) == (seat, ((seat, heads[seat]),), 3)
        assert dealt(table, seat).heads == tuple(card if wearer == seat else None for wearer, card in enumerate(heads))
    watcher = table.see(WATCHER).you
    assert (watcher.seat, watcher.worn, watcher.hidden) == (None, (), 4)
    assert dealt(table, WATCHER).heads == (None,) * 4


def test_what_may_be_done_is_on_every_screen() -> None:
    table = room(COINS)
    able = table.see(table.turn).you.options
    assert able is not None
    assert able.lowest == -999
    assert "guess" in able.coins
    assert [table.see(eyes).you.options for eyes in EVERYBODY] == [able] * 5


def test_all_but_you_is_the_same_for_everybody() -> None:
    table = room(COINS).say(7)
    frames = [json.loads(table.frame(eyes)) for eyes in EVERYBODY]
    for frame in frames:
        del frame["you"]
    assert all(frame == frames[0] for frame in frames)
    assert frames[0]["table"]["setting"]["heads"] == "phones"


def test_an_exchanged_card_is_on_its_own_phone_with_the_old_one_behind_it() -> None:
    table = room(COINS)
    seat, old = table.turn, table.match.game.round.heads[table.turn]
    table.play(UsedCoin("exchange"), "bob")
    new = table.match.game.round.heads[seat]
    for eyes in EVERYBODY:
        frame, own = table.see(eyes), eyes == seat
        assert events.WIRE[Exchanged](seat, new if own else None) in frame.events
        assert frame.you.replaced == (((seat, old),) if own else ())
        assert frame.you.worn == (() if eyes is WATCHER else ((eyes, table.match.game.round.heads[eyes]),))


def test_a_second_card_is_on_the_phone_of_the_head_that_it_was_given_to() -> None:
    table = room(Setting("kidult_2003", {"specials": "on"}, heads="phones"))
    seat = (table.turn + 2) % 4
    table.play(SaidNumber(5, "more", seat))
    ((_, card),) = table.match.game.round.powers.more
    for eyes in EVERYBODY:
        frame, own = table.see(eyes), eyes == seat
        assert events.WIRE[MoreWorn](seat, card if own else None) in frame.events
        assert frame.you.more == (((seat, card),) if own else ())
        assert frame.you.hidden == 5 - len(frame.you.worn) - len(frame.you.more)


def test_a_right_guess_lies_open_on_the_table_and_on_no_other_phone() -> None:
    table = room(COINS)
    seat, card = table.turn, table.match.game.round.heads[table.turn]
    assert card is not None
    table.play(UsedCoin("guess", card))
    for eyes in EVERYBODY:
        frame = table.see(eyes)
        assert events.WIRE[Guessed](seat, card, card) in frame.events
        assert ((seat, card) in frame.you.worn) == (eyes in (seat, WATCHER))


def test_at_the_count_everybody_hears_of_every_head() -> None:
    table = room().say(90).call()
    frames = [table.see(eyes) for eyes in EVERYBODY]
    for frame in frames:
        assert [event for event in frame.events if isinstance(event, events.WIRE[Shown])]
        assert frame.last == frames[0].last
    assert frames[0].last is not None


def test_whoever_sits_here_enters_the_move_of_whose_turn_it_is_and_all_hear_who_it_was() -> None:
    table = room()
    for number, guest in enumerate(("dee", "bob", "ann", "dee")):
        seat = table.turn
        table.say(number, guest)
        own = table.match.game.terms.names[seat] == guest
        assert table.log[-1][1] == Moved(seat, SaidNumber(number), "person", entered=None if own else guest)
        for eyes in EVERYBODY:
            heard = [event for event in table.see(eyes).events if isinstance(event, table_events.Entered)]
            assert heard == ([] if own else [table_events.Entered(seat, guest)])


def test_a_screen_on_the_table_enters_moves_once_the_host_has_let_it_in() -> None:
    table = room().ask("tv", Knock("op", "screen"))
    assert table.see(WATCHER).table.knocking == (KnockTold("screen", 11),)
    assert table.see(WATCHER).events == (table_events.Knocked("screen"),)
    with pytest.raises(TableRefused) as refused:
        table.say(5, "tv")
    assert refused.value.code == TableCode.NOT_LET_IN
    table.ask("ann", Admit("op", 11))
    told = table.see(WATCHER)
    assert (told.table.knocking, told.table.let_in, told.events) == ((), ("screen",), (table_events.LetIn("screen"),))
    seat = table.turn
    assert table.say(5, "tv").log[-1][1] == Moved(seat, SaidNumber(5), "person", entered="screen")
    assert table.again() == table.table


def test_while_it_is_nobodys_turn_nobody_can_enter_one() -> None:
    table = four(ROOM).ask("ann", Start("op"))
    with pytest.raises(IllegalMove) as early:
        table.say(5, "bob")
    assert early.value.code == Code.DEALER_FIRST
    table = room(Setting(options={"out_at": "1"}, heads="phones"))
    while table.table.playing:
        table.say(90).call().deal()
    with pytest.raises(IllegalMove) as late:
        table.say(5, "bob")
    assert late.value.code == Code.GAME_OVER


def test_nobody_stands_in_for_a_player_who_is_merely_away() -> None:
    table = room().here("ann", False)
    assert due(table.table) is None
    chair = table.see(1).table.chairs[0]
    assert chair is not None
    assert chair.away
    assert table.later(10**7).turn == 0
    assert table.say(5, "bob").turn == 1


def test_a_bot_stands_in_for_a_player_who_left() -> None:
    table = room().ask("ann", Leave("op"))
    assert due(table.table) == table.now + thinking(table.match)
    table.until_due()
    assert table.see(WATCHER).events[0] == table_events.StoodIn(0, "stand-in")


@pytest.mark.parametrize("away", [False, True])
def test_the_clock_still_acts(away: bool) -> None:
    table = room(Setting(turn=15, bank=0, heads="phones")).here("ann", not away)
    assert due(table.table) == table.match.clock.since + 15_000
    table.until_due()
    assert table.see(1).events[0] == table_events.StoodIn(0, "clock")


def test_between_games_a_table_may_go_over_to_phones_and_back() -> None:
    table = four().ask("ann", Change("op", ROOM)).ask("ann", Change("op", Setting()))
    assert table.start().see(0).you.hidden == 1


def test_a_setting_that_was_kept_before_there_were_phones_is_one_of_screens() -> None:
    kept = read(b'{"kind":"changed","setting":{"edition":"kidult_2003","options":{},"seats":4,"turn":null,"bank":60}}')
    assert kept == Changed(Setting("kidult_2003", heads="screens"))


def test_a_finished_game_is_seen_through_eyes_not_on_phones() -> None:
    table = room(Setting(options={"out_at": "1"}, heads="phones"))
    while table.table.playing:
        table.say(90).call().deal()
    assert table.see(0, news=False).you == outbound.You(0)
    (match,) = games("tests", table.log)
    place = next(place for place, game in enumerate(list(match.game.line())[::-1]) if game.stage == "play")
    seen = json.loads(moment(match, place, 0))
    assert [seat for seat, _ in seen["you"]["worn"]] == [1, 2, 3]


def test_a_table_at_which_anybody_enters_moves_is_not_listed_for_strangers() -> None:
    with pytest.raises(TableRefused) as refused:
        checked(Setting(heads="phones", public=True))
    assert refused.value.code == TableCode.PHONES_PUBLIC


def test_a_card_that_one_player_sees_alone_has_no_place_on_phones_on_heads() -> None:
    with pytest.raises(TableRefused) as refused:
        checked(Setting("heidelbaer_2020", heads="phones"))
    assert refused.value.code == TableCode.PHONES_FACE_DOWN
    assert checked(Setting("heidelbaer_2020")).heads == "screens"
