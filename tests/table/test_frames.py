"""The exit: what a frame holds, and for whom, and that no frame holds a secret."""

from __future__ import annotations

import json
from base64 import b64encode
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from coyote import DEALER, EDITIONS, WATCHER, Begin, Call, Deal, Declare, IllegalMove, Options, Turn, cards, play
from coyote.rules.game import opened
from coyote.rules.model.terms import agree_on
from coyote.table.clock import Clock
from coyote.table.deal import seals
from coyote.table.deal.document import read_document
from coyote.table.deal.verify import verify
from coyote.table.deck_deeds import Closed
from coyote.table.deeds import (
    AnyDeed,
    Away,
    Back,
    Changed,
    Credited,
    HostPassed,
    Left,
    Reacted,
    Removed,
    Started,
    read,
    written,
)
from coyote.table.keeper import Keeper
from coyote.table.match import begin
from coyote.table.refusals import TableCode, TableRefused, no
from coyote.table.review.finished import fairness, games, moment, record
from coyote.table.setting import Setting
from coyote.table.told import event_parts, frame_parts, frames
from coyote.table.wire import inbound, moves, outbound, outbound_review, table_events
from coyote.table.wire.hearing import Heard
from coyote.table.wire.inbound import Leave, React, Start
from tests.table.seated import Seated, alike, four, read_frame, seed_of

SHORT = Setting(options={"out_at": "1"})
COINS = Setting(options={"coins": "on"})


def finished(setting: Setting = SHORT) -> Seated:
    table = Seated(setting).bots("owl", "cub").sit("bob").start()
    while table.table.playing:
        chair = table.table.chairs[table.turn] if table.turn >= 0 else None
        if chair is not None and chair.guest is not None:
            number = table.match.game.number
            table.say(10) if number is None else table.call()
        else:
            table.until_due()
    return table


def test_a_frame_is_written_in_parts_as_it_is_described() -> None:
    parts = (*frames.Head.__struct_fields__, "you", *frames.Tail.__struct_fields__)
    assert (*parts, "events") == outbound.Frame.__struct_fields__
    assert (*frames.Body.__struct_fields__, "you") == outbound.News.__struct_fields__
    empty, table = Seated(), four().start().say(5)
    for text in (empty.frame(0), *(table.frame(eyes) for eyes in (0, 1, WATCHER))):
        assert json.loads(text) == json.loads(msgspec.json.encode(read_frame(text)))


def test_what_is_kept_of_an_earlier_frame_is_what_would_be_written_now() -> None:
    table = Seated(Setting(options={"coins": "on"})).sit("bob", "cem").start()
    for _ in range(60):
        if not table.table.playing:
            break
        for eyes in (0, 1, 2, WATCHER):
            assert table.exit.frame(table.table, eyes) == frames.Exit(table.keeper).frame(table.table, eyes)
        if table.turn < 0:
            table.until_due()
        elif (table.match.game.number or 0) < 20:
            table.say((table.match.game.number or 5) + 9)
        else:
            table.call()


def test_a_table_before_its_first_game() -> None:
    frame = Seated().bots("owl").see(0)
    assert (frame.table.state, frame.table.host, frame.table.games, frame.game, frame.fair) == ("open", 0, 0, None, None)
    owl = frame.table.chairs[1]
    assert owl is not None
    assert (owl.name, owl.kind, owl.mind) == ("owl", "bot", "owl")
    assert frame.events == (table_events.Sat(1, "owl", "owl"),)


def test_everybody_sees_the_others_and_a_watcher_nobody() -> None:
    table = four().start()
    heads = table.match.game.round.heads
    for seat in range(4):
        you = table.see(seat).you
        assert (you.seat, you.hidden) == (seat, 1)
        assert dict(you.worn) == {other: card for other, card in enumerate(heads) if other != seat}
        assert (you.options is not None) == (seat == table.turn)
    watcher = table.see(WATCHER).you
    assert (watcher.seat, watcher.worn, watcher.hidden, watcher.options) == (None, (), 4, None)


def test_all_but_you_is_the_same_for_everybody() -> None:
    table = four(COINS).start().say(7)
    frames = [json.loads(table.frame(eyes)) for eyes in (0, 1, 2, 3, WATCHER)]
    for frame in frames:
        del frame["you"]
    assert all(frame == frames[0] for frame in frames)


def test_no_frame_says_who_a_guest_is() -> None:
    table = Seated(host="ann")
    table.ask("guest-8472", inbound.Sit("op", "bob")).start()
    table.say(3, table.whose)
    for eyes in (0, 1, WATCHER):
        for news in (True, False):
            assert b"8472" not in table.frame(eyes, news=news)


def test_the_deadline_and_the_banks_are_told() -> None:
    game = four(Setting(turn=15, bank=30)).start().see(0).game
    assert game is not None
    assert game.begins is not None
    assert (game.deadline, game.banks) == (game.begins + 45_000, (30_000,) * 4)
    game = four().start().see(0).game
    assert game is not None
    assert (game.deadline, game.banks) == (None, ())


def test_what_the_fair_deal_waits_for_is_told_to_each() -> None:
    table = four().ask("ann", Start("op")).here("dee", False)
    assert [table.see(seat).you.awaited for seat in range(4)] == ["commit"] * 4
    table.commit_all()
    fair = table.see(0).fair
    assert fair is not None
    assert [seat for seat, _ in fair.seeds] == [0, 1, 2], "nobody waits for dee, who is away"
    assert (fair.root is not None, fair.shuffle, table.see(0).you.awaited) == (True, 1, None)


def test_a_server_seed_is_told_only_when_its_deck_is_finished() -> None:
    """The canary: no frame to anybody holds a seed of the server before its time, in any spelling."""
    setting = Setting(options={"out_at": "4", "deck": "1x4 2x4 nightx2"})
    table, met = four(setting).start(), 0
    while table.table.playing:
        for number in range(1, table.opened + 1):
            seed, over = seed_of(number), table.match.finished(number - table.match.earlier)
            for eyes in (0, WATCHER):
                for news in (True, False):
                    text = table.frame(eyes, news=news)
                    assert (b64encode(seed) in text) == over
                    assert seed.hex().encode() not in text
                    met += over
        number_now = table.match.game.number
        table.say(3) if number_now is None else table.call().deal()
    assert met


def test_a_keeper_shows_nothing_of_what_it_keeps() -> None:
    keeper = Keeper().keeping(1, seed_of(7))
    assert repr(keeper) == "<Keeper of 1>"
    assert "\\x07" not in str(vars(keeper).keys())


def test_when_a_round_ends_its_cards_are_proven_and_bots_give_their_reasons() -> None:
    table = Seated().bots("owl", "fox", "hare").start()
    while table.match.last is None:
        chair = table.table.chairs[table.turn]
        assert chair is not None
        if chair.guest is None:
            table.until_due()
        else:
            number = table.match.game.number
            table.say(1 if number is None else number + 1)
    frame = table.see(0)
    last = frame.last
    assert last is not None
    assert last.round == 1
    kinds = [type(event).__name__ for event in last.events]
    assert kinds[0] == "Dealt"
    assert kinds[-1] in ("NextStarts", "Won")
    assert {"Called", "Shown", "Counted"} <= {*kinds}
    dealer = table.keeper.dealer(table.match, 1)
    sealed = dealer.shuffle(table.match.last.dealt.top.pile).sealed
    assert len(last.proofs) >= 4
    for proof in last.proofs:
        assert seals.holds(seals.Proof(proof.shuffle, proof.position, proof.card, proof.salt, proof.path), sealed)
    assert last.reasons
    assert {reason.seat for reason in last.reasons} <= {1, 2, 3}
    assert table.see(0, news=False).last == last, "who comes later can see the count again"
    table.later(1).ask("ann", React("op", "howl"))
    assert "last" not in json.loads(table.news(0)), "the others have seen it"


def test_cards_that_lie_open_in_mid_round_are_proven_and_no_others() -> None:
    table = four(COINS).start()
    assert table.see(0).fair is not None
    table.play(moves.UsedCoin("extra"))
    fair, game = table.see(WATCHER).fair, table.see(WATCHER).game
    assert fair is not None
    assert game is not None
    assert [proof.card for proof in fair.proofs] == [card for _, card in game.extra]


def test_everybody_hears_of_a_stand_in() -> None:
    table = four().start().ask("ann", Leave("op")).until_due()
    assert table.see(1).events[0] == table_events.StoodIn(0, "stand-in")
    chair = table.see(1).table.chairs[0]
    assert chair is not None
    assert (chair.away, chair.left) == (True, True)


@pytest.mark.parametrize(
    ("deed", "event"),
    [
        (Left(1), table_events.Left(1)),
        (Removed(1), table_events.Removed(1)),
        (Away(1), table_events.Away(1)),
        (Back(1), table_events.Back(1)),
        (HostPassed(1), table_events.HostPassed(1)),
        (Changed(Setting()), table_events.SettingChanged()),
        (Reacted(1, "howl"), table_events.Reacted(1, "howl")),
        (Credited(5), table_events.Credited(5)),
        (Started("tests-1"), table_events.Started("tests-1")),
        (Closed(), None),
    ],
)
def test_deeds_as_they_are_heard(deed: AnyDeed, event: Heard | None) -> None:
    assert event_parts.of_deed(deed, four().start().table) == event


def test_after_the_game_everybody_sees_the_same_and_new_guests_may_look() -> None:
    table = finished()
    frame = table.see(0, news=False)
    assert frame.game is not None
    assert (frame.table.state, frame.game.turn, frame.you) == ("over", -2, outbound.You(0))
    table.ask("ann", inbound.Change("op", Setting(seats=12))).sit("eve")
    assert table.see(table.table.seat_of("eve")).you.worn == ()


def test_acks_and_refusals() -> None:
    assert json.loads(frames.ack("a1", 7)) == {"tell": "ack", "op": "a1", "seq": 7}
    told = json.loads(frames.refused("a1", no(TableCode.TABLE_FULL, seats=4)))
    assert told == {"tell": "refused", "op": "a1", "code": "table-full", "values": {"seats": 4}}
    with pytest.raises(IllegalMove) as illegal:
        four().start().say(5, "bob")
    assert json.loads(frames.refused(None, illegal.value))["values"] == {"name": "ann"}


# finished games


def test_a_finished_game_has_its_record_and_its_fairness_record() -> None:
    table = finished()
    first = table.match
    table.start()
    (match,) = games("tests", table.log)
    alike(first, match)
    assert record(match).startswith("coyote 1\nedition oliphante_2010\noption out_at 1\nseats ann owl cub bob\n")
    document = read_document(fairness(match, table.keeper))
    assert document.game == "tests-1"
    assert verify(document) == []


def test_the_second_game_is_as_fair_as_the_first() -> None:
    table = finished()
    table.start()
    while table.table.playing:
        chair = table.table.chairs[table.turn] if table.turn >= 0 else None
        if chair is None or chair.guest is None:
            table.until_due()
        else:
            table.say(10) if table.match.game.number is None else table.call()
    for match in games("tests", table.log):
        assert verify(read_document(fairness(match, table.keeper))) == []


def test_a_finished_game_can_be_seen_through_anybodys_eyes_at_any_moment() -> None:
    table = finished(Setting(options={"out_at": "1", "coins": "on"}))
    (match,) = games("tests", table.log)
    line = list(match.game.line())[::-1]
    reading: Any = msgspec.json.Decoder(outbound_review.Moment).decode
    for place, game in enumerate(line):
        for eyes in (0, 3, WATCHER):
            seen = reading(moment(match, place, eyes))
            assert (seen.place, seen.of, seen.you.seat) == (place, len(line) - 1, eyes)
            if eyes is not WATCHER and game.stage == "play":
                assert eyes not in dict(seen.you.worn) or eyes in seen.game.faced


def test_the_cards_that_are_counted_lie_open_until_the_last_mystery_has_turned_over_its_card() -> None:
    terms = agree_on(EDITIONS["oliphante_2010"], ["ann", "bob"], {"out_at": 1})
    game = opened(terms)
    for seat, move in (
        (DEALER, Begin(0)),
        (DEALER, Deal(cards("? 5"))),
        (0, Declare(99)),
        (1, Call()),
        (DEALER, Turn(cards("7")[0])),
    ):
        game = play(game, seat, move)
    match = replace(begin("tests-1", 1, terms, Clock(None, (), 0), 0, 0), game=game, whole=True)
    shown = [json.loads(moment(match, place, WATCHER))["shown"] for place in range(6)]
    assert shown[:4] == [None] * 4
    assert shown[4] == shown[5] == {"event": "shown", "heads": ["?", "5"]}


def test_of_a_game_that_is_being_played_nothing_else_leaves() -> None:
    table = four().start()
    assert games("tests", table.log) == []
    for look in (record, lambda match: fairness(match, table.keeper), lambda match: moment(match, 0, 0)):
        with pytest.raises(TableRefused) as refused:
            look(table.match)
        assert refused.value.code == TableCode.GAME_RUNNING


def test_every_deed_can_be_written_and_read_again() -> None:
    for _, deed in finished().log:
        assert read(written(deed)) == deed
    for text in (b'{"kind":"howled"}', b'{"kind":"left"}', b"{}"):
        with pytest.raises(msgspec.ValidationError):
            read(text)


def test_the_options_of_a_seat_are_told_as_they_are() -> None:
    table = four(COINS).start()
    able = table.see(table.turn).you.options
    assert able is not None
    assert "guess" in able.coins
    assert able.guesses == table.match.game.terms.deck.kinds
    assert frame_parts.of_options(Options()) == outbound.Able()
    assert cards("20")[0] in able.guesses
    assert (able.guessed, able.alone, able.aimed) == (("guess",), (), ())


def test_a_seat_is_told_how_its_specials_are_used() -> None:
    table = four(Setting(edition="kidult_2003", options={"specials": "on"})).start()
    table.say(5)
    able = table.see(table.turn).you.options
    assert able is not None
    assert (able.alone, able.aimed) == (("agree", "again"), ("more", "next"))
    assert set(able.specials) == {"agree", "again", "more", "next", "double", "reverse"}
