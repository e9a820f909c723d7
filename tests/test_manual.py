"""The help of every command, and what click says of wrong arguments, are in the language of the shell."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from inspect import cleandoc, getsource

import click
import pytest
from click.testing import CliRunner

from coyote.commands import main
from coyote.commands.manual import explained, paragraphs
from coyote.commands.sentences import MARKING, SENTENCES, speak_for_click
from coyote.speech import LANGUAGES, speaker

NEVER_SAID = {
    # of other kinds of values, prompts and options than ours
    *("Positional arguments", "(dynamic)", "env var: {var}", "deprecated", "Missing parameter", "Missing {param_type}"),
    *("Missing parameter: {param_name}", "Choice({choices})", "{value!r} is not a valid UUID.", "Repeat for confirmation"),
    *("{value!r} does not match the format {format}.", "{value!r} does not match the formats {formats}."),
    *("{value!r} is not a valid boolean. Recognized values: {states}", "{name} {filename!r} is not executable."),
    *("{len_type} values are required, but {len_value} was given.", "Value must be an iterable.", "Do you want to continue?"),
    *("{len_type} values are required, but {len_value} were given.", "Confirm the action without prompting."),
    *("Error: The two entered values do not match.", "Error: invalid input", "Press any key to continue..."),
    *("Takes {nargs} values but 1 was given.", "Takes {nargs} values but {len} were given."),
    *("Could not open file {filename!r}: {message}", "unknown error", "Argument {name!r} takes {nargs} values."),
    *("DeprecationWarning: The command {name!r} is deprecated.{extra_message}",),
    *("DeprecationWarning: The {param_type} {name!r} is deprecated.{extra_message}",),
    # to whoever writes commands
    *("Name '{name}' defined twice", "Could not determine name for option with declarations {decls!r}"),
    *("Boolean option {decl!r} cannot use the same flag for true/false.", "Unknown color {colour!r}"),
    *("Arguments take exactly one parameter declaration, got {length}: {decls}.",),
    *("Invalid start character for option ({option})",),
    (
        "No options defined but a name was passed ({name})."
        " Did you mean to declare an argument instead? Did you mean to pass '--{name}'?"
    ),
    # the list of commands says these itself, and our translations of what is wrong with a file do without its kind
    *("Show the version and exit.", "%(prog)s, version %(version)s", "file", "directory", "path"),
}
"""What click could say, but not of our commands."""

WRONG = (
    ("nonsense",),
    ("odds", "--nope"),
    ("odds", "--jso"),
    ("odds", "--declared", "x"),
    ("odds", "--declared"),
    ("odds", "--json=1"),
    ("simulate",),
    ("simulate", "--edition", "x"),
    ("serve", "--port", "70000"),
    ("arena",),
    ("arena", "fox", "owl", "--against", "cub"),
    ("arena", "fox", "--exploit"),
    ("arena", "fox", "owl", "--attack"),
    ("arena", "fox", "owl", "--plot", "x.gif"),
    ("backup",),
    ("league", "nonsense"),
    ("league", "run", "x", "--sprt", "a"),
    ("editions", "x"),
    ("play", "--option", "x"),
    ("score",),
    ("replay",),
)


def commands() -> Iterator[tuple[str, click.Command]]:
    """Every command, with its name as messages write it."""
    context = click.Context(main)
    for name in main.list_commands(context):
        command = main.get_command(context, name)
        assert command is not None
        yield name, command
        if isinstance(command, click.Group):
            yield from ((f"{name}-{sub}", found) for sub, found in command.commands.items())


def ran(*arguments: str) -> str:
    return CliRunner().invoke(main, arguments, prog_name="coyote").output


def unbroken(text: str) -> str:
    return "".join(text.replace("\b", "").split())


def test_english_is_what_the_commands_say_themselves() -> None:
    speak = speaker("en")
    for path, command in commands():
        written = [" ".join(part.split()) if "\b" not in part else part for part in cleandoc(command.help or "").split("\n\n")]
        assert paragraphs(command, path, speak) == written
        for option in command.params:
            if isinstance(option, click.Option) and not option.hidden:
                assert explained(option, path, speak).help == option.help


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_the_help_of_every_command_is_in_the_language_of_the_shell(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COYOTE_LANG", language)
    english, speak = speaker("en"), speaker(language)
    for path, command in commands():
        told = unbroken(ran(*path.split("-"), "--help"))
        assert told.startswith(unbroken(f"{speak.say('help-usage')} coyote {path.replace('-', ' ')}"))
        ours, theirs = ([unbroken(text) for text in paragraphs(command, path, one)] for one in (speak, english))
        for option in command.params:
            if isinstance(option, click.Option) and not option.hidden:
                for texts, one in ((ours, speak), (theirs, english)):
                    texts.append(unbroken(explained(option, path, one).help or ""))
        assert all(text in told for text in ours), path
        assert not [text for text, same in zip(theirs, ours, strict=True) if text != same and text in told], path
        assert unbroken(speak.say("help-this")) in told
        assert not re.search(r"Showthis|\[required|\[default:|;required", told)
    assert unbroken(speak.say("click-default", default="4")) in unbroken(ran("arena", "--help"))
    assert unbroken(speak.say("click-required")) in unbroken(ran("simulate", "--help"))


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_what_is_wrong_with_arguments_is_said_in_the_language_of_the_shell(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for arguments in WRONG:
        monkeypatch.setenv("COYOTE_LANG", "en")
        english = {line for line in ran(*arguments).splitlines() if " " in line}
        monkeypatch.setenv("COYOTE_LANG", language)
        told = ran(*arguments)
        assert told
        assert not english & set(told.splitlines()), arguments
        assert "Traceback" not in told
        for sentence in SENTENCES:
            for part in re.split(r"\{[^}]*\}", sentence):
                assert len(part.split()) < 2 or part.strip() not in told, arguments


def test_every_sentence_of_click_is_translated_or_never_said() -> None:
    speak_for_click()
    found = set()
    for module in MARKING:
        assert hasattr(module, "_") or hasattr(module, "ngettext"), f"{module.__name__} marks its sentences in another way"
        for node in ast.walk(ast.parse(getsource(module))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("_", "ngettext"):
                found |= {part.value for part in node.args if isinstance(part, ast.Constant) and isinstance(part.value, str)}
    assert found - SENTENCES.keys() - NEVER_SAID == set()
    assert not SENTENCES.keys() & NEVER_SAID
    assert SENTENCES.keys() - found <= {"required", "No such option: {name}"}, "one is in a variable, one in an older click"


def test_english_stays_as_click_says_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COYOTE_LANG", "en")
    assert "Error: Missing argument 'BOT…'." in ran("arena")
    assert "Try 'coyote arena --help' for help." in ran("arena")
