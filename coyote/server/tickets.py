"""Tickets: what lets somebody in. A guest's token, a table's link, and its short code.

Law: tokens and links are 32 and 16 bytes of chance, and only their hashes are kept. A code is to be said aloud: syllables
that sound alike in six languages, never two of a live table's alike; it opens one table for as long as that table lives, and
guessing it is slow work (17 million, and few tries a minute).
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
    """The name of a table or a guest: known to all who meet it, and not to be found by trying."""
    return chance(16).hex()


def new_code(chance: Chance) -> str:
    """Four syllables, in two halves that mean nothing bad."""
    return half(chance) + half(chance)


def half(chance: Chance) -> str:
    while True:
        word = "".join(SYLLABLES[int.from_bytes(chance(8)) % len(SYLLABLES)] for _ in range(2))
        if word not in HALVES_UNSAID:
            return word


def code_of(said: str) -> str | None:
    """The code that somebody typed, with or without its dash, in letters of any size."""
    code = said.strip().lower().replace("-", "").replace(" ", "")
    return code if CODE.fullmatch(code) else None


def shown(code: str) -> str:
    """A code as people read it."""
    return f"{code[:4]}-{code[4:]}"


def hashed(ticket: str) -> bytes:
    """What is kept of a token or a link. They are chance enough not to need a slow hash."""
    return sha256(ticket.encode()).digest()


def in_letters(some: bytes) -> str:
    return urlsafe_b64encode(some).rstrip(b"=").decode()
