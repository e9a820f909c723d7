"""Outbound messages about the fair deal: what everybody is told of the deck.

Law: as in `outbound`. A seed or a salt is here only when it may be shown.
"""

from __future__ import annotations

from coyote.rules.model.cards import Card
from coyote.table.wire.telling import Told


class ProofTold(Told, frozen=True):
    """A card that lies open, and the way from it to the root; hashes in base64."""

    shuffle: int
    position: int
    card: Card
    salt: bytes
    path: tuple[bytes, ...]


class FairTold(Told, frozen=True):
    """The deck that is being made or played, for everybody."""

    epoch: int
    commit: bytes
    """The server's commitment."""
    commitments: str
    """How commitments to seeds are made."""
    commits: tuple[tuple[int, bytes], ...] = ()
    seeds: tuple[tuple[int, bytes], ...] = ()
    closed: bool = False
    """No more commitments are accepted: now seeds are shown."""
    shuffle: int | None = None
    """Which shuffle of this deck the pile is, once it is shuffled."""
    root: bytes | None = None
    """The root that seals that shuffle."""
    proofs: tuple[ProofTold, ...] = ()
    """Proofs of the cards of this round that lie open."""
    server_seeds: tuple[tuple[int, bytes], ...] = ()
    """[epoch, seed] of decks that no more cards can come from."""
