"""What every command shares: the language and the way to fail."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NoReturn, TypeVar

import click

from coyote.editions import EDITIONS
from coyote.rules.edition import Edition
from coyote.rules.refusals import Refused
from coyote.speech import LANGUAGES, Speaker, chosen, speaker

Function = TypeVar("Function", bound=Callable[..., Any])


def in_language(function: Function) -> Function:
    """Adds `--lang`; the command gets a Speaker as `speak`."""

    def spoken(_context: click.Context, _option: click.Parameter, value: str | None) -> Speaker:
        return speaker(value or chosen())

    return click.option(
        "--lang",
        "speak",
        type=click.Choice(LANGUAGES),
        callback=spoken,
        help="Language of the output; left out, that of COYOTE_LANG or LANG if we speak it, else English.",
    )(function)


def of_edition(*, required: bool, help: str) -> Callable[[Function], Function]:
    """Adds `--edition`; the command gets an Edition as `edition`."""

    def found(_context: click.Context, _option: click.Parameter, value: str | None) -> Edition | None:
        return None if value is None else EDITIONS[value]

    return click.option("--edition", type=click.Choice(list(EDITIONS)), required=required, callback=found, help=help)


def fail(message: str) -> NoReturn:
    """Say what is wrong on standard error and end with status 1."""
    click.secho(message, fg="red", err=True)
    raise SystemExit(1)


def fail_refused(speak: Speaker, refused: Refused) -> NoReturn:
    """The same for a refusal."""
    fail(f"{speak.refusal(refused.code, dict(refused.refusal.values))} [{refused.code}]")
