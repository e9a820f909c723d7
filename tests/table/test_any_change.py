"""Every change there is, and many at random, of a document: no verifier lets one pass that changes the deal."""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any

from coyote import read
from coyote.rules.model.numbers import whole
from coyote.table.deal.document import written
from coyote.table.deal.pile import dealt
from coyote.table.deal.problems import Wrong
from coyote.table.deal.verify import verify
from tests.strategies import Table
from tests.table.deals import fair_game, judged
from tests.table.tampered import problems_of
from tests.table.vectors import FILE


def places(thing: Any, place: tuple[int | str, ...] = ()) -> Iterator[tuple[int | str, ...]]:
    """The paths to everything inside this thing."""
    keys = thing if isinstance(thing, dict) else range(len(thing)) if isinstance(thing, list) else ()
    for key in keys:
        yield (*place, key)
        yield from places(thing[key], (*place, key))


def other_values(value: Any) -> Iterator[Any]:
    """What might be written instead of this value."""
    yield from (None, True, [], {}, "", 7, "x")
    match value:
        case dict():
            yield value | {"extra": 1}
            yield from ({name: kept for name, kept in value.items() if name != gone} for gone in value)
        case list():
            yield from (value[1:], value[:-1], value + value[-1:], value[::-1])
        case int():
            yield from (value + 1, value - 1, value + 0.5, str(value))
        case str():
            yield from (value.upper(), value[:-1], value + "\n", value[:-1] + ("0" if value[-1] != "0" else "1"))


def inside(thing: Any, way: Sequence[int | str]) -> Any:
    for key in way:
        thing = thing[key]
    return thing


def other_documents(document: dict[str, Any]) -> Iterator[str]:
    """The document with one value changed, for every value and every change."""
    for *way, last in places(document):
        for value in other_values(inside(document, [*way, last])):
            other = copy.deepcopy(document)
            inside(other, way)[last] = value
            if json.dumps(other) != json.dumps(document):
                yield json.dumps(other)


def test_no_change_of_any_value_passes_either_verifier(honest: dict[str, Any], tmp_path: Path) -> None:
    texts = list(other_documents(honest))
    assert len(texts) > 500
    for text, verdict in zip(texts, judged(tmp_path, texts), strict=True):
        assert verdict.startswith('{"code":'), text
        assert problems_of(text), text


def test_both_verifiers_refuse_the_same_of_many_random_changes(tmp_path: Path) -> None:
    """One to three values changed at once, in a whole game."""
    document, rng, texts = json.loads(FILE.read_text(encoding="utf-8"))["document"], Random("document"), list[str]()
    ways = list(places(document))
    while len(texts) < 400:
        other = copy.deepcopy(document)
        for *way, last in rng.sample(ways, rng.randint(1, 3)):
            try:
                inside(other, way)[last] = rng.choice(list(other_values(inside(other, [*way, last]))))
            except (LookupError, TypeError):  # an earlier change took that place away
                break
        texts.append(json.dumps(other))
    verdicts = [verdict == "fair" for verdict in judged(tmp_path, texts)]
    assert verdicts == [problems_of(text) == [] for text in texts]
    assert verdicts == [text == json.dumps(document) for text in texts]


def test_a_verifier_without_the_rules_refuses_nothing_that_follows_them_and_nothing_else_passes(tmp_path: Path) -> None:
    """Of changed records, verify.mjs lets pass what only the rules can tell, and no more."""
    document = json.loads(written(fair_game(Table("oliphante_2010", 4, 6, {"coins": True}), 14).document))
    records = sorted({*other_records(document["record"])} - {document["record"]})
    texts = [json.dumps(document | {"record": record}) for record in records]
    unruly = 0
    for text, verdict in zip(texts, judged(tmp_path, texts), strict=True):
        codes = {problem.code for problem in problems_of(text)}
        if verdict == "fair" and codes:
            unruly += 1
            assert codes <= {Wrong.RECORD_REFUSED, Wrong.RECORD_REWRITTEN}, text
        assert codes or verdict == "fair", text
    assert 0 < unruly < len(texts) / 4


def other_records(record: str) -> Iterator[str]:
    """The record with a line gone, doubled or swapped with the next, or with a word gone or replaced."""
    lines = record.split("\n")
    for place, line in enumerate(lines[:-1]):
        before, after, words = lines[:place], lines[place + 1 :], line.split(" ")
        yield "\n".join([*before, *after])
        yield "\n".join([*before, line, line, *after])
        yield "\n".join([*before, after[0], line, *after[1:]])
        for at, word in enumerate(words):
            near = [str(int(word) + 1), str(int(word) - 1)] if whole(word) is not None else ["wolf", "night", "5", "ann"]
            for other in ([other] if other else [] for other in ("", *near)):
                yield "\n".join([*before, " ".join([*words[:at], *other, *words[at + 1 :]]), *after])


def test_a_changed_record_passes_only_if_players_said_something_else() -> None:
    """What players said is not in the seeds (docs/fair-deal.md): another legal game with the same cards is as fair."""
    fair = fair_game(Table("oliphante_2010", 4, 6, {"coins": True}), 14)
    document = fair.document
    passed = 0
    for record in {*other_records(document.record)} - {document.record}:
        if not verify(document._replace(record=record)):
            passed += 1
            other = read(record).game
            assert dealt(other) == dealt(fair.game)
            assert (other.terms, other.round.starter) == (fair.game.terms, fair.game.round.starter)
    assert 0 < passed < 20
