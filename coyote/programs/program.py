"""A program: a bot that is a file, and how it is started.

Law: a program is found before the first game or refused with a sentence. It is a value that can be sent to another process; it
runs only between `start` and `close` of its carrier.
"""

from __future__ import annotations

import os
import shlex
import shutil
import sys
from pathlib import Path
from typing import Final, NamedTuple

from coyote.errors import EnglishRefusal
from coyote.programs.carrier import Carrier
from coyote.programs.process import PATH, Process

RUNNERS: Final = {".py": "python3", ".js": "node", ".mjs": "node"}
"""Who runs a file that is not executable itself."""
WASM: Final = ".wasm"


class Limits(NamedTuple):
    """What a program may use."""

    start_ms: int = 10_000
    """From its start to the first `ready`; for a later game, from `hello` to `ready`."""
    turn_ms: int = 1_000
    """For each move, …"""
    bank_ms: int = 10_000
    """… and beyond that, in the whole game."""
    memory_mb: int = 1024
    fuel: int = 2_000_000_000
    """For WebAssembly: how many instructions from one message to the next, instead of a clock."""


class NoProgram(EnglishRefusal):
    """There is no such program, or it cannot be run; says what was expected."""

    code = "no-program"


class Program(NamedTuple):
    """A bot outside Coyote."""

    name: str
    command: tuple[str, ...]
    limits: Limits = Limits()

    @property
    def needs(self) -> str | None:
        """A Python package without which it cannot run."""
        return "wasmtime" if self.command[0].endswith(WASM) else None

    def start(self) -> Carrier:
        """Run it. Raises OSError if the system cannot."""
        if self.needs:
            from coyote.programs.wasm import Module  # only those who run one need the extra

            return Module(Path(self.command[0]), self.limits.memory_mb, self.limits.fuel)
        return Process(self.command, self.limits.memory_mb)


def is_path(word: str) -> bool:
    """Whether this word means a file, not a mind: it holds a slash, ends as a program does, or is a file here."""
    return "/" in word or os.sep in word or Path(word).suffix in (*RUNNERS, WASM) or Path(word).is_file()


def as_path(word: str) -> str:
    """This word as a shell and every command take it for a file.

    >>> as_path("fox"), as_path("bots/my fox.py")
    ('./fox', "'bots/my fox.py'")
    """
    return shlex.quote(word if "/" in word or os.sep in word else f"./{word}")


def found(word: str, limits: Limits = Limits(), name: str | None = None) -> Program:  # noqa: B008 (it never changes)
    """The program behind a path; raises NoProgram."""
    file = Path(word).expanduser().absolute()
    if file.is_dir():
        raise NoProgram(f"{word}: expected a program, and this is a folder. Give the file in it that is the bot.")
    if not file.is_file():
        line = " A bot is one file, not a command line: write a script that starts it." if " " in word.strip() else ""
        raise NoProgram(f"{word}: expected a program, and there is no such file.{line}")
    name = name or file.name
    if file.suffix == WASM:
        return Program(name, (str(file),), limits)
    runner = RUNNERS.get(file.suffix)
    if os.access(file, os.X_OK) and (runner is None or names_runner(file)):
        if missing := unmet(file):
            raise NoProgram(f"{word}: {missing}")
        return Program(name, (str(file),), limits)
    if runner is None:
        kinds = " ".join((*RUNNERS, WASM))
        raise NoProgram(f"{word}: expected an executable file or one of {kinds}. Try: chmod +x {word}")
    exe = sys.executable if runner == "python3" else shutil.which(runner)
    if not exe:
        raise NoProgram(f"{word}: {runner} is needed to run it, and is not on the PATH.")
    return Program(name, (exe, str(file)), limits)


def top_of(file: Path) -> bytes:
    with file.open("rb") as opened:
        return opened.read(256)


def names_runner(file: Path) -> bool:
    """Whether the first line of a script says who runs it."""
    return top_of(file).startswith(b"#!")


def unmet(file: Path) -> str:
    """What is wrong with the line at the top of a script that says who runs it; empty if nothing is."""
    begins = top_of(file)
    top = begins.partition(b"\n")[0]
    if os.name != "posix":
        return ""
    if not top.startswith(b"#!"):
        binary = b"\0" in begins
        return "" if binary else "expected a first line that says who runs it, for example #!/usr/bin/env python3."
    if top.endswith(b"\r"):
        return "its lines end as on Windows, so the system cannot read its first one. Save it with plain line feeds."
    words = top[2:].decode(errors="replace").split()
    runner = (
        words[1] if len(words) > 1 and Path(words[0]).name == "env" and not words[1].startswith("-") else "".join(words[:1])
    )
    if shutil.which(runner, path=PATH):
        return ""
    line = top.decode(errors="replace")
    return f"its first line, {line}, wants {runner or 'nobody'} to run it, and there is no such program (looked in {PATH})."
