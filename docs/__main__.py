"""`python3 run.py docs [FOLDER]`: builds the site and the man page, into build/docs if no folder is named.

Law: a warning is an error. Everything is read anew each time, because Sphinx warns only about what it reads.
"""

from __future__ import annotations

import sys
from pathlib import Path

from sphinx.cmd.build import build_main

HERE = Path(__file__).resolve().parent


def main() -> int:
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else HERE.parent / "build/docs").resolve()
    common = ["--fail-on-warning", "--keep-going", "--quiet", "--conf-dir", str(HERE), "--doctree-dir", str(folder / "read")]
    for builder, fresh in (("html", ["--fresh-env"]), ("man", [])):
        if status := build_main([*common, *fresh, "--builder", builder, str(HERE.parent), str(folder / builder)]):
            return status
    print(folder / "html/index.html", folder / "man/coyote.1", sep="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
