"""`python3 run.py prove NAME`: run a proof and print what was counted. Ends with status 1 if a promise was broken."""

from __future__ import annotations

import importlib
import sys

NAMES = ("crash", "hostile", "sight")


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
