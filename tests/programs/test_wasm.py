"""Programs compiled to WebAssembly: shut off, paid with fuel, the same everywhere."""

from __future__ import annotations

from pathlib import Path

import pytest
import wasmtime

from coyote import EDITIONS, NOBODY
from coyote.bots.cub import MIND as CUB
from coyote.lab.arena import played
from coyote.lab.players import MindPlayer
from coyote.programs.carrier import Gone, Late
from coyote.programs.player import Fault, playing
from coyote.programs.program import Limits, found
from coyote.programs.wasm import Module
from coyote.rules.model.terms import agree_on

LOWEST = Path(__file__).parent / "data/lowest.wasm"
TERMS = agree_on(EDITIONS["kidult_2003"], ("ann", "bob"), {})


def module(folder: Path, text: str) -> Path:
    file = folder / "bot.wasm"
    file.write_bytes(wasmtime.wat2wasm(text))
    return file


ENTRY = '(module (memory (export "memory") 1) (func (export "_start") {body}))'


def test_a_bot_in_c_plays_to_the_end_by_itself() -> None:
    with playing(found(str(LOWEST))) as player:
        games = [played(TERMS, [player, MindPlayer(CUB)], f"deal {deal}") for deal in range(3)]
    assert all(game.turn == NOBODY for game in games)
    assert player.moves > 10
    assert not player.faults, player.notes


def test_an_endless_loop_runs_out_of_fuel_and_a_stand_in_moves(tmp_path: Path) -> None:
    loops = module(tmp_path, ENTRY.format(body="(loop (br 0))"))
    with playing(found(str(loops), Limits(fuel=100_000))) as player:
        assert played(TERMS, [player, MindPlayer(CUB)], "any").turn == NOBODY
    assert player.faults == {Fault.CRASHED: player.moves}
    assert "it used up its fuel" in player.notes[0]


def test_every_line_brings_new_fuel() -> None:
    with playing(found(str(LOWEST), Limits(fuel=1_000_000))) as player:
        for deal in range(5):
            played(TERMS, [player, MindPlayer(CUB)], f"deal {deal}")
    assert not player.faults, "a single filling would not have lasted for five games"
    with playing(found(str(LOWEST), Limits(fuel=2_000))) as player:
        played(TERMS, [player, MindPlayer(CUB)], "any")
    assert player.faults[Fault.CRASHED] == player.moves


def test_asking_the_system_again_and_again_costs_fuel_too(tmp_path: Path) -> None:
    asks = """(module
      (import "wasi_snapshot_preview1" "sched_yield" (func $yield (result i32)))
      (memory (export "memory") 1)
      (func (export "_start") (loop (drop (call $yield)) (br 0))))"""
    carrier = Module(module(tmp_path, asks), 16, 1_000_000)
    with pytest.raises(Gone, match="used up its fuel"):
        carrier.hear(1)
    carrier.close()
    assert carrier.store.get_fuel() > 1_000, "its own instructions had not used it up: a hundred calls had"


@pytest.mark.parametrize(
    ("call", "expected"),
    [
        ("(i32.const 0) (i32.const 0) (i32.const 100000000) (i32.const 8)", "more than 64 places"),
        ("(i32.const 0) (i32.const 0) (i32.const 1) (i32.const 99999999)", "it broke"),
        ("(i32.const 1) (i32.const 16) (i32.const 1) (i32.const 8)", "more than 65536 bytes at once"),
    ],
)
def test_a_module_that_names_impossible_places_is_ended(tmp_path: Path, call: str, expected: str) -> None:
    name = "fd_write" if call.startswith("(i32.const 1)") else "fd_read"
    asks = f"""(module
      (import "wasi_snapshot_preview1" "{name}" (func $call (param i32 i32 i32 i32) (result i32)))
      (memory (export "memory") 1)
      (func (export "_start")
        (i32.store (i32.const 20) (i32.const 999999))
        (drop (call $call {call}))))"""
    carrier = Module(module(tmp_path, asks), 16, 1_000_000)
    carrier.say(b"hello")
    with pytest.raises(Gone, match=expected):
        carrier.hear(1)
    carrier.close()


def test_memory_is_limited(tmp_path: Path) -> None:
    grows = module(
        tmp_path, ENTRY.format(body="(loop (br_if 0 (i32.ne (memory.grow (i32.const 16)) (i32.const -1)))) unreachable")
    )
    carrier = Module(grows, 16, 10_000_000)
    with pytest.raises(Gone, match="unreachable"):
        carrier.hear(1)
    carrier.close()
    big = module(tmp_path, '(module (memory (export "memory") 1024) (func (export "_start")))')
    with pytest.raises(OSError, match="expected a WASI command"):
        Module(big, 16, 1000)


def test_whoever_reads_without_answering_is_late_without_a_clock(tmp_path: Path) -> None:
    reads = """(module
      (import "wasi_snapshot_preview1" "fd_read" (func $read (param i32 i32 i32 i32) (result i32)))
      (memory (export "memory") 1)
      (func (export "_start")
        (i32.store (i32.const 0) (i32.const 64)) (i32.store (i32.const 4) (i32.const 4096))
        (loop (br_if 0 (i32.eqz (call $read (i32.const 0) (i32.const 0) (i32.const 1) (i32.const 8)))))))"""
    carrier = Module(module(tmp_path, reads), 16, 100_000)
    for _ in range(3):
        carrier.say(b"hello")
        with pytest.raises(Late):
            carrier.hear(0)
    carrier.close()
    assert not carrier.thread.is_alive()


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ('(module (import "env" "system" (func)) (func (export "_start")))', "imports from wasi_snapshot_preview1 alone"),
        ("(module)", "an entry _start"),
    ],
)
def test_what_is_no_wasi_command_is_refused_with_what_was_expected(tmp_path: Path, text: str, expected: str) -> None:
    with pytest.raises(OSError, match=expected):
        Module(module(tmp_path, text), 16, 1000)
    (tmp_path / "text.wasm").write_text("hello")
    with pytest.raises(OSError, match="is no WebAssembly module"):
        Module(tmp_path / "text.wasm", 16, 1000)


def test_what_a_module_may_not_have_is_refused_to_it(tmp_path: Path) -> None:
    """Opening a file is answered with an error, and the clock stands still."""
    asks = """(module
      (import "wasi_snapshot_preview1" "path_open"
        (func $open (param i32 i32 i32 i32 i32 i64 i64 i32 i32) (result i32)))
      (import "wasi_snapshot_preview1" "proc_exit" (func $exit (param i32)))
      (memory (export "memory") 1)
      (func (export "_start")
        (call $exit (call $open (i32.const 3) (i32.const 0) (i32.const 0) (i32.const 0) (i32.const 0)
                                (i64.const 0) (i64.const 0) (i32.const 0) (i32.const 0)))))"""
    carrier = Module(module(tmp_path, asks), 16, 100_000)
    with pytest.raises(Gone, match="status 52"):
        carrier.hear(1)
    carrier.close()
