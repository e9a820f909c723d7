"""The `coyote` command: one file a subcommand, nothing but reading arguments and printing."""

from __future__ import annotations

import io
import os
import sys
from typing import TextIO

import click

from coyote.commands.arena import arena
from coyote.commands.editions import editions
from coyote.commands.odds import odds
from coyote.commands.replay import replay
from coyote.commands.review import review
from coyote.commands.score import score
from coyote.commands.serve import serve
from coyote.commands.simulate import simulate
from coyote.commands.verify import verify


@click.group(context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(package_name="coyote-game", prog_name="coyote")
def main() -> None:
    """Coyote, Spartaco Albertarelli's bluffing game.

    Everyone wears a number on the head and sees all but their own. Raise the declared total, or shout Coyote!

    \b
    From a checkout, say python3 run.py instead of coyote:
      python3 run.py score 20 10 flip double -5     count a hand
      python3 run.py replay game.coyote             check a record and tell it
      python3 run.py test                           every test
      python3 run.py bench play                     how fast it is
    """


for command in (score, replay, review, verify, odds, simulate, arena, editions, serve):
    main.add_command(command)


def run() -> None:
    """The command as a program: what the operating system takes away or refuses ends in a sentence, not in a traceback."""
    # a closed descriptor is None in Python
    sys.stdin = sys.stdin or nothing("r")
    sys.stdout = sys.stdout or nothing("w")
    sys.stderr = sys.stderr or nothing("w")
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal that cannot show a sign shows a ? instead
    try:
        try:
            main(prog_name="coyote", color=False if os.environ.get("NO_COLOR") else None)
        finally:
            sys.stdout.flush()
    except OSError as error:
        sys.stdout = nothing("w")  # what could not be written must not be tried again at the end
        raise SystemExit(error.strerror or str(error)) from None


def nothing(mode: str) -> TextIO:
    """A file that takes everything and gives nothing."""
    return io.TextIOWrapper(io.FileIO(os.devnull, mode), encoding="utf-8")
