"""What a client may write: every bound, at its edge and one beyond."""

from __future__ import annotations

import json
from base64 import b64encode
from typing import Any

import pytest

from coyote.table.refusals import TableCode, TableRefused
from coyote.table.wire.inbound import read_ask


def asked(written: dict[str, Any]) -> Any:
    return read_ask(json.dumps({"op": "1"} | written))


DECLARE = {"ask": "play", "seq": 0}
FITS: list[dict[str, Any]] = [
    {"ask": "leave", "op": "x"},
    {"ask": "leave", "op": "aZ09_-" + "x" * 58},
    {"ask": "sit", "name": "n"},
    {"ask": "sit", "name": "n" * 24},
    {"ask": "stand-in", "seat": 0},
    {"ask": "stand-in", "seat": 11},
    {"ask": "watched", "round": 1},
    {"ask": "commit", "commit": b64encode(bytes(32)).decode()},
    {"ask": "show", "seed": b64encode(bytes(32)).decode()},
    *({**DECLARE, "move": {"do": "declare", "number": number}} for number in (-999, 999)),
    *({**DECLARE, "move": {"do": "declare", "number": 5, "special": "next", "target": seat}} for seat in (0, 11)),
]
DOES_NOT_FIT: list[dict[str, Any]] = [
    {"ask": "leave", "op": ""},
    {"ask": "leave", "op": "x" * 65},
    {"ask": "leave", "op": "a b"},
    {"ask": "leave", "op": "a\n"},
    {"ask": "leave", "op": "é"},
    {"ask": "leave", "op": None},
    {"ask": "leave", "more": 1},
    {"ask": "sit", "name": ""},
    {"ask": "sit", "name": "n" * 25},
    {"ask": "stand-in", "seat": -1},
    {"ask": "stand-in", "seat": 12},
    {"ask": "watched", "round": 0},
    {"ask": "remove", "sitter": -1},
    {"ask": "let-in", "knock": "eve"},
    *({"ask": "commit", "commit": b64encode(bytes(size)).decode()} for size in (0, 31, 33)),
    *({"ask": "show", "seed": b64encode(bytes(size)).decode()} for size in (0, 31, 33)),
    {"ask": "play", "seq": -1, "move": {"do": "call"}},
    *({**DECLARE, "move": {"do": "declare", "number": number}} for number in (-1000, 1000)),
    *({**DECLARE, "move": {"do": "declare", "number": 5, "special": "next", "target": seat}} for seat in (-1, 12)),
    {**DECLARE, "move": {"do": "call", "more": 1}},
    {**DECLARE, "move": {"do": "declare"}},
]


@pytest.mark.parametrize("written", FITS)
def test_at_its_bounds_an_ask_is_read(written: dict[str, Any]) -> None:
    assert asked(written).op == written.get("op", "1")


@pytest.mark.parametrize("written", DOES_NOT_FIT)
def test_beyond_its_bounds_an_ask_is_malformed(written: dict[str, Any]) -> None:
    with pytest.raises(TableRefused) as refused:
        asked(written)
    assert refused.value.code == TableCode.MALFORMED
    assert 0 < len(str(refused.value.values["reason"])) <= 200
