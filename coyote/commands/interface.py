"""Which interface a command shows its game with: the full screen or plain lines.

Law: the full screen comes only where somebody can see it: at a terminal that can draw, with the extra installed, and if nobody
asked for less (`--plain`, NO_COLOR, CLICOLOR=0, TERM=dumb). Everywhere else the plain lines do all that it does.
"""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Awaitable, Callable, Mapping
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, TypeVar

import click

from coyote.commands.common import fail
from coyote.speech import Speaker
from coyote.terminal.film import Film
from coyote.terminal.fireside import Fireside
from coyote.terminal.plain import Lines, Plain, show

if TYPE_CHECKING:
    from coyote.terminal.screen.app import TableApp

Function = TypeVar("Function", bound=Callable[..., Any])
Making = Callable[[], Awaitable[Fireside]]


def in_interface(function: Function) -> Function:
    """Adds `--plain` and `--full-screen`; the command gets `full`: True, False, or None to choose."""
    return click.option(
        "--full-screen/--plain",
        "full",
        default=None,
        help="Fill the screen, or speak in plain lines, for screen readers and scripts.  [default: as the terminal can]",
    )(function)


def fills(full: bool | None, speak: Speaker, environment: Mapping[str, str] = os.environ) -> bool:
    """Whether to fill the screen; fails if that was asked for and cannot be."""
    there = find_spec("textual") is not None
    if full and not there:
        fail(speak.say("error-extra", command="--full-screen", extra="tui", package="textual"))
    if full is not None:
        return full
    dumb = environment.get("TERM", "" if os.name != "nt" else "windows") in ("", "dumb", "unknown")
    without_colour = bool(environment.get("NO_COLOR")) or environment.get("CLICOLOR") == "0"
    return there and not dumb and not without_colour and sys.stdin.isatty() and sys.stdout.isatty()


def present(making: Making, speak: Speaker, *, full: bool, ends: bool = False) -> Fireside:
    """Show a fireside until its reader leaves; raises Unable if it cannot be reached."""
    try:
        return app_run(making, speak) if full else asyncio.run(in_lines(making, speak, ends))
    except KeyboardInterrupt:
        raise SystemExit(130) from None


async def in_lines(making: Making, speak: Speaker, ends: bool) -> Fireside:
    fireside = await making()
    lines = Lines(sys.stdin, at_once=sys.stdin.isatty())
    try:
        if isinstance(fireside, Film):
            await show(fireside, speak, said, lines)
        else:
            await Plain(fireside, speak, said, ends=ends).run(lines)
    finally:
        await farewell(fireside, speak)
    return fireside


def said(line: str) -> None:
    """One line, at once: whoever listens at a pipe waits for it."""
    click.echo(line)


async def farewell(fireside: Fireside, speak: Speaker) -> None:
    """Leave, and say where the game is kept."""
    kept = await fireside.leave()
    if kept is not None:
        over = fireside.scene.state == "over"
        click.echo(speak.say("terminal-kept" if over else "terminal-left", file=kept))


def app_run(making: Making, speak: Speaker) -> Fireside:
    from coyote.terminal.screen.app import TableApp

    async def whole() -> tuple[Fireside, TableApp]:
        fireside = await making()
        app = TableApp(fireside, speak)
        try:
            await app.run_async()
        finally:
            await farewell(fireside, speak)
        return fireside, app

    fireside, app = asyncio.run(whole())
    if app.unable is not None:
        raise app.unable
    return fireside
