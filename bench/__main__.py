"""`python3 run.py bench NAME`: a benchmark is a module in this folder with a function `measure`.

Prints figures for people and, last, one line of JSON (only that with --json). With --keep the line also becomes the figure
of its row in bench/results.md, with the commit that was measured.
"""

from __future__ import annotations

import argparse
import importlib
import json
import pkgutil
import platform
import subprocess
import sys
from pathlib import Path

import bench
from bench import peer

MODULES = [
    importlib.import_module(f"bench.{module.name}")
    for module in pkgutil.iter_modules(bench.__path__)
    if module.name != "__main__"
]
BENCHES = {
    module.__name__.removeprefix("bench."): module.measure
    for module in MODULES
    if hasattr(module, "measure") and module is not peer
}
RESULTS = Path(__file__).parent / "results.md"


def commit() -> str:
    """The measured commit, with a + if files have changed since."""
    try:
        git = ["git", "-C", str(RESULTS.parent)]
        name = subprocess.run([*git, "rev-parse", "--short", "HEAD"], capture_output=True, text=True, check=True).stdout.strip()
        changed = subprocess.run(
            [*git, "status", "--porcelain", "-uno", ".", ":!results.md"], capture_output=True, text=True, check=True
        ).stdout
    except (OSError, subprocess.CalledProcessError):
        return "unknown"
    return name + ("+" if changed.strip() else "")


def replace_row(text: str, command: str, figure: str, where: str) -> str:
    """The table with a new figure in the row of this command, or with a new row."""
    rows = text.splitlines()
    cells = [[cell.strip() for cell in row.strip("|").split("|")] for row in rows]
    place = next((place for place, row in enumerate(cells) if row[1:2] == [f"`{command}`"]), len(rows))
    what, target = (cells[place][0], cells[place][3]) if place < len(rows) else ("", "")
    rows[place : place + 1] = [f"| {what} | `{command}` | `{figure}` | {target} | {commit()} | {where} |"]
    return "\n".join(rows) + "\n"


def main() -> int:
    parser = argparse.ArgumentParser(prog="run.py bench", description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("name", choices=BENCHES)
    parser.add_argument("--json", action="store_true", help="print only the line of JSON")
    parser.add_argument("--repeats", type=int, default=9, help="how many times to measure; the median counts (default: 9)")
    parser.add_argument("--keep", action="store_true", help="write the result into its row of bench/results.md")
    parser.add_argument(
        "--peer", action="store_true", help="sockets: beside boardgame.io with a toy of the same shape, from npm"
    )
    given = parser.parse_args()
    if given.peer and given.name != "sockets":
        parser.error("--peer: only with sockets")
    if given.repeats < 1:
        parser.error("--repeats: at least 1")
    say = (lambda _: None) if given.json else (lambda line: print(line, file=sys.stdout, flush=True))
    result = (peer.measure if given.peer else BENCHES[given.name])(given.repeats, say)
    print(json.dumps(result))
    if given.keep:
        command = f"bench {given.name}" + (" --peer" if given.peer else "")
        text, where = RESULTS.read_text(encoding="utf-8"), f"Python {platform.python_version()}"
        RESULTS.write_text(replace_row(text, command, json.dumps(result), where), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
