"""A cluster: a real scheduler and two workers give the same bytes, and a worker that is killed costs no result."""

from __future__ import annotations

import gc
import os
import re
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest
from click.testing import CliRunner
from distributed import Client

from coyote import EDITIONS
from coyote.commands import main
from coyote.lab.arena import round_robin
from coyote.lab.references import REFERENCES
from coyote.lab.simulate import NAMES
from coyote.lab.train import main as train
from coyote.lab.workers import NoCluster, Workers, workers
from coyote.rules.model.terms import agree_on

pytestmark = pytest.mark.slow

FOUR = [REFERENCES[name] for name in ("plus_one", "gambler", "cautious", "aggressive")]
TERMS = agree_on(EDITIONS["kidult_2003"], NAMES[:4], {})
ROOT = Path(__file__).parents[2]


class Program:
    """A part of a cluster, as its operator starts it; ready when it says so."""

    def __init__(self, ready: str, *words: str) -> None:
        env = os.environ | {"PYTHONPATH": str(ROOT), "DASK_DISTRIBUTED__WORKER__DAEMON": "False"}
        self.process = subprocess.Popen(
            [sys.executable, "-m", *words], stderr=subprocess.PIPE, stdout=subprocess.DEVNULL, text=True, env=env
        )
        self.said: list[str] = []
        self.up = threading.Event()
        self.thread = threading.Thread(target=self.listen, args=(re.compile(ready),), daemon=True)
        self.thread.start()
        assert self.up.wait(60), "".join(self.said)

    def listen(self, ready: re.Pattern[str]) -> None:
        assert self.process.stderr is not None
        with self.process.stderr as stream:
            for line in stream:
                self.said.append(line)
                if ready.search(line):
                    self.up.set()

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        self.thread.join(10)


class Cluster:
    """A scheduler, and workers that come and go."""

    def __init__(self) -> None:
        self.scheduler = Program(
            r"Scheduler at:", "distributed.cli.dask_scheduler", "--host", "127.0.0.1", "--port", "0", "--no-dashboard"
        )
        found = re.search(r"tcp://[0-9.:]+", "".join(self.scheduler.said))
        assert found is not None
        self.address = found[0]
        self.workers: list[Program] = []

    def join(self) -> Program:
        words = ("distributed.cli.dask_worker", self.address, "--nthreads", "1", "--no-nanny", "--no-dashboard")
        worker = Program(r"Registered to:", *words, "--local-directory", "/tmp")
        self.workers.append(worker)
        return worker

    def close(self) -> None:
        for program in (*self.workers, self.scheduler):
            if program.process.poll() is None:
                program.kill()


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    there = Cluster()
    try:
        there.join()
        there.join()
        yield there
    finally:
        there.close()


def test_a_cluster_gives_the_same_bytes(cluster: Cluster) -> None:
    words = ["arena", "plus_one", "cautious", "gambler", "--games", "24", "--seats", "3", "--json"]
    here = CliRunner().invoke(main, [*words, "--workers", "1"])
    there = CliRunner().invoke(main, [*words, "--dask", cluster.address])
    assert here.exit_code == there.exit_code == 0, there.output
    assert there.stdout_bytes == here.stdout_bytes


def test_a_league_on_a_cluster_is_the_league_at_home(cluster: Cluster, tmp_path: Path) -> None:
    for name, how in (("here", ["--workers", "1"]), ("there", ["--dask", cluster.address])):
        folder = str(tmp_path / name)
        for words in (["init", folder, "--seed", "3", "--seats", "2"], ["add", folder, "fox"], ["add", folder, "cub"]):
            assert CliRunner().invoke(main, ["league", *words]).exit_code == 0
        assert CliRunner().invoke(main, ["league", "run", folder, "--games", "8", *how]).exit_code == 0
    for file in ("matches.jsonl", "table.csv", "table.json", "index.html"):
        assert (tmp_path / "here" / file).read_bytes() == (tmp_path / "there" / file).read_bytes()


def test_a_wolf_that_was_raised_on_a_cluster_is_the_same_wolf(cluster: Cluster, tmp_path: Path) -> None:
    tiny = ["--lessons", "2", "--rounds", "96", "--hidden", "8", "--batch", "64", "--parts", "2"]
    train([*tiny, "--out", str(tmp_path / "here.npz")])
    train([*tiny, "--out", str(tmp_path / "there.npz"), "--dask", cluster.address])
    with np.load(tmp_path / "here.npz") as here, np.load(tmp_path / "there.npz") as there:
        assert here.files == there.files
        assert all(np.array_equal(here[name], there[name]) for name in here.files)


def test_a_killed_worker_costs_time_and_no_result(cluster: Cluster) -> None:
    alone = round_robin(TERMS, FOUR, 200, seed=3)
    victim, played = cluster.workers[0], list[int]()

    def progress(games: int) -> None:
        played.append(games)
        if len(played) == 5:
            victim.kill()
            cluster.workers.remove(victim)

    with workers(dask=cluster.address) as there:
        assert round_robin(TERMS, FOUR, 200, seed=3, workers=there, progress=progress) == alone
    assert victim.process.poll() is not None, "it was killed while there was work to do"
    assert sum(played) == 200


@pytest.mark.parametrize(
    ("address", "expected"),
    [("tcp://127.0.0.1:9", "expected a scheduler such as tcp://"), ("nonsense", "expected a scheduler")],
)
def test_where_there_is_no_scheduler_a_sentence_says_so(address: str, expected: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("coyote.lab.workers.PATIENCE", 1)
    with pytest.raises(NoCluster, match=expected), workers(dask=address):
        pytest.fail("there is none")


def test_a_client_that_never_connected_is_gone_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Collected while another client starts, it would wait for ever for that one's lock."""
    monkeypatch.setattr("coyote.lab.workers.PATIENCE", 1)
    before = {id(one) for one in clients()}
    with pytest.raises(NoCluster), workers(dask="tcp://127.0.0.1:9"):
        pytest.fail("there is none")
    assert {id(one) for one in clients()} <= before


def clients() -> list[object]:
    """All of Dask's clients that are not collected yet."""
    return [one for one in gc.get_objects() if isinstance(one, Client)]


def test_a_scheduler_without_workers_is_told_apart() -> None:
    empty = Cluster()
    try:
        with pytest.raises(NoCluster, match="has no workers yet"), workers(dask=empty.address):
            pytest.fail("nobody is there")
    finally:
        empty.close()


def test_one_of_both_is_enough() -> None:
    done = CliRunner().invoke(main, ["arena", "cub", "fox", "--workers", "2", "--dask", "tcp://127.0.0.1:9"])
    assert done.exit_code == 2
    assert "give one of them" in done.output


def test_results_come_in_order_and_work_is_taken_as_it_is_needed() -> None:
    taken: list[int] = []

    def pieces() -> Iterator[int]:
        for number in range(1000):
            taken.append(number)
            yield number

    with workers(2) as two:
        results = two.map(abs, pieces())
        assert [next(results) for _ in range(10)] == list(range(10))
        results.close()  # type: ignore[attr-defined]
    assert len(taken) < 100, "whoever stops listening leaves the rest undone"
    assert list(Workers(1).map(abs, [-1, -2])) == [1, 2]
