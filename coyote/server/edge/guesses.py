"""Guesses: wrong codes are counted, so that nobody finds tables by trying.

Law: a code can be said aloud, so it can be guessed; a link cannot, and is never counted. A network may be wrong a few times, a
/48 a few times more, and everybody together so rarely that a guesser with any number of networks finds next to nothing. When
all have been wrong too often, whoever has not been wrong lately may still try: friends who were told a code get in.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final, TypeVar

from coyote.server.codes import ServerCode, ServerRefused
from coyote.server.edge.limits import Limits, Purse, Rate
from coyote.server.storage.store import TableRow
from coyote.server.tables.house import House
from coyote.server.tickets import code_of

WRONG: Final = Rate(12, 1 / 120)
"""The rate of wrong codes from one network: a dozen slips, then thirty an hour."""
ALL_WRONG: Final = Rate(300, 0.5)
"""The rate of wrong codes from everybody: 1,800 an hour, a hundredth of a percent of all codes."""
EVERYBODY: Final = "everybody"

Result = TypeVar("Result")


async def found(house: House, limits: Limits, said: str, network: str) -> TableRow:
    """The table with this link or code. Raises TOO_FAST, without having looked, if too many codes were wrong."""
    if code_of(said) is None:
        return await house.find(said)
    return await guessed(limits, network, lambda: house.find(said))


async def guessed(limits: Limits, network: str, look: Callable[[], Awaitable[Result]]) -> Result:
    """What `look` finds for a code, unless too many were wrong. If it raises, the code was wrong, and that is counted."""
    alls, theirs = Purse(limits, ALL_WRONG, EVERYBODY), limits.buckets(WRONG, network)
    wrong_lately = any(bucket.filled() < bucket.rate.burst for bucket in theirs)
    if any(bucket.filled() < 1 for bucket in theirs) or (wrong_lately and alls.bucket.filled() < 1):
        raise ServerRefused(ServerCode.TOO_FAST)
    for bucket in (*theirs, alls.bucket):
        bucket.owe(1)  # before looking: many tries at once are many tries
    found = await look()
    for bucket in (*theirs, alls.bucket):
        bucket.owe(-1)
    return found
