"""A program compiled to WebAssembly (WASI, lines of JSON), run inside this process and shut off from everything else.

Law: it can read its lines, write its answers, and nothing else: no files, no network, no clock, no randomness but a fixed one.
It pays for every instruction with fuel, filled up with each line that it is told, so the same module does the same on every
machine, however busy that is. This is how to run strangers' programs.
"""

from __future__ import annotations

import queue
import threading
from collections.abc import Callable
from functools import lru_cache, partial
from pathlib import Path
from random import Random
from typing import Any, Final

import wasmtime
from wasmtime import Caller, Config, Engine, FuncType, Linker, Memory, Store, TrapCode

from coyote.errors import CaughtInside
from coyote.programs.carrier import KEPT, LONGEST, MOST_WAITING, Gone, Late

WASI: Final = "wasi_snapshot_preview1"
DONE, BAD_FILE, NOT_HERE = 0, 8, 52
"""WASI's numbers for success, for a file that is not open, and for what is not supported."""
STDIN, STDOUT, STDERR = 0, 1, 2
HOST_CALL: Final = 10_000
"""How much fuel each call to the system takes: that is our work, and must be paid for like its own."""
MOST_SPANS: Final = 64
"""How many places in its memory it may name in one call."""
LAST_WORDS: Final = 60.0
"""How many seconds a module has to come to its end; its fuel sees to that."""


class Stopped(CaughtInside):
    """The module ended, or must: why."""


@lru_cache(maxsize=8)
def compiled(file: Path, _changed: int) -> tuple[Engine, wasmtime.Module]:
    """The module of a file, compiled once for each process. Raises OSError if it is none."""
    config = Config()
    config.consume_fuel = True
    engine = Engine(config)
    try:
        return engine, wasmtime.Module(engine, file.read_bytes())
    except wasmtime.WasmtimeError as error:
        raise OSError(f"{file.name} is no WebAssembly module: {str(error).splitlines()[0]}") from None


class Module:
    """A module that runs, in a thread of its own; see Carrier."""

    def __init__(self, file: Path, memory_mb: int, fuel: int) -> None:
        engine, module = compiled(file, file.stat().st_mtime_ns)
        self.fuel, self.store = fuel, Store(engine)
        self.store.set_limits(memory_size=memory_mb * 2**20)
        self.store.set_fuel(fuel)
        self.inbox: queue.Queue[bytes | None] = queue.Queue()
        self.told = self.heard = 0
        """Lines that were said to it, and those that it has read."""
        self.lines: queue.Queue[bytes | int | Stopped] = queue.Queue()
        """Its lines; a number: it wants to read more than that many lines; Stopped: there will be no more."""
        self.rest, self.line, self.unasked = b"", bytearray(), 0
        self.kept = bytearray()
        self.chance = Random(0)
        start = self.linked(engine, module)
        self.thread = threading.Thread(target=self.run, args=(start,), daemon=True)
        self.thread.start()

    def linked(self, engine: Engine, module: wasmtime.Module) -> Callable[[Any], object]:
        """Its entry, with everything that it imports."""
        linker = Linker(engine)
        for wanted in module.imports:
            if wanted.module != WASI or not isinstance(wanted.type, FuncType):
                raise OSError(f"expected a module that imports from {WASI} alone, and it wants {wanted.module}.{wanted.name}")
            known = getattr(self, f"wasi_{wanted.name}", None)
            work = self.paid(known or partial(refused, results=len(wanted.type.results)))
            linker.define_func(WASI, str(wanted.name), wanted.type, work, access_caller=True)
        try:
            entry = linker.instantiate(self.store, module).exports(self.store)["_start"]
        except (KeyError, wasmtime.WasmtimeError) as error:
            raise OSError(f"expected a WASI command with an entry _start: {str(error).splitlines()[0]}") from None
        assert isinstance(entry, wasmtime.Func)
        return entry

    def paid(self, work: Callable[..., int | None]) -> Callable[..., int | None]:
        """This work, once its fuel is taken."""

        def charged(*arguments: Any) -> int | None:
            left = self.store.get_fuel() - HOST_CALL
            if left < 0:
                raise Stopped("it used up its fuel")
            self.store.set_fuel(left)
            return work(*arguments)

        return charged

    def run(self, start: Callable[[Any], object]) -> None:
        try:
            start(self.store)
            why = Stopped("it ended")
        except Stopped as stopped:
            why = stopped
        except wasmtime.Trap as trap:
            empty = trap.trap_code == TrapCode.OUT_OF_FUEL
            why = Stopped("it used up its fuel" if empty else str(trap).splitlines()[-1].strip())
        except Exception as error:  # a place outside its memory, say: whatever it was, somebody waits to hear of it
            why = Stopped(f"it broke: {str(error).partition(chr(10))[0]}")
        self.lines.put(why)

    # the carrier

    def say(self, line: bytes) -> None:
        self.told += 1
        self.inbox.put(line + b"\n")

    def hear(self, seconds: float) -> bytes:  # noqa: ARG002 (fuel is its clock)
        while True:
            got = self.lines.get()
            if isinstance(got, bytes):
                return got
            if isinstance(got, Stopped):
                self.lines.put(got)
                raise Gone(str(got))
            if got == self.told:  # it has read everything and waits for more, so nothing will come
                raise Late

    def close(self) -> None:
        self.inbox.put(None)
        self.thread.join(LAST_WORDS)

    @property
    def stderr(self) -> str:
        return bytes(self.kept).decode(errors="replace")

    # what it may ask of the system

    def wasi_fd_read(self, caller: Caller, fd: int, vectors: int, number: int, read: int) -> int:
        """The rest of a line, or the next one, for which it may have to wait; each brings new fuel."""
        if fd != STDIN:
            return BAD_FILE
        if not self.rest:
            if self.inbox.empty():
                self.lines.put(self.heard)
            line = self.inbox.get()
            if line is None:
                self.inbox.put(None)
            else:
                self.rest, self.heard, self.unasked = line, self.heard + 1, 0
                self.store.set_fuel(self.fuel)
        memory = memory_of(caller)
        total = 0
        for place, size in spans(caller, memory, vectors, number):
            some, self.rest = self.rest[:size], self.rest[size:]
            memory.write(caller, some, place)
            total += len(some)
        put(caller, memory, read, total)
        return DONE

    def wasi_fd_write(self, caller: Caller, fd: int, vectors: int, number: int, written: int) -> int:
        if fd not in (STDOUT, STDERR):
            return BAD_FILE
        memory = memory_of(caller)
        places = spans(caller, memory, vectors, number)
        if sum(size for _, size in places) > LONGEST:
            raise Stopped(f"it wrote more than {LONGEST} bytes at once")
        some = b"".join(bytes(memory.read(caller, place, place + size)) for place, size in places)
        if fd == STDERR:
            self.kept += some
            del self.kept[:-KEPT]
        else:
            self.line += some
            *whole, rest = bytes(self.line).split(b"\n")
            self.line = bytearray(rest)
            self.unasked += len(whole)
            if len(rest) > LONGEST or self.unasked > MOST_WAITING:
                raise Stopped(f"it wrote a line of more than {LONGEST} bytes, or {MOST_WAITING} lines that nobody asked for")
            for line in whole:
                self.lines.put(line.rstrip(b"\r"))
        put(caller, memory, written, len(some))
        return DONE

    def wasi_fd_fdstat_get(self, caller: Caller, fd: int, place: int) -> int:
        """Its three files are character devices with all rights."""
        if fd > STDERR:
            return BAD_FILE
        memory_of(caller).write(caller, bytes([2]) + bytes(7) + b"\xff" * 16, place)
        return DONE

    def wasi_fd_close(self, caller: Caller, fd: int) -> int:  # noqa: ARG002
        return DONE

    def wasi_fd_prestat_get(self, caller: Caller, fd: int, place: int) -> int:  # noqa: ARG002
        """No folder is open."""
        return BAD_FILE

    def wasi_args_sizes_get(self, caller: Caller, number: int, size: int) -> int:
        memory = memory_of(caller)
        put(caller, memory, number, 0)
        put(caller, memory, size, 0)
        return DONE

    wasi_environ_sizes_get = wasi_args_sizes_get

    def wasi_args_get(self, caller: Caller, places: int, buffer: int) -> int:  # noqa: ARG002
        return DONE

    wasi_environ_get = wasi_args_get

    def wasi_clock_time_get(self, caller: Caller, clock: int, precision: int, place: int) -> int:  # noqa: ARG002
        """It is always the same moment."""
        memory_of(caller).write(caller, bytes(8), place)
        return DONE

    def wasi_random_get(self, caller: Caller, place: int, size: int) -> int:
        memory_of(caller).write(caller, self.chance.randbytes(min(size, LONGEST)), place)
        return DONE

    def wasi_sched_yield(self, caller: Caller) -> int:  # noqa: ARG002
        return DONE

    def wasi_proc_exit(self, caller: Caller, status: int) -> None:  # noqa: ARG002
        raise Stopped(f"it ended with status {status}")


def refused(*_: object, results: int) -> int | None:
    """The answer to calls that are not supported."""
    return NOT_HERE if results else None


def memory_of(caller: Caller) -> Memory:
    memory = caller["memory"]
    assert isinstance(memory, Memory)
    return memory


def spans(caller: Caller, memory: Memory, vectors: int, number: int) -> list[tuple[int, int]]:
    """Where to read or write, and how much."""
    if not 0 <= number <= MOST_SPANS:
        raise Stopped(f"it named more than {MOST_SPANS} places at once")
    raw = bytes(memory.read(caller, vectors, vectors + 8 * number))
    words = [int.from_bytes(raw[place : place + 4], "little") for place in range(0, len(raw), 4)]
    return list(zip(words[::2], words[1::2], strict=True))


def put(caller: Caller, memory: Memory, place: int, number: int) -> None:
    memory.write(caller, number.to_bytes(4, "little"), place)
