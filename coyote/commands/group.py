"""A group of commands that are loaded when they are called.

Law: listing the commands loads none of them, and calling one loads no other. A command module imports at its top only what
every installation has; what an extra of the package brings is imported where it is used, so that `--help` works without it,
and a command that lacks its extra says so in one sentence. So does one that is refused something: whatever a command does not
answer for itself is answered here.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import click

from coyote.commands.sentences import of_the_reader, speak_for_click
from coyote.errors import CoyoteError
from coyote.invocation import invocation

if TYPE_CHECKING:
    from coyote.speech import Speaker

OWN_EXTRA = {"wasmtime": "wasm", "distributed": "cluster", "websockets": "online"}
"""Packages that an option of a command needs, and not the command itself."""


EXAMPLES: Final = {
    "serve": "coyote serve",
    "play": "coyote play",
    "score": "coyote score 20 10 flip double -5",
    "replay": "coyote replay game.coyote",
}
WAYS: Final = {
    "extra": 'pip install "coyote-game[server]"',
    "uvx": 'uvx "coyote-game[server]" serve',
    "checkout": "python3 run.py serve",
    "more": "coyote COMMAND --help",
}


class Entry(NamedTuple):
    """What the group knows of a command before it is loaded."""

    summary: str
    """The first sentence of its help."""
    extra: str | None = None
    """The extra of the package without which it cannot do its work."""


class LazyGroup(click.Group):
    """Command NAME is the object NAME in the module `coyote.commands.NAME`."""

    entries: dict[str, Entry]

    def main(self, *args: Any, **kwargs: Any) -> Any:
        speak_for_click()
        return super().main(*args, **kwargs)

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(self.entries)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in self.entries:
            return None
        found = getattr(import_module(f"coyote.commands.{cmd_name}"), cmd_name)
        assert isinstance(found, click.Command)
        return found

    def format_help(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        if (speak := of_the_reader()) is None:
            super().format_help(ctx, formatter)
        else:
            self.format_help_in(speak, ctx, formatter)

    def format_help_in(self, speak: Speaker, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """The list of commands in the reader's language."""
        say, asks = speak.say, ", ".join(ctx.help_option_names)
        formatter.write_usage(ctx.command_path, " ".join(self.collect_usage_pieces(ctx)))
        with formatter.indentation():
            for line in (say("help-title"), say("help-about")):
                formatter.write_paragraph()
                formatter.write_text(line)
            formatter.write_paragraph()
            formatter.write_dl([(line, say(f"help-example-{name}")) for name, line in EXAMPLES.items()], col_max=40)
            formatter.write_paragraph()
            for way, command in WAYS.items():
                formatter.write_text(say(f"help-{way}", command=command))
        with formatter.section(say("help-options")):
            formatter.write_dl([("--version", say("help-version")), (asks, say("help-this"))])
        with formatter.section(say("help-commands")):
            formatter.write_dl([(name, say(f"help-command-{name}")) for name in self.entries])

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

            fail(speaker_of(ctx).say("error-extra", command=f"{invocation()} {name}", extra=extra, package=package))
        except CoyoteError as why:
            from coyote.commands.common import fail_for

            fail_for(why, speaker_of(ctx))


def speaker_of(ctx: click.Context) -> Speaker:
    """Whoever speaks the language that the command was given, if it came that far."""
    from coyote.speech import chosen, speaker

    return ctx.obj or speaker(chosen())
