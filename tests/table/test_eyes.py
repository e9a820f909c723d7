"""Eyes at a table: who is told what, when the loser must choose, and what a stand-in leaves alone."""

from __future__ import annotations

from typing import Any

from coyote.rules.model import glances
from coyote.table.clock import SHOW
from coyote.table.deal.document import read_document
from coyote.table.deal.verify import verify
from coyote.table.deeds import Moved
from coyote.table.review import finished
from coyote.table.setting import Setting
from coyote.table.wire.events import WIRE
from coyote.table.wire.moves import GaveUp, PointedAt, UsedCard, UsedEye
from tests.table.seated import Seated, four

BOX = Setting("heidelbaer_2020", {}, turn=30, bank=0)
TRICKSTER = Setting("heidelbaer_2020", {"trickster": "on"}, turn=30, bank=0)


def lost(setting: Setting = BOX) -> Seated:
    """The starter has said far too much and was called."""
    return four(setting).start().say(900).call()


def pointed(table: Seated) -> Seated:
    while table.match.game.stage == "point":
        able = table.see(table.turn, news=False).you.options
        assert able is not None
        table.play(PointedAt(able.points[0]))
    return table


def test_a_peek_shows_the_middle_to_one_player_and_is_heard_by_all() -> None:
    table = four(BOX).start().say(5)
    seat = table.turn
    [laid] = table.match.game.round.powers.middle
    assert all(table.see(eyes, news=False).you.middle == (None,) for eyes in (0, 1, 2, 3, None))
    table.play(UsedEye())
    for eyes in (0, 1, 2, 3, None):
        frame = table.see(eyes)
        assert frame.you.middle == ((laid.card,) if eyes == seat else (None,))
        assert frame.events == (WIRE[glances.Peeked](seat, laid.card if eyes == seat else None),)
        assert frame.game is not None
        assert (frame.game.eyes[seat], frame.game.closed[seat], frame.game.facedown) == (1, 2, (((seat,), False),))


def test_the_loser_is_asked_while_the_count_is_shown_and_the_next_turn_still_waits_for_it() -> None:
    table = lost()
    loser, at = table.turn, table.now
    able = table.see(loser, news=False).you.options
    assert able is not None
    assert able.give_up and not able.call and able.lowest is None
    assert table.match.clock.since == at + SHOW
    table.later(2_000).play(GaveUp(open=True))
    table.deal()
    assert table.match.game.round.heads
    assert table.match.clock.since >= at + SHOW, "people are still watching the count"
    assert table.again() == table.table


def test_the_clock_gives_up_a_closed_eye_for_who_does_not_choose() -> None:
    table = lost()
    loser = table.turn
    table.until_due()
    assert table.match.game.stage != "give"
    [deed] = [deed for _, deed in table.log if isinstance(deed, Moved) and isinstance(deed.move, GaveUp)]
    assert (deed.seat, deed.by, deed.move) == (loser, "clock", GaveUp(open=False))


def test_nobody_hears_at_whom_somebody_points_until_all_have() -> None:
    table = lost(TRICKSTER)
    first = table.turn
    game = table.see(None, news=False).game
    assert game is not None and game.caller is not None
    table.play(PointedAt(game.caller))
    for eyes in (0, 1, 2, 3, None):
        frame = table.see(eyes)
        assert frame.events == (WIRE[glances.Pointed](first, game.caller if eyes == first else None),)
        assert frame.game is not None
        assert frame.game.pointed == (first,)
        assert "point" not in [move.__struct_config__.tag for _, move in frame.game.said]
    pointed(table)
    shown: Any = next(event for event in table.see(None).events if isinstance(event, WIRE[glances.PointsShown]))
    assert (first, game.caller) in shown.points


def test_a_stand_in_points_and_chooses_but_spends_neither_eye_nor_coyote_card() -> None:
    for salt in range(12):
        table = Seated(TRICKSTER, salt=salt).sit("bob", "cem", "dee").start()
        for guest in ("bob", "cem", "dee"):
            table.here(guest, False)
        while table.table.playing and table.match.game.round.finished < 3:
            if table.turn == 0 and table.match.game.stage == "play":
                number = table.match.game.number
                table.say(1 if number is None else number + 1) if (number or 0) < 20 else table.call()
            else:
                table.until_due()
        made = [deed for _, deed in table.log if isinstance(deed, Moved) and deed.by == "stand-in"]
        assert made
        assert not [deed for deed in made if isinstance(deed.move, UsedEye | UsedCard)]


def test_a_whole_game_of_bots_with_every_trick_can_be_verified_and_replayed() -> None:
    table = Seated(TRICKSTER, salt=3).bots("fox", "cub", "tortoise").start()
    while table.table.playing:
        table.until_due()
    assert table.again() == table.table
    kinds = {type(deed.move) for _, deed in table.log if isinstance(deed, Moved)}
    assert {UsedEye, PointedAt, GaveUp} <= kinds
    (match,) = finished.games("tests", table.log)
    document = read_document(finished.fairness(match, table.keeper))
    assert verify(document) == []
