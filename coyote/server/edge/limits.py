"""Limits: how much one connection, one guest and one address may ask for.

Law: buckets fill with time; whoever finds one empty is refused with a code. A household behind one address fits in, a flood
does not. Addresses are kept in memory only, and only as the network that they belong to.
"""

from __future__ import annotations

import time
from ipaddress import IPv6Address, ip_address
from typing import Final, NamedTuple

from coyote.server.codes import ServerCode, ServerRefused


class Rate(NamedTuple):
    """The size of a bucket, and how much flows into it each second."""

    burst: float
    flow: float


LINE: Final = Rate(40, 20)
GUEST: Final = Rate(80, 40)
ADDRESS: Final = Rate(400, 200)
"""The rates of asks on one connection, of one guest and from one address."""
WEB: Final = Rate(300, 10)
"""The rate of HTTP requests from one address; some cost more than 1."""
PATIENCE: Final = Rate(30, 1)
"""The rate of TOO_FAST refusals on one connection; beyond it the line is cut."""
LASTING: Final = Rate(60, 2)
"""The rate of one guest's asks that need no turn and stay in the log for ever: sitting down, standing up, noises."""
FRAMES: Final = Rate(200, 50)
"""The rate of frames on one connection that are not whole messages: pings, and pieces of messages."""
WIRES_PER_ADDRESS: Final = 400
LINES_PER_ADDRESS: Final = 200
BLAME: Final = 10
"""The price of a wrong link or token on a socket (as over HTTP), and of being cut off."""
DEAF: Final = 100
"""After this many refusals over HTTP an address gets no answers until its bucket fills again."""
LINES_PER_GUEST: Final = 12
FORGET_S: Final = 600


class Bucket:
    """A bucket, full at first."""

    __slots__ = ("left", "rate", "since")

    def __init__(self, rate: Rate) -> None:
        self.rate, self.left, self.since = rate, rate.burst, time.monotonic()

    def take(self, cost: float = 1) -> bool:
        """Take this much; False, and nothing is taken, if there is less in it."""
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
        """Take this much even if it is not there yet. The debt is limited, too."""
        self.left = max(-self.rate.burst, self.left - cost)


class Limits:
    """The buckets and the counted connections of one process."""

    def __init__(self) -> None:
        self._buckets: dict[tuple[Rate, str], Bucket] = {}
        self._lines: dict[str, int] = {}
        self._swept = time.monotonic()

    def bucket(self, rate: Rate, whose: str) -> Bucket:
        """The bucket that all connections of one guest or address share."""
        found = self._buckets.get((rate, whose))
        if found is None:
            self._sweep()
            found = self._buckets[rate, whose] = Bucket(rate)
        return found

    def charge(self, address: str, cost: float) -> None:
        """Let an address pay for a request. Raises TOO_FAST if it cannot."""
        bucket = self.bucket(WEB, address)
        if not bucket.take(cost):
            bucket.owe(1)
            raise ServerRefused(ServerCode.TOO_FAST)

    def blame(self, address: str) -> None:
        """Charge an address for a wrong hello, or for a flood that had to be cut."""
        self.bucket(WEB, address).owe(BLAME)

    def deaf_to(self, address: str) -> bool:
        """Whether an address has kept on asking after many refusals, so that it is not answered at all."""
        bucket = self._buckets.get((WEB, address))
        return bucket is not None and not bucket.take(0) and bucket.left < -DEAF

    def line_opened(self, whose: str, most: int) -> None:
        if self._lines.get(whose, 0) >= most:
            raise ServerRefused(ServerCode.TOO_MANY, most=most)
        self._lines[whose] = self._lines.get(whose, 0) + 1

    def line_closed(self, whose: str) -> None:
        self._lines[whose] -= 1
        if not self._lines[whose]:
            del self._lines[whose]

    def _sweep(self) -> None:
        """Forget buckets that have long been full again."""
        now = time.monotonic()
        if now - self._swept > FORGET_S:
            self._swept = now
            self._buckets = {key: bucket for key, bucket in self._buckets.items() if now - bucket.since < FORGET_S}


def network(client: tuple[str, int] | None) -> str:
    """The network, /24 or /64, that a connection comes from."""
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
