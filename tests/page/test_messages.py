"""The page's types are the types that go over the wire."""

from __future__ import annotations

import json
import re

import msgspec

from coyote.editions import EDITIONS
from coyote.editions.catalogue import EditionTold, as_object
from coyote.rules.model.terms import agree_on
from coyote.server.http.lobby import CHOICES
from coyote.table.setting import checked
from prove.sight.pair import schema_of
from prove.sight.places import Files
from tests.page.messages import ANSWERS, FILE, answers, on_routes, written
from tests.page.test_sources import sources


def test_the_types_of_the_page_are_up_to_date_with_the_wire() -> None:
    assert FILE.read_text(encoding="utf-8") == written(), "run: .venv-test/bin/python -m tests.page.messages"
    assert ANSWERS.read_bytes() == answers(), "run: .venv-test/bin/python -m tests.page.messages"


def test_every_answer_over_http_has_a_type() -> None:
    found = list(on_routes())
    assert len(found) > 15
    for kind in found:
        (schema,), _ = msgspec.json.schema_components([kind])
        assert "$ref" in json.dumps(schema), kind


ASKING = "get|post|asGuest|knownOrNot"
"""The functions in `client/server.ts` that ask the server and are told what type its answer has."""


def generated() -> dict[str, set[str]]:
    """The types that are made from Python's, each with the names of its fields."""
    return {name: fields(body) for name, body in EXPORTED.findall(FILE.read_text(encoding="utf-8"))}


EXPORTED = re.compile(r"^export (?:interface|type) (\w+)((?: \{\n(?:  .*\n)*\})?)", re.MULTILINE)
BY_HAND = re.compile(r"^ *(?:export )?(?:interface|type) (\w+)[^{;\n]*(\{\n(?:.*\n)*?) *\}", re.MULTILINE)


def fields(body: str) -> set[str]:
    return set(re.findall(r"^ +(\w+)\??:", body, re.MULTILINE))


def test_no_answer_of_the_server_has_a_type_that_was_written_by_hand() -> None:
    text = (FILE.parent / "client/server.ts").read_text(encoding="utf-8")
    answers = re.findall(rf"\b(?:{ASKING})<(.+?)>\(|Promise<(.+?)> =>\s+(?:{ASKING})\(", text)
    assert len(answers) > 25
    told = {re.sub(r"\[\]| \| null", "", one or other) for one, other in answers} - {"T", "string"}
    assert told <= generated().keys()


def test_no_type_of_the_page_repeats_one_that_goes_over_the_wire() -> None:
    kinds = generated()
    assert len(kinds["Frame"]) > 5
    for path, text in sources():
        for name, body in BY_HAND.findall(text):
            for kind, known in kinds.items():
                own = fields(body)
                copied = len(own) >= 3 and len(own & known) >= 0.75 * len(own)
                assert not copied, f"{path}: {name} looks like {kind}, which is made from Python's"


def test_every_edition_fits_its_type() -> None:
    for edition in EDITIONS.values():
        text = msgspec.json.encode(as_object(edition))
        assert msgspec.json.encode(msgspec.json.decode(text, type=EditionTold)) == text


def test_whatever_a_form_offers_can_be_agreed_on() -> None:
    for edition in EDITIONS.values():
        listed = as_object(edition)
        for name, option in listed["options"].items():
            for value in option["offered"]:
                agree_on(edition, ["ann", "bob"], {name: value})
            assert option["values"][0] in (
                *option["offered"],
                *option["values"] * (option["kind"] in ("least", "highest", "cards", "coins")),
            )
        assert listed["decks"][listed["deck"]] == dict(zip(edition.deck.kinds, edition.deck.counts, strict=True))
    for turn in CHOICES.turns:
        for bank in CHOICES.banks:
            for heads in CHOICES.heads:
                checked(msgspec.structs.replace(CHOICES.setting, turn=turn, bank=bank, heads=heads))


def test_the_schema_of_the_server_describes_editions_and_counts() -> None:
    with Files() as files:
        parts = schema_of(files)["components"]["schemas"]
    for kind in ("EditionTold", "OptionTold", "HandTold", "StepTold", "ChoicesTold", "FinishedTold"):
        (found,) = [part for name, part in parts.items() if name.rsplit(".", 1)[-1].rsplit("_", 1)[-1] == kind]
        assert found["properties"], kind
