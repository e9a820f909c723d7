"""The help of each command in the reader's language.

Law: English is written where it belongs, in docstrings and options, and needs no loading. In another language the first
sentence is `help-command-…`, the other paragraphs are `manual-…-1` and so on, and an option is `manual-<command>-<option>`, or
`manual-<option>` if it is the same in several commands. Examples stay as they are.
"""

from __future__ import annotations

from copy import copy
from inspect import cleandoc
from typing import TYPE_CHECKING

import click

from coyote.commands.sentences import of_the_reader, said

if TYPE_CHECKING:
    from coyote.speech import Speaker


class Explained(click.Command):
    """A command whose help is in the reader's language."""

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        if (speak := of_the_reader()) is None:
            super().format_help_text(ctx, formatter)
            return
        formatter.write_paragraph()
        with formatter.indentation():
            formatter.write_text("\n\n".join(paragraphs(self, path_of(ctx), speak)))

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        if (speak := of_the_reader()) is None:
            super().format_options(ctx, formatter)
            return
        options = [param for param in self.get_params(ctx) if isinstance(param, click.Option) and not param.hidden]
        records = [explained(option, path_of(ctx), speak).get_help_record(ctx) for option in options]
        with formatter.section(said("Options")):
            formatter.write_dl([record for record in records if record is not None])


class ExplainedGroup(Explained, click.Group):
    """A command with commands of its own."""

    command_class = Explained

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        super().format_options(ctx, formatter)
        if (speak := of_the_reader()) is not None:
            with formatter.section(said("Commands")):
                formatter.write_dl([(name, speak.say(f"help-command-{path_of(ctx)}-{name}")) for name in self.commands])


def path_of(ctx: click.Context) -> str:
    """The command as messages name it: `league-init`."""
    return "-".join(ctx.command_path.removeprefix(ctx.find_root().command_path).split())


def paragraphs(command: click.Command, path: str, speak: Speaker) -> list[str]:
    """The help of a command, its examples as they are."""
    told, number = [speak.say(f"help-command-{path}")], 0
    for paragraph in cleandoc(command.help or "").split("\n\n")[1:]:
        if paragraph.startswith("\b"):
            told.append(paragraph)
        else:
            number += 1
            told.append(speak.say(f"manual-{path}-{number}"))
    return told


def explained(option: click.Option, path: str, speak: Speaker) -> click.Option:
    """The option with its help in that language."""
    name = max(option.opts, key=len).lstrip("-")
    own = f"manual-{path}-{name}"
    known = "help-this" if name == "help" else own if own in speak.entries else f"manual-{name}"
    option = copy(option)
    option.help = speak.say(known)
    return option
