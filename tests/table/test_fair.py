"""The fair deal, its seals and its two verifiers: they agree on what is fair, and neither lets any tampering pass."""

from __future__ import annotations

import copy
import json
import re
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import coyote
from coyote import EDITIONS, read
from coyote.rules.model.cards import Card
from coyote.rules.model.numbers import whole
from coyote.table.deal.document import FORMS, DocumentJson, EpochJson, ShuffleJson, read_document, written
from coyote.table.deal.fair import (
    BOUND,
    UNBOUND,
    Commitments,
    below,
    client_commit,
    hashed,
    key_of,
    server_commit,
    shuffle_key,
    shuffled,
    transcript,
)
from coyote.table.deal.pile import dealt, listed
from coyote.table.deal.problems import Problem, Unverifiable, Wrong
from coyote.table.deal.seals import Shuffle, holds, leaf
from coyote.table.deal.verify import figures, verify
from tests.strategies import Table, tables
from tests.table.deals import VERIFIER, epoch_of, fair_game, judged, node
from tests.table.vectors import EPOCH, FILE, SERVER_SEED, TABLE, vectors

DECK = EDITIONS["kidult_2003"].deck
CARDS = listed(DECK, DECK.counts)


# the construction


def test_the_vectors_in_the_docs_are_current() -> None:
    """If this fails, games dealt before can no longer be verified: the construction needs another name."""
    kept = json.loads(FILE.read_text(encoding="utf-8"))
    documents = kept.pop("document"), kept.pop("bound_document")
    assert kept == json.loads(json.dumps(vectors()))
    for document, commitments in zip(documents, (UNBOUND, BOUND), strict=True):
        told = read_document(json.dumps(document))
        assert {one.epoch.commitments for one in told.epochs} == {commitments}
        assert verify(told) == []
        assert json.loads(written(told)) == document


def test_the_other_verifier_computes_the_same_vectors() -> None:
    script = f"""
        import * as fair from {json.dumps(VERIFIER.as_uri())};
        import {{ readFileSync }} from "node:fs";
        const vector = JSON.parse(readFileSync({json.dumps(str(FILE))}));
        const unhex = text => Uint8Array.from(Buffer.from(text, "hex"));
        const hex = bytes => Buffer.from(bytes).toString("hex"), key = await fair.keyOf(vector.game, vector);
        const seals = await Promise.all(vector.shuffles.map(({{ number, cards }}) => fair.sealed(key, number, cards)));
        const proofs = vector.proofs.map(proof => ({{ ...proof, salt: unhex(proof.salt), path: proof.path.map(unhex) }}));
        const root = vector.shuffles[0].root;
        const told = {{
            key: hex(key), pad: hex(await fair.hashed("pad")), starter: await fair.starter(key, vector.starter.seats),
            seals, problems: [...await fair.verify(vector.document), ...await fair.verify(vector.bound_document)],
            bound: hex(await fair.keyOf(vector.game, vector.bound)),
            server: [vector, vector.bound].map(epoch => fair.serverCommit(vector.game, epoch, epoch.server_seed)),
            commits: [vector, vector.bound].flatMap(
                epoch => epoch.seeds.map(([seat, seed]) => fair.clientCommit(vector.game, epoch, seat, seed))),
            proofs: await Promise.all(proofs.map(proof => fair.holds(proof, root, 36))),
            wrong: await Promise.all(proofs.map(proof => fair.holds({{ ...proof, card: "9" }}, root, 36))),
            moved: await Promise.all(proofs.map(proof => fair.holds({{ ...proof, position: 7 }}, root, 36))),
        }};
        const [server, commits] = await Promise.all([Promise.all(told.server), Promise.all(told.commits)]);
        console.log(JSON.stringify({{ ...told, server, commits }}));"""
    result = node("--input-type=module", "--eval", script)
    assert result.stderr == ""
    answer, kept = json.loads(result.stdout), vectors()
    assert (answer["key"], answer["pad"], answer["starter"]) == (kept["key"], kept["pad"], kept["starter"]["drawn"])
    assert [(seal["order"], seal["root"]) for seal in answer["seals"]] == [
        (list(shuffle["order"]), shuffle["root"]) for shuffle in kept["shuffles"]
    ]
    assert answer["problems"] == []
    assert answer["bound"] == kept["bound"]["key"]
    assert answer["server"] == [kept["server_commit"], kept["bound"]["server_commit"]]
    assert answer["commits"] == [dict(epoch["commits"])[seat] for epoch in (kept, kept["bound"]) for seat in (0, 2)]
    assert answer["proofs"] == [True] * 3
    assert answer["wrong"] == answer["moved"] == [False] * 3


def test_words_that_would_favour_some_cards_are_thrown_away() -> None:
    assert below(iter([2**32 - 1, 5]), 3) == 2  # 2³² is 1 more than a multiple of 3
    assert below(iter([2**32 - 1]), 4) == 3
    assert below(iter([2**32 - 4, 2**32 - 5]), 36) == (2**32 - 5) % 36


def test_every_card_is_equally_likely_in_every_place() -> None:
    """χ² of each place over 3600 shuffles; 95.7 is passed once in ten million times with 35 degrees of freedom."""
    cards, places = [Card(str(number)) for number in range(36)], [Counter[Card]() for _ in range(36)]
    for number in range(3600):
        for place, card in enumerate(shuffled(shuffle_key(SERVER_SEED, number), cards)):
            places[place][card] += 1
    for counted in places:
        assert sum((counted[card] - 100) ** 2 / 100 for card in cards) < 95.7


def test_everything_that_was_said_decides_the_key() -> None:
    keys = {key_of(EPOCH, SERVER_SEED), key_of(EPOCH, SERVER_SEED[::-1])}
    keys |= {key_of(EPOCH._replace(game="another"), SERVER_SEED), key_of(EPOCH._replace(number=2), SERVER_SEED)}
    keys.add(key_of(EPOCH._replace(seeds=EPOCH.seeds[:1], no_seed=(1, 2, 3)), SERVER_SEED))
    keys.add(key_of(EPOCH._replace(commits=(EPOCH.commits[0], EPOCH.commits[2])), SERVER_SEED))  # who did not show a seed
    keys.add(key_of(EPOCH._replace(seeds=EPOCH.seeds[::-1]), SERVER_SEED))  # the order in which they came does not
    assert len(keys) == 6


def test_a_seed_of_another_length_is_refused() -> None:
    forms: list[Commitments] = [UNBOUND, BOUND]
    for form in forms:
        with pytest.raises(ValueError, match="32 bytes"):
            server_commit(b"short", "g", 1, form)
        with pytest.raises(ValueError, match="32 bytes"):
            client_commit(b"short", "g", 1, 0, form)


def test_a_commitment_is_bound_to_its_game_epoch_and_seat() -> None:
    seed = bytes(32)
    seats = {client_commit(seed, game, epoch, seat) for game in ("g", "h") for epoch in (1, 2) for seat in (0, 1)}
    server = {server_commit(seed, game, epoch) for game in ("g", "h") for epoch in (1, 2)}
    assert len(seats | server) == 8 + 4


# seals


@given(st.integers(1, 70), st.integers(0, 2**32), st.data())
@settings(max_examples=50, deadline=None)
def test_each_card_of_a_pile_can_be_proved_and_no_other(size: int, seed: int, data: st.DataObject) -> None:
    rng = Random(seed)
    shuffle = Shuffle(rng.randbytes(32), 1, [Card(str(rng.randrange(5))) for _ in range(size)])
    proof = shuffle.proof(data.draw(st.integers(0, size - 1)))
    assert holds(proof, shuffle.sealed)
    assert not holds(proof._replace(card=Card("night")), shuffle.sealed)
    assert not holds(proof._replace(position=proof.position + size), shuffle.sealed)
    assert not holds(proof._replace(shuffle=2), shuffle.sealed)
    assert not holds(proof._replace(path=(*proof.path, bytes(32))), shuffle.sealed)
    assert not holds(proof._replace(salt=bytes(16)), shuffle.sealed)


def test_nothing_that_is_told_before_a_card_is_shown_tells_the_card() -> None:
    """Trying every card with everything that was published as its salt finds none of the hidden cards."""
    epoch, seed = epoch_of(Random(1), 1, 4)
    shuffle = Shuffle(key_of(epoch, seed), 1, CARDS)
    shown = [shuffle.proof(position) for position in range(4)]
    told = {one for proof in shown for one in (proof.salt, *proof.path)} | {value for _, value in epoch.seeds + epoch.commits}
    told |= {b"", bytes(16), shuffle.sealed.root, epoch.server_commit, transcript(epoch), hashed("pad")}
    salts = told | {one[:16] for one in told}
    assert shuffle.proof(5).path[0] in {leaf(4, shuffle.salts[4], card) for card in DECK.kinds}, "the salt would tell"
    for position in range(4, len(CARDS)):
        for card in DECK.kinds:
            assert not told & {leaf(position, salt, card) for salt in salts}


# two verifiers


def changed(document: dict[str, Any], change: Callable[[dict[str, Any]], object]) -> dict[str, Any]:
    other = copy.deepcopy(document)
    change(other)
    assert json.dumps(other) != json.dumps(document)
    return other


def first(document: dict[str, Any]) -> dict[str, Any]:
    epoch: dict[str, Any] = document["epochs"][0]
    return epoch


def flip(pair: list[Any]) -> None:
    pair[1] = pair[1][:-1] + ("0" if pair[1][-1] != "0" else "1")


def drop(epoch: dict[str, Any]) -> None:
    """Let the server claim that this player gave no seed."""
    epoch["no_seed"] = sorted([*epoch["no_seed"], epoch["seeds"].pop()[0]])


def unbound(epoch: dict[str, Any]) -> dict[str, Any]:
    """Say that commitments were of the first form."""
    del epoch["commitments"]
    return epoch


def copy_commitment(epoch: dict[str, Any]) -> None:
    """Give one player the commitment and the seed of another."""
    epoch["commits"][1][1] = epoch["commits"][0][1]
    epoch["seeds"][1][1] = epoch["seeds"][0][1]


def copy_seed(document: dict[str, Any]) -> None:
    """Let one player commit properly to the seed of another."""
    epoch = first(document)
    seat, seed = epoch["seeds"][1][0], epoch["seeds"][0][1]
    commit = client_commit(bytes.fromhex(seed), document["game"], 1, seat)
    epoch["seeds"][1][1] = seed
    epoch["commits"] = [[seat, commit.hex()] if pair[0] == seat else pair for pair in epoch["commits"]]


def move_commitment(epoch: dict[str, Any]) -> None:
    """Let two players exchange their commitments and seeds."""
    for pairs in (epoch["commits"], epoch["seeds"]):
        pairs[0][1], pairs[1][1] = pairs[1][1], pairs[0][1]


def swap_in_deal(document: dict[str, Any]) -> None:
    """Swap two cards of the first deal."""
    lines = document["record"].split("\n")
    place = next(place for place, line in enumerate(lines) if line.startswith("deal "))
    _, *cards = lines[place].split()
    other = next(place for place, card in enumerate(cards) if card != cards[0])
    cards[0], cards[other] = cards[other], cards[0]
    document["record"] = "\n".join([*lines[:place], f"deal {' '.join(cards)}", *lines[place + 1 :]])


def other_starter(document: dict[str, Any]) -> None:
    names = document["record"].split("seats ")[1].split("\n")[0].split()
    now = document["record"].split("starter ")[1].split("\n")[0]
    other = next(name for name in names if name != now)
    document["record"] = document["record"].replace(f"starter {now}", f"starter {other}", 1)


def swapped(cards: list[str]) -> None:
    cards[0], cards[-1] = cards[-1], cards[0]


TAMPERINGS: dict[str, tuple[Callable[[dict[str, Any]], object], str]] = {
    # what is changed: (how, the code that both verifiers must find)
    "server seed": (lambda d: first(d).update(server_seed="00" * 32), "server-commit-differs"),
    "server seed and commitment": (
        lambda d: first(d).update(server_seed="00" * 32, server_commit=server_commit(bytes(32), d["game"], 1).hex()),
        "root-differs",
    ),
    "server commitment": (lambda d: first(d).update(server_commit="00" * 32), "server-commit-differs"),
    "player's seed": (lambda d: flip(first(d)["seeds"][0]), "commit-differs"),
    "player's commitment": (lambda d: flip(first(d)["commits"][0]), "root-differs"),
    "player's commitment gone": (lambda d: first(d)["commits"].clear(), "commit-missing"),
    "player's seed dropped": (lambda d: drop(first(d)), "root-differs"),
    "player gone": (lambda d: first(d)["seeds"].pop(), "seats-differ"),
    "player twice": (lambda d: first(d)["seeds"].append(first(d)["seeds"][0]), "seats-differ"),
    "commitment copied": (lambda d: copy_commitment(first(d)), "commit-copied"),
    "commitment copied, and said to be of the first form": (
        lambda d: copy_commitment(unbound(first(d))),
        "commit-copied",
    ),
    "seed copied": (copy_seed, "seed-copied"),
    "form of the commitments": (lambda d: first(d).pop("commitments"), "commit-differs"),
    "form of the server's commitment": (lambda d: first(d).update(commitments=UNBOUND), "server-commit-differs"),
    "player's commitment moved to another seat": (lambda d: move_commitment(first(d)), "commit-differs"),
    "epoch of the commitments": (
        lambda d: d.update(epochs=[first(d), first(d) | {"epoch": 2}]),
        "commit-differs",
    ),
    "players out of order": (lambda d: first(d)["commits"].reverse(), "seats-differ"),
    "game": (lambda d: d.update(game="another"), "root-differs"),
    "root": (lambda d: first(d)["shuffles"][0].update(root="00" * 32), "root-differs"),
    "order of the pile": (lambda d: swapped(first(d)["shuffles"][0]["cards"]), "cards-differ"),
    "no cards": (lambda d: first(d)["shuffles"][0]["cards"].clear(), "root-differs"),
    "shuffle gone": (lambda d: first(d)["shuffles"].pop(), "shuffles-number"),
    "epoch gone": (lambda d: d["epochs"].pop(), "epochs-number"),
    "cards of the record": (swap_in_deal, "deal-differs"),
    "starter": (other_starter, "starter-differs"),
}


@pytest.fixture(scope="module")
def honest() -> dict[str, Any]:
    """A document of a game that has only begun, so that a changed card or starter does not break the rules at once."""
    seeds = (seed for seed in range(1000) if not fair_game(Table("kidult_2003", 4, seed, {}), 2).epochs[0][0].no_seed)
    fair = fair_game(Table("kidult_2003", 4, next(seeds), {}), 2)
    answer: dict[str, Any] = json.loads(written(fair.document))
    return answer


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


# every change there is


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


@pytest.mark.parametrize("kept", ["document", "bound_document"])
def test_both_verifiers_refuse_the_same_of_many_random_changes(kept: str, tmp_path: Path) -> None:
    """One to three values changed at once, in a whole game with commitments of either form."""
    document, rng, texts = json.loads(FILE.read_text(encoding="utf-8"))[kept], Random(kept), list[str]()
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


def problems_of(text: str) -> list[Problem]:
    try:
        return verify(read_document(text))
    except Unverifiable as error:
        return [error.problem]


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


# documents


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
    (lambda d: first(d).update(commitments="coyote-commit-3"), "epochs[0].commitments"),
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
    "tuple[EpochJson, ...]": "[{…}, …]",
    "tuple[ShuffleJson, ...]": "[{…}, …]",
}


def test_every_field_has_a_form_for_people_that_fits_its_type() -> None:
    fields = {
        name: type_ for struct in (DocumentJson, EpochJson, ShuffleJson) for name, type_ in struct.__annotations__.items()
    }
    special = {"fair": "coyote-shuffle-v1", "game": "[A-Za-z0-9_-]{1,64}", "starter": "named | drawn"}
    special["commitments"] = f"{UNBOUND} | {BOUND}"
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
