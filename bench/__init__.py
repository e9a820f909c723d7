"""Benchmarks. Speed is measured here, as ratios within one run where possible; no test asserts it."""
