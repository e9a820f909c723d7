"""Limits: how much one connection, one guest and one address may ask for.

Law: buckets that fill by time; who finds one empty is refused with a code. A household behind one address fits in, a flood
does not. Addresses are known in memory only, and only as far as the network they belong to.
"""

from __future__ import annotations

import time
from ipaddress import IPv6Address, ip_address
from typing import Final, NamedTuple

from coyote.server.codes import Refusal, ServerCode


class Rate(NamedTuple):
    """A bucket's size, and what flows in each second."""

    burst: float
    flow: float


LINE: Final = Rate(40, 20)
GUEST: Final = Rate(80, 40)
ADDRESS: Final = Rate(400, 200)
"""For asks."""
WEB: Final = Rate(300, 10)
"""For one address, over HTTP; some requests cost more than one."""
PATIENCE: Final = Rate(30, 1)
"""For refusals because of the above; then the line is cut."""
LASTING: Final = Rate(60, 2)
"""For asks of one guest that no turn limits and that a table's log keeps for ever: sitting down and standing up, noises."""
FRAMES: Final = Rate(200, 50)
"""For what is no message on one wire: pings, and pieces of messages."""
WIRES_PER_ADDRESS: Final = 400
LINES_PER_ADDRESS: Final = 200
BLAME: Final = 10
"""What it costs to be wrong about a table or a token, as over HTTP, and to be cut off."""
DEAF: Final = 100
"""Refusals over HTTP after which an address is not answered any more, until the bucket fills again."""
LINES_PER_GUEST: Final = 12
FORGET_S: Final = 600


class Bucket:
    """Full at first."""

    __slots__ = ("left", "rate", "since")

    def __init__(self, rate: Rate) -> None:
        self.rate, self.left, self.since = rate, rate.burst, time.monotonic()

    def take(self, cost: float = 1) -> bool:
        """Whether that much was in it."""
        now = time.monotonic()
        burst, flow = self.rate
        left = min(burst, self.left + (now - self.since) * flow)
        self.since = now
        if left < cost:
            self.left = left
            return False
        self.left = left - cost
        return True

    def owe(self, cost: float) -> None:
        """Take that much, even if it is not there yet; a debt has an end, too."""
        self.left = max(-self.rate.burst, self.left - cost)


class Limits:
    """The buckets and lines of a process."""

    def __init__(self) -> None:
        self._buckets: dict[tuple[Rate, str], Bucket] = {}
        self._lines: dict[str, int] = {}
        self._swept = time.monotonic()

    def bucket(self, rate: Rate, whose: str) -> Bucket:
        """One for everything that is theirs."""
        found = self._buckets.get((rate, whose))
        if found is None:
            self._sweep()
            found = self._buckets[rate, whose] = Bucket(rate)
        return found

    def refuse_flood(self, address: str, cost: float) -> None:
        """Over HTTP."""
        bucket = self.bucket(WEB, address)
        if not bucket.take(cost):
            bucket.owe(1)
            raise Refusal(ServerCode.TOO_FAST)

    def blame(self, address: str) -> None:
        """For a wrong hello, or a flood that had to be cut."""
        self.bucket(WEB, address).owe(BLAME)

    def deaf_to(self, address: str) -> bool:
        """Whether an address has gone on and on after it was refused: then it is not even answered."""
        bucket = self._buckets.get((WEB, address))
        return bucket is not None and not bucket.take(0) and bucket.left < -DEAF

    def line_opened(self, whose: str, most: int) -> None:
        if self._lines.get(whose, 0) >= most:
            raise Refusal(ServerCode.TOO_MANY, most=most)
        self._lines[whose] = self._lines.get(whose, 0) + 1

    def line_closed(self, whose: str) -> None:
        self._lines[whose] -= 1
        if not self._lines[whose]:
            del self._lines[whose]

    def _sweep(self) -> None:
        """Buckets that have long been full again are new ones."""
        now = time.monotonic()
        if now - self._swept > FORGET_S:
            self._swept = now
            self._buckets = {key: bucket for key, bucket in self._buckets.items() if now - bucket.since < FORGET_S}


def network(client: tuple[str, int] | None) -> str:
    """The /24 or /64 that a connection comes from."""
    if client is None:
        return "unknown"
    try:
        found = ip_address(client[0])
    except ValueError:
        return "unknown"
    if isinstance(found, IPv6Address):
        if found.ipv4_mapped is None:
            return found.exploded[:19]
        found = found.ipv4_mapped
    return str(found).rpartition(".")[0]
