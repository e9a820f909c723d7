"""Settings of the whole test run."""

from __future__ import annotations

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

LONGEST = (
    "test_conventions.py",
    "test_package.py",
    "test_site.py",
    "test_notebooks.py",
    "test_screens.py",
    "test_axe.py",
    "test_faces.py",
    "test_server_sight.py",
)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--playthroughs", action="store_true", help="rewrite the golden playthroughs before testing")


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Whatever compiles kernels runs in one process, so that they are compiled once. What takes longest begins first, so that
    nobody waits for it in the end."""
    items.sort(key=lambda item: item.path.name not in LONGEST)
    for item in items:
        if "fast" in item.path.with_suffix("").parts or item.path.name == "test_herds.py":
            item.add_marker(pytest.mark.xdist_group("fast"))


def pytest_configure(config: pytest.Config) -> None:
    codes_met = CodesMet()
    codes_met.listen()
    config.pluginmanager.register(codes_met, "codes_met")
    if config.getoption("--playthroughs") and not hasattr(config, "workerinput"):
        from tests.playthroughs.make import make

        make()
