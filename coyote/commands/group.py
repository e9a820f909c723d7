"""A group of commands that are loaded when they are called.

Law: listing the commands loads none of them, and calling one loads no other. A command module imports at its top only what
every installation has; what an extra of the package brings is imported where it is used, so that `--help` works without it,
and a command that lacks its extra says so in one sentence.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any, NamedTuple

import click

OWN_EXTRA = {"wasmtime": "wasm", "distributed": "cluster", "websockets": "online"}
"""Packages that an option of a command needs, and not the command itself."""


class Entry(NamedTuple):
    """What the group knows of a command before it is loaded."""

    summary: str
    """The first sentence of its help."""
    extra: str | None = None
    """The extra of the package without which it cannot do its work."""


class LazyGroup(click.Group):
    """Command NAME is the object NAME in the module `coyote.commands.NAME`."""

    entries: dict[str, Entry]

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(self.entries)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in self.entries:
            return None
        found = getattr(import_module(f"coyote.commands.{cmd_name}"), cmd_name)
        assert isinstance(found, click.Command)
        return found

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section("Commands"):
            formatter.write_dl([(name, entry.summary) for name, entry in self.entries.items()])

    def invoke(self, ctx: click.Context) -> Any:
        try:
            return super().invoke(ctx)
        except ModuleNotFoundError as missing:
            name = ctx.invoked_subcommand
            package = (missing.name or "").partition(".")[0]
            extra = OWN_EXTRA.get(package, self.entries[name].extra if name in self.entries else None)
            if extra is None or package in ("", "coyote"):
                raise
            from coyote.commands.common import fail
            from coyote.speech import chosen, speaker

            speak = ctx.obj or speaker(chosen())
            fail(speak.say("error-extra", command=f"coyote {name}", extra=extra, package=package))
