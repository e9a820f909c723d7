"""`bot`: bots of your own, in any language."""

from __future__ import annotations

import re
from collections import Counter

import click

from coyote.commands.common import fail, in_language
from coyote.commands.entrants import KNOWN, with_limits
from coyote.commands.manual import ExplainedGroup
from coyote.invocation import invocation
from coyote.speech import Speaker

CONTAINER = "It runs with your rights on this machine: run only what you trust, and strangers' programs in a container."

OPPONENTS = "fox owl cub --games 100"
"""Whom to play first, as docs/bots.md advises."""


@click.group(cls=ExplainedGroup)
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
    from coyote.programs.check import Check, Mark
    from coyote.programs.program import Limits, as_path, found, is_path

    if program in KNOWN and not is_path(program):
        fail(f"{program} is one of our own bots, and needs no check. A program of yours is given by its path: ./{program}")
    checked = found(program, Limits(turn_ms=turn_ms, bank_ms=bank_ms, memory_mb=memory_mb))
    click.echo(" ".join(checked.command) + (f"\n{CONTAINER}\n" if checked.needs is None else "\n"))
    marks = Counter[Mark]()
    for finding in Check(checked).walk():
        marks[finding.mark] += 1
        if finding.mark is Mark.SKIPPED:
            continue
        click.secho(f"{finding.mark:<7} {finding.step}", fg="red" if finding.mark is Mark.WRONG else None)
        for line in (finding.said, finding.why):
            if line:
                click.echo("\n".join(f"        {part}" for part in line.splitlines()))
    if bad := marks[Mark.WRONG]:
        skipped = f", and {marks[Mark.SKIPPED]} were skipped after it" if marks[Mark.SKIPPED] else ""
        fail(f"\nNot yet a bot: {bad} of the steps went wrong{skipped}.")
    click.echo(f"\nA bot! Let it play: {invocation()} arena {as_path(program)} {OPPONENTS}")


@bot.command()
@click.argument("program", metavar="PROGRAM")
@click.argument("link", metavar="LINK")
@click.option("--server", metavar="ADDRESS", help="Where the table is, if LINK is only its code.")
@click.option("--name", help="What the bot is called at the table; by default as its file.")
@click.option("--games", type=click.IntRange(1), help="Stand up after this many games; by default, never.")
@with_limits
@in_language
def sit(
    program: str,
    link: str,
    server: str | None,
    name: str | None,
    games: int | None,
    turn_ms: int,
    bank_ms: int,
    memory_mb: int,
    speak: Speaker,  # noqa: ARG001 (whoever answers for a refusal speaks it)
) -> None:
    """Let PROGRAM play at the table behind LINK, where the host has allowed bots from elsewhere.

    \b
    coyote bot sit ./mybot http://127.0.0.1:8000/t/bako-dimu
    """
    import asyncio

    from coyote.programs.guest import sit as seated
    from coyote.programs.program import Limits, found
    from coyote.terminal.fireside import Ended, Unable
    from coyote.terminal.remote.errands import place_of

    try:
        runs = found(program, Limits(turn_ms=turn_ms, bank_ms=bank_ms, memory_mb=memory_mb))
        word = re.sub(r"[^\w-]", "-", runs.name.rpartition(".")[0] or runs.name)[:24]
        player = asyncio.run(seated(runs, place_of(link, server), name or word, click.echo, games))
    except Ended as ended:
        raise (ended.unable or Unable("unreachable", server=link)) from None
    except KeyboardInterrupt:
        return
    if player.faults:
        click.echo(", ".join(f"{fault} {number}" for fault, number in sorted(player.faults.items())), err=True)
