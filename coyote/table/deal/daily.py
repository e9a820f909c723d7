"""The daily fire: one deal a day, the same for everybody who plays it (docs/fair-deal.md, section 8).

Law: the cards follow from the day and its seed alone. So all tables of a day are dealt under one name, nobody adds a seed of
their own, and the seed of each later deck follows from the one before.
"""

from __future__ import annotations

from coyote.table.deal.fair import full_seed, keyed, u32


def dealt_as(day: str) -> str:
    """The name that stands for the id of the game in the deal of this day."""
    return f"daily-{day}"


def next_seed(seed: bytes, deck: int) -> bytes:
    """The server's seed for this deck, the second or a later one, from that of the deck before."""
    return keyed(full_seed(seed), "next-deck", u32(deck))
