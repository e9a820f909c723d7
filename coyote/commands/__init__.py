"""The `coyote` command: one file a subcommand, nothing but reading arguments and printing."""

from __future__ import annotations

import click

from coyote.commands.editions import editions
from coyote.commands.replay import replay
from coyote.commands.score import score
from coyote.commands.serve import serve
from coyote.commands.simulate import simulate


@click.group(context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(package_name="coyote-game", prog_name="coyote")
def main() -> None:
    r"""Coyote, Spartaco Albertarelli's bluffing game.

    Everyone wears a number on the head and sees all but their own. Raise the declared total, or shout Coyote!

    \b
    From a checkout:   python3 run.py COMMAND …
    Count a hand:      python3 run.py score 20 10 flip double -5
    Check a record:    python3 run.py replay game.coyote
    """


for command in (score, replay, simulate, editions, serve):
    main.add_command(command)
