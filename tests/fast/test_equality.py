"""The batched simulator plays by the rules: a small `prove fast`, with compiled kernels and with plain ones."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest

from coyote import EDITIONS
from coyote.fast import Herd, entries
from coyote.fast.action import CALL, codes, worded
from coyote.rules.model.cards import NIGHT
from coyote.rules.model.rulings import WORDS
from prove.common.promises import Promises
from prove.fast import proof
from prove.fast.judge import Judge
from prove.fast.tables import RULINGS, claimed, table
from tests.fast.plain import plain
from tests.tables import HEIDELBAER, KIDULT, OLIPHANTE, POWWOW

SEEDS = range(6)


def test_every_box_is_claimed() -> None:
    """docs/fast.md says so."""
    assert claimed() == list(EDITIONS)


def test_the_judge_tries_every_ruling() -> None:
    assert set(RULINGS) == set(WORDS)


@pytest.mark.parametrize(("edition", "options"), [(POWWOW, {}), (HEIDELBAER, {}), (HEIDELBAER, {"trickster": True})])
def test_wanderers_do_whatever_a_table_allows(edition: str, options: dict[str, bool]) -> None:
    """If this failed, the judge would agree on moves that nobody made."""
    herd = Herd(edition, 4, 300, seed=1, **options)
    done = set[str]()
    for _ in range(60):
        actions = herd.wander(few=3)
        done |= {worded(herd.terms, action) for action in actions.tolist()}
        herd.step(actions)
    assert {worded(herd.terms, code) for code in codes(herd.terms) if code >= CALL} <= done


@pytest.mark.parametrize("edition", claimed())
def test_the_simulator_plays_by_the_rules(edition: str) -> None:
    for seed in SEEDS:
        one = table(edition, Random(f"{edition} {seed}"))
        case = Judge(one.herd(20, seed))
        for _ in range(30):
            case.step(case.herd.wander(one.few, one.opening))
        assert not case.wrong, (seed, case.wrong[0])
        assert case.rounds > 20


@pytest.mark.parametrize("edition", claimed())
def test_the_kernels_play_by_the_rules_without_a_compiler_too(edition: str, monkeypatch: pytest.MonkeyPatch) -> None:
    herds, rounds = plain(monkeypatch, "herd"), 0
    with np.errstate(over="ignore"):
        for seed in SEEDS:
            one = table(edition, Random(f"plain {edition} {seed}"))
            case = Judge(herds.Herd(one.edition, one.seats, 2, seed=seed, **one.options))
            for _ in range(20):
                case.step(case.herd.wander(one.few, one.opening))
            assert not case.wrong, (seed, case.wrong[0])
            rounds += case.rounds
    assert rounds > 25


def test_compiled_and_plain_kernels_play_the_same_games(monkeypatch: pytest.MonkeyPatch) -> None:
    one = table(OLIPHANTE, Random("coins 1"))
    compiled = one.herd(3, 5)
    compiled.roll(40)  # before the compiler is switched off
    with np.errstate(over="ignore"):
        slow = plain(monkeypatch, "herd").Herd(one.edition, one.seats, 3, seed=5, **one.options)
        slow.roll(40)
    assert slow._games.tobytes() == compiled._games.tobytes()
    assert slow.seen.tobytes() == compiled.seen.tobytes()


@pytest.mark.parametrize(
    ("field", "broken"),
    [("out_at", 4), ("strikes_all", True), ("night_shown", False), ("turned_return", True), ("loser_starts", True)],
)
def test_a_simulator_with_another_rule_is_found_out(field: str, broken: Any) -> None:
    """If this failed, the tests above would compare a game with itself."""
    box = EDITIONS[OLIPHANTE]
    deck = dict(zip(box.deck.kinds, box.deck.counts, strict=True)) | {NIGHT: 4}
    one = table(OLIPHANTE, Random(1))._replace(options={"coins": True, "deck": deck}, seats=4, few=3, opening=1)
    herd = one.herd(100, 1)
    herd.sheet[field] = broken
    entries.open_all(herd.sheet, herd._games, herd._told, True)
    case = Judge(herd)
    for _ in range(40):
        if not case.wrong:
            case.step(herd.wander(one.few, one.opening))
    assert case.wrong


def test_the_proof_counts_what_it_has_judged(capsys: pytest.CaptureFixture[str]) -> None:
    promises = Promises("fast", quiet=True)
    judged = proof.judge(KIDULT, wanted=1, seed=3, seconds=0.01, promises=promises)
    assert promises.broken == 0
    assert sum(games for (name, _), games in judged.items() if name == "powers") >= proof.FEW
    assert proof.fewest(judged) == 0
    assert proof.main(["--edition", KIDULT, "--seconds", "0", "--json"]) == 0
    assert '"broken": 0' in capsys.readouterr().out
