"""The fair deal: an order of the cards that neither the server nor any player could choose (docs/fair-deal.md).

Law: nothing is random here. Seeds are handed in, and the same seeds give the same order, byte for byte, in any language.
The server commits to its seed before it knows the players' seeds, and the players commit to theirs before anybody shows
one; so the key that decides everything is fixed before anybody can compute it.
"""

from __future__ import annotations

import hmac
from collections.abc import Iterator, Sequence
from functools import cache
from hashlib import sha256
from itertools import count
from typing import Final, NamedTuple

from coyote.rules.model.cards import Card

NAME: Final = "coyote-shuffle-v1"
COMMITMENTS: Final = "coyote-commit-2"
"""How commitments are made: bound to their game, epoch and seat, so that none can be copied to another."""
SEED: Final = 32
"""How many bytes a seed has: more values than a boxed deck has orders."""


class Seated(NamedTuple):
    """A seat's seed, or its commitment to one."""

    seat: int
    value: bytes


class Epoch(NamedTuple):
    """All that decides the cards from one shuffle of the whole deck to the next (R6), except the server's seed."""

    game: str
    number: int
    """Counted from 1."""
    server_commit: bytes
    commits: tuple[Seated, ...]
    seeds: tuple[Seated, ...]
    no_seed: tuple[int, ...]
    """The seats that gave no seed: bots, and people who did not answer in time."""


def hashed(label: str, *parts: bytes, name: str = NAME) -> bytes:
    """H of docs/fair-deal.md: each part has its length before it, so that no two lists of parts look the same."""
    text = prefix(name, label)
    for part in parts:
        text += u32(len(part)) + part
    return sha256(text).digest()


@cache
def prefix(name: str, label: str) -> bytes:
    """The name and the label, with which every hash under them begins."""
    return f"{name}\0".encode() + u32(len(label.encode())) + label.encode()


def keyed(key: bytes, label: str, message: bytes) -> bytes:
    """HMAC-SHA-256 of the label and a message of fixed length."""
    return hmac.digest(key, label.encode() + message, "sha256")


def u32(number: int) -> bytes:
    return number.to_bytes(4)


def server_commit(seed: bytes, game: str, epoch: int) -> bytes:
    """The server's commitment to its seed for this epoch of this game."""
    return hashed("server", game.encode(), u32(epoch), full_seed(seed), name=COMMITMENTS)


def client_commit(seed: bytes, game: str, epoch: int, seat: int) -> bytes:
    """A seat's commitment to its seed for this epoch of this game."""
    return hashed("seat", game.encode(), u32(epoch), u32(seat), full_seed(seed), name=COMMITMENTS)


def full_seed(seed: bytes) -> bytes:
    """The seed, if it has the right length; one that could be guessed would give away every card."""
    if len(seed) != SEED:
        raise ValueError(f"a seed has {SEED} bytes, not {len(seed)}")
    return seed


def transcript(epoch: Epoch) -> bytes:
    """What the seats said: of each, in order, its commitment and its seed, empty if it gave none.

    Commitments are part of it because whoever committed and then gave no seed must stay in the record.
    """
    commits, seeds = dict(epoch.commits), {seat: full_seed(seed) for seat, seed in epoch.seeds}
    seats = sorted({*seeds, *epoch.no_seed})
    parts = [part for seat in seats for part in (u32(seat), commits.get(seat, b""), seeds.get(seat, b""))]
    return hashed("transcript", epoch.game.encode(), u32(epoch.number), *parts)


def key_of(epoch: Epoch, server_seed: bytes) -> bytes:
    """The key of an epoch. Whoever has it knows all its cards."""
    return keyed(full_seed(server_seed), "deck-key", transcript(epoch))


def shuffle_key(key: bytes, number: int) -> bytes:
    """The key of one shuffle of the epoch: 1 is the whole deck, later ones follow when the pile changes (Q4, Q5)."""
    return keyed(key, "shuffle", u32(number))


def words(key: bytes) -> Iterator[int]:
    """An endless stream of 32-bit numbers."""
    for block in count():
        text = keyed(key, "block", block.to_bytes(8))
        for place in range(0, len(text), 4):
            yield int.from_bytes(text[place : place + 4])


def below(numbers: Iterator[int], limit: int) -> int:
    """A number 0…limit-1, all equally likely: words beyond the last whole multiple of the limit are skipped."""
    fair = 2**32 - 2**32 % limit
    return next(number for number in numbers if number < fair) % limit


def starter(key: bytes, seats: int) -> int:
    """Who starts the game, from the first epoch's key (Q26)."""
    return below(words(key), seats)


def shuffled(key: bytes, cards: Sequence[Card]) -> tuple[Card, ...]:
    """These cards in the order of a shuffle's key (Fisher-Yates); the first is dealt first."""
    order, numbers = list(cards), words(key)
    for place in range(len(order) - 1, 0, -1):
        other = below(numbers, place + 1)
        order[place], order[other] = order[other], order[place]
    return tuple(order)
