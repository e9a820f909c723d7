"""python3 run.py mutate [PATHS]: change the code at random, and say which changes no test notices."""

from __future__ import annotations

import argparse
import signal
import sys
import tempfile
from collections import Counter
from pathlib import Path

from mutate.campaign import Campaign, Verdict, choose

ROOT = Path(__file__).resolve().parent.parent
PATHS = ["coyote/rules", "coyote/editions", "coyote/table", "coyote/odds"]
EQUIVALENT = Path(__file__).with_name("equivalent.toml")
WIDE = ["tests/test_api.py", "tests/test_odds.py", "tests/test_review.py"]
WIDE += [f"tests/{part}/test_*.py" for part in ("rules", "editions", "odds", "playthroughs", "table", "every", "hidden")]
# whole servers are slow, and tell little about rules; the profile is in tests/conftest.py
OPTIONS = ["--deselect=tests/hidden/test_server_sight.py", "--hypothesis-profile=mutants"]


def main() -> int:
    parser = argparse.ArgumentParser(prog="run.py mutate", description=__doc__)
    parser.add_argument("paths", nargs="*", default=PATHS, metavar="PATHS", help="files and folders to change")
    parser.add_argument("--sample", type=int, default=100, help="how many mutants; 0: all of them (%(default)s)")
    parser.add_argument("--seed", type=int, default=1, help="which ones (%(default)s)")
    parser.add_argument("--near", action="store_true", help="ask only the tests of the same part: quicker, and stricter")
    parser.add_argument("--floor", type=float, default=95, help="fail if fewer of them are killed, in percent (%(default)s)")
    parser.add_argument("-n", "--processes", type=int, default=2, help="how many at a time (%(default)s)")
    asked = parser.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))  # so that copies and processes go with us

    sample, found = choose(ROOT, asked.paths, EQUIVALENT, asked.sample, asked.seed), Counter[Verdict]()
    with tempfile.TemporaryDirectory(prefix="coyote-mutants-") as scratch:
        campaign = Campaign(ROOT, Path(scratch), [] if asked.near else WIDE, OPTIONS, asked.processes)
        if not campaign.passes_unchanged(sample):
            print("The tests fail without any mutant: mend them first.", file=sys.stderr)
            return 2
        for chosen, verdict in campaign.results(sample):
            found[verdict] += 1
            print(f"{verdict.value:8}", chosen, flush=True)
    tried, killed = found.total(), sum(number for verdict, number in found.items() if verdict.is_kill)
    share = 100 * killed / tried if tried else 100.0
    how = f"{found[Verdict.SLOW]} of them too slow; {found[Verdict.SURVIVED]} survived, {found[Verdict.STUCK]} got stuck"
    print(f"{killed} of {tried} mutants killed ({share:.1f} %), {how}; {len(sample) - tried} known as equivalent")
    return int(share < asked.floor)


if __name__ == "__main__":
    sys.exit(main())
