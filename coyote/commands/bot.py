"""`bot`: bots of your own, in any language."""

from __future__ import annotations

import click

from coyote.commands.common import fail
from coyote.commands.entrants import with_limits

CONTAINER = "It runs with your rights on this machine: run only what you trust, and strangers' programs in a container."


@click.group()
def bot() -> None:
    """Check a bot of your own, and let it sit at a table.

    A bot is a program in any language that reads and writes lines of JSON; docs/bots.md tells how to write one in ten minutes.
    """


@bot.command()
@click.argument("program", metavar="PROGRAM")
@with_limits
def check(program: str, turn_ms: int, bank_ms: int, memory_mb: int) -> None:
    """Walk through the protocol with PROGRAM, and explain what it says.

    \b
    coyote bot check ./mybot
    """
    from coyote.programs.check import Check
    from coyote.programs.program import Limits, NoProgram, found

    try:
        checked = found(program, Limits(turn_ms=turn_ms, bank_ms=bank_ms, memory_mb=memory_mb))
    except NoProgram as error:
        fail(str(error))
    click.echo(" ".join(checked.command) + (f"\n{CONTAINER}\n" if checked.needs is None else "\n"))
    bad = 0
    for finding in Check(checked).walk():
        bad += not finding.good
        click.secho(f"{'ok ' if finding.good else 'NOT OK '} {finding.step}", fg=None if finding.good else "red")
        for line in (finding.said, finding.why):
            if line:
                click.echo("\n".join(f"       {part}" for part in line.splitlines()))
    if bad:
        fail(f"\nNot yet a bot: {bad} of the steps went wrong.")
    click.echo(f"\nA bot! Let it play: coyote arena {program} fox wolf cub --games 100")
