"""Test vectors of the fair deal: docs/fair-vectors.json, for whoever writes another verifier.

    .venv-test/bin/python -m tests.table.vectors     writes them anew

They may change only together with the name of the construction: old games must stay verifiable. The document in them was
dealt at random once, and is kept.
"""

from __future__ import annotations

import json
from itertools import islice
from pathlib import Path
from typing import Any

from coyote import EDITIONS
from coyote.table.deal import fair
from coyote.table.deal.document import pairs, written
from coyote.table.deal.fair import COMMITMENTS, Epoch, Seated
from coyote.table.deal.pile import listed
from coyote.table.deal.seals import Shuffle, leaf
from tests.strategies import Table
from tests.table.deals import fair_game

FILE = Path(__file__).parents[2] / "docs/fair-vectors.json"
POSITIONS = (0, 13, 35)

SERVER_SEED = bytes(range(32))
SEEDS = [bytes([seat + 1]) * 32 for seat in range(3)]


EPOCH = Epoch(
    "example",
    1,
    fair.server_commit(SERVER_SEED, "example", 1),
    tuple(Seated(seat, fair.client_commit(seed, "example", 1, seat)) for seat, seed in enumerate(SEEDS)),
    (Seated(0, SEEDS[0]), Seated(2, SEEDS[2])),
    (1, 3),
)
"""Four seats: the second committed and did not show its seed, the fourth is a bot."""

TABLE = Table("devir_2021", 3, 48, {"deck": {"?": 2, "5": 3, "-3": 2, "night": 1}, "turned_cards": "pile", "coins": True})


def vectors() -> dict[str, Any]:
    """Every vector except the document."""
    key, deck = fair.key_of(EPOCH, SERVER_SEED), EDITIONS["kidult_2003"].deck
    cards = listed(deck, deck.counts)
    shuffle, second = Shuffle(key, 1, cards), Shuffle(key, 2, cards[:5])
    return {
        "fair": fair.NAME,
        "pad": fair.hashed("pad").hex(),
        "leaf": {"position": 3, "salt": bytes(16).hex(), "card": "night", "hash": leaf(3, bytes(16), cards[-1]).hex()},
        "game": EPOCH.game,
        "epoch": EPOCH.number,
        "commitments": COMMITMENTS,
        "server_commit": EPOCH.server_commit.hex(),
        "commits": pairs(EPOCH.commits),
        "seeds": pairs(EPOCH.seeds),
        "no_seed": EPOCH.no_seed,
        "server_seed": SERVER_SEED.hex(),
        "transcript": fair.transcript(EPOCH).hex(),
        "key": key.hex(),
        "words": list(islice(fair.words(key), 10)),
        "starter": {"seats": 4, "drawn": fair.starter(key, 4)},
        "shuffle_keys": [fair.shuffle_key(key, number).hex() for number in (1, 2)],
        "shuffles": [
            {"number": one.number, "cards": one.cards, "order": one.order, "root": one.sealed.root.hex()}
            for one in (shuffle, second)
        ],
        "proofs": [
            {"position": place, "card": card, "salt": salt.hex(), "path": [one.hex() for one in path]}
            for _, place, card, salt, path in map(shuffle.proof, POSITIONS)
        ],
    }


def make() -> None:
    kept = json.loads(FILE.read_text(encoding="utf-8"))
    whole = {**vectors(), "document": kept.get("document") or json.loads(written(fair_game(TABLE).document))}
    lines = [f" {json.dumps(name)}: {json.dumps(value)}" for name, value in whole.items()]
    FILE.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


if __name__ == "__main__":
    make()
