"""Workers: the same work done here, in processes of this machine, or on a cluster, through `concurrent.futures`.

Law: results come in the order of the work, so it makes no difference who did it. Only a few pieces per worker are under way,
and whoever stops listening loses no more than those. A worker of a cluster that dies has its pieces done again by another.
"""

from __future__ import annotations

import gc
import os
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from contextlib import closing, contextmanager
from itertools import islice
from multiprocessing import get_context
from typing import Any, Final, NamedTuple, TypeVar

from coyote import __version__
from coyote.errors import EnglishRefusal

Work = TypeVar("Work")
Result = TypeVar("Result")

CHUNK: Final = 4
"""How many pieces of work a worker takes at once: enough to hide the cost of sending, few enough that all finish together."""
AHEAD: Final = 3
"""How many chunks each worker has under way, so that none waits for the slowest."""
PATIENCE: Final = 15
"""How many seconds to wait for a scheduler to answer."""


class NoCluster(EnglishRefusal):
    """There is no cluster there, or not one that can do this work; says what was expected."""

    code = "no-cluster"


class Workers(NamedTuple):
    """Who does the work."""

    number: int
    executor: Executor | None = None
    """None: whoever asks does it."""

    def map(self, work: Callable[[Work], Result], pieces: Iterable[Work], chunk: int = CHUNK) -> Iterator[Result]:
        """The result of every piece, in their order; a worker takes `chunk` pieces at once."""
        if self.executor is None:
            yield from map(work, pieces)
            return
        waiting, under_way = iter(pieces), deque[Future[list[Result]]]()
        try:
            while True:
                while len(under_way) < AHEAD * self.number and (some := list(islice(waiting, chunk))):
                    under_way.append(self.executor.submit(done, work, some))
                if not under_way:
                    return
                yield from under_way.popleft().result()
        finally:
            for future in under_way:
                future.cancel()


def done(work: Callable[[Work], Result], chunk: list[Work]) -> list[Result]:
    return [work(piece) for piece in chunk]


@contextmanager
def workers(number: int = 1, dask: str | None = None) -> Iterator[Workers]:
    """This many processes of this machine, or those of the cluster whose scheduler is at this address. Raises NoCluster."""
    if dask is not None:
        with cluster(dask) as there:
            yield there
    elif number == 1:
        yield Workers(1)
    else:
        # the same on every system; a fork would copy a process that has threads
        with ProcessPoolExecutor(number, get_context("spawn")) as pool:
            yield Workers(number, pool)


@contextmanager
def cluster(address: str) -> Iterator[Workers]:
    """The workers of a Dask scheduler. They must have this version of Coyote, or results would differ."""
    from distributed import Client

    connect: Any = Client  # it has no types
    client, trouble = None, ""
    try:
        client = connect(address, timeout=PATIENCE, set_as_default=False)
    except (OSError, ValueError) as error:
        trouble = str(error)
    if client is None:
        # A client that never connected closes itself when it is collected. If that happened while another one starts, it would
        # wait for ever for the lock that this one holds, so collect it now.
        gc.collect()
        raise NoCluster(
            f"--dask {address}: expected a scheduler such as tcp://192.0.2.1:8786 (start one: dask scheduler). {trouble}"
        )
    with closing(client):
        versions = client.run(version_here)
        if not versions:
            raise NoCluster(f"--dask {address}: this scheduler has no workers yet (start some: dask worker {address}).")
        if others := {worker: theirs for worker, theirs in versions.items() if theirs != __version__}:
            worker, theirs = next(iter(others.items()))
            raise NoCluster(f"--dask {address}: expected Coyote {__version__} everywhere, and {worker} has {theirs}.")
        threads = sum(client.nthreads().values())
        with client.get_executor(pure=False) as executor:
            yield Workers(threads, executor)


def version_here() -> str:
    """Which Coyote a worker has."""
    return __version__


def cores() -> int:
    """How many processes this machine can run at once."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
