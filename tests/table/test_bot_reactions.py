"""Faces: bots react to what everybody saw, with the count, and to nothing else."""

from __future__ import annotations

from coyote.rules.model.events import Count, Counted, CoyotesTaken, Event, WentOut, Won
from coyote.table.asks import REACTIONS
from coyote.table.told.bot_reactions import MOST, chosen
from coyote.table.wire.table_events import Reacted
from tests.table.seated import Seated


def faces(number: int, total: int, loser: int, *more: Event, bots: tuple[int, ...] = (1, 2)) -> list[Reacted]:
    count = Counted(Count((), (), total, (), total, False), number)
    return list(chosen(bots, [count, CoyotesTaken(loser, 1, False), *more], "game 1"))


def test_a_bot_that_pays_shows_it_and_so_does_one_that_wins_or_goes() -> None:
    assert faces(12, 11, 1)[0] == Reacted(1, "gulp")
    assert faces(20, 11, 1)[0] == Reacted(1, "growl")
    assert faces(20, 11, 1, WentOut(1))[0] == Reacted(1, "sleep")
    assert faces(20, 11, 0, WentOut(0), Won(2))[0] == Reacted(2, "howl")


def test_an_exact_number_is_howled_at_and_one_that_is_far_off_laughed_at() -> None:
    assert [face.reaction for face in faces(12, 12, 0)] == ["howl"]
    assert [face.reaction for face in faces(40, 12, 0)] == ["laugh"]
    assert faces(12, 12, 0, bots=()) == []
    assert list(chosen((1, 2), [], "game 1")) == [], "nothing was counted"


def test_faces_are_told_with_the_count_and_at_no_other_moment() -> None:
    table, met = Seated().bots("cub", "fox", "hare").start(), 0
    while table.table.playing:
        if table.turn == 0:
            table.call() if table.match.game.number is not None else table.say(3, "ann")
        else:
            table.until_due()
        heard = table.see(0).events
        made = [event for event in heard if isinstance(event, Reacted)]
        counted = any(type(event).__name__ == "Counted" for event in heard)
        assert not made or counted
        assert len(made) <= MOST
        for face in made:
            assert face.reaction in REACTIONS
            chair = table.table.chairs[face.seat]
            assert chair is not None
            assert chair.mind is not None
        met += len(made)
    assert met > 2
    assert not any(type(deed).__name__ == "Reacted" for _, deed in table.log), "they are kept nowhere"
