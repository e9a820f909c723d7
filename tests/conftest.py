"""Settings of the whole test run."""

from __future__ import annotations

import gc
import os
from collections.abc import Iterator

import pytest
from hypothesis import Phase, settings

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

# From the longest on. A process is given its next tests while it is still at the one before, so what is long and late would
# wait behind something else that is long while other processes have nothing to do.
LONGEST = (
    "test_conventions.py",
    "test_server_sight.py",
    "test_equality.py",
    "test_batch_attack.py",
    "test_sources.py",
    "test_site.py",
    "test_package.py",
    "test_notebooks.py",
    "test_tampering.py",
    "test_faces_six.py",
    "test_screens.py",
    "test_faces.py",
    "test_together.py",
    "test_table.py",
    "test_powers.py",
    "test_line.py",
    "test_daily.py",
    "test_reveal.py",
)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--playthroughs", action="store_true", help="rewrite the golden playthroughs before testing")


@pytest.hookimpl(wrapper=True)
def pytest_collection(session: pytest.Session) -> Iterator[None]:
    """Hundreds of modules and thousands of tests stay until the end: no search for garbage need look through them again."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.enable()


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """In which order, and what runs in one process.

    What takes longest begins first, so that nobody waits for it in the end; but whatever uses a browser comes last, because
    Playwright leaves a running loop, in which no async test can run. A file of such tests runs in one process unless it says
    otherwise. So does whatever compiles kernels: they are compiled once.
    """
    items.sort(key=lambda item: (on_a_page(item), LONGEST.index(item.path.name) if item.path.name in LONGEST else len(LONGEST)))
    for item in items:
        if on_a_page(item):
            if item.get_closest_marker("xdist_group") is None:
                item.add_marker(pytest.mark.xdist_group(f"page {item.path.stem}"))
            # On a busy machine a browser may miss a moment, even three times: three landings were refused for that. A fault of
            # the page fails every time.
            item.add_marker(pytest.mark.flaky(reruns=4))
        elif "fast" in item.path.with_suffix("").parts or item.path.name == "test_herds.py":
            item.add_marker(pytest.mark.xdist_group("fast"))


def on_a_page(item: pytest.Item) -> bool:
    return "person" in getattr(item, "fixturenames", ())


def pytest_configure(config: pytest.Config) -> None:
    codes_met = CodesMet()
    codes_met.listen()
    config.pluginmanager.register(codes_met, "codes_met")
    if config.getoption("--playthroughs") and not hasattr(config, "workerinput"):
        from tests.playthroughs.make import make

        make()
