"""Two verifiers that share no code: both find every tampering, and neither refuses a fair deal."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import coyote
from coyote.table.deal.document import read_document, written
from coyote.table.deal.problems import Wrong
from coyote.table.deal.verify import verify
from tests.strategies import Table, tables
from tests.table.deals import fair_game, judged
from tests.table.tampered import TAMPERINGS, changed, first, swapped
from tests.table.vectors import TABLE


def test_both_verifiers_find_every_tampering(honest: dict[str, Any], tmp_path: Path) -> None:
    texts = [json.dumps(changed(honest, change)) for change, _ in TAMPERINGS.values()]
    answer, *verdicts = judged(tmp_path, [json.dumps(honest), *texts])
    assert answer == "fair"
    for (name, (_, code)), text, verdict in zip(TAMPERINGS.items(), texts, verdicts, strict=True):
        assert code in {problem.code for problem in verify(read_document(text))}, name
        assert f'"code":"{code}"' in verdict, (name, verdict)


def test_a_problem_has_every_value_that_its_sentence_needs(honest: dict[str, Any]) -> None:
    words = "\n".join(file.read_text(encoding="utf-8") for file in (Path(coyote.__file__).parent / "words/en").glob("*.ftl"))
    met = set[str]()
    for change, _ in TAMPERINGS.values():
        for problem in verify(read_document(json.dumps(changed(honest, change)))):
            sentence = re.search(rf"^unfair-{problem.code} = (.*(?:\n .*)*)", words, re.MULTILINE)
            assert sentence
            assert {*re.findall(r"\$(\w+)", sentence[1])} <= {*problem.values}, problem
            met.add(problem.code)
    assert {code for _, code in TAMPERINGS.values()} <= met


def test_the_first_card_that_did_not_lie_on_top_is_named_with_its_place(honest: dict[str, Any]) -> None:
    record = honest["record"]
    dealt = record.split("\ndeal ")[1].split("\n")[0].split()
    other = next(card for card in dealt if card != dealt[1])
    for place, card in ((1, other), (0, other if dealt[0] != other else dealt[1])):
        cards = [*dealt[:place], card, *dealt[place + 1 :]]
        text = json.dumps(honest | {"record": record.replace(f"deal {' '.join(dealt)}", f"deal {' '.join(cards)}")})
        (problem,) = [problem for problem in verify(read_document(text)) if problem.code == Wrong.DEAL_DIFFERS]
        place_of_it = {"epoch": 1, "shuffle": 1, "round": 1, "position": place}
        assert problem.values == {**place_of_it, "card": card, "expected": dealt[place]}


REWRITTEN: dict[str, Callable[[str], str]] = {
    # what the record becomes
    "no seats": lambda record: re.sub("\nseats .*", "", record),
    "one seat": lambda record: re.sub("\nseats .*", "\nseats ann", record),
    "another name": lambda record: re.sub("\nseats \\w+", "\nseats somebody", record),
    "a name that is none": lambda record: re.sub("\nseats \\w+", "\nseats a.b", record),
    "a tag": lambda record: record.replace("\nseats", "\ntag mine\nseats"),
    "a comment": lambda record: record + "# mine\n",
    "two spaces": lambda record: record.replace("deal ", "deal  ", 1),
    "a line too many": lambda record: record + "\n",
    "no end of line": lambda record: record[:-1],
    "lines of Windows": lambda record: record.replace("\n", "\r\n"),
    "no round": lambda record: record.replace("\nround\n", "\n", 1),
    "a round without a deal": lambda record: record + "\nround\n",
    "another version": lambda record: record.replace("coyote 1", "coyote 2"),
    "no version": lambda record: record.removeprefix("coyote 1\n"),
    "no edition": lambda record: re.sub("\nedition .*", "", record),
    "an unknown word": lambda record: record + "wolf 3\n",
    "an unknown consequence": lambda record: record + "= sum 3\n",
    "a number that is none": lambda record: record + "= total 05\n",
    "a card that is none": lambda record: record.replace("deal ", "deal wolf ", 1),
    "nothing": lambda record: "",
}


def test_both_verifiers_refuse_a_record_in_other_words(honest: dict[str, Any], tmp_path: Path) -> None:
    texts = [json.dumps(honest | {"record": rewrite(honest["record"])}) for rewrite in REWRITTEN.values()]
    for name, text, verdict in zip(REWRITTEN, texts, judged(tmp_path, texts), strict=True):
        assert json.loads(text)["record"] != honest["record"], name
        assert {problem.code for problem in verify(read_document(text))} & {"record-rewritten", "record-refused"}, name
        assert verdict == '{"code":"record-rewritten"}', (name, verdict)


def test_a_record_that_was_touched_is_refused(honest: dict[str, Any]) -> None:
    def codes(change: Callable[[dict[str, Any]], object]) -> list[str]:
        return [problem.code for problem in verify(read_document(json.dumps(changed(honest, change))))]

    assert codes(lambda d: d.update(record=d["record"] + "# mine\n")) == ["record-rewritten"]
    assert codes(lambda d: d.update(record=d["record"] + "wolf 3\n")) == ["record-refused"]
    assert codes(lambda d: swapped(d["deck"])) == ["deck-differs"]


@settings(max_examples=8, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.lists(tables(), min_size=8, max_size=8), st.randoms(use_true_random=False))
def test_both_verifiers_agree_on_games_of_every_kind(tmp_path: Path, many: list[Table], rng: Random) -> None:
    """Each honestly dealt game is fair; once anything is changed in it, no verifier lets it pass."""
    texts = [written(fair_game(table).document) for table in many]
    assert judged(tmp_path, texts) == ["fair"] * len(texts)
    changes = [change for change, _ in TAMPERINGS.values()]
    touched = [json.dumps(changed(json.loads(text), rng.choice(changes))) for text in texts if can_be_changed(text)]
    for text, verdict in zip(touched, judged(tmp_path, touched), strict=True):
        assert verdict != "fair"
        assert verify(read_document(text))


def can_be_changed(text: str) -> bool:
    """Whether there is something to change for every tampering: two seeds, two kinds of cards on heads."""
    document = json.loads(text)
    return len(first(document)["seeds"]) > 1 and len(set(document["record"].split("\ndeal ")[1].split("\n")[0].split())) > 1


def test_both_verifiers_follow_a_pile_through_every_shuffle(tmp_path: Path) -> None:
    """Small decks that run out all the time (Q4), with turned cards that go back (Q5)."""
    texts = [written(fair_game(TABLE._replace(seed=seed)).document) for seed in range(60)]
    assert any(len(epoch["shuffles"]) > 2 for text in texts for epoch in json.loads(text)["epochs"])
    assert judged(tmp_path, texts) == ["fair"] * len(texts)
    assert all(verify(read_document(text)) == [] for text in texts)
