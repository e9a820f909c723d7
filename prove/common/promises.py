"""Promises: what a proof counts, and whether it was kept.

Law: every promise is named in words, with how often it was tried and how often broken; figures that promise nothing stand
beside them. The last line is JSON.
"""

from __future__ import annotations

import json
import sys
import time
from dataclasses import dataclass, field


@dataclass
class Promise:
    """How often it was tried and broken, with the first few examples."""

    tried: int = 0
    broken: list[str] = field(default_factory=list)


class Promises:
    """The promises of one proof."""

    def __init__(self, name: str, *, quiet: bool = False) -> None:
        self.name, self.quiet, self.began = name, quiet, time.monotonic()
        self.all: dict[str, Promise] = {}
        self.figures: dict[str, float | int | str] = {}

    def kept(self, what: str, good: bool, how: object = "") -> bool:
        """Count one more try."""
        promise = self.all.setdefault(what, Promise())
        promise.tried += 1
        if not good:
            promise.broken.append(str(how)[:300])
            if len(promise.broken) <= 5:
                self.say(f"  BROKEN: {what}: {promise.broken[-1]}")
        return good

    def count(self, what: str, tried: int, broken: list[str]) -> None:
        """Count tries that others have counted already."""
        promise = self.all.setdefault(what, Promise())
        promise.tried += tried
        promise.broken += broken

    def figure(self, what: str, number: float | int | str) -> None:
        self.figures[what] = round(number, 2) if isinstance(number, float) else number
        self.say(f"  {what}: {self.figures[what]}")

    def say(self, text: str) -> None:
        if not self.quiet:
            print(f"{time.monotonic() - self.began:6.1f} s  {text}", file=sys.stderr, flush=True)

    @property
    def broken(self) -> int:
        return sum(len(promise.broken) for promise in self.all.values())

    def report(self) -> int:
        """Print everything. Returns the exit status."""
        if not self.quiet:
            for what, promise in self.all.items():
                print(f"{'BROKEN' if promise.broken else 'kept':>6}  {len(promise.broken)} of {promise.tried:,}  {what}")
        counted = {what: {"tried": one.tried, "broken": len(one.broken)} for what, one in self.all.items()}
        print(json.dumps({"proof": self.name, "broken": self.broken, "promises": counted, "figures": self.figures}))
        return 1 if self.broken else 0
