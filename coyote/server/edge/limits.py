"""Limits: how much one connection, one guest and one network may ask for.

Law: buckets fill with time; whoever finds one empty is refused with a code, or waits at the door until it has filled. A
household behind one address fits in, a flood does not. What flows into the buckets of one network pays for less than 0.3 of
a processor (docs/limits.md), and everything that is counted is forgotten again.
"""

from __future__ import annotations

import time
from dataclasses import dataclass
from functools import cache
from typing import Final

from coyote.server.codes import ServerCode, ServerRefused
from coyote.server.edge.networks import site


@dataclass(frozen=True, slots=True, eq=False)
class Rate:
    """The size of a bucket, and how much flows into it each second. Two limits with the same numbers share no bucket."""

    burst: float
    flow: float


@cache
def of_site(rate: Rate) -> Rate:
    """What the site around a network may use up."""
    return Rate(rate.burst * SITES, rate.flow * SITES)


LINE: Final = Rate(40, 20)
GUEST: Final = Rate(80, 40)
"""The rates of asks on one connection and of one guest."""
ASKS: Final = Rate(800, 100)
"""The rate of points that one network pays for its asks (`prices.ASKS`)."""
WEB: Final = Rate(3000, 70)
"""The rate of points that one network pays for what it requests (`prices.ROUTES`)."""
THOUGHTS: Final = Rate(6000, 52)
"""The rate of points that one network pays for what bots think at its tables; beyond it they make plain moves."""
DOOR: Final = Rate(2000, 30)
"""The rate of whatever arrives from one network over HTTP, whether it has a price or not: pages, nonsense, pieces of requests.
Ten friends who open the page at once, and again, need some six hundred."""
PACE: Final = Rate(20, 100)
"""The rate of the same over a short time: what DOOR has room for is read at this pace, so that nobody else feels a burst. Ten
friends who open the page at once wait for three seconds; one who opens it does not notice."""
CALLS: Final = Rate(400, 20)
"""The rate of connections from one network, whatever is said on them; beyond it they are hung up on."""
FRAMES: Final = Rate(200, 50)
"""The rate of frames on one connection that are not whole messages: pings, and pieces of messages."""
PIECES: Final = Rate(2000, 300)
"""The rate of these, and of whatever arrives at once on a WebSocket, from one network."""
PATIENCE: Final = Rate(30, 1)
"""The rate of TOO_FAST refusals on one connection; beyond it the line is cut. Who goes on sending instead of waiting
uses it up sooner."""
REFUSALS: Final = Rate(100, 10)
"""The rate of TOO_FAST refusals to one network; beyond it they come slowly."""
LASTING: Final = Rate(60, 2)
"""The rate of one guest's asks that need no turn and stay in the log for ever: sitting down, standing up, noises."""
SIGNALS: Final = Rate(80, 10)
"""The rate of one guest's signals: a few connect two browsers, and eleven others may sit at the table."""
KNOCKS: Final = Rate(6, 1 / 60)
"""The rate of knocks from one network, at whatever tables: fewer at once than may wait at one gate."""
SITES: Final = 8
"""The /48 around a network may use as much as this many networks."""
HANDSHAKE: Final = 4
"""What a handshake costs at the door, besides the 1 for its request."""
LONGEST_S: Final = 5.0
"""The longest that anybody waits at the door at once."""
WIRES_PER_ADDRESS: Final = 400
LINES_PER_ADDRESS: Final = 200
LINES_PER_GUEST: Final = 12
WIRES: Final = "wires"
LINES: Final = "lines"
"""What is counted for a network: connections, and those of them that are WebSockets."""
BLAME: Final = 80
"""The price of a wrong link or token on a socket (as over HTTP), and of being cut off."""
FORGET_S: Final = 60
"""How often buckets that are full again are forgotten."""


class Bucket:
    """A bucket, full at first."""

    __slots__ = ("left", "rate", "since", "swept")

    def __init__(self, rate: Rate) -> None:
        self.rate, self.left, self.since = rate, rate.burst, time.monotonic()
        self.swept = False
        """`Limits` does not know it any more: whoever still holds it must look it up again, or a network would have two."""

    def filled(self) -> float:
        """How much is in it now."""
        now, burst = time.monotonic(), self.rate.burst
        left = self.left + (now - self.since) * self.rate.flow
        self.left = left = burst if left > burst else left
        self.since = now
        return left

    def take(self, cost: float = 1) -> bool:
        """Take this much; False, and nothing is taken, if there is less in it."""
        left = self.filled()
        if left < cost:
            return False
        self.left = left - cost
        return True

    def owe(self, cost: float) -> float:
        """Take this much even if it is not there yet. Returns how many seconds it takes to pay that off. Both are limited."""
        left = self.filled() - cost
        if 0 <= left <= self.rate.burst:
            self.left = left
            return 0.0
        burst, flow = self.rate.burst, self.rate.flow
        self.left = left = min(burst, max(-max(burst, LONGEST_S * flow), left))
        return min(max(0.0, -left / flow), LONGEST_S)


class Purse:
    """What somebody pays from again and again: the bucket is looked up once, and again only after it was swept."""

    __slots__ = ("_alone", "_bucket", "_limits", "_rate", "_whose")

    def __init__(self, limits: Limits, rate: Rate, whose: str) -> None:
        self._limits, self._rate, self._whose = limits, rate, whose
        self._alone = site(whose) is None
        """Whether no site pays as well: that of a guest never does, as no id looks like a network."""
        self._bucket = limits.bucket(rate, whose)

    def take(self, cost: float = 1) -> bool:
        """As `Limits.take`."""
        return self.bucket.take(cost) if self._alone else self._limits.take(self._rate, self._whose, cost)

    def wait(self, cost: float = 1) -> float:
        """As `Limits.wait`."""
        return self.bucket.owe(cost) if self._alone else self._limits.wait(self._rate, self._whose, cost)

    @property
    def bucket(self) -> Bucket:
        if self._bucket.swept:
            self._bucket = self._limits.bucket(self._rate, self._whose)
        return self._bucket


class Limits:
    """The buckets and the counted connections of one process."""

    def __init__(self) -> None:
        self._buckets: dict[tuple[Rate, str], Bucket] = {}
        self._lines: dict[str, int] = {}
        self._swept = time.monotonic()

    def bucket(self, rate: Rate, whose: str) -> Bucket:
        """The bucket that all connections of one guest or network share."""
        found = self._buckets.get((rate, whose))
        if found is None:
            self._sweep()
            found = self._buckets[rate, whose] = Bucket(rate)
        return found

    def buckets(self, rate: Rate, network: str) -> tuple[Bucket, ...]:
        """The bucket of a network, and of the site that it belongs to."""
        around = site(network)
        if around is None:
            return (self.bucket(rate, network),)
        own, shared = self.bucket(rate, network), self.bucket(of_site(rate), around)
        return (self.bucket(rate, network) if own.swept else own), shared

    def take(self, rate: Rate, network: str, cost: float) -> bool:
        """Let a network pay; False, and it pays nothing, if it cannot."""
        buckets = self.buckets(rate, network)
        if len(buckets) == 1:
            return buckets[0].take(cost)
        if any(bucket.filled() < cost for bucket in buckets):
            return False
        return all(bucket.take(cost) for bucket in buckets)

    def charge(self, network: str, cost: float) -> None:
        """Let a network pay for a request. Raises TOO_FAST if it cannot."""
        if not self.take(WEB, network, cost):
            raise ServerRefused(ServerCode.TOO_FAST)

    def give_back(self, network: str, points: float) -> None:
        """Give back what a network has paid for and not used; a negative amount if it used more."""
        for bucket in self.buckets(WEB, network):
            bucket.owe(-points)

    def blame(self, network: str) -> None:
        """Charge a network for a wrong hello, or for a flood that had to be cut."""
        for bucket in self.buckets(WEB, network):
            bucket.owe(BLAME)

    def wait(self, rate: Rate, network: str, cost: float = 1) -> float:
        """Let a network pay, now or later: for how many seconds it must be left waiting until it has paid."""
        return max([bucket.owe(cost) for bucket in self.buckets(rate, network)])

    def line_opened(self, whose: str, most: int) -> None:
        if self._lines.get(whose, 0) >= most:
            raise ServerRefused(ServerCode.TOO_MANY, most=most)
        self._lines[whose] = self._lines.get(whose, 0) + 1

    def line_closed(self, whose: str) -> None:
        self._lines[whose] -= 1
        if not self._lines[whose]:
            del self._lines[whose]

    def network_opened(self, what: str, network: str, most: int) -> None:
        """Count a connection for its network and the site around it. Raises TOO_MANY, and counts nothing."""
        self.line_opened(f"{what} {network}", most)
        around = site(network)
        if around is not None:
            try:
                self.line_opened(f"{what} {around}", most * SITES)
            except ServerRefused:
                self.line_closed(f"{what} {network}")
                raise

    def network_closed(self, what: str, network: str) -> None:
        for whose in (network, site(network)):
            if whose is not None:
                self.line_closed(f"{what} {whose}")

    def _sweep(self) -> None:
        """Forget buckets that are full again."""
        now = time.monotonic()
        if now - self._swept > FORGET_S:
            self._swept, known, self._buckets = now, self._buckets, {}
            for key, bucket in known.items():
                if bucket.filled() < bucket.rate.burst:
                    self._buckets[key] = bucket
                else:
                    bucket.swept = True
