"""click's own sentences in the reader's language: headings, hints and what is wrong with the arguments.

Law: click marks its sentences for gettext, and looks it up under the names `_` and `ngettext` in its modules. We put our own
functions there, since gettext would want files of its own beside the Fluent ones. A sentence of click that we do not know stays
in English; a test reads click's sources and names those.
"""

from __future__ import annotations

import os
import re
from typing import TYPE_CHECKING, Final

import click.core
import click.decorators
import click.exceptions
import click.formatting
import click.parser
import click.termui
import click.types

if TYPE_CHECKING:
    from types import ModuleType

    from coyote.speech import Speaker

MARKING: Final[tuple[ModuleType, ...]] = (
    click.core,
    click.decorators,
    click.exceptions,
    click.formatting,
    click.parser,
    click.termui,
    click.types,
)
"""The modules of click that mark what our commands can make it say."""

SENTENCES: Final = {
    "Usage:": "help-usage",
    "Options": "help-options",
    "Commands": "help-commands",
    "Show this message and exit.": "help-this",
    "default: {default}": "click-default",
    "required": "click-required",
    "Aborted!": "click-aborted",
    "Error: {message}": "click-error",
    "Try '{command} {option}' for help.": "click-try",
    "Invalid value: {message}": "click-invalid",
    "Invalid value for {param_hint}: {message}": "click-invalid-for",
    "Missing argument": "click-missing-argument",
    "Missing option": "click-missing-option",
    "Missing command.": "click-missing-command",
    "Choose from:\n\t{choices}": "click-choose",
    "No such option {name!r}.": "click-no-option",
    "No such option: {name}": "click-no-option",
    "No such command {name!r}.": "click-no-command",
    "Did you mean {possibility}?": "click-meant",
    "(Did you mean one of: {possibilities}?)": "click-meant-one-of",
    "Got unexpected extra argument ({args})": "click-extra",
    "Got unexpected extra arguments ({args})": "click-extra",
    "Option {name!r} does not take a value.": "click-takes-none",
    "Option {name!r} requires an argument.": "click-takes-one",
    "Option {name!r} requires {nargs} arguments.": "click-takes",
    "{value!r} is not {choice}.": "click-not-that",
    "{value!r} is not one of {choices}.": "click-not-one-of",
    "{value!r} is not a valid {number_type}.": "click-not-a-number",
    "{value} is not in the range {range}.": "click-out-of-range",
    "{name} {filename!r} does not exist.": "click-no-file",
    "{name} {filename!r} is a file.": "click-is-file",
    "{name} {filename!r} is a directory.": "click-is-folder",
    "{name} {filename!r} is not readable.": "click-unreadable",
    "{name} {filename!r} is not writable.": "click-unwritable",
}
"""What click says in English, and the message that says it in ours."""
PLACE: Final = re.compile(r"(\{(\w+)(?:!r)?\})")
"""Where click fills something in, and its name."""


def speak_for_click() -> None:
    """From now on click speaks the reader's language."""
    for module in MARKING:
        for name, ours in (("_", said), ("ngettext", said_of)):
            if hasattr(module, name):
                setattr(module, name, ours)


def said(sentence: str) -> str:
    """The sentence in the reader's language, with the same places for click to fill."""
    speak = of_the_reader() if sentence in SENTENCES else None
    if speak is None:
        return sentence
    return speak.say(SENTENCES[sentence], **{name: place for place, name in PLACE.findall(sentence)})


def said_of(one: str, many: str, number: int) -> str:
    return said(one if number == 1 else many)


def of_the_reader() -> Speaker | None:
    """Who speaks the reader's language; None where that is English, which is written in the commands and needs no loading."""
    wanted = next((os.environ[name] for name in ("COYOTE_LANG", "LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name)), "en")
    if wanted.lower().startswith(("en", "c.", "posix")) or wanted == "C":
        return None
    from coyote.speech import chosen, speaker

    return None if chosen() == "en" else speaker(chosen())
