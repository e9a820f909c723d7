"""The whole server in one thread: runs from seeds, the same trace every time, and planted faults that must be found."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from prove.simulate import campaign
from prove.simulate.campaign import Part, all_ran, parts, ran
from prove.simulate.checks import violations
from prove.simulate.plan import Plan, plan_of
from prove.simulate.planted import PLANTED, planted
from prove.simulate.proof import one
from prove.simulate.run import run
from prove.simulate.shrink import shrunk
from prove.simulate.teeth import found
from prove.simulate.two_worlds import PROMISE, is_pair, two_worlds
from prove.simulate.wishes import move
from tests.tiers import first_is_quick

PART = 25
FAILED_ONCE = {1032: "clock-without-a-read"}
"""Seeds that find a fault that was ours once, and the name under which it is planted: when plans change, a seed that finds it
still must be looked for. 1032: a lost wake-up stopped a clock that ran where nobody was connected."""
BROKEN_ONCE = {
    1100: "the simulation did not know when a real file had stored what a killed process was storing",
    4375: "somebody who had knocked and then sat down was turned away, and could not come back to their seat",
    11353: "simulated people took the welcome of a guest who was forgotten meanwhile for their own",
    11804: "a table was locked, and whoever had been forgotten was let in again",
    14460: "a simulated host turned the only other person away and never let them in again",
    27766: "the simulation took what somebody heard as a new guest for what they had heard before they were forgotten",
    55020: "somebody who was forgotten came back on a line to another process",
    59510: "simulated people repeated what they had asked for before they were forgotten",
    60200: "time in which no process ran was not credited before a farewell",
    73015: "two shuffles of a game began with the same cards, and the proof exchanged a card of the wrong one",
}
"""Seeds that broke a promise once, and why."""
QUICK = {
    "ack-before-commit": 1,
    "told-before-commit": 1,
    "secret-stored-apart": 88,
    "op-renamed-at-every-try": 1,
    "timer-wound-only-once": 1,
}
"""Planted faults that a few runs find, and the seed of the first; `prove simulate --teeth` plants all of them."""
LEAKS = {"leak-in-a-byte": 5, "leak-in-when-an-ack-comes": 15, "leak-in-a-frame-left-out": 65}
"""Planted leaks, and seeds whose two worlds show them."""
TRACED = (1, 15, 40, 100)
TRACES = """
import hashlib
from prove.simulate.plan import plan_of
from prove.simulate.proof import one
from prove.simulate.run import run
for seed in {seeds}:
    print(hashlib.sha256("\\n".join(run(plan_of(seed)).trace).encode()).hexdigest())
"""


def traced(plan: Plan) -> str:
    return hashlib.sha256("\n".join(run(plan).trace).encode()).hexdigest()


@pytest.mark.parametrize("first", first_is_quick(range(0, 200, PART)))
def test_no_disaster_breaks_a_promise(first: int) -> None:
    broken = {one.seed: one.violations for one in all_ran(first, first + PART) if one.violations}
    assert not broken


@pytest.mark.parametrize(("seed", "name"), FAILED_ONCE.items())
def test_a_seed_finds_a_fault_that_we_had_once_and_none_now(seed: int, name: str) -> None:
    assert not ran(plan_of(seed)).violations
    with planted(name):
        assert ran(plan_of(seed)).violations


@pytest.mark.parametrize("seed", BROKEN_ONCE)
def test_a_seed_that_broke_a_promise_once_does_not_any_more(seed: int) -> None:
    assert not ran(plan_of(seed)).violations, BROKEN_ONCE[seed]


def test_the_same_seed_gives_the_same_trace_in_another_interpreter() -> None:
    """Byte for byte, although sets of words have another order there."""
    env = os.environ | {"PYTHONHASHSEED": "7", "PYTHONPATH": os.pathsep.join(sys.path)}
    program = [sys.executable, "-W", "ignore", "-c", TRACES.format(seeds=TRACED)]
    there = subprocess.run(program, env=env, check=True, capture_output=True, text=True).stdout.split()
    assert there == [traced(plan_of(seed)) for seed in TRACED]


def test_every_hundredth_run_is_on_a_real_file_and_other_runs_are_on_none() -> None:
    assert [seed for seed in range(301) if plan_of(seed).on_file] == [0, 100, 200, 300]
    assert run(plan_of(100)).database.entries, "nothing was read back from the file"


@pytest.mark.parametrize(("name", "first"), QUICK.items())
def test_a_planted_fault_is_found(name: str, first: int) -> None:
    assert name in PLANTED
    assert found(name, first=first, within=100).runs


@pytest.mark.parametrize("name", PLANTED)
def test_every_fault_can_still_be_planted(name: str) -> None:
    """The server changes, and what is planted in it must fit it; whether it is found is for `--teeth`."""
    with planted(name):
        assert run(plan_of(1), until=1.0).outcome == "stopped"


@pytest.mark.parametrize(("name", "seed"), LEAKS.items())
def test_two_worlds_look_alike_to_the_wearer_and_a_leak_makes_them_differ(name: str, seed: int) -> None:
    plan = plan_of(seed)
    assert is_pair(plan)
    with planted(name):
        assert PROMISE in {violation.promise for violation in two_worlds(plan).found}
    clean = two_worlds(plan)
    assert clean.exchanged
    assert not clean.found


def test_a_seed_that_only_two_worlds_break_is_told_as_broken(capsys: pytest.CaptureFixture[str]) -> None:
    with planted("leak-in-a-byte"):
        assert one(plan_of(LEAKS["leak-in-a-byte"]), verbose=False, shrink=False) == 1
    assert PROMISE in capsys.readouterr().out


def test_people_use_every_special_that_they_may() -> None:
    able = {
        "lowest": 5,
        "highest": 99,
        "specials": ["agree", "more", "double"],
        "alone": ["agree"],
        "aimed": ["more"],
        "targets": [2],
    }
    person: Any = SimpleNamespace(rng=Random(1), ending=False)
    moves = [move(person, able) for _ in range(200)]
    assert {"do": "agree"} in moves
    assert {said.get("special") for said in moves} == {None, "more", "double"}
    assert {said.get("target") for said in moves if said.get("special") == "more"} == {2}


def test_a_campaign_that_was_stopped_goes_on_after_what_is_noted(tmp_path: Path) -> None:
    notes = tmp_path / "notes.jsonl"
    done = [Part(0, 100, {"kill": 3}, {"runs": 100}, [], 5.0), Part(100, 150, {"kill": 1}, {"runs": 50}, [(7, "a", "b")], 2.0)]
    whole = b"".join(msgspec.json.encode(part) + b"\n" for part in done)
    notes.write_bytes(whole + whole[:20])  # it was killed while it wrote
    assert list(parts(range(150), None, 1, notes)) == done
    assert notes.read_bytes() == whole
    assert done[0] + done[1] == Part(0, 150, {"kill": 4}, {"runs": 150}, [(7, "a", "b")], 7.0)


def test_shrinking_leaves_out_what_the_failure_does_not_need() -> None:
    with planted("ack-of-the-last-entry"):
        plan = next(plan for seed in range(1, 30) if (plan := plan_of(seed)).faults and ran(plan).violations)
        small = shrunk(plan, lambda one: bool(ran(one).violations))
        assert not small.faults and ran(small).violations
    assert not violations(run(replace(small, games=1)))


def test_a_campaign_goes_on_when_its_workers_are_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(campaign, "PART", 1)
    monkeypatch.setattr(campaign, "PARTS_EACH", 3)
    assert [part.after for part in campaign.parts(range(8), None, 1, None)] == [1, 2, 3, 4, 5, 6, 7, 8]
