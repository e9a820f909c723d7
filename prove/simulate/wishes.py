"""Wishes: what a simulated person asks for next, from what their tab shows.

Law: chosen by a seed and by what is allowed, never by a card. First what the game needs; then, now and then, a whim. When the
end is near there are no whims, and the host lets everybody in again.
"""

from __future__ import annotations

from base64 import b64encode
from random import Random
from typing import Any, Protocol

from coyote.table.asks import REACTIONS
from coyote.table.deal.fair import client_commit

Told = dict[str, Any]


class Wishing(Protocol):
    """Whoever wishes."""

    name: str
    rng: Random
    seeds: dict[tuple[str, int], bytes]
    wanted: int
    games: int
    whims: float
    ending: bool


def wish(person: Wishing, frame: Told) -> Told | None:
    """What to ask for; None: nothing."""
    you, table = frame["you"], frame["table"]
    seat, state = you.get("seat"), table["state"]
    whim = not person.ending and person.rng.random() < person.whims
    if seat is None:
        return from_outside(person, table, whim)
    if you.get("awaited") is not None:
        return seed(person, you["awaited"], frame["game"]["id"], frame["fair"]["epoch"], seat)
    if table["chairs"][seat].get("asleep"):
        return {"ask": "sit", "name": person.name}  # awake again
    hosts = table.get("host") == seat
    if hosts and table.get("locked") and person.ending:
        return {"ask": "lock", "locked": False}
    sitting = sum(chair is not None for chair in table["chairs"])
    if state != "playing" and hosts and table.get("games", 0) < person.games:
        if sitting >= person.wanted:
            return {"ask": "start"}
        if person.ending and person.rng.random() < 0.5:
            return {"ask": "lock", "locked": True}  # and unlock it: then whoever was turned away may come back
    screens, turn = table["setting"]["heads"] == "screens", frame["game"]["turn"] if "game" in frame else None
    if you.get("options") and turn in ((seat,) if screens else range(12)):
        return {"ask": "play", "seq": frame["seq"], "move": move(person, you["options"])}
    if state == "playing" and turn not in (None, seat) and turn >= 0 and person.rng.random() < 0.1:
        sleeper = table["chairs"][turn]
        if sleeper is not None and sleeper["kind"] == "person":
            return {"ask": "stand-in", "seat": turn}
    return of_whim(person, table, seat) if whim else None


def from_outside(person: Wishing, table: Told, whim: bool) -> Told | None:
    """What somebody who watches asks for."""
    left = any(chair and chair.get("left") and chair["name"] == person.name for chair in table["chairs"])
    if whim and person.rng.random() < 0.3:
        return {"ask": "knock", "name": person.name}
    free = any(chair is None for chair in table["chairs"])
    return {"ask": "sit", "name": person.name} if left or (table["state"] != "playing" and free) else None


def of_whim(person: Wishing, table: Told, seat: int) -> Told:
    """Something that no game needs."""
    kind = person.rng.choice(("react", "react", "watched", "look", "leave", "host", "host", "nonsense"))
    if kind == "host" and table.get("host") == seat:
        return of_host(person, table, seat)
    if kind == "leave":
        return {"ask": "leave"}
    if kind == "look":
        return {"ask": "look"}
    if kind == "nonsense" and table["state"] == "playing":
        return {"ask": "start"}
    if kind == "watched":
        return {"ask": "watched", "round": person.rng.randrange(1, 4)}
    return {"ask": "react", "reaction": person.rng.choice(REACTIONS)}


def of_host(person: Wishing, table: Told, seat: int) -> Told:
    """What only a host can do."""
    chairs = table["chairs"]
    others = [chair["sitter"] for place, chair in enumerate(chairs) if chair and chair["kind"] == "person" and place != seat]
    if table.get("knocking"):
        ask = "let-in" if person.rng.random() < 0.8 else "turn-away"
        return {"ask": ask, "knock": person.rng.choice(table["knocking"])["knock"]}
    if others and person.rng.random() < 0.5:
        return {"ask": "pass-host", "sitter": person.rng.choice(others)}
    return {"ask": "lock", "locked": not table.get("locked")}


def seed(person: Wishing, awaited: str, game: str, epoch: int, seat: int) -> Told:
    seeds = person.seeds
    if (game, epoch) not in seeds:
        seeds[game, epoch] = person.rng.randbytes(32)
    own = seeds[game, epoch]
    if awaited == "commit":
        return {"ask": "commit", "commit": b64encode(client_commit(own, game, epoch, seat)).decode()}
    return {"ask": "show", "seed": b64encode(own).decode()}


def move(person: Wishing, able: Told) -> Told:
    rng, ending = person.rng, person.ending
    if able.get("points"):
        return {"do": "point", "target": rng.choice(able["points"])}
    if able.get("give_up"):
        return {"do": "give-up", "open": rng.random() < 0.5}
    if able.get("call") and rng.random() < (0.6 if ending else 0.35):
        return {"do": "call"}
    coins = able.get("coins", ())
    if coins and rng.random() < 0.3:
        coin = rng.choice(coins)
        guess = {"guess": rng.choice(able["guesses"])} if coin in able.get("guessed", ()) else {}
        return {"do": "coin", "coin": coin, **guess}
    for kind in ("withdraw", "peek", "lay"):
        if able.get(kind) and rng.random() < 0.5:
            return {"do": kind}
    specials = able.get("specials", ())
    special = rng.choice(specials) if specials and rng.random() < 0.3 else None
    if special in able.get("alone", ()):
        return {"do": special}
    if able.get("lowest") is None:
        return {"do": "call"}
    number = max(able["lowest"], 1) + rng.randrange(4)
    if number == able.get("unless"):
        number += 1
    said = {"do": "declare", "number": min(number, able["highest"])}
    if special is not None:
        said["special"] = special
        if special in able.get("aimed", ()):
            said["target"] = rng.choice(able["targets"])
    return said
