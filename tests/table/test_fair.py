"""The fair deal and its seals: what it is made of, and what it tells nobody too early."""

from __future__ import annotations

import json
from collections import Counter
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from coyote import EDITIONS
from coyote.rules.model.cards import Card
from coyote.table.deal.document import read_document, written
from coyote.table.deal.fair import (
    below,
    client_commit,
    hashed,
    key_of,
    server_commit,
    shuffle_key,
    shuffled,
    transcript,
)
from coyote.table.deal.pile import listed
from coyote.table.deal.seals import Shuffle, holds, leaf
from coyote.table.deal.verify import verify
from tests.table.deals import VERIFIER, epoch_of, node
from tests.table.vectors import EPOCH, FILE, SERVER_SEED, vectors

DECK = EDITIONS["kidult_2003"].deck
CARDS = listed(DECK, DECK.counts)


# the construction


def test_the_vectors_in_the_docs_are_current() -> None:
    """If this fails, games dealt before can no longer be verified: the construction needs another name."""
    kept = json.loads(FILE.read_text(encoding="utf-8"))
    document = kept.pop("document")
    assert kept == json.loads(json.dumps(vectors()))
    told = read_document(json.dumps(document))
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
            seals, problems: await fair.verify(vector.document),
            server: await fair.serverCommit(vector.game, vector.epoch, vector.server_seed),
            commits: await Promise.all(
                vector.seeds.map(([seat, seed]) => fair.clientCommit(vector.game, vector.epoch, seat, seed))),
            proofs: await Promise.all(proofs.map(proof => fair.holds(proof, root, 36))),
            wrong: await Promise.all(proofs.map(proof => fair.holds({{ ...proof, card: "9" }}, root, 36))),
            moved: await Promise.all(proofs.map(proof => fair.holds({{ ...proof, position: 7 }}, root, 36))),
        }};
        console.log(JSON.stringify(told));"""
    result = node("--input-type=module", "--eval", script)
    assert result.stderr == ""
    answer, kept = json.loads(result.stdout), vectors()
    assert (answer["key"], answer["pad"], answer["starter"]) == (kept["key"], kept["pad"], kept["starter"]["drawn"])
    assert [(seal["order"], seal["root"]) for seal in answer["seals"]] == [
        (list(shuffle["order"]), shuffle["root"]) for shuffle in kept["shuffles"]
    ]
    assert answer["problems"] == []
    assert answer["server"] == kept["server_commit"]
    assert answer["commits"] == [dict(kept["commits"])[seat] for seat in (0, 2)]
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
    with pytest.raises(ValueError, match="32 bytes"):
        server_commit(b"short", "g", 1)
    with pytest.raises(ValueError, match="32 bytes"):
        client_commit(b"short", "g", 1, 0)


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
    assert shuffle.proof(5).path[0] in {leaf(4, shuffle.salt(4), card) for card in DECK.kinds}, "the salt would tell"
    for position in range(4, len(CARDS)):
        for card in DECK.kinds:
            assert not told & {leaf(position, salt, card) for salt in salts}
