"""`coyote mcp`: a language model sits at a real server's table, by the SDK's own client, in memory and over stdio."""

from __future__ import annotations

import asyncio
import os
import re
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest
from mcp import StdioServerParameters
from mcp.client.client import Client
from mcp.client.stdio import stdio_client
from mcp.server.mcpserver.exceptions import ToolError

from coyote.programs.assistant import Assistant
from coyote.programs.assistant import server as assistant
from coyote.speech import speaker
from coyote.table.setting import Setting
from coyote.table.wire import moves, outbound
from prove.common.running import Running
from tests.programs.test_guest import host, hosted_game
from tests.table.seated import Seated

TOOLS = {"sit_down", "look", "wait_for_turn", "say", "call_coyote", "turn_coin", "use_special", "sit_out", "stand_up"}
TOOLS |= {"peek", "lay", "point", "give_up"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with Running("--database", str(tmp_path_factory.mktemp("mcp") / "coyote.db")) as server:
        yield server


async def used(client: Client, tool: str, **arguments: Any) -> tuple[bool, str]:
    """Whether it worked, and what the model reads."""
    result: Any = await client.call_tool(tool, arguments)
    return not result.is_error, "\n".join(part.text for part in result.content)


async def played(client: Client) -> str:
    """Play until the game is over, by one more and a call above 9; what was read last."""
    for _ in range(200):
        good, text = await used(client, "wait_for_turn", seconds=10)
        assert good, text
        assert "ada wears" not in text
        if "The game is over" in text:
            return text
        if "It is your turn" not in text:
            continue
        least = int(text.split("the number N, from ")[1].split()[0])
        good, text = await (
            used(client, "call_coyote") if "[coyote]" in text and least > 9 else used(client, "say", number=least)
        )
        assert good, text
    raise AssertionError("no end")


def test_a_model_plays_a_whole_game_at_a_real_table_and_never_reads_its_own_card(server: Running) -> None:
    async def whole() -> None:
        line, table = await host(server.place, programs=True)
        async with Client(assistant()) as client:
            assert {tool.name for tool in (await client.list_tools()).tools} == TOOLS
            good, text = await used(client, "look")
            assert (good, "Call sit_down" in text) == (False, True)
            good, text = await used(client, "sit_down", link=table.address, name="ada")
            assert good, text
            assert "No game yet" in text
            end, frame = await asyncio.gather(played(client), hosted_game(line))
            assert "has won" in end
            assert frame["table"]["chairs"][1]["kind"] == "program"
            good, text = await used(client, "say", number=1)
            assert not good
            assert "[" in text, "a refusal comes with its code"
            good, text = await used(client, "stand_up")
            assert good
        await line.close()

    asyncio.run(asyncio.wait_for(whole(), 60))


class Chair:
    """A seat at a table in this process, as an assistant knows one."""

    def __init__(self, table: Seated, place: int) -> None:
        self.table, self.place = table, place

    @property
    def frame(self) -> outbound.Frame:
        return self.table.see(self.place)

    async def play(self, move: object) -> None:
        self.table.play(msgspec.convert(move, moves.SeatMove))
        self.table.deal()

    async def until(self, enough: Callable[[outbound.Frame], bool], _seconds: float) -> bool:
        return enough(self.frame)


def tool_for(text: str) -> tuple[str, dict[str, Any]]:
    """The tool for one of the actions that the prompt offers; rather one that only some boxes have."""
    offered = dict(re.findall(r"^- \[(\w+) ?(.*?)\]", text, re.MULTILINE)[::-1])
    if "give" in offered:
        return "give_up", {"eye": offered["give"]}
    if "point" in offered:
        return "point", {"target": offered["point"]}
    if "dodge" in offered:
        return "use_special", {"special": "dodge"}
    least = int(text.split("the number N, from ")[1].split()[0])
    if "lay" in offered or ("peek" in offered and least == 4):  # an eye that is open can still be given up
        return "lay" if "lay" in offered else "peek", {}
    return ("call_coyote", {}) if "coyote" in offered and least > 8 else ("say", {"number": least})


@pytest.mark.parametrize(
    ("setting", "expected"),
    [
        (Setting("heidelbaer_2020", {"trickster": "on", "least_number": "1"}, 3), {"peek", "lay", "point", "give_up"}),
        (Setting("powwow_2006", {"out_at": "1", "least_number": "1"}, 3), {"use_special"}),
    ],
)
def test_models_play_the_boxes_with_eyes_and_twigs_with_the_tools_for_them(setting: Setting, expected: set[str]) -> None:
    table = Seated(setting).sit("bob", "cem").start()
    models = [Assistant(speaker("en")) for _ in range(3)]
    for place, model in enumerate(models):
        model.seat = cast("Any", Chair(table, place))
    used_tools = set()

    async def whole() -> None:
        while table.table.playing:
            model = models[table.turn]
            tool, arguments = tool_for(await model.look())
            used_tools.add(tool)
            text = await getattr(model, tool)(**arguments)
            if tool == "peek":
                known = re.search(r"Face down in the middle, and counted: (.*)\.", text)
                assert known is not None and not known[1].startswith("one that you have not seen")
        assert "has won" in await models[0].look()
        with pytest.raises(ToolError, match=r"Nobody here is called zoe\. Expected one of ann, bob, cem\."):
            await models[0].point("zoe")

    asyncio.run(whole())
    assert used_tools >= {"say", "call_coyote", *expected}


def test_what_a_model_does_wrong_comes_back_as_a_sentence(server: Running) -> None:
    async def whole() -> None:
        line, table = await host(server.place, programs=False)
        async with Client(assistant()) as client:
            for arguments, expected in (
                ({"link": "nonsense"}, "[link-unfit]"),
                ({"link": table.address, "name": "ada"}, "[programs-unasked]"),
                ({"link": table.address, "name": "wolf"}, "[name-of-a-bot]"),
                ({"link": table.address, "name": "bot"}, "Bot is a word of the game or of the server"),
                ({"link": "http://127.0.0.1:9/t/bako-dimu"}, "[unreachable]"),
            ):
                good, text = await used(client, "sit_down", **arguments)
                assert not good
                assert expected in text
            good, text = await used(client, "use_special", special="dance")
            assert not good
            assert text.endswith("Expected agree, again or dodge; the other specials go with a number: use say.")
        await line.close()

    asyncio.run(asyncio.wait_for(whole(), 60))


def test_the_command_serves_the_same_over_stdio() -> None:
    root = str(Path(__file__).parents[2])
    parameters = StdioServerParameters(
        command=sys.executable, args=["-m", "coyote", "mcp"], env={"PYTHONPATH": root, "PATH": os.defpath}
    )

    async def whole() -> None:
        async with Client(stdio_client(parameters)) as client:
            assert {tool.name for tool in (await client.list_tools()).tools} == TOOLS
            good, text = await used(client, "stand_up")
            assert (good, "Call sit_down" in text) == (False, True)

    asyncio.run(asyncio.wait_for(whole(), 60))
