"""`coyote bot check` walks through the protocol and explains what a program said."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from coyote.commands import main
from coyote.programs.check import positions
from tests.programs.bots import GOOD, bot, script

DATA = Path(__file__).parent / "data"


def check(file: Path, *more: str) -> Result:
    return CliRunner(env={"COYOTE_LANG": "en"}).invoke(main, ["bot", "check", str(file), *more])


def test_a_good_bot_passes_every_step(tmp_path: Path) -> None:
    result = check(bot(tmp_path, GOOD))
    assert result.exit_code == 0, result.output
    assert result.output.count("ok ") == 16
    assert '{"do": "point", "target": ' in result.output
    assert '{"do": "give-up", "open": false}' in result.output
    assert f"Let it play: coyote arena {tmp_path}/bot.py fox owl cub --games 100" in result.output
    assert "nobody has said a number yet" in result.output
    assert "strangers' programs in a container" in result.output


def test_a_module_needs_no_container() -> None:
    result = check(DATA / "lowest.wasm")
    assert result.exit_code == 0, result.output
    assert "container" not in result.output


@pytest.mark.parametrize(
    ("at_turn", "expected"),
    [
        ('print("what?", flush=True)', 'expected one line {"ask":"ready"} or {"ask":"play"'),
        ('say(ask="play", id=77, move={"do": "call"})', '"id":1, the id of this turn'),
        ('say(ask="ready")', '"id":1, the id of this turn'),
        ('say(ask="play", id=id, move={"do": "declare", "number": 0})', "[number-too-low]; you.options was {"),
        ('say(ask="play", id=id, move={"do": "say", "number": 9})', '"do" is one of declare, call, coin,'),
        ('sys.stderr.write("I am lost"); sys.exit(4)', "it ended with status 4"),
        ("pass", "Does it flush its output after every line?"),
    ],
)
def test_it_says_what_was_expected(tmp_path: Path, at_turn: str, expected: str) -> None:
    result = check(bot(tmp_path, at_turn), "--turn-ms", "300", "--bank-ms", "0")
    assert result.exit_code == 1
    assert expected in result.output
    assert "Not yet a bot" in result.output
    if "lost" in at_turn:
        assert "status 4" in result.output.partition("what it wrote to standard error\n        I am lost")[0]


def test_the_advice_is_a_path_that_works(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    bot(tmp_path, GOOD, "vixen.pl")
    monkeypatch.chdir(tmp_path)
    assert "Let it play: coyote arena ./vixen.pl fox" in check(Path("vixen.pl")).output


@pytest.mark.parametrize(
    "at_turn", [f'print("thinking", flush=True)\n{GOOD}', f"{GOOD}\n{GOOD}"], ids=["a log", "two answers for a turn"]
)
def test_one_cause_is_told_once_and_what_was_skipped(tmp_path: Path, at_turn: str) -> None:
    result = check(bot(tmp_path, at_turn))
    assert result.exit_code == 1
    assert result.output.count("NOT OK") == 1
    assert "your turn with specials" not in result.output
    assert "1 of the steps went wrong, and " in result.output
    if "thinking" in at_turn:
        assert "like a log, belongs on standard error" in result.output
        assert f"{2 * len([*positions()]) - 2} were skipped after it" in result.output


def test_an_illegal_move_does_not_end_the_walk(tmp_path: Path) -> None:
    result = check(bot(tmp_path, 'say(ask="play", id=id, move={"do": "declare", "number": 0})'))
    assert result.output.count("NOT OK") == len([*positions()]) + 1
    assert "skipped" not in result.output


def test_a_long_standard_error_is_cut_where_it_says_so(tmp_path: Path) -> None:
    result = check(bot(tmp_path, f'sys.stderr.write("x" * 3000 + "end\\n")\n{GOOD}'))
    assert result.exit_code == 0
    assert f"        …{'x' * 10}" in result.output


def test_a_program_that_greets_with_nonsense_is_told_so(tmp_path: Path) -> None:
    result = check(script(tmp_path, 'print("Welcome!", flush=True); input(); input()'))
    assert result.exit_code == 1
    assert "NOT OK  hello" in result.output
    assert "got 'Welcome!'" in result.output


def test_what_is_no_program_is_refused(tmp_path: Path) -> None:
    assert "there is no such file" in check(tmp_path / "nothing").output
    assert "this is a folder" in check(tmp_path).output
    assert "fox is one of our own bots, and needs no check" in check(Path("fox")).output
    (tmp_path / "silent").write_text("import sys\n")
    (tmp_path / "silent").chmod(0o755)
    assert "a first line that says who runs it" in check(tmp_path / "silent").output
    (tmp_path / "broken").write_text("#!/no/such/interpreter\n")
    (tmp_path / "broken").chmod(0o755)
    broken = check(tmp_path / "broken")
    assert broken.exit_code == 1
    assert broken.output.startswith(f"{tmp_path}/broken: its first line, #!/no/such/interpreter, wants /no/such/interpreter")
