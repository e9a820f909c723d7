"""`mcp`: a table for language models."""

from __future__ import annotations

import click

from coyote.commands.manual import Explained


@click.command(cls=Explained)
def mcp() -> None:
    """Let an assistant play: an MCP server over standard input and output.

    The assistant sits down as a guest that is marked as a bot, where the host allows bots from elsewhere; it sees what its seat
    is told and nothing else.

    This goes into the assistant's configuration:

    \b
    {"mcpServers": {"coyote": {"command": "coyote", "args": ["mcp"]}}}
    """
    import asyncio

    from coyote.programs.assistant import server

    asyncio.run(server().run_stdio_async())
