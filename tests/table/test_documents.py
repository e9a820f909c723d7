"""Documents of fair deals: a malformed one is refused with its place and what was expected there."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from coyote.table.deal.document import FORMS, FairEpoch, FairnessRecord, FairShuffle, read_document
from coyote.table.deal.problems import Unverifiable, Wrong
from coyote.table.deal.verify import figures
from tests.table.deals import judged
from tests.table.tampered import changed, first
from tests.table.vectors import FILE

SHAPES: list[tuple[Callable[[Any], object], str]] = [
    (lambda d: d.update(fair="coyote-shuffle-v0"), "fair"),
    (lambda d: d.update(game="no id"), "game"),
    (lambda d: d.update(game="id\n"), "game"),
    (lambda d: d.update(record=3), "record"),
    (lambda d: d.update(starter="youngest"), "starter"),
    (lambda d: d.pop("epochs"), "epochs"),
    (lambda d: d.update(epochs={}), "epochs"),
    (lambda d: d["epochs"].append(4), "epochs[1]"),
    (lambda d: first(d).update(epoch=2), "epochs[0].epoch"),
    (lambda d: first(d).update(epoch=True), "epochs[0].epoch"),
    (lambda d: first(d).update(epoch="1"), "epochs[0].epoch"),
    (lambda d: first(d).pop("no_seed"), "epochs[0].no_seed"),
    (lambda d: first(d).update(server_seed="AB" * 32), "epochs[0].server_seed"),
    (lambda d: first(d).update(commitments="coyote-commit-1"), "epochs[0].commitments"),
    (lambda d: first(d).pop("commitments"), "epochs[0].commitments"),
    (lambda d: first(d).update(commitments=None), "epochs[0].commitments"),
    (lambda d: first(d).update(server_commit="ab" * 32 + "\n"), "epochs[0].server_commit"),
    (lambda d: first(d).update(seeds=[[0]]), "epochs[0].seeds[0]"),
    (lambda d: first(d).update(seeds=[[12, "00" * 32]]), "epochs[0].seeds[0]"),
    (lambda d: first(d).update(commits=[[0, 3]]), "epochs[0].commits[0]"),
    (lambda d: first(d)["commits"][0].append(0), "epochs[0].commits[0]"),
    (lambda d: first(d).update(no_seed=[-1]), "epochs[0].no_seed[0]"),
    (lambda d: first(d).update(no_seed=[1.5]), "epochs[0].no_seed[0]"),
    (lambda d: first(d)["shuffles"][0].update(number=0), "epochs[0].shuffles[0].number"),
    (lambda d: first(d)["shuffles"][0]["cards"].append("1000"), "epochs[0].shuffles[0].cards[36]"),
    (lambda d: first(d)["shuffles"][0]["cards"].append(5), "epochs[0].shuffles[0].cards[36]"),
    (lambda d: d["deck"].append("wolf"), "deck[36]"),
    (lambda d: d["deck"].append("05"), "deck[36]"),
    # fields that nobody asked for
    (lambda d: d.update(signed="by the server"), "signed"),
    (lambda d: first(d).update(note=""), "epochs[0].note"),
    (lambda d: first(d)["shuffles"][0].update(order=[]), "epochs[0].shuffles[0].order"),
]


@pytest.mark.parametrize(("change", "where"), SHAPES)
def test_a_document_that_is_none_says_where(honest: dict[str, Any], change: Callable[[Any], object], where: str) -> None:
    with pytest.raises(Unverifiable) as caught:
        read_document(json.dumps(changed(honest, change)))
    assert caught.value.problem.code == Wrong.MALFORMED
    assert caught.value.problem.values["where"] == where


def test_the_other_verifier_says_the_same_place(honest: dict[str, Any], tmp_path: Path) -> None:
    texts = [json.dumps(changed(honest, change)) for change, _ in SHAPES]
    assert judged(tmp_path, texts) == [f'{{"code":"malformed","where":"{where}"}}' for _, where in SHAPES]


def test_a_malformed_document_says_what_was_expected(honest: dict[str, Any]) -> None:
    def expected(change: Callable[[dict[str, Any]], object]) -> int | str:
        with pytest.raises(Unverifiable) as caught:
            read_document(json.dumps(changed(honest, change)))
        return caught.value.problem.values["expected"]

    assert expected(lambda d: d.update(starter=None)) == "named | drawn"
    assert expected(lambda d: d["deck"].append("wolf")) == "CARD"
    assert expected(lambda d: first(d)["seeds"][0].pop()) == "[SEAT, HEX]"
    assert expected(lambda d: first(d).pop("seeds")) == "[[SEAT, HEX], …]"
    assert expected(lambda d: first(d).update(epoch=3)) == "1"
    assert expected(lambda d: d["epochs"].append([])) == "{…}"
    assert expected(lambda d: d.update(signed="by me")) == "—"


FORM_OF_TYPE = {
    "int": "N",
    "str": '"…"',
    "Hash": "HEX",
    "tuple[Token, ...]": "[CARD, …]",
    "tuple[Seat, ...]": "[SEAT, …]",
    "tuple[tuple[Seat, Hash], ...]": "[[SEAT, HEX], …]",
    "tuple[FairEpoch, ...]": "[{…}, …]",
    "tuple[FairShuffle, ...]": "[{…}, …]",
}


def test_every_field_has_a_form_for_people_that_fits_its_type() -> None:
    fields = {
        name: type_ for struct in (FairnessRecord, FairEpoch, FairShuffle) for name, type_ in struct.__annotations__.items()
    }
    special = {"fair": "coyote-shuffle-v1", "game": "[A-Za-z0-9_-]{1,64}", "starter": "named | drawn"}
    special["commitments"] = "coyote-commit-2"
    forms = {name: FORM_OF_TYPE[type_] for name, type_ in fields.items() if name not in special}
    assert {"": "{…}"} | forms | special == FORMS


@pytest.mark.parametrize("text", ["", "coyote 1", b"\xff\xfe\x00", "[" * 100_000, "[]", "null"])
def test_a_text_that_is_no_document_is_refused(text: str | bytes) -> None:
    with pytest.raises(Unverifiable) as caught:
        read_document(text)
    assert caught.value.problem.code in (Wrong.NOT_JSON, Wrong.MALFORMED)


def test_figures_count_what_was_checked() -> None:
    document = read_document(json.dumps(json.loads(FILE.read_text(encoding="utf-8"))["document"]))
    counted = figures(document)
    assert (counted.epochs, counted.shuffles, counted.over) == (4, 6, True)
    assert counted.seeds + counted.without == 4 * 3
    assert counted.withheld > 0
    assert counted.alone == 0
