"""Forgetting: whoever is forgotten loses their name in the deeds, and nobody else does."""

from __future__ import annotations

from coyote.table.deeds import Left, Sat
from coyote.table.forgetting import NAMELESS, nameless


def test_only_the_deeds_of_whoever_is_forgotten_lose_their_name() -> None:
    sat, left = Sat(1, "g-bob", "bob"), Left(1)
    assert nameless(sat, "g-bob") == Sat(1, "g-bob", NAMELESS)
    assert nameless(sat, "g-ann") == sat
    assert nameless(left, "g-bob") is left
