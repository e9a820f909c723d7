"""Documents of fair deals that somebody tampered with, and how both verifiers must find it."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from typing import Any

from coyote.table.deal.document import read_document
from coyote.table.deal.fair import client_commit, server_commit
from coyote.table.deal.problems import Problem, Unverifiable
from coyote.table.deal.verify import verify


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
    "seed copied": (copy_seed, "seed-copied"),
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


def problems_of(text: str) -> list[Problem]:
    try:
        return verify(read_document(text))
    except Unverifiable as error:
        return [error.problem]
