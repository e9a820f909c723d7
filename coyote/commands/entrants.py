"""What the lab's commands share: who plays, what programs may use, and who does the work."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, TypeVar

import click

from coyote.bots import MINDS
from coyote.bots.mind import Mind
from coyote.commands.common import fail
from coyote.invocation import invocation
from coyote.lab.references import REFERENCES
from coyote.speech import Speaker

if TYPE_CHECKING:
    from coyote.lab.players import Entrant, Trouble
    from coyote.lab.workers import Workers
    from coyote.programs.program import Limits, Program
    from coyote.rules.model.terms import Terms

Function = TypeVar("Function", bound=Callable[..., Any])

KNOWN: dict[str, Mind] = MINDS | REFERENCES
WARNING = "⚠"
"""Marks an entrant that did not make most of its moves itself."""


def entrant(speak: Speaker, word: str, limits: Limits | None = None) -> Entrant:
    """The mind of this name, or the program at this path. Fails, or raises NoProgram, if there is neither."""
    from coyote.programs.program import Limits, found, is_path

    if word in KNOWN:
        return KNOWN[word]
    if not is_path(word):
        fail(speak.say("arena-unknown", name=word, names=speak.listed(KNOWN)))
    return found(word, limits or Limits())


def with_limits(function: Function) -> Function:
    """Adds `--turn-ms`, `--bank-ms` and `--memory-mb`: what each program may use."""
    for option in (
        click.option("--memory-mb", type=click.IntRange(16), default=1024, show_default=True, help="Memory for each program."),
        click.option(
            "--bank-ms",
            type=click.IntRange(0),
            default=10_000,
            show_default=True,
            help="Its spare time, for a whole game.",
        ),
        click.option(
            "--turn-ms", type=click.IntRange(1), default=1_000, show_default=True, help="A program's time for a move."
        ),
    ):
        function = option(function)
    return function


def with_workers(function: Function) -> Function:
    """Adds `--workers` and `--dask`."""
    for option in (
        click.option("--dask", metavar="ADDRESS", help="Use the workers of a Dask scheduler, tcp://…. Changes no result."),
        click.option(
            "--workers", type=click.IntRange(1), help="How many processes, by default one for each core. Changes no result."
        ),
    ):
        function = option(function)
    return function


@contextmanager
def working(speak: Speaker, number: int | None, dask: str | None) -> Iterator[Workers]:
    """Those who do the work; raises NoCluster."""
    from coyote.lab.workers import cores, workers

    if dask is not None and number is not None:
        raise click.UsageError(speak.say("usage-workers"))
    with workers(number or cores(), dask) as hands:
        yield hands


def told(speak: Speaker, name: str, trouble: Trouble | None) -> list[str]:
    """What stand-ins did for a program, if anything."""
    if trouble is None or not trouble.stand_ins:
        return []
    why = speak.listed(f"{fault} {number}" for fault, number in trouble.faults)
    line = speak.say("arena-stand-ins", name=name, moves=trouble.stand_ins, all=str(trouble.moves), why=why)
    warning = [f"{WARNING} {speak.say('arena-mostly', name=name)}"] if trouble.mostly else []
    return [*warning, line, *(f"  {note}" for note in trouble.sentences)]


def ready(programs: Iterable[Program], terms: Terms) -> None:
    """Start each of these once, and fail if one never says that it is ready: it would not in any game either."""
    from coyote.programs.player import playing
    from coyote.programs.program import as_path

    for program in programs:
        with playing(program) as player:
            player.begin(terms, 0, "rehearsal")
            if player.carrier is None:
                said = "\n".join(f"  {note}" for note in player.notes)
                check = f"{invocation()} bot check {as_path(program.command[-1])}"
                fail(f"{program.name} was never ready for a game. Try: {check}\n{said}")
