"""News: whoever puts them into the frame before has the whole frame, and what is as it was is not sent again."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from msgspec import Raw

from coyote import EDITIONS, options
from coyote.lab.simulate import any_move
from coyote.rules.model.state import Game
from coyote.table.setting import Heads, Setting
from coyote.table.table import chair_at
from coyote.table.told import changes, frames, happened
from coyote.table.wire.inbound import AnyAsk, Change, Leave, PassHost, React, Sit, Start
from coyote.table.wire.moves import from_rules
from prove.common.client import Told, merged, typed
from tests.table.seated import Seated, four

GUESTS = ("ann", "bob", "cem", "dee", "eve")
TABLES = {
    "plain": Setting(options={"out_at": "2"}),
    "coins": Setting(options={"coins": "on", "out_at": "2"}, turn=15),
    "specials": Setting("kidult_2003", options={"out_at": "2"}),
    "many decks": Setting(options={"out_at": "4", "deck": "1x4 2x4 nightx2 ?x2"}),
    **{edition: Setting(edition) for edition in EDITIONS},
}


class Clients:
    """One client for each guest, who has a frame and puts news into it, wherever the guest sits meanwhile."""

    def __init__(self, table: Seated) -> None:
        self.table = table
        self.frames: dict[str, Told] = {guest: json.loads(self.whole(guest)) for guest in GUESTS}

    def whole(self, guest: str) -> bytes:
        """One of them gets it from an exit that has told nothing yet, and so has collected nothing."""
        exit = frames.Exit(self.table.keeper) if guest == "eve" else self.table.exit
        return exit.frame(self.table.table, self.table.table.seat_of(guest))

    def hear(self) -> None:
        for guest, frame in self.frames.items():
            news = json.loads(self.table.exit.news(self.table.table, self.table.table.seat_of(guest), self.table.steps))
            self.frames[guest] = merged(frame, news)


def anything(table: Seated, rng: Random) -> None:
    """Something happens."""
    who = rng.choice(GUESTS)
    asks: list[AnyAsk] = [React("op", "howl"), Leave("op"), Sit("op", who), PassHost("op", 1 + rng.randrange(3))]
    if not table.table.playing:
        asks += [Change("op", rng.choice([*TABLES.values()]))]
    if rng.random() < 0.2:
        table.here(who, rng.random() < 0.5)
    elif rng.random() < 0.25:
        table.ask(who, rng.choice(asks))
    elif not table.table.playing:
        table.ask(table.table.host or who, Start("op") if table.table.host else Sit("op", who))
    elif table.turn < 0 or not chair_at(table.table, table.turn).person:
        table.until_due()
    else:
        move(table, rng)


def move(table: Seated, rng: Random) -> None:
    made: Any = any_move(options(table.match.game, table.turn), rng)
    table.play(from_rules(made))


ON_SCREENS: list[tuple[str, Heads]] = [(name, "screens") for name in TABLES]
ON_PHONES: list[tuple[str, Heads]] = [(name, "phones") for name in TABLES if not EDITIONS[TABLES[name].edition].middle]


@pytest.mark.parametrize(("name", "heads"), [*ON_SCREENS, *ON_PHONES])
def test_news_put_into_the_frame_before_make_the_whole_frame(name: str, heads: Heads) -> None:
    setting = TABLES[name]
    for seed in range(1 if name in EDITIONS else 2):
        rng = Random(f"{name} {heads} {seed}")
        table = Seated(Setting(setting.edition, setting.options, 5, setting.turn, heads=heads)).sit("bob", "cem")
        if heads == "screens":
            table.bots("cub")
        clients, happened = Clients(table), 0
        for _ in range(200):
            before = table.table
            try:
                anything(table, rng)
            except Exception as why:
                if getattr(why, "code", None) is None:
                    raise
            if table.table is before:
                continue
            happened += 1
            if rng.random() < 0.2:  # as after seeds, of which nobody is told alone; but somebody comes and looks
                table.exit.forget()
                comes = rng.choice(GUESTS)
                clients.frames[comes] = json.loads(clients.whole(comes))
                continue
            clients.hear()
            for guest, frame in clients.frames.items():
                assert typed(frame) == typed(json.loads(clients.whole(guest)))
        assert happened > 50


def test_a_noise_says_nothing_about_the_game() -> None:
    table = four().start().say(5)
    table.news(0)
    table.ask("bob", React("op", "howl"))
    assert json.loads(table.news(0)).keys() == {"tell", "after", "seq", "at", "events"}
    table.here("cem", False)
    assert json.loads(table.news(None)).keys() == {"tell", "after", "seq", "at", "table", "events", "you"}


def test_a_move_says_no_more_of_a_long_round_than_of_a_short_one() -> None:
    table = four().start()
    sizes = list[int]()
    for number in range(1, 300):
        sizes.append(len(table.say(100 + number).news(None)))
    assert max(sizes[1:]) - min(sizes[1:]) < 20
    assert len(table.frame(None, news=False)) > 299 * 30
    news = json.loads(table.news(None))
    assert (news["game"]["said_before"], len(news["game"]["said"])) == (298, 1)
    assert "terms" not in news and "table" not in news and "fair" not in news


def test_what_is_no_more_is_null() -> None:
    table = Seated(Setting(options={"out_at": "1"})).sit("bob").start().say(90)
    first = json.loads(table.news(0))
    table.call()
    frame = merged(first, json.loads(table.news(0)))
    assert frame["last"]["round"] == 1
    table.start()
    news = json.loads(table.news(0))
    assert news["last"] is None and "last" not in merged(frame, news)


def test_the_first_news_of_an_exit_hold_everything() -> None:
    table = four().start().say(5)
    fresh = frames.Exit(table.keeper)
    news = json.loads(fresh.news(table.table, 0, table.steps))
    assert news["after"] == 0 and typed(merged({}, news)) == typed(json.loads(table.frame(0)))
    empty = Seated().sit("bob")
    assert {part for part, value in json.loads(empty.news(0)).items() if value is None} == {"terms", "game", "fair", "last"}


def test_a_number_is_told_in_three_hundred_bytes_to_each_seat_and_alike_to_who_has_no_part_in_it() -> None:
    table = four().start()
    for number in range(1, 12):
        before = table.turn
        for eyes in (0, 1, 2, 3, None):
            table.news(eyes)
        table.say(number)
        told = {eyes: table.news(eyes) for eyes in (0, 1, 2, 3, None)}
        assert max(map(len, told.values())) <= 300
        uninvolved = [eyes for eyes in told if eyes not in (before, table.turn)]
        assert len({id(told[eyes]) for eyes in uninvolved}) == 1, "written once"
        assert all("you" not in json.loads(told[eyes]) for eyes in uninvolved)


def test_after_a_declaration_only_who_was_and_who_is_to_move_can_have_other_options() -> None:
    table = four().start().deal()
    begun = table.table
    table.say(1)
    assert changes.you_stays(begun, table.table) == (begun.match.game.turn, table.turn)  # type: ignore[union-attr]
    said = table.table
    assert changes.you_stays(said, table.call().table) is None, "another round"


def test_what_was_told_of_a_round_is_collected_and_not_worked_out_again() -> None:
    """Each deal begins a new story; the one before it is kept until the count has been told."""
    table, story, lines = four().start(), happened.Story(), list[list[Game]]()
    for _ in range(2):
        lines.append([])
        for step in (table.deal().steps[-1], table.say(1).steps[-1]):
            assert step.table.match is not None
            story.add(step, [Raw(b'"%d"' % step.table.match.game.turn)])
            lines[-1].append(step.table.match.game)
        table.call()
    before, now = (b'["%d","%d"]' % (line[0].turn, line[1].turn) for line in lines)
    assert (bytes(story.told(lines[0])), bytes(story.told(lines[1]))) == (before, now)
