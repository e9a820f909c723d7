"""`coyote mcp`: a language model sits at a real server's table, by the SDK's own client, in memory and over stdio."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from mcp import StdioServerParameters
from mcp.client.client import Client
from mcp.client.stdio import stdio_client

from coyote.programs.assistant import server as assistant
from prove.common.running import Running
from tests.programs.test_guest import host, hosted_game

TOOLS = {"sit_down", "look", "wait_for_turn", "say", "call_coyote", "turn_coin", "use_special", "sit_out", "stand_up"}


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


def test_what_a_model_does_wrong_comes_back_as_a_sentence(server: Running) -> None:
    async def whole() -> None:
        line, table = await host(server.place, programs=False)
        async with Client(assistant()) as client:
            for arguments, expected in (
                ({"link": "nonsense"}, "[link-unfit]"),
                ({"link": table.address, "name": "ada"}, "[programs-unasked]"),
                ({"link": table.address, "name": "wolf"}, "[name-of-a-bot]"),
                ({"link": "http://127.0.0.1:9/t/bako-dimu"}, "[unreachable]"),
            ):
                good, text = await used(client, "sit_down", **arguments)
                assert not good
                assert expected in text
            good, text = await used(client, "use_special", special="dance")
            assert not good
            assert text.endswith("Expected agree or again; the other specials go with a number: use say.")
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
