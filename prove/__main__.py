"""`python3 run.py prove NAME`: run a proof and print what was counted. Ends with status 1 if a promise was broken."""

from __future__ import annotations

import importlib
import sys
from pathlib import Path

NAMES = sorted(file.parent.name for file in Path(__file__).parent.glob("*/proof.py"))
"""Every folder with a `proof.py` is a proof."""


def main() -> int:
    name, *rest = sys.argv[1:] or [""]
    if name not in NAMES:
        print(f"python3 run.py prove {'|'.join(NAMES)} [--help]", file=sys.stderr)
        return 2
    proof = importlib.import_module(f"prove.{name}.proof")
    status: int = proof.main(rest)
    return status


if __name__ == "__main__":
    sys.exit(main())
