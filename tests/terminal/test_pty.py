"""The commands as people start them: through a pseudo-terminal, in two languages, and with nothing but the base installed."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

pytestmark = pytest.mark.slow

ALTERNATE = "\x1b[?1049h"
"""What a program says that fills the screen."""


class Terminal:
    """A program at a pseudo-terminal, with what it has written so far."""

    def __init__(self, process: subprocess.Popen[bytes], master: int) -> None:
        self.process, self.master, self.written, self.read = process, master, "", 0

    def until(self, words: str, seconds: float = 90) -> str:
        """Read until it has written this, after what was waited for before; returns everything in between."""
        end, start = time.monotonic() + seconds, self.read
        while words not in self.written[start:]:
            assert time.monotonic() < end, f"it never wrote {words!r}:\n{self.written[-2000:]}"
            if not select.select([self.master], [], [], 0.2)[0]:
                continue
            try:
                self.written += os.read(self.master, 65536).decode(errors="replace").replace("\r\n", "\n")
            except OSError:  # it has ended, and its side of the terminal is closed
                assert words in self.written[start:], f"it ended without {words!r}:\n{self.written[-2000:]}"
        self.read = self.written.index(words, start) + len(words)  # one reading may bring several things that are waited for
        return self.written[start : self.read]

    def type(self, keys: str) -> None:
        os.write(self.master, keys.encode())

    def resize(self, columns: int, rows: int) -> None:
        fcntl.ioctl(self.master, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        self.process.send_signal(signal.SIGWINCH)


@contextmanager
def started(
    home: Path, *arguments: str, lang: str = "en", size: tuple[int, int] = (80, 24), **environment: str
) -> Iterator[Terminal]:
    try:
        master, slave = pty.openpty()
    except OSError as why:
        pytest.skip(f"this machine has no pseudo-terminals: {why}")
    fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", size[1], size[0], 0, 0))
    around = (
        os.environ
        | {
            "TERM": "xterm-256color",
            "COYOTE_LANG": lang,
            "XDG_DATA_HOME": str(home),
            "PYTHONIOENCODING": "utf-8",
        }
        | environment
    )
    command = [sys.executable, "-P", "-m", "coyote", *arguments]
    with subprocess.Popen(command, stdin=slave, stdout=slave, stderr=slave, env=around, start_new_session=True) as process:
        os.close(slave)
        try:
            yield Terminal(process, master)
        finally:
            process.kill()
            os.close(master)


def plain(text: str) -> bool:
    """Whether there is nothing in it but text."""
    return "\x1b" not in text


def test_plain_lines_through_a_terminal_with_a_dialogue_a_game_and_a_way_back(tmp_path: Path) -> None:
    with started(tmp_path, "play", "--plain") as here:
        here.until("What do you play?")
        here.type("9\n")
        here.until("Type a number from 1 to 6.")
        here.type("3\n")  # the cards of 2003
        here.until("Seats")
        here.type("2\n")
        here.until("Specials")
        here.type("\n")
        here.until("Which bot")
        here.type("2\n")  # the cub
        here.until("It is your turn.")
        here.type("help\n")
        here.until("quit: leave the table")
        here.type("999\n")
        here.until("Coyote! on you. You said 999.")
        here.type("quit\n")
        left = re.search(r"coyote play --resume (\S+)", here.until(".coyote\n"))
        assert here.process.wait(90) == 0
        assert plain(here.written)
    assert left is not None
    with started(tmp_path, "play", "--resume", left[1], NO_COLOR="1") as again:
        assert "Coyotes: 1 of 3." in again.until("To move.")
        assert plain(again.written), "NO_COLOR asks for plain lines"
        again.type("\x04")  # the end of what is typed
        assert again.process.wait(90) == 0


def test_plain_lines_in_another_language_on_a_terminal_that_can_do_nothing(tmp_path: Path) -> None:
    with started(tmp_path, "play", "--seats", "2", "--mind", "cub", "--seed", "1", lang="de", TERM="dumb") as here:
        here.until("Du bist dran.")
        here.type("hilfe\n")
        here.until("gehen: den Tisch verlassen")
        here.type("999\n")
        here.until("Du nimmst einen Kojoten.")
        here.type("gehen\n")
        here.until("Weiterspielen: coyote play --resume")
        assert here.process.wait(90) == 0
        assert plain(here.written)


def test_the_full_screen_opens_shrinks_grows_and_leaves_the_terminal_as_it_was(tmp_path: Path) -> None:
    with started(tmp_path, "play", "--seats", "2", "--mind", "cub", "--seed", "1") as here:
        here.until(ALTERNATE)
        here.until("turn")
        here.resize(60, 20)
        here.until("too small")
        here.resize(100, 30)
        here.until("turn")
        here.type("q")
        here.until("\x1b[?1049l")
        here.until("Go on with: coyote play --resume")
        assert here.process.wait(90) == 0


def test_without_any_extra_the_plain_mode_plays_a_game(tmp_path: Path, base: Path) -> None:
    command = [
        sys.executable,
        "-S",
        "-P",
        "-m",
        "coyote",
        "play",
        "--seats",
        "2",
        "--mind",
        "fox",
        "--option",
        "out_at=1",
        "--seed",
        "1",
    ]
    around = os.environ | {
        "COYOTE_LANG": "en",
        "PYTHONPATH": str(base),
        "XDG_DATA_HOME": str(tmp_path),
        "PYTHONIOENCODING": "utf-8",
    }
    answer = subprocess.run(command, input="coach\n999\n", capture_output=True, encoding="utf-8", env=around, check=False)
    assert (answer.returncode, answer.stderr) == (0, "")
    assert "leads the pack!" in answer.stdout
    lacking = subprocess.run(
        [*command, "--server", "http://127.0.0.1:9"], capture_output=True, encoding="utf-8", env=around, check=False
    )
    assert (lacking.returncode, lacking.stdout) == (1, "")
    assert lacking.stderr.endswith('pip install "coyote-game[online]"\n')


@pytest.fixture(scope="module")
def base(tmp_path_factory: pytest.TempPathFactory) -> Path:
    from tests.test_start import only_the_base

    return only_the_base(tmp_path_factory.mktemp("base"))
