"""What commands print in the documents, printed anew: `.venv-test/bin/python -m tests.examples` writes it into them.

An example is a block of code that begins with `$ coyote …`, or with `$ echo … | coyote …` for what is typed; below it stands
what the command prints.
"""

from __future__ import annotations

import os
import re
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from click.testing import CliRunner

from coyote.commands import main

DOCS: Final = Path(__file__).parents[1] / "docs"
WITH_EXAMPLES: Final = ("bots.md", "terminal.md")
EXAMPLE: Final = re.compile(r"(```(?:text)?\n\$ (?:echo (\S+) \| )?coyote ([^\n]+)\n)(.*?)(?=```)", re.DOTALL)


def anew(text: str) -> str:
    """This document with what its commands print today."""
    return EXAMPLE.sub(printed, text)


def printed(example: re.Match[str]) -> str:
    start, typed, words, _ = example.groups()
    with TemporaryDirectory() as folder:
        home, before = {"COYOTE_LANG": "en", "XDG_DATA_HOME": folder, "LOCALAPPDATA": folder}, Path.cwd()
        os.chdir(folder)
        try:
            answer = CliRunner(env=home).invoke(main, words.split(), input=f"{typed}\n" if typed else None)
        finally:
            os.chdir(before)
    return start + "".join(f"{line.rstrip()}\n" for line in answer.stdout.splitlines())


def write() -> None:
    """Write the documents anew."""
    for name in WITH_EXAMPLES:
        document = DOCS / name
        document.write_text(anew(document.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    write()
