"""Seals: one root vouches for a whole shuffled pile, and each card can be shown later without showing another.

Law: nothing that is published before a card is shown gives it away to anybody without the key. Every card is hashed with a
salt of its own; a bare hash of one of nineteen kinds would be as good as the card.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Final, NamedTuple

from coyote.rules.model.cards import Card
from coyote.table.deal.fair import hashed, keyed, shuffle_key, shuffled, u32

SALT: Final = 16
HASH: Final = 32
"""How many bytes a salt and a hash have."""


class Proof(NamedTuple):
    """A card that everybody may see now, and the way from it to the root."""

    shuffle: int
    position: int
    """From the top: 0 was dealt first."""
    card: Card
    salt: bytes
    path: tuple[bytes, ...]
    """The other node of each pair, from the card up."""


class Sealed(NamedTuple):
    """What is published when a pile is shuffled."""

    number: int
    """Which shuffle of its epoch, from 1."""
    cards: tuple[Card, ...]
    """What was shuffled, in the order of the deck: everybody knows what is in the pile, nobody in which order."""
    root: bytes


class Shuffle:
    """One shuffle with its secrets: the order and the salts. msgspec cannot encode it, so it cannot be sent."""

    def __init__(self, key: bytes, number: int, cards: Sequence[Card]) -> None:
        own = shuffle_key(key, number)
        self.number, self.cards = number, tuple(cards)
        self.order = shuffled(own, self.cards)
        self.salts = b"".join([keyed(own, "salt", u32(position))[:SALT] for position in range(len(self.order))])
        """One after the other: a live table keeps them, and so many small objects would take three times the room."""

    @cached_property
    def levels(self) -> list[bytes]:
        """The tree from the leaves to the root, the hashes of each level one after the other."""
        return tree([leaf(position, self.salt(position), card) for position, card in enumerate(self.order)])

    def salt(self, position: int) -> bytes:
        return self.salts[position * SALT : (position + 1) * SALT]

    @property
    def sealed(self) -> Sealed:
        return Sealed(self.number, self.cards, self.levels[-1])

    def proof(self, position: int) -> Proof:
        path = tuple([node(level, position >> height ^ 1) for height, level in enumerate(self.levels[:-1])])
        return Proof(self.number, position, self.order[position], self.salt(position), path)


def leaf(position: int, salt: bytes, card: Card) -> bytes:
    return hashed("leaf", u32(position), salt, card.encode())


def tree(leaves: list[bytes]) -> list[bytes]:
    """The levels of the tree from the leaves to the root; a hash that stands for no card pads the leaves to a power of two."""
    below = leaves + [hashed("pad")] * (2 ** height(len(leaves)) - len(leaves))
    levels = [b"".join(below)]
    while len(below) > 1:
        below = [hashed("node", left, right) for left, right in zip(below[::2], below[1::2], strict=True)]
        levels.append(b"".join(below))
    return levels


def node(level: bytes, place: int) -> bytes:
    """One of the hashes of a level."""
    return level[place * HASH : (place + 1) * HASH]


def height(cards: int) -> int:
    """How many levels there are above the leaves."""
    return (cards - 1).bit_length()


def holds(proof: Proof, sealed: Sealed) -> bool:
    """Whether this card lay at its position when the pile was sealed."""
    if proof.shuffle != sealed.number or proof.position not in range(len(sealed.cards)):
        return False
    if len(proof.path) != height(len(sealed.cards)):
        return False
    value = leaf(proof.position, proof.salt, proof.card)
    for level, other in enumerate(proof.path):
        value = hashed("node", *((other, value) if proof.position >> level & 1 else (value, other)))
    return value == sealed.root
