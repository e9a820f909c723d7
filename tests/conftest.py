"""Settings of the whole test run."""

from __future__ import annotations

import gc
import os
from collections.abc import Iterator
from typing import Any, Final

import pytest
from hypothesis import Phase, given, settings
from hypothesis.strategies import none

from tests.codes_met import CodesMet

# The same examples every time: a landing must not depend on luck. `--hypothesis-profile=new` finds what luck finds.
# No deadlines: how fast this machine is today says nothing about the code.
settings.register_profile("same", derandomize=True, deadline=None, print_blob=True)
settings.register_profile("new", deadline=None, print_blob=True)
# For mutants: an example that fails need not be made smaller.
settings.register_profile("mutants", derandomize=True, deadline=None, phases=[Phase.explicit, Phase.generate])
settings.load_profile("same")

# Tests start hundreds of programs and servers. Where an image of a container forbids bytecode, each of them would compile all
# that it imports; that is a wish for a small image, not for slow tests. This process keeps its own choice: `mutate` needs it.
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
# As many processes run as the machine can bear. Where numpy multiplies small matrices in several threads in each of them, the
# threads spend more time waiting for each other than working. It is read when numpy is loaded, here and in what is started.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

QUICK, REST, ALL = "quick", "rest", "all"
LEFT_OUT: Final = (
    "real sockets, PostgreSQL, Redis, small proofs, types and import contracts, most of the browser, package, site, "
    "notebooks, kernels and learners"
)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--playthroughs", action="store_true", help="rewrite the golden playthroughs before testing")
    parser.addoption("--all", dest="tier", action="store_const", const=ALL, help="run the slow tests, too")
    parser.addoption("--rest", dest="tier", action="store_const", const=REST, help="run the slow tests only")


def tier_of(config: pytest.Config) -> str:
    return str(config.getoption("tier"))


@pytest.hookimpl(wrapper=True)
def pytest_collection(session: pytest.Session) -> Iterator[None]:
    """Hundreds of modules and thousands of tests stay until the end: no search for garbage need look through them again."""
    gc.disable()
    try:
        return (yield)
    finally:
        given(none())(lambda _: None)()  # Hypothesis asks who refers to its generator, and what is frozen is not asked
        gc.freeze()
        gc.enable()


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Which tests of the tier there are, in which order, and what runs in one process.

    Whatever uses a browser comes last, because Playwright leaves a running loop, in which no async test can run. A file of such
    tests runs in one process unless it says otherwise. So does whatever compiles kernels: they are compiled once.
    """
    tier = tier_of(config)
    chosen = [item for item in items if tier == ALL or is_slow(item) == (tier == REST)]
    config.hook.pytest_deselected(items=[item for item in items if item not in set(chosen)])
    items[:] = sorted(chosen, key=on_a_page)
    for item in items:
        if on_a_page(item):
            if item.get_closest_marker("xdist_group") is None:
                item.add_marker(pytest.mark.xdist_group(f"page {item.path.stem}"))
        elif "fast" in item.path.with_suffix("").parts or item.path.name == "test_herds.py":
            item.add_marker(pytest.mark.xdist_group("fast"))


def is_slow(item: pytest.Item) -> bool:
    """Whether a test is left out unless it is asked for: it says so, compiles kernels, or opens a page and is no journey."""
    if on_a_page(item) and item.get_closest_marker("journey") is None:
        return True
    return "fast" in item.path.parts or any(item.get_closest_marker(name) is not None for name in ("slow", "real_time"))


def on_a_page(item: pytest.Item) -> bool:
    return "person" in getattr(item, "fixturenames", ())


@pytest.hookimpl(tryfirst=True)
def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "slow: runs with --all only")
    config.addinivalue_line("markers", "real_time: uses sockets, programs or threads, so it is slow and has no virtual time")
    config.addinivalue_line("markers", "journey: a test in a real browser that always runs")
    if tier_of(config) == "None":  # the quick tests, or all of those that are named; worker processes are told which
        named = config.args_source is pytest.Config.ArgsSource.ARGS
        config.option.tier = ALL if named else QUICK
    codes_met = CodesMet()
    codes_met.listen()
    config.pluginmanager.register(codes_met, "codes_met")
    if config.getoption("--playthroughs") and not hasattr(config, "workerinput"):
        from tests.playthroughs.make import make

        make()


def pytest_terminal_summary(terminalreporter: Any, config: pytest.Config) -> None:
    if tier_of(config) == QUICK:
        terminalreporter.write_line(f"Not run: {LEFT_OUT}. Run them too: python3 run.py test --all")
