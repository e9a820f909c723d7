"""What has been worked out, kept for a while: so much of it, by weight.

Law: an answer costs its caller the same whether it was kept or not, but for time; so nothing may be kept in one place for those
whose waiting others could measure. A seat's odds are kept for minds, which answer when they are due and not when they are
ready; whoever answers a person at once asks `reckon`, which keeps nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from threading import Lock
from typing import Generic, TypeVar

Key = TypeVar("Key", bound=Hashable)
Value = TypeVar("Value")


class Kept(Generic[Key, Value]):
    """The latest answers of a function, up to a weight all together."""

    def __init__(self, work: Callable[[Key], Value], weigh: Callable[[Key, Value], int], most: int) -> None:
        self.work, self.weigh, self.most = work, weigh, most
        self.weight = 0
        self._kept: dict[Key, Value] = {}
        self._lock = Lock()

    def __call__(self, key: Key) -> Value:
        with self._lock:
            if key in self._kept:
                value = self._kept[key] = self._kept.pop(key)  # the latest comes last
                return value
        value = self.work(key)
        with self._lock:
            if key not in self._kept:
                self._kept[key] = value
                self.weight += self.weigh(key, value)
            while self.weight > self.most:
                oldest = next(iter(self._kept))
                self.weight -= self.weigh(oldest, self._kept.pop(oldest))
        return value

    def __len__(self) -> int:
        return len(self._kept)

    def clear(self) -> None:
        with self._lock:
            self._kept.clear()
            self.weight = 0
