"""Asks: what each of them does, and every reason for a table to refuse one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, get_args

import pytest

from coyote import EDITIONS, Code, IllegalMove, IllegalTerms
from coyote.rules.model.moves import NOBODY
from coyote.rules.record.faults import Fault
from coyote.speech import LANGUAGES, speaker
from coyote.table.asks import REACTIONS, answer, opening
from coyote.table.deal.fair import client_commit
from coyote.table.deeds import BotSat, Opened, Reacted, Started, written
from coyote.table.effects import replayed
from coyote.table.gate import MOST_KNOCKING
from coyote.table.refusals import TableCode, TableRefused
from coyote.table.setting import Setting, checked
from coyote.table.wire import inbound, moves
from coyote.table.wire.inbound import (
    AddBot,
    Admit,
    Change,
    Commit,
    Knock,
    Leave,
    Lock,
    PassHost,
    Play,
    React,
    Remove,
    Show,
    Sit,
    StandIn,
    Start,
    TurnAway,
    Watched,
    read_ask,
)
from coyote.table.wire.moves import SaidCoyote
from tests.table.seated import GUESTS, Seated, four

SEED = bytes(range(32))
KINDS_31 = " ".join(f"{number}x1" for number in range(31))
DONE = Play("op", 1, SaidCoyote())


def bound() -> Seated:
    """Ann has committed to her seed, and no more commitments are accepted."""
    table = Seated().bots("cub").ask("ann", Start("op"))
    return table.ask("ann", Commit("op", table.commitment(0, SEED)))


def phones() -> Seated:
    return four(Setting(heads="phones"))


def shown_out() -> Seated:
    return four().ask("ann", Remove("op", 2))


def crowded() -> Seated:
    """As many wait at the gate as may."""
    table = four()
    for number in range(MOST_KNOCKING):
        table.ask(f"guest {number}", Knock("op", f"name-{number}"))
    return table


REFUSED: list[tuple[TableCode, Callable[[], Seated], str, inbound.AnyAsk]] = [
    (TableCode.NO_SEAT, four, "eve", Leave("op")),
    (TableCode.NO_SEAT, four, "eve", DONE),
    (TableCode.NO_SEAT, four, "eve", React("op", "howl")),
    (TableCode.NO_SEAT, lambda: four().start().ask("bob", Leave("op")), "bob", Leave("op")),
    (TableCode.SEATED_ALREADY, four, "bob", Sit("op", "bobby")),
    (TableCode.TABLE_FULL, four, "eve", Sit("op", "eve")),
    (TableCode.TABLE_FULL, four, "ann", AddBot("op", "owl")),
    (TableCode.NAME_TAKEN, Seated, "eve", Sit("op", "Ann")),
    (TableCode.SHOWN_OUT, shown_out, "bob", Sit("op", "bobby")),
    (TableCode.SHOWN_OUT, shown_out, "bob", Knock("op", "bobby")),
    (TableCode.LOCKED, lambda: Seated().ask("ann", Lock("op", True)), "eve", Sit("op", "eve")),
    (TableCode.LOCKED, lambda: four().ask("ann", Lock("op", True)), "eve", Knock("op", "eve")),
    (TableCode.NOT_LET_IN, lambda: phones().ask("ann", Remove("op", 2)).start(), "bob", DONE),
    (TableCode.NOT_LET_IN, lambda: phones().start(), "eve", DONE),
    (TableCode.NOT_LET_IN, lambda: phones().ask("eve", Knock("op", "eve")).start(), "eve", DONE),
    (TableCode.KNOCKED_ALREADY, lambda: four().ask("eve", Knock("op", "eve")), "eve", Knock("op", "eva")),
    (TableCode.GATE_CROWDED, crowded, "eve", Knock("op", "eve")),
    (TableCode.SEATED_ALREADY, four, "bob", Knock("op", "bobby")),
    (TableCode.NAME_TAKEN, four, "eve", Knock("op", "bob")),
    (TableCode.NOBODY_KNOCKED, four, "ann", Admit("op", 5)),
    (TableCode.NOT_HOST, lambda: four().ask("eve", Knock("op", "eve")), "bob", Admit("op", 5)),
    (TableCode.NOBODY_KNOCKED, lambda: four().ask("eve", Knock("op", "eve")), "ann", TurnAway("op", 4)),
    (TableCode.NOT_HOST, lambda: four().ask("eve", Knock("op", "eve")), "bob", TurnAway("op", 5)),
    (TableCode.NOT_HOST, four, "bob", Lock("op", True)),
    (TableCode.OWNER_STAYS, lambda: four().here("ann", False).later(60_000), "bob", Remove("op", 1)),
    (TableCode.NOT_HOST, four, "bob", Start("op")),
    (TableCode.NOT_HOST, four, "bob", AddBot("op", "owl")),
    (TableCode.NOT_HOST, four, "bob", Remove("op", 3)),
    (TableCode.NOT_HOST, four, "bob", PassHost("op", 2)),
    (TableCode.NOT_HOST, four, "eve", Change("op", Setting())),
    (TableCode.NOBODY_THERE, four, "ann", Start("op", 4)),
    (TableCode.SITTER_GONE, Seated, "ann", Remove("op", 4)),
    (TableCode.SITTER_GONE, Seated, "ann", PassHost("op", 2)),
    (TableCode.NOT_A_PERSON, lambda: Seated().bots("cub"), "ann", PassHost("op", 2)),
    (TableCode.NOT_A_PERSON, lambda: four().start().ask("bob", Leave("op")), "ann", PassHost("op", 2)),
    (TableCode.YOURSELF, four, "ann", Remove("op", 1)),
    (TableCode.MIND_UNKNOWN, Seated, "ann", AddBot("op", "genius")),
    (TableCode.NO_BOTS_HERE, lambda: Seated(Setting(heads="phones")), "ann", AddBot("op", "owl")),
    (TableCode.NO_BOTS_HERE, lambda: Seated().bots("cub"), "ann", Change("op", Setting(heads="phones"))),
    (TableCode.NO_SUCH_EDITION, Seated, "ann", Change("op", Setting("trumps"))),
    (TableCode.SEATS_TAKEN, four, "ann", Change("op", Setting(seats=3))),
    (TableCode.CLOCK_VALUE, Seated, "ann", Change("op", Setting(turn=1))),
    (TableCode.CLOCK_VALUE, Seated, "ann", Change("op", Setting(turn=15, bank=10**9))),
    (TableCode.DECK_TOO_BIG, Seated, "ann", Change("op", Setting(options={"deck": "5x201"}))),
    (TableCode.TOO_MANY_KINDS, Seated, "ann", Change("op", Setting(options={"deck": KINDS_31}))),
    (TableCode.TOO_MANY_MYSTERIES, Seated, "ann", Change("op", Setting(options={"deck": "5x9 ?x9"}))),
    (TableCode.TOO_MANY_COYOTES, Seated, "ann", Change("op", Setting(options={"out_at": "6"}, seats=12))),
    (TableCode.TOO_MANY_COINS, Seated, "ann", Change("op", Setting(options={"coins": "on", "coin_counts": "skipx61"}))),
    (TableCode.GAME_RUNNING, lambda: four().start(), "eve", Sit("op", "eve")),
    (TableCode.GAME_RUNNING, lambda: four().start(), "ann", Change("op", Setting())),
    (TableCode.GAME_RUNNING, lambda: four().start(), "ann", AddBot("op", "owl")),
    (TableCode.GAME_RUNNING, lambda: four().start(), "ann", Remove("op", 2)),
    (TableCode.GAME_RUNNING, lambda: four().start(), "ann", Start("op")),
    (TableCode.NO_GAME, four, "ann", DONE),
    (TableCode.NO_GAME, phones, "bob", DONE),
    (TableCode.NO_GAME, four, "ann", StandIn("op", 1)),
    (TableCode.AHEAD, lambda: four().start(), "ann", Play("op", 10**15, SaidCoyote())),
    (TableCode.AHEAD, lambda: phones().start(), "bob", Play("op", 11, SaidCoyote())),
    (TableCode.NOT_SILENT, lambda: four().start().later(59_999), "bob", StandIn("op", 0)),
    (TableCode.NO_GAME, four, "ann", Watched("op", 1)),
    (TableCode.COUNT_WATCHED, lambda: four().start(), "ann", Watched("op", 1)),
    (TableCode.TOO_FEW, Seated, "ann", Start("op")),
    (TableCode.STALE, lambda: four().start().say(5), "bob", Play("op", 10, SaidCoyote())),
    (TableCode.STALE, lambda: phones().start().say(5, "bob"), "dee", Play("op", 10, SaidCoyote())),
    (TableCode.SEED_NOT_AWAITED, four, "ann", Commit("op", SEED)),
    (TableCode.SEED_NOT_AWAITED, bound, "ann", Commit("op", SEED)),
    (TableCode.SEED_NOT_AWAITED, lambda: four().start(), "ann", Show("op", SEED)),
    (TableCode.SEED_REPEATED, lambda: four().ask("ann", Start("op")).ask("bob", Commit("op", SEED)), "bob", Commit("op", SEED)),
    (TableCode.SEED_DIFFERS, bound, "ann", Show("op", bytes(32))),
    (TableCode.REACTION_UNKNOWN, four, "ann", React("op", "swear")),
]


@pytest.mark.parametrize(("code", "made", "guest", "ask"), REFUSED)
def test_a_table_says_why_not(code: TableCode, made: Callable[[], Seated], guest: str, ask: inbound.AnyAsk) -> None:
    table = made().table
    with pytest.raises(TableRefused) as refused:
        answer(table, guest, ask, table.at)
    assert refused.value.code == code
    for language in LANGUAGES:
        values = {name: str(value) for name, value in refused.value.values.items()}
        assert speaker(language).say(f"table-{code}", **values)


def started() -> Seated:
    """Four people, who are asked for their commitments."""
    return four().ask("ann", Start("op"))


def refusal(table: Seated, guest: str, ask: inbound.AnyAsk) -> str:
    with pytest.raises(TableRefused) as refused:
        table.ask(guest, ask)
    return refused.value.code


def test_nobody_repeats_the_commitment_of_another() -> None:
    """Whoever copies one adds no chance; and verifiers refuse a game in which a commitment was given twice."""
    table = started()
    copied = table.commitment(0, SEED)
    table.ask("ann", Commit("op", copied))
    assert refusal(table, "bob", Commit("op", copied)) == TableCode.SEED_REPEATED


def test_nobody_repeats_the_seed_of_another() -> None:
    table = started()
    for seat, guest in enumerate(GUESTS):
        table.ask(guest, Commit("op", table.commitment(seat, SEED if seat < 2 else bytes([seat]) * 32)))
    table.ask("ann", Show("op", SEED))
    assert refusal(table, "bob", Show("op", SEED)) == TableCode.SEED_REPEATED


def test_a_commitment_counts_for_no_other_seat_deck_or_game() -> None:
    """Bob repeats a commitment of Ann's from elsewhere, and has learnt its seed since."""
    for elsewhere, epoch, seat in (("", 1, 0), ("", 2, 1), ("another", 1, 1)):
        table = started()
        table.ask("bob", Commit("op", client_commit(SEED, elsewhere or table.match.id, epoch, seat)))
        for other, guest in enumerate(GUESTS):
            if guest != "bob":
                table.ask(guest, Commit("op", table.commitment(other, guest.encode().ljust(32))))
        assert refusal(table, "bob", Show("op", SEED)) == TableCode.SEED_DIFFERS


def test_a_seed_is_shown_only_when_all_are_committed_and_only_by_those_who_are() -> None:
    """Whoever knows a seed while they may still choose their own could choose the cards."""
    table = started()
    table.ask("ann", Commit("op", table.commitment(0, SEED)))
    assert refusal(table, "ann", Show("op", SEED)) == TableCode.SEED_NOT_AWAITED
    table.until_due()  # nobody waits for the others any longer
    assert refusal(table, "bob", Show("op", bytes(32))) == TableCode.SEED_NOT_AWAITED
    table.ask("ann", Show("op", SEED))


def test_a_seed_is_shown_once() -> None:
    table = started()
    for seat, guest in enumerate(GUESTS):
        table.ask(guest, Commit("op", table.commitment(seat, guest.encode().ljust(32))))
    table.ask("ann", Show("op", b"ann".ljust(32)))
    assert refusal(table, "ann", Show("op", b"ann".ljust(32))) == TableCode.SEED_REPEATED


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        "{}",
        '{"ask": "sit"}',
        '{"ask": "sit", "op": "1", "name": "ann", "more": 1}',
        '{"ask": "sit", "op": "not an op", "name": "ann"}',
        '{"ask": "sit", "op": "1", "name": ""}',
        '{"ask": "howl", "op": "1"}',
        '{"ask": "play", "op": "1", "seq": 3, "move": {"do": "declare", "number": 1000}}',
        '{"ask": "play", "op": "1", "seq": 3, "move": {"do": "declare", "number": NaN}}',
        '{"ask": "play", "op": "1", "seq": -1, "move": {"do": "call"}}',
        '{"ask": "play", "op": "1", "seq": 3, "move": {"do": "deal", "cards": []}}',
        '{"ask": "commit", "op": "1", "commit": "AAAA"}',
        '{"ask": "change", "op": "1", "setting": {"seats": 1000000000}}',
        '{"ask": "change", "op": "1", "setting": {"heads": "hats"}}',
        '{"ask": "remove", "op": "1", "sitter": -1}',
        '{"ask": "remove", "op": "1", "seat": 1}',
        b"\xff",
        "[" * 5000,
    ],
)
def test_what_cannot_be_read_is_malformed(text: str | bytes) -> None:
    with pytest.raises(TableRefused) as refused:
        read_ask(text)
    assert refused.value.code == TableCode.MALFORMED
    assert speaker("en").say("table-malformed", **refused.value.values)


def test_every_kind_of_ask_and_move_can_be_read() -> None:
    given: dict[str, inbound.AnyAsk | inbound.Beside] = {
        '"ask": "sit", "name": "ann"': Sit("1", "ann"),
        '"ask": "leave"': Leave("1"),
        '"ask": "change", "setting": {"turn": 60}': Change("1", Setting(turn=60)),
        '"ask": "add-bot", "mind": "owl"': AddBot("1", "owl"),
        '"ask": "remove", "sitter": 1': Remove("1", 1),
        '"ask": "pass-host", "sitter": 2': PassHost("1", 2),
        '"ask": "lock", "locked": true': Lock("1", True),
        '"ask": "open-faces", "open": true': inbound.OpenFaces("1", open=True),
        '"ask": "knock", "name": "eve"': Knock("1", "eve"),
        '"ask": "let-in", "knock": 5': Admit("1", 5),
        '"ask": "turn-away", "knock": 5': TurnAway("1", 5),
        '"ask": "sit", "name": "ann", "animal": "puma"': inbound.Sit("1", "ann", "puma"),
        '"ask": "pick", "animal": "puma"': inbound.Pick("1", "puma"),
        '"ask": "nudge", "seat": 3': inbound.Nudge("1", 3),
        '"ask": "stand-in", "seat": 3': StandIn("1", 3),
        '"ask": "start"': Start("1"),
        '"ask": "start", "starter": 2': Start("1", 2),
        '"ask": "react", "reaction": "howl"': React("1", "howl"),
        '"ask": "watched", "round": 3': Watched("1", 3),
        f'"ask": "commit", "commit": "{"A" * 43}="': Commit("1", bytes(32)),
        f'"ask": "show", "seed": "{"A" * 43}="': Show("1", bytes(32)),
        '"ask": "hurry"': inbound.Hurry("1"),
        '"ask": "look"': inbound.Look("1"),
        '"ask": "switch", "camera": true, "microphone": false': inbound.Switch("1", camera=True, microphone=False),
        '"ask": "tune-in"': inbound.TuneIn("1"),
        '"ask": "signal", "to": 4, "text": "hi"': inbound.Signal("1", 4, "hi"),
        '"ask": "signal", "to": -4, "text": "hi"': inbound.Signal("1", -4, "hi"),
    }
    written_moves: dict[str, moves.SeatMove] = {
        '"do": "declare", "number": 5, "special": "next", "target": 2': moves.SaidNumber(5, "next", 2),
        '"do": "call"': SaidCoyote(),
        '"do": "coin", "coin": "guess", "guess": "?"': moves.UsedCoin("guess", "?"),
        '"do": "agree"': moves.SaidAgree(),
        '"do": "dodge"': moves.SaidDodge(),
        '"do": "again"': moves.SaidAgain(),
        '"do": "withdraw"': moves.SatOut(),
        '"do": "peek"': moves.UsedEye(),
        '"do": "lay"': moves.UsedCard(),
        '"do": "point", "target": 2': moves.PointedAt(2),
        '"do": "give-up", "open": true': moves.GaveUp(True),
    }
    given |= {f'"ask": "play", "seq": 7, "move": {{{text}}}': Play("1", 7, move) for text, move in written_moves.items()}
    for text, ask in given.items():
        assert read_ask(f'{{"op": "1", {text}}}') == ask
    assert {type(ask) for ask in given.values()} == {*get_args(inbound.AnyAsk), *get_args(inbound.Beside)}
    assert {type(move) for move in written_moves.values()} == {*get_args(moves.SeatMove)}


def test_the_rules_refuse_moves_and_terms_with_their_own_codes() -> None:
    table = four().start()
    for guest, move, code in (
        ("bob", moves.SaidNumber(5), Code.NOT_YOUR_TURN),
        ("ann", SaidCoyote(), Code.NOTHING_TO_CALL),
        ("ann", moves.UsedCoin("skip"), Code.COINS_OFF),
        ("ann", moves.SaidAgree(), Code.SPECIALS_OFF),
        ("ann", moves.SaidAgain(), Code.SPECIALS_OFF),
    ):
        with pytest.raises(IllegalMove) as illegal:
            table.play(move, guest)
        assert illegal.value.code == code
    for name in ("", "12", "coyote", "a" * 25, "two words"):
        with pytest.raises(IllegalTerms) as unfit:
            opening(Setting(), "ann", name)
        assert unfit.value.code == Code.NAME_UNFIT
    with pytest.raises(IllegalTerms) as terms:
        checked(Setting(options={"deck": "5x3"}))
    assert terms.value.code == Code.DECK_TOO_SMALL


LIKE_A_HOUSE_RULE = [
    Setting(edition, options, seats=seats)
    for edition in EDITIONS
    for seats in (2, 6, 12)
    for options in ({}, {"out_at": "5"}, {"deck": "?x8 " + " ".join(f"{number}x4" for number in range(-8, 21))})
]


@pytest.mark.parametrize("setting", LIKE_A_HOUSE_RULE)
def test_boxed_decks_and_sensible_house_rules_are_within_the_limits(setting: Setting) -> None:
    assert checked(setting) == setting


def test_a_deck_of_too_many_kinds_is_not_even_made(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("coyote.table.setting.agree_on", None)
    with pytest.raises(TableRefused) as refused:
        checked(Setting(options={"deck": " ".join(f"{number}x1" for number in range(-999, 1000))}))
    assert (refused.value.code, refused.value.values) == (TableCode.TOO_MANY_KINDS, {"kinds": 1999, "most": 30})


def test_options_are_kept_in_plain_writing() -> None:
    spaced = {"deck": "5x9" + " " * 7_900 + "\t?x1 ", "out_at": " 2 ", "coins": "on\n"}
    assert checked(Setting(options=spaced)).options == {"deck": "5x9 ?x1", "out_at": "2", "coins": "on"}
    table = Seated().ask("ann", Change("op", Setting(options=spaced)))
    assert len(written(table.log[-1][1])) < 300


BEFORE_THERE_WERE_LIMITS = Setting(
    options={"deck": "?x150 " + " ".join(f"{number}x1" for number in range(1, 51)), "out_at": "99"}, seats=12
)


def test_a_table_that_was_opened_without_the_limits_is_still_read() -> None:
    with pytest.raises(TableRefused):
        checked(BEFORE_THERE_WERE_LIMITS)
    table = replayed(
        "old", [(0, Opened(BEFORE_THERE_WERE_LIMITS, "ann", "ann")), (1, BotSat(1, "cub", "cub")), (2, Started("old-1"))]
    )
    assert table.playing
    assert table.match is not None and table.match.game.terms.out_at == 99


def test_no_code_of_a_table_is_one_of_the_rules() -> None:
    assert not {*TableCode} & {*map(str, Code), *map(str, Fault)}


def test_moves_are_the_same_on_the_wire_and_in_the_rules() -> None:
    said: list[Any] = [moves.SaidNumber(3), moves.SaidNumber(4, "more", 2), SaidCoyote(), moves.UsedCoin("guess", "?")]
    for move in (*said, moves.UsedCoin("skip"), moves.SaidAgree(), moves.SaidAgain(), moves.SatOut()):
        assert moves.from_rules(moves.to_rules(move)) == move


def test_whoever_opens_a_table_sits_at_it_and_is_the_host() -> None:
    table = Seated().table
    assert (table.host, table.seat_of("ann"), table.seat_of("bob"), table.seat_of(None)) == ("ann", 0, None, None)


def test_names_are_kept_in_one_spelling() -> None:
    table = Seated(host="ann").ask("zoe", Sit("op", "Zoe\u0308"))
    assert table.table.chairs[1] is not None
    assert table.table.chairs[1].name == "Zoë"


def test_bots_of_one_mind_have_different_names() -> None:
    chairs = Seated().bots("owl", "owl", "cub").table.chairs
    assert [chair.name for chair in chairs if chair is not None] == ["ann", "owl", "owl-2", "cub"]


def test_the_host_takes_a_bot_away_and_shows_a_guest_the_door() -> None:
    table = Seated().bots("owl").sit("bob").ask("ann", Remove("op", 2)).ask("ann", Remove("op", 3))
    assert table.table.chairs[1:] == (None, None, None)
    assert table.table.gate.shown_out == ("bob",)


def test_another_setting_moves_people_together() -> None:
    table = four().ask("bob", Leave("op")).ask("ann", Change("op", Setting("kidult_2003", {"specials": "on"}, 6, 15, 0)))
    assert [chair and chair.name for chair in table.table.chairs] == ["ann", "cem", "dee", None, None, None]
    assert table.start().match.game.terms.specials


def test_the_host_hands_over() -> None:
    assert four().ask("ann", PassHost("op", 3)).table.host == "cem"


def test_if_the_host_leaves_somebody_who_is_here_is_the_host() -> None:
    table = four().here("bob", False).ask("ann", Leave("op"))
    assert table.table.host == "cem"
    for guest in ("cem", "dee", "bob"):
        table.ask(guest, Leave("op"))
    hosts = [table.table.host, table.sit("eve").table.host]
    assert hosts == [None, "eve"]


def test_a_guest_who_is_not_the_host_may_leave_without_passing_it_on() -> None:
    assert four().ask("ann", PassHost("op", 4)).ask("bob", Leave("op")).table.host == "dee"


def test_everybody_may_howl() -> None:
    table = four()
    for reaction in REACTIONS:
        table.ask("bob", React("op", reaction))
    assert table.log[-1][1] == Reacted(1, REACTIONS[-1])


def test_a_rematch_is_another_game_with_those_who_are_there() -> None:
    table = Seated(Setting(options={"out_at": "1"})).sit("bob", "cem").start()
    while table.table.playing:
        table.say(90).call().deal()
    first = table.match
    assert table.turn == NOBODY
    assert len(table.table.chairs) == 4
    table.ask("cem", Leave("op")).sit("eve").bots("cub").start()
    match = table.match
    assert (match.number, match.id, match.earlier) == (2, "tests-2", len(first.decks))
    assert match.game.terms.names == ("ann", "bob", "eve", "cub")
    assert table.again() == table.table


def test_a_move_in_the_light_of_an_older_table_is_refused_and_a_reaction_makes_none_older() -> None:
    table = four().start()
    seq = table.table.seq
    table.ask("dee", React("op", "howl"))
    table.ask("ann", Play("op", seq, moves.SaidNumber(3)))
    with pytest.raises(TableRefused) as refused:
        table.ask("bob", Play("op", seq, moves.SaidNumber(4)))
    assert (refused.value.code, refused.value.values) == (TableCode.STALE, {"seq": seq, "moved": table.table.seq})
