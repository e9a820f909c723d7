"""What commands share: the language, the edition, its options, and the way to fail."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from typing import Any, NoReturn, TypeVar

import click

from coyote.editions import EDITIONS
from coyote.errors import CoyoteError, EnglishRefusal
from coyote.rules.model.edition import Edition
from coyote.speech import LANGUAGES, Speaker, chosen, speaker

Function = TypeVar("Function", bound=Callable[..., Any])


def in_language(function: Function) -> Function:
    """Adds `--lang`; the command gets a Speaker as `speak`, and so does whoever reports its failure."""

    def spoken(context: click.Context, _option: click.Parameter, value: str | None) -> Speaker:
        context.find_root().obj = spoken = speaker(value or chosen())
        return spoken

    return click.option(
        "--lang",
        "speak",
        type=click.Choice(LANGUAGES),
        callback=spoken,
        help="Language of the output; by default that of COYOTE_LANG or LANG if we speak it, else English.",
    )(function)


def of_edition(*, required: bool, help: str) -> Callable[[Function], Function]:
    """Adds `--edition`; the command gets an Edition as `edition`."""

    def found(_context: click.Context, _option: click.Parameter, value: str | None) -> Edition | None:
        return None if value is None else EDITIONS[value]

    return click.option("--edition", type=click.Choice(list(EDITIONS)), required=required, callback=found, help=help)


def with_options(function: Function) -> Function:
    """Adds `--option NAME=VALUE`, which may be repeated; the command gets a mapping as `options`."""

    def pairs(_context: click.Context, _option: click.Parameter, value: tuple[str, ...]) -> dict[str, str]:
        options: dict[str, str] = {}
        for pair in value:
            name, equals, word = pair.partition("=")
            if not equals or name in options:
                raise click.UsageError(speaker(chosen()).say("usage-option", pair=pair))
            options[name] = word
        return options

    return click.option(
        "--option",
        "options",
        multiple=True,
        callback=pairs,
        metavar="NAME=VALUE",
        help="Any option of the table (see `editions`).",
    )(function)


@contextmanager
def counter() -> Iterator[Callable[[str, int], None]]:
    """One line that counts, for whoever waits at a terminal; it is wiped at the end."""
    watched, since = sys.stderr.isatty(), time.monotonic()

    def count(what: str, number: int) -> None:
        nonlocal since
        if watched and time.monotonic() - since > 0.1:
            since = time.monotonic()
            click.echo(f"\r{number:,} {what}\033[K", nl=False, err=True)

    try:
        yield count
    finally:
        if watched:
            click.echo("\r\033[K", nl=False, err=True)


def show_code(address: str) -> None:
    """A QR code for phones, if the package that draws it is installed."""
    if find_spec("segno") is not None:
        import segno

        segno.make(address, micro=False).terminal(out=sys.stdout, compact=True)


def fail(message: str) -> NoReturn:
    """Say what is wrong on standard error and end with status 1."""
    click.secho(message, fg="red", err=True)
    raise SystemExit(1)


def fail_for(why: CoyoteError, speak: Speaker) -> NoReturn:
    """The same with the sentence of a refusal, and its code, by which people can ask for help."""
    fail(speak.reason(why) if isinstance(why, EnglishRefusal) else f"{speak.reason(why)} [{why.code}]")
