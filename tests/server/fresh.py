"""The schema of a new SQLite file, as the migrations make it: `python -m tests.server.fresh` writes it to fresh.sql."""

from __future__ import annotations

import re
import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path

from coyote.server.storage import migrations


def made_by_steps(file: Path) -> str:
    """The SQL of an empty file after all migrations."""
    migrations.upgrade(str(file))
    with closing(sqlite3.connect(file)) as db:
        lines = [line for line in db.iterdump() if line not in ("BEGIN TRANSACTION;", "COMMIT;")]
    return re.sub(r" +\n", "\n", "\n".join(lines).replace("\t", "    ") + "\n")


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        migrations.FRESH.write_text(made_by_steps(Path(folder, "coyote.db")), encoding="utf-8")
