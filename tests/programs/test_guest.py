"""Programs at the tables of a real server: `coyote bot sit`."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from coyote.commands import main
from coyote.programs.guest import sit
from coyote.programs.program import Limits, found
from coyote.table.setting import Setting
from coyote.terminal.fireside import Unable
from coyote.terminal.remote.errands import Place as TablePlace
from prove.common.client import Line, Person, Place
from prove.common.running import Running
from tests.programs.bots import GOOD, bot

QUICK = {"out_at": "1"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with Running("--database", str(tmp_path_factory.mktemp("guest") / "coyote.db")) as server:
        yield server


async def host(place: Place, *, programs: bool) -> tuple[Line, TablePlace]:
    ann = await Person.at(place, "ann")
    opened = await ann.open(Setting("kidult_2003", QUICK, 2, programs=programs))
    line = await ann.line(opened["link"])
    return line, TablePlace(place.origin, opened["code"])


async def hosted_game(line: Line) -> dict[str, Any]:
    """Ann starts as soon as somebody sits there, and always says one more, but for the third time."""
    await line.until(lambda frame: frame["table"]["chairs"][1] is not None)
    assert (await line.ask("start"))["tell"] == "ack"
    while True:
        await line.until(lambda frame: frame["table"]["state"] == "over" or line.my_turn)
        if line.frame["table"]["state"] == "over":
            return line.frame
        able = line.frame["you"]["options"]
        calls = able.get("call") and able["lowest"] > 8
        done = await line.play(**({"do": "call"} if calls else {"do": "declare", "number": able["lowest"]}))
        await line.until(partial(reached, done["seq"]))


def reached(seq: int, frame: dict[str, Any]) -> bool:
    return bool(frame["seq"] >= seq)


def test_a_program_plays_a_whole_game_at_a_table_that_welcomes_it(server: Running, tmp_path: Path) -> None:
    said: list[str] = []

    async def whole() -> None:
        line, table = await host(server.place, programs=True)
        program = found(str(bot(tmp_path, GOOD)), Limits())
        player, frame = await asyncio.gather(sit(program, table, "droid", said.append, games=1), hosted_game(line))
        assert not player.faults, player.notes
        assert player.moves > 0
        assert frame["table"]["chairs"][1]["kind"] == "program"
        assert frame["terms"]["names"] == ["ann", "droid"]
        await line.until(lambda frame: frame["table"]["chairs"][1] is None)
        await line.close()

    asyncio.run(asyncio.wait_for(whole(), 60))
    assert said[0].startswith("droid sits at")
    assert said[-1].startswith("over: place")


def test_a_program_that_fails_at_a_table_is_stood_in_for(server: Running, tmp_path: Path) -> None:
    async def whole() -> None:
        line, table = await host(server.place, programs=True)
        program = found(str(bot(tmp_path, 'say(ask="play", id=id, move={"do": "declare", "number": -999})')), Limits())
        player, frame = await asyncio.gather(sit(program, table, "droid", print, games=1), hosted_game(line))
        assert player.faults["illegal"] == player.moves > 0
        assert frame["table"]["state"] == "over"
        await line.close()

    asyncio.run(asyncio.wait_for(whole(), 60))


def test_a_program_stays_outside_where_nobody_asked_for_it(server: Running, tmp_path: Path) -> None:
    program = bot(tmp_path, GOOD)

    async def whole() -> None:
        line, table = await host(server.place, programs=False)
        with pytest.raises(Unable) as why:
            await sit(found(str(program)), table, "droid", print, games=1)
        assert why.value.code == "programs-unasked"
        for name, why_not in (
            (["--name", "droid"], "only where the host has allowed it. [programs-unasked]"),
            ([], "Bot is a word of the game or of the server: choose another name. [name-reserved]"),  # its file is bot.py
        ):
            words = ["bot", "sit", str(program), table.address, *name]
            told = await asyncio.to_thread(CliRunner(env={"COYOTE_LANG": "en"}).invoke, main, words)
            assert told.exit_code == 1
            assert why_not in told.output
        await line.close()

    asyncio.run(asyncio.wait_for(whole(), 60))


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (["nowhere"], "“nowhere” is neither a link nor a code with a server."),
        (["http://127.0.0.1:9/t/bako-dimu"], "http://127.0.0.1:9 cannot be reached."),
        (["bako-dimu", "--server", "ftp://x"], "ftp://x is not a Coyote server."),
    ],
)
def test_a_bad_link_gets_a_sentence(tmp_path: Path, words: list[str], expected: str) -> None:
    answer = CliRunner(env={"COYOTE_LANG": "en"}).invoke(main, ["bot", "sit", str(bot(tmp_path, GOOD)), *words])
    assert answer.exit_code == 1
    assert expected in answer.output


def test_a_code_that_no_table_has_gets_the_sentence_of_the_server(server: Running, tmp_path: Path) -> None:
    words = ["bot", "sit", str(bot(tmp_path, GOOD)), "bako-dimu", "--server", server.place.origin, "--name", "droid"]
    answer = CliRunner(env={"COYOTE_LANG": "en"}).invoke(main, words)
    assert answer.exit_code == 1
    assert "[table-unknown]" in answer.output
