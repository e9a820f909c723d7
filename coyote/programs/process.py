"""A program as a process of its own, which gets lines on standard input and answers on standard output.

Law: it gets nothing of ours. It has its own process group, which is killed as a whole, limits on memory and files that the
system enforces, four environment variables and an empty folder. That guards against accidents, not attacks: a stranger's
program can still read this machine's files and use its network, so it belongs in a container.
"""

from __future__ import annotations

import contextlib
import os
import queue
import shutil
import signal
import subprocess
import tempfile
import threading
import time
from collections.abc import Sequence
from typing import IO, Final

from coyote.programs.carrier import KEPT, LONGEST, MOST_WAITING, Gone, Late

PATH: Final = "/usr/local/bin:/usr/bin:/bin"
MOST_FILES: Final = 256
FILE_BLOCKS: Final = 32 * 1024
"""How far a file may grow, in blocks of 512 bytes: 16 MB."""
CPU_SECONDS: Final = 3_600
LAST_WORDS: Final = 0.5
"""How many seconds a program has to end by itself once its standard input is closed."""

LIMITED: Final = (
    'ulimit -c 0; ulimit -d "$1"; ulimit -t "$2"; ulimit -f "$3"; ulimit -n "$4"; shift 4; exec "$@"'  # what POSIX shells have
)


class Process:
    """A process that runs; see Carrier."""

    def __init__(self, command: Sequence[str], memory_mb: int) -> None:
        self.folder = tempfile.mkdtemp(prefix="coyote-bot-")
        limits = (memory_mb * 1024, CPU_SECONDS, FILE_BLOCKS, MOST_FILES)
        limited = ("/bin/sh", "-c", LIMITED, "sh", *map(str, limits), *command) if os.name == "posix" else tuple(command)
        try:
            self.process = subprocess.Popen(  # noqa: S603 (starting the program that somebody named is what this is for)
                limited,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                cwd=self.folder,
                env={"PATH": PATH, "HOME": self.folder, "TMPDIR": self.folder, "LANG": "C.UTF-8"},
                start_new_session=True,
            )
        except OSError:
            shutil.rmtree(self.folder, ignore_errors=True)
            raise
        self.lines: queue.Queue[bytes | None] = queue.Queue(MOST_WAITING)
        """None: there will be no more."""
        self.outgoing: queue.Queue[bytes | None] = queue.Queue(MOST_WAITING)
        self.kept = bytearray()
        self.why = ""
        self.threads = [threading.Thread(target=work, daemon=True) for work in (self.read, self.keep, self.write)]
        for thread in self.threads:
            thread.start()

    def say(self, line: bytes) -> None:
        try:
            self.outgoing.put_nowait(line + b"\n")
        except queue.Full:
            raise Gone("it does not read what it is told") from None

    def hear(self, seconds: float) -> bytes:
        try:
            line = self.lines.get(timeout=max(seconds, 0))
        except queue.Empty:
            raise Late from None
        if line is None:
            self.lines.put(None)
            raise Gone(self.why or self.ended())
        return line

    def ended(self) -> str:
        """How it ended, in words."""
        with contextlib.suppress(subprocess.TimeoutExpired):
            status = self.process.wait(LAST_WORDS)
            return f"it was ended by {signal.Signals(-status).name}" if status < 0 else f"it ended with status {status}"
        return "it closed its standard output"

    def close(self) -> None:
        """Close its input, wait a moment, then kill its whole group. Safe to repeat."""
        with contextlib.suppress(queue.Full):
            self.outgoing.put_nowait(None)
        with contextlib.suppress(subprocess.TimeoutExpired):
            self.process.wait(LAST_WORDS)
        self.kill()
        shutil.rmtree(self.folder, ignore_errors=True)

    def kill(self) -> None:
        """End it and everything it started, at once."""
        with contextlib.suppress(ProcessLookupError, PermissionError):  # macOS says the latter of a group that is gone
            if os.name == "posix":
                os.killpg(self.process.pid, signal.SIGKILL)
            else:
                self.process.kill()
        self.process.wait()
        self.drain()
        for thread in self.threads:
            thread.join(LAST_WORDS)

    def drain(self) -> None:
        """Let our own threads end: nobody reads the lines any more."""
        until = time.monotonic() + LAST_WORDS
        while self.threads[0].is_alive() and time.monotonic() < until:
            with contextlib.suppress(queue.Empty):
                self.lines.get(timeout=0.01)
        with contextlib.suppress(queue.Full):
            self.outgoing.put_nowait(None)

    @property
    def stderr(self) -> str:
        return bytes(self.kept).decode(errors="replace")

    # threads

    def read(self) -> None:
        """Pass on lines; one that is too long ends the program."""
        stream = self.process.stdout
        assert stream is not None
        with stream, contextlib.suppress(OSError, ValueError):
            while line := stream.readline(LONGEST + 1):
                if len(line) > LONGEST:
                    self.why = f"it wrote a line of more than {LONGEST} bytes"
                    break
                self.lines.put(line.rstrip(b"\r\n"))
        self.lines.put(None)

    def keep(self) -> None:
        """Keep the end of what it writes to standard error."""
        stream = self.process.stderr
        assert stream is not None
        with stream, contextlib.suppress(OSError, ValueError):
            while some := read_some(stream):
                self.kept += some
                del self.kept[:-KEPT]

    def write(self) -> None:
        """Send it what is to be said; a program that does not read stops this thread alone."""
        stream = self.process.stdin
        assert stream is not None
        with contextlib.suppress(OSError, ValueError):
            while (line := self.outgoing.get()) is not None:
                stream.write(line)
                stream.flush()
        with contextlib.suppress(OSError, ValueError):
            stream.close()


def read_some(stream: IO[bytes]) -> bytes:
    return os.read(stream.fileno(), KEPT)
