"""The `coyote` command: one file for each subcommand, which reads arguments and prints."""

from __future__ import annotations

import io
import os
import sys
from typing import TextIO

import click

from coyote import __version__
from coyote.commands.group import Entry, LazyGroup
from coyote.invocation import invocation


@click.group(cls=LazyGroup, invoke_without_command=True, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="coyote", message="%(prog)s %(version)s")
@click.pass_context
def main(context: click.Context) -> None:
    """Coyote, Spartaco Albertarelli's bluffing game.

    Everyone wears a number on their head and sees all but their own. Raise the declared total, or shout Coyote!

    \b
    coyote serve                           play: opens the page
    coyote play                            play here, in the terminal, against bots
    coyote score 20 10 flip double -5      count a hand
    coyote replay game.coyote              check a record and tell it

    \b
    The page needs an extra: pip install "coyote-game[server]"
    Without installing:      uvx "coyote-game[server]" serve
    From a checkout:         python3 run.py serve, and so on for every command
    """
    if context.invoked_subcommand is None:
        click.echo(context.get_help())


main.entries = {
    "serve": Entry("Serve the page and its tables.", extra="server"),
    "backup": Entry("Copy a database into FILE, also while a server is using it.", extra="server"),
    "restore": Entry("Put the backup in FILE into a database that holds nothing yet.", extra="server"),
    "doctor": Entry("Read a whole database and say which tables are fine, and what is wrong with the others.", extra="server"),
    "play": Entry("Play in this terminal: against bots, or at a new table on a server."),
    "join": Entry("Sit down or watch at a table on a server, in this terminal.", extra="online"),
    "watch": Entry("Watch a finished game as a film, through any player's eyes."),
    "score": Entry("Count a hand step by step."),
    "replay": Entry("Check game records against the rules, and tell them."),
    "review": Entry("Look at a game again, with what everybody could know.", extra="table"),
    "verify": Entry("Check that a game was dealt fairly: that nobody chose the cards.", extra="table"),
    "odds": Entry("How likely each total is, for somebody who sees these cards and not their own."),
    "simulate": Entry("Play whole games with random moves."),
    "arena": Entry("Let bots play each other, and see who wins.", extra="lab"),
    "league": Entry("Keep a league of bots in a folder: matches, ratings and a page.", extra="lab"),
    "bot": Entry("Check a bot of your own, and let it sit at a table.", extra="table"),
    "mcp": Entry("Let an assistant play: an MCP server over standard input and output.", extra="mcp"),
    "editions": Entry("List the editions with their decks, seats and options."),
}


def run() -> None:
    """Run the command as a program. What the operating system refuses ends in a sentence, not in a traceback."""
    # Python has None where a descriptor is closed
    sys.stdin = sys.stdin or nothing("r")
    sys.stdout = sys.stdout or nothing("w")
    sys.stderr = sys.stderr or nothing("w")
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal that cannot show a character shows a ? instead
    try:
        try:
            main(prog_name=invocation(), color=False if os.environ.get("NO_COLOR") else None)
        finally:
            sys.stdout.flush()
    except OSError as error:
        sys.stdout = nothing("w")  # Python flushes once more at exit, which would fail again
        raise SystemExit(error.strerror or str(error)) from None


def nothing(mode: str) -> TextIO:
    """A file that swallows what is written and has nothing to read."""
    return io.TextIOWrapper(io.FileIO(os.devnull, mode), encoding="utf-8")
