"""Benchmarks: speed is measured here, as ratios within one run where it can be, and never asserted in a test."""
