"""A server as a program: started, killed, paused and restarted, by its operator or by fate.

Law: it is started by the command that people use. Its journal is kept, because proofs look through it, too.
"""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import threading
import time
from collections import deque
from pathlib import Path
from typing import IO, Self

from prove.common.client import Place

PATIENCE_S = 180
"""How long a start or an end may take: on a busy machine a minute is not enough, and a proof is about what is lost."""
PLANTED = Path(__file__).parents[1] / "crash/planted.py"
ADDRESS = re.compile(r"http://([0-9.]+):(\d+)")


class Running:
    """One process of a server; use it in a `with`."""

    program: tuple[str, ...] = ("-m", "coyote")

    def __init__(self, *options: str, port: int = 0, env: dict[str, str] | None = None, planted: str | None = None) -> None:
        self.options, self.port, self.env = options, port, env
        if planted is not None:
            self.program = str(PLANTED), planted
        self.process: subprocess.Popen[str] | None = None
        self.journal: deque[str] = deque(maxlen=20_000)
        self.seconds = 0.0
        """From the command until it listens."""

    def start(self) -> Self:
        """Start, or restart on the same port. Returns when it listens."""
        command = [sys.executable, "-P", *self.program, "serve", "--no-open", "--lang", "en", "--port", str(self.port)]
        began = time.perf_counter()
        process = subprocess.Popen(
            [*command, *self.options],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env=os.environ | {"PYTHONUNBUFFERED": "1"} | (self.env or {}),
        )
        listening, heard = threading.Event(), list[int]()
        for stream in (process.stdout, process.stderr):
            threading.Thread(target=self.read, args=(stream, listening, heard), daemon=True).start()
        if not listening.wait(PATIENCE_S) or not heard or process.poll() is not None:
            process.kill()
            process.wait()
            raise RuntimeError("the server did not start:\n" + "\n".join(self.journal))
        self.seconds = time.perf_counter() - began
        self.process = process
        return self

    def read(self, stream: IO[str], listening: threading.Event, heard: list[int]) -> None:
        with stream:
            for line in stream:
                self.journal.append(line.rstrip())
                if not listening.is_set() and (found := ADDRESS.search(line)):
                    self.port = int(found[2])
                    heard.append(self.port)
                    listening.set()
        if self.process is None:
            listening.set()  # it ended before it listened

    @property
    def place(self) -> Place:
        return Place(self.port)

    def send(self, how: signal.Signals) -> None:
        assert self.process is not None
        self.process.send_signal(how)

    def end(self, how: signal.Signals = signal.SIGTERM) -> int:
        """End it by a signal. Returns its exit status."""
        assert self.process is not None
        self.process.send_signal(how)
        if how is not signal.SIGKILL:
            self.process.send_signal(signal.SIGCONT)  # in case it is paused
        status = self.process.wait(PATIENCE_S)
        self.process = None
        return status

    def __enter__(self) -> Self:
        return self.start()

    def __exit__(self, *_: object) -> None:
        if self.process is not None:
            self.end(signal.SIGKILL)
