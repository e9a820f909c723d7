"""What is remembered of a guest: tables to come back to, finished games, a tally that counts each of them once, and moves."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from coyote.bots import ready
from coyote.server.codes import CLOSE, ServerCode, ServerRefused
from coyote.server.edge.guesses import WRONG
from coyote.server.edge.limits import WEB, Limits, Rate
from coyote.server.edge.openings import Openings
from coyote.server.guests import come_again, known, welcome
from coyote.server.http import tallying
from coyote.server.http.memory import LadderTold, MovedByCode, MyGames, Remembered
from coyote.server.http.shelf import Shelf
from coyote.server.http.tallying import tallied
from coyote.server.http.visit import Visitor
from coyote.server.storage.memory import NO_GAME, NO_STAMP, GameOver, SatDown, StoodUp, Tally
from coyote.server.storage.store import Guest, Store, following
from coyote.server.storage.unused import Unused
from coyote.server.tables import moving
from coyote.server.tables.farewell import farewell
from coyote.server.tables.house import House
from coyote.server.tables.line import Line
from coyote.table.review.progress import reached
from coyote.table.setting import Setting
from coyote.table.wire.inbound import Leave, Sit
from tests.server.houses import Clock, Reader, houses
from tests.server.test_shelf import sitting
from tests.server.test_store import open_at, place, row_of

__all__ = ["place"]
TOKEN = "t" * 43


async def sat(store: Store, table_id: str, *marks: SatDown | StoodUp | GameOver, seq: int = 1) -> None:
    log = [following(None, table_id, "1", 1, "sat", b"")]
    while len(log) < seq:
        log.append(following(log[-1], table_id, str(len(log) + 1), 1, "sat", b""))
    await store.append(log[-1:], marks=marks)


# the store


async def test_a_seating_is_found_by_its_guest_and_goes_with_its_table(place: str) -> None:
    async with await open_at(place) as store:
        for name in ("one", "two"):
            await store.create_table(row_of(name, name))
        await store.create_guest(Guest("ann", b"1", "Ann", 1))
        await sat(store, "one", SatDown("ann", "one", NO_GAME, 0, 5), SatDown("bob", "one", NO_GAME, 1, 6))
        await sat(store, "two", SatDown("ann", "two", "game", 2, 7))
        found = await store.seated_at("ann", 9)
        assert [(one.table_id, one.game_id, one.seat, one.code) for one in found] == [
            ("two", "game", 2, "two"),
            ("one", "", 0, "one"),
        ]
        assert all(one.live for one in found) and await store.played("ann", 9) == []
        assert len(await store.seated_at("ann", 1)) == 1
        await sat(store, "two", GameOver("two", "game", 9, bytes([2, 0, 1])), seq=2)
        await sat(store, "one", StoodUp("ann", "one", NO_GAME), seq=2)
        assert await store.seated_at("ann", 9) == []
        [played] = await store.played("ann", 9)
        assert (played.game_id, played.ended_ms, played.places) == ("game", 9, bytes([2, 0, 1]))
        assert [one.table_id for one in await store.seated_at("bob", 9)] == ["one"]
        await store.erase(Unused(tables=("two",)), 0, 10_000, 20_000)
        assert await store.played("ann", 9) == [], "no list leads to a game that is gone"


async def test_a_game_is_added_to_a_tally_once_whoever_is_faster(place: str) -> None:
    async with await open_at(place) as store:
        await store.create_table(row_of("one", "one"))
        await store.create_guest(Guest("ann", b"1", "Ann", 1))
        await sat(store, "one", SatDown("ann", "one", "game", 2, 5), GameOver("one", "game", 9, bytes([2, 0, 1])))
        assert await store.untallied("ann", 9) == [("game", 2)]
        assert await store.tally("ann") is None
        mine, theirs = Tally(b"a", b"mine"), Tally(b"b", b"theirs")
        both = await asyncio.gather(*(store.keep_tally("ann", NO_STAMP, one, ["game"]) for one in (mine, theirs)))
        assert sorted(both) == [False, True]
        assert await store.tally("ann") == (mine if both[0] else theirs)
        assert await store.untallied("ann", 9) == []
        assert not await store.keep_tally("ann", NO_STAMP, mine, []), "it has another stamp by now"


async def test_a_lost_race_marks_no_game_as_added(place: str) -> None:
    async with await open_at(place) as store:
        await store.create_table(row_of("one", "one"))
        await store.create_guest(Guest("ann", b"1", "Ann", 1))
        await store.keep_tally("ann", NO_STAMP, Tally(b"a", b""), [])
        await sat(store, "one", SatDown("ann", "one", "game", 0, 5), GameOver("one", "game", 9, bytes([0, 1])))
        assert not await store.keep_tally("ann", b"old", Tally(b"b", b""), ["game"])
        assert await store.untallied("ann", 9) == [("game", 0)]


async def test_a_code_moves_its_guest_once_and_not_for_long(place: str) -> None:
    async with await open_at(place) as store:
        await store.create_guest(Guest("ann", b"old", "Ann", 1))
        await store.offer_move("ann", b"first", 100)
        await store.offer_move("ann", b"code", 100)
        assert await store.accept_move(b"first", 50) is None, "a newer code replaces it"
        assert await store.accept_move(b"code", 100) is None
        await store.offer_move("ann", b"code", 100)
        assert sorted(map(str, await asyncio.gather(*(store.accept_move(b"code", 50) for _ in range(3))))) == [
            "None",
            "None",
            "ann",
        ]
        assert await store.move_in("ann", b"new", 60) == "Ann"
        assert await store.guest_by_token(b"old") is None and await store.has_moved(b"old")
        found = await store.guest_by_token(b"new")
        assert found is not None and found.id == "ann" and not await store.has_moved(b"new")
        assert (await store.moved_since(60), await store.moved_since(61)) == ({"ann": 60}, {})
        assert await store.move_in("nobody", b"newer", 60) is None


async def test_nothing_is_left_of_a_guest_who_is_forgotten_or_gone(place: str) -> None:
    async with await open_at(place) as store:
        await store.create_table(row_of("one", "one"))
        for name, token in (("ann", b"1"), ("bob", b"2")):
            await store.create_guest(Guest(name, token, name, 1))
            await store.keep_tally(name, NO_STAMP, Tally(b"a", b""), [])
            await store.move_in(name, token + b"!", 1)
            await store.offer_move(name, b"code" + token, 100)
        await sat(store, "one", *(SatDown(name, "one", NO_GAME, 0, 5) for name in ("ann", "bob")))
        await store.forget_guest("ann")
        await store.erase(Unused(guests=("bob",)), 0, 10, 20)
        for name, token in (("ann", b"1"), ("bob", b"2")):
            assert await store.tally(name) is None
            assert await store.seated_at(name, 9) == []
            assert await store.accept_move(b"code" + token, 50) is None
            assert not await store.has_moved(token)


# over HTTP


class Asking:
    """Somebody who asks what is remembered of them."""

    def __init__(self, house: House, token: str, limits: Limits | None = None) -> None:
        self.visit = Visitor(house, limits or Limits(), Openings(house), "here", token, 0)
        self.shelf = Shelf(house)

    async def games(self) -> MyGames:
        told: MyGames = await Remembered.games.fn(None, visit=self.visit)
        return told

    async def ladder(self) -> LadderTold:
        told: LadderTold = await Remembered.ladder.fn(None, visit=self.visit)
        return told


async def test_a_guest_finds_the_table_again_after_looking_away_and_after_leaving(sqlite_file: str) -> None:
    clock = Clock()
    async with houses(sqlite_file, 2, clock) as (house, other):
        ann, token = await welcome(house.env, "ann")
        row, _ = await house.open(ann, Setting(seats=3), ("cub", "fox"), start=True)
        steward = await house.steward(row)
        await steward.list_anew()
        [table] = (await Asking(house, token).games()).tables
        assert (table.code.replace("-", ""), table.state, table.edition) == (row.code, "playing", steward.table.setting.edition)
        assert table.names == ("ann", "cub", "fox") and table.minds == (None, "cub", "fox") and table.seat == 0
        line = Line(ann.id, Reader())
        await house.come(row, line)
        await steward.ask(line, Leave("go"))
        for place in (house, other):
            [table] = (await Asking(place, token).games()).tables
            assert (table.code.replace("-", ""), table.your_turn) == (row.code, False)
        await steward.ask(line, Sit("back", "ann"))
        assert len((await Asking(house, token).games()).tables) == 1


async def test_the_table_where_it_is_your_turn_comes_first(sqlite_file: str) -> None:
    async with sitting(sqlite_file) as there:
        house, clock = there.house, there.clock
        await there.start()
        guest = there.lines[there.turn].guest
        clock.now += 1000
        await house.open(Guest(guest, b"", "ann", clock.now), Setting(seats=3), ("cub",), start=False)
        visit = Visitor(house, Limits(), Openings(house), "here", "", 0)
        told = await games_of(visit, guest)
        assert [table.your_turn for table in told.tables] == [True, False]
        other = there.lines[1 - there.turn].guest
        assert [table.your_turn for table in (await games_of(visit, other)).tables] == [False]


async def games_of(visit: Visitor, guest: str) -> MyGames:
    class Known(Visitor):
        async def guest(self) -> Guest:
            return Guest(guest, b"", "", 0)

    known = Known(visit.house, visit.limits, visit.openings, "here", "", 0)
    told: MyGames = await Remembered.games.fn(None, visit=known)
    return told


async def test_finished_games_are_listed_with_the_place_and_a_name_for_the_replay(sqlite_file: str) -> None:
    async with sitting(sqlite_file) as there:
        visit = Visitor(there.house, Limits(), Openings(there.house), "here", "", 0)
        first = await there.play()
        there.clock.now += 1000
        second = await there.play()
        for seat, line in enumerate(there.lines):
            games = (await games_of(visit, line.guest)).games
            assert [game.game for game in games] == [second, first]
            assert {game.seat for game in games} == {seat} and games[0].names == ("ann", "bob")
            told = await there.read(second)
            assert (games[0].place == 1) == (seat not in told.match.game.round.out)
        places = [(await games_of(visit, line.guest)).games[0].place for line in there.lines]
        assert sorted(places) == [1, 2]


async def test_forget_me_takes_the_list_along(sqlite_file: str) -> None:
    async with sitting(sqlite_file) as there:
        await there.play()
        guest, store = there.lines[0].guest, there.house.env.store
        assert await store.played(guest, 9)
        await farewell(there.house, guest)
        assert (await store.played(guest, 9), await store.seated_at(guest, 9)) == ([], [])


async def test_every_finished_game_is_counted_once_and_paid_for(sqlite_file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tallying, "AT_ONCE", 2)
    async with sitting(sqlite_file) as there:
        visit = Visitor(there.house, Limits(), Openings(there.house), "here", "", 0)
        for _ in range(3):
            await there.play()
        guests = [line.guest for line in there.lines]
        tallies = [await tallied(visit, there.shelf, guest) for guest in guests]
        assert [pending for _, pending in tallies] == [1, 1]
        tallies = [await tallied(visit, there.shelf, guest) for guest in guests]
        again = [await tallied(visit, there.shelf, guest) for guest in guests]
        assert tallies == again
        (ann, none), (bob, _) = tallies
        assert (ann.games, bob.games, none) == (3, 3, 0)
        assert ann.wins + bob.wins == 3 and ann.calls + bob.calls == 3 and ann.right + bob.right == 3
        assert all(("first-howl" in reached(tally)) == (tally.wins > 0) for tally in (ann, bob))
        assert visit.limits.bucket(WEB, "here").left <= WEB.burst - 3 * tallying.JUDGED


async def test_who_cannot_pay_for_judging_is_told_what_is_known(sqlite_file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("coyote.server.edge.limits.WEB", Rate(100, 1e-9))
    async with sitting(sqlite_file) as there:
        await there.play()
        visit = Visitor(there.house, Limits(), Openings(there.house), "here", "", 0)
        tally, pending = await tallied(visit, there.shelf, there.lines[0].guest)
        assert (tally.games, pending) == (0, 1)


async def test_the_ladder_is_the_minds_of_the_server_and_begins_at_its_foot(sqlite_file: str) -> None:
    async with houses(sqlite_file, 1, Clock()) as (house,):
        _, token = await welcome(house.env, "ann")
        for asking in (Asking(house, ""), Asking(house, token)):
            told = await asking.ladder()
            assert [rung.mind for rung in told.rungs] == list(ready())
            assert told.at == 0 and {*told.rungs[-1].bots} == {told.rungs[-1].mind}


# moving


async def test_a_guest_moves_and_the_old_device_is_told_in_every_process(sqlite_file: str) -> None:
    clock = Clock()
    async with houses(sqlite_file, 2, clock) as (house, other):
        ann, old = await welcome(house.env, "ann")
        row, _ = await house.open(ann, Setting(seats=3), (), start=False)
        readers = [Reader(), Reader()]
        for place, reader in zip((house, other), readers, strict=True):
            await place.come(row, Line(ann.id, reader))
        code, until = await moving.offer(house.env, ann.id)
        assert until == clock.now + moving.CODE_MS
        clock.now += 1000
        moved = await moving.accept(house, code)
        assert (moved.guest, moved.name) == (ann.id, "ann")
        gone = CLOSE[ServerCode.GUEST_MOVED]
        assert [reader.closed for reader in readers] == [gone, None]
        clock.now += 10
        new = Reader()
        await other.come(row, Line(ann.id, new))
        await other.sweep()
        assert [reader.closed for reader in (*readers, new)] == [gone, gone, None]
        assert (await known(house.env, moved.token)).id == ann.id
        for asked in (known(house.env, old), come_again(house.env, old, TOKEN)):
            with pytest.raises(ServerRefused) as refused:
                await asked
            assert refused.value.code == ServerCode.GUEST_MOVED


async def test_wrong_codes_for_a_move_are_counted_like_those_of_tables(sqlite_file: str) -> None:
    async with houses(sqlite_file, 1, Clock()) as (house,):
        asking, told = Asking(house, ""), list[str]()
        for _ in range(int(WRONG.burst) + 2):
            with pytest.raises(ServerRefused) as refused:
                await Remembered.move_in.fn(None, data=MovedByCode("baba-babe"), visit=asking.visit)
            told.append(refused.value.code)
        assert told == [ServerCode.MOVE_UNKNOWN] * int(WRONG.burst) + [ServerCode.TOO_FAST] * 2
        with pytest.raises(ServerRefused) as refused:
            await Remembered.move_in.fn(None, data=MovedByCode("no code"), visit=asking.visit)
        assert refused.value.code == ServerCode.MOVE_UNKNOWN


async def test_a_code_for_a_move_is_not_in_the_database(tmp_path: Path) -> None:
    file = tmp_path / "coyote.db"
    async with houses(str(file), 1, Clock()) as (house,):
        ann, _ = await welcome(house.env, "ann")
        code, _ = await moving.offer(house.env, ann.id)
        stored = b"".join(one.read_bytes() for one in tmp_path.iterdir())
        assert code.encode() not in stored
