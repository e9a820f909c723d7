"""Tickets: what lets somebody in. A guest's token, a table's link, and its short code.

Law: tokens and links are 32 and 16 random bytes, and only their hashes are stored. A code is made to be said aloud, from
syllables that sound the same in any language. No two live tables have the same code; it works as long as its table lives, and
guessing it is slow (17 million codes, a few tries a minute).
"""

from __future__ import annotations

import re
from base64 import urlsafe_b64encode
from collections.abc import Callable
from hashlib import sha256
from typing import Final

Chance = Callable[[int], bytes]

CONSONANTS: Final = "bdfgklmnprstz"
VOWELS: Final = "aeiou"
SYLLABLES: Final = [first + second for first in CONSONANTS for second in VOWELS]
HALVES_UNSAID: Final = {"puta", "puto", "pene", "teta", "kaka", "pipi", "popo", "pedo", "pede", "nazi", "bite", "zizi"}

TOKEN: Final = re.compile(r"[A-Za-z0-9_-]{43}")
CODE: Final = re.compile(rf"(?:[{CONSONANTS}][{VOWELS}]){{4}}")


def new_token(chance: Chance) -> str:
    return in_letters(chance(32))


def new_link(chance: Chance) -> str:
    return in_letters(chance(16))


def new_id(chance: Chance) -> str:
    """The id of a table or a guest: no secret to those who meet it, but impossible to guess."""
    return chance(16).hex()


def new_code(chance: Chance) -> str:
    """Four syllables, in two halves that are no rude words."""
    return half(chance) + half(chance)


def half(chance: Chance) -> str:
    while True:
        word = "".join(SYLLABLES[int.from_bytes(chance(8)) % len(SYLLABLES)] for _ in range(2))
        if word not in HALVES_UNSAID:
            return word


def code_of(said: str) -> str | None:
    """The code that somebody typed, with or without its dash, in any case; None if it is no code."""
    code = said.strip().lower().replace("-", "").replace(" ", "")
    return code if CODE.fullmatch(code) else None


def shown(code: str) -> str:
    """A code as people read it."""
    return f"{code[:4]}-{code[4:]}"


def hashed(ticket: str) -> bytes:
    """What is stored of a token or a link. They are random enough to need no slow hash."""
    return sha256(ticket.encode()).digest()


def group_of(network: str) -> int:
    """What is stored of the network that a table was opened from: one of 65,536 groups, so that it names nobody."""
    return int.from_bytes(sha256(network.encode()).digest()[:2])


def grouped(group: int) -> str:
    """The name of all networks in a group, where only that is known."""
    return f"#{group}"


def in_letters(some: bytes) -> str:
    return urlsafe_b64encode(some).rstrip(b"=").decode()
