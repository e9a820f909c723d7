"""Metrics: what a server counts about itself, and how Prometheus reads it.

Law: only numbers, and names of codes and kinds; never a person, never a card. Counting is adding to an integer; the library
that formats the numbers is loaded when somebody asks for them.
"""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from prometheus_client.core import Metric

STEPS: Final = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)
"""The bounds of the histogram, in seconds."""


class Times:
    """A histogram of how long something took."""

    def __init__(self) -> None:
        self.counts = [0] * (len(STEPS) + 1)
        self.sum = 0.0

    def took(self, seconds: float) -> None:
        self.counts[bisect_left(STEPS, seconds)] += 1
        self.sum += seconds

    def buckets(self) -> list[tuple[str, float]]:
        total, told = 0, list[tuple[str, float]]()
        for step, count in zip((*map(str, STEPS), "+Inf"), self.counts, strict=True):
            total += count
            told.append((step, float(total)))
        return told


class Metrics:
    """The counters of one process since its start."""

    def __init__(self) -> None:
        self.deeds = 0
        self.asks: Counter[type] = Counter()
        self.refusals: Counter[str] = Counter()
        self.frames = 0
        self.conflicts = 0
        self.plain = 0
        self.troubles: Counter[str] = Counter()
        self.lines = 0
        self.tables = 0
        self.kept = Times()

    def collect(self) -> Iterator[Metric]:
        """The metrics, as Prometheus' client library wants them."""
        from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily

        for name, what, number in (
            ("deeds", "Deeds written to logs by this process", self.deeds),
            ("frames", "Frames sent", self.frames),
            ("conflicts", "Appends that came second and were tried again", self.conflicts),
            ("plain_moves", "Moves of bots whose minds had not decided in time", self.plain),
        ):
            yield CounterMetricFamily(f"coyote_{name}", what, value=number)
        for name, what, label, counted in (
            (
                "asks",
                "Asks read, by kind",
                "ask",
                {kind.__name__.lower(): number for kind, number in self.asks.items()},
            ),
            ("refusals", "Refusals, by code", "code", self.refusals),
            ("troubles", "Troubles of the store, by code", "code", self.troubles),
        ):
            family = CounterMetricFamily(f"coyote_{name}", what, labels=[label])
            for key, number in sorted(counted.items()):
                family.add_metric([key], number)
            yield family
        yield GaugeMetricFamily("coyote_lines", "Open connections", value=self.lines)
        yield GaugeMetricFamily("coyote_tables", "Tables in memory", value=self.tables)
        yield HistogramMetricFamily(
            "coyote_kept_seconds", "From an ask until it is stored", buckets=self.kept.buckets(), sum_value=self.kept.sum
        )

    def written(self) -> bytes:
        """All metrics in Prometheus' text format, including those of the process."""
        from prometheus_client import CollectorRegistry, ProcessCollector, generate_latest

        registry = CollectorRegistry()
        ProcessCollector(registry=registry)
        collector: Any = self
        registry.register(collector)
        return generate_latest(registry)
