"""A command loads only what it needs, and says so when something it needs is not installed."""

from __future__ import annotations

import os
import sqlite3
import subprocess
import sys
from contextlib import closing
from importlib.util import find_spec
from pathlib import Path

import click
import pytest
from click.testing import CliRunner

from coyote.bots import MINDS
from coyote.commands import main
from coyote.server.storage.schema import missing
from coyote.speech import LANGUAGES, speaker

pytestmark = pytest.mark.slow

BASE = {"click", "fluent", "babel", "attr", "attrs", "pytz", "typing_extensions"}
"""What every installation brings: click and fluent.runtime, with their dependencies."""

LOADED = """
import sys
sys.argv = ["coyote", *{arguments!r}]
from coyote.commands import run
try:
    run()
finally:
    print("\\n" + " ".join(sorted(sys.modules)))
"""


@pytest.fixture(scope="module")
def base(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return only_the_base(tmp_path_factory.mktemp("base"))


def only_the_base(folder: Path) -> Path:
    """The folder, with the same packages as an installation without extras."""
    for name in BASE | {"coyote"}:
        spec = find_spec(name)
        assert spec is not None
        place = Path(next(iter(spec.submodule_search_locations or [str(spec.origin)])))
        (folder / place.name).symlink_to(place)
    return folder


def ran(*arguments: str, stdin: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
    """The result of running Python with these arguments."""
    surroundings = os.environ | {"COYOTE_LANG": "en", "PYTHONIOENCODING": "utf-8"} | environment
    command = [sys.executable, *arguments]
    return subprocess.run(command, input=stdin, capture_output=True, encoding="utf-8", env=surroundings, check=False)


def modules_of(*arguments: str, stdin: str = "") -> set[str]:
    """Every module that is loaded once the command has done its work."""
    return set(ran("-c", LOADED.format(arguments=list(arguments)), stdin=stdin).stdout.splitlines()[-1].split())


def bare(base: Path, *arguments: str, stdin: str = "", lang: str = "en") -> subprocess.CompletedProcess[str]:
    """Run the command where nothing but the base is installed."""
    return ran("-S", "-P", "-m", "coyote", *arguments, stdin=stdin, PYTHONPATH=str(base), COYOTE_LANG=lang)


def commands() -> dict[str, click.Command]:
    context = click.Context(main)
    found = {name: main.get_command(context, name) for name in main.list_commands(context)}
    return {name: command for name, command in found.items() if command is not None}


@pytest.mark.parametrize("arguments", [(), ("--help",), ("--version",), ("nonsense",)])
def test_listing_the_commands_loads_none_of_them(arguments: tuple[str, ...]) -> None:
    loaded = modules_of(*arguments)
    assert "coyote.commands.group" in loaded
    assert not loaded & {f"coyote.commands.{name}" for name in main.entries}
    assert not {"coyote.rules", "coyote.speech"} & loaded


def test_score_loads_no_other_command_no_fluent_and_nothing_of_tables_and_servers() -> None:
    loaded = modules_of("score", "20", "10", "flip", "double", "-5")
    assert loaded & {f"coyote.commands.{name}" for name in main.entries} == {"coyote.commands.score"}
    roots = {module.partition(".")[0] for module in loaded}
    assert not roots & {
        "fluent",
        "babel",
        "litestar",
        "msgspec",
        "numpy",
        "uvicorn",
        "asyncio",
        "multiprocessing",
    }
    for package in ("table", "server", "bots", "lab"):
        assert not [module for module in loaded if module.startswith(f"coyote.{package}")]


@pytest.mark.parametrize(
    ("arguments", "stdin"),
    [
        (("odds", "--see", "20 -5"), ""),
        (("replay", "-"), "coyote 1\n"),
        (("editions",), ""),
        (("simulate", "--edition", "devir_2021", "--seats", "3", "--games", "1", "--seed", "1"), ""),
    ],
)
def test_commands_about_the_rules_load_no_table_and_no_server(arguments: tuple[str, ...], stdin: str) -> None:
    loaded = modules_of(*arguments, stdin=stdin)
    assert f"coyote.commands.{arguments[0]}" in loaded
    assert not {"msgspec", "numpy", "litestar", "coyote.table", "coyote.server"} & loaded


def test_the_list_shows_the_first_sentence_of_each_command() -> None:
    found = commands()
    assert list(found) == list(main.entries)
    for name, command in found.items():
        first = (command.help or "").partition("\n\n")[0].replace("\n", " ")
        assert main.entries[name].summary == first
        assert speaker("en").say(f"help-command-{name}") == first


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_the_list_is_in_the_language_of_the_shell(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    say = speaker(language).say
    monkeypatch.setenv("COYOTE_LANG", language)
    told = "".join(CliRunner().invoke(main, ["--help"], prog_name="coyote").stdout.split())
    for name in main.entries:
        assert "".join(f"{name}{say(f'help-command-{name}')}".split()) in told
    assert "".join(say("help-usage").split()) in told


def test_without_numpy_all_minds_are_known_but_only_those_that_can_think_are_offered(base: Path) -> None:
    code = "from coyote.bots import MINDS, ready; print(*MINDS); print(*ready())"
    known, offered = ran("-S", "-P", "-c", code, PYTHONPATH=str(base)).stdout.splitlines()
    assert known.split() == list(MINDS)
    assert offered.split() == [name for name in MINDS if name != "wolf"]


@pytest.mark.parametrize("name", main.entries)
def test_help_needs_no_extra(base: Path, name: str) -> None:
    answer = bare(base, name, "--help")
    assert (answer.returncode, answer.stderr) == (0, "")
    assert answer.stdout.startswith(f"Usage: coyote {name}")


@pytest.mark.parametrize(
    "arguments",
    [
        ("score", "night", "5"),
        ("odds", "--see", "20 -5"),
        ("editions", "--json"),
        ("simulate", "--edition", "kidult_2003", "--seats", "4", "--games", "2", "--seed", "1"),
        ("replay", str(Path(__file__).parent / "playthroughs/devir_2021_coins.coyote")),
    ],
)
def test_commands_about_the_rules_need_no_extra(base: Path, arguments: tuple[str, ...]) -> None:
    answer = bare(base, *arguments)
    assert (answer.returncode, answer.stderr) == (0, "")
    assert answer.stdout


def empty_backup(folder: Path) -> str:
    with closing(sqlite3.connect(folder / "backup.db")) as db:
        db.executescript(";".join(missing(0)))
    return str(folder / "backup.db")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_command_that_lacks_its_extra_names_it_in_one_sentence(base: Path, lang: str, tmp_path: Path) -> None:
    working = [
        ("serve", "--port", "0", "--no-open", "--database", str(tmp_path / "coyote.db")),
        ("review", str(Path(__file__).parent / "playthroughs/devir_2021_coins.coyote")),
        ("arena", "cub", "owl", "--games", "4", "--seats", "2"),
        ("join", "bako-dimu", "--server", "http://127.0.0.1:9"),
        ("league", "init", str(tmp_path / "league")),
        ("mcp",),
        ("bot", "check", str(Path(__file__).parents[1] / "docs/examples/mybot.py")),
        ("doctor", "--database", str(tmp_path / "coyote.db")),
        ("backup", str(tmp_path / "new.db"), "--database", "postgresql://127.0.0.1:1/x"),
        ("restore", empty_backup(tmp_path), "--database", "postgresql://127.0.0.1:1/x"),
    ]
    assert {command[0] for command in working} == {name for name, entry in main.entries.items() if entry.extra} - {"verify"}
    for name, *arguments in working if lang == "en" else working[:1]:  # the sentence is the same for every command
        answer = bare(base, name, *arguments, lang=lang)
        assert (answer.returncode, answer.stdout) == (1, "")
        (line,) = answer.stderr.splitlines()
        assert line.startswith(f"coyote {name}")
        assert line.endswith(f'pip install "coyote-game[{main.entries[name].extra}]"')


def test_verify_without_its_extra_ends_in_no_traceback(base: Path) -> None:
    answer = bare(base, "verify", "-", stdin="{}")  # whether it gets as far as reading this depends on the reader of records
    assert (answer.returncode, answer.stdout) == (1, "")
    assert answer.stderr
    assert "Traceback" not in answer.stderr


def test_the_language_of_that_sentence_can_be_chosen(base: Path) -> None:
    arguments = ("arena", "cub", "owl", "--games", "4", "--seats", "2")
    italian = bare(base, *arguments, "--lang", "it").stderr
    assert italian == bare(base, *arguments, lang="it").stderr
    assert italian != bare(base, *arguments).stderr
