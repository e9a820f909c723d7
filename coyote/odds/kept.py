"""What has been worked out, kept for a while, up to a total weight.

Law: a kept answer comes sooner, which tells whoever asks that somebody asked before. So odds are kept only for minds, whose
moves come when they are due and not when they are ready; whatever answers a person at once uses `reckon`, which keeps nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from threading import Lock
from typing import Generic, TypeVar

Key = TypeVar("Key", bound=Hashable)
Value = TypeVar("Value")


class Kept(Generic[Key, Value]):
    """The latest answers of a function, up to a total weight; the oldest are dropped first."""

    def __init__(self, work: Callable[[Key], Value], weigh: Callable[[Key, Value], int], most: int) -> None:
        self.work, self.weigh, self.most = work, weigh, most
        self.weight = 0
        self._kept: dict[Key, Value] = {}
        self._lock = Lock()

    def __call__(self, key: Key) -> Value:
        found = self._kept.get(key)
        if found is not None:
            return found
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
