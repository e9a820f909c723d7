#!/usr/bin/env python3
"""Sets Coyote up in this folder and runs it, with nothing but Python 3.11+ and pip on the machine.

python3 run.py serve          play: opens the page
python3 run.py test …         every test; further arguments go to pytest
python3 run.py bench NAME …   a benchmark: play, view or replay
python3 run.py lock           make the lock files anew from pyproject.toml
python3 run.py COMMAND …      any other `coyote` command; `python3 run.py --help` lists them
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent
TOOLS = ROOT / ".tools"
UV_VERSION = "0.13.7"

# What each kind of work needs: (lock file, extra of pyproject.toml it is made from, its environment)
PLAY = ("requirements.lock", None, ".venv")
TEST = ("requirements-dev.lock", "dev", ".venv-test")
BENCH = ("requirements-bench.lock", "bench", ".venv-bench")


def uv(*args: str, venv: Path | None = None) -> None:
    exe = TOOLS / "bin" / ("uv.exe" if os.name == "nt" else "uv")
    if not exe.exists():
        # --target works where PEP 668 forbids plain installs, and needs no venv module
        pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-warn-script-location"]
        subprocess.run([*pip, "--target", str(TOOLS), f"uv=={UV_VERSION}"], check=True)
    env = os.environ | {"UV_PYTHON_DOWNLOADS": "never"} | ({"VIRTUAL_ENV": str(venv)} if venv else {})
    subprocess.run([str(exe), *args], cwd=ROOT, check=True, env=env)


def python_for(lock: str, _extra: str | None, folder: str) -> Path:
    """The Python of an environment that holds exactly what the lock names; made or mended if need be."""
    venv = ROOT / folder
    python = venv / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    wanted = hashlib.sha256((ROOT / lock).read_bytes() + (ROOT / "pyproject.toml").read_bytes()).hexdigest()
    stamp = venv / ".stamp"
    if not python.exists() or not stamp.exists() or stamp.read_text() != wanted:
        print(f"Setting up {folder} from {lock} …", file=sys.stderr)
        uv("venv", "--quiet", "--clear", "--python", sys.executable, str(venv))
        uv("pip", "sync", "--quiet", "--require-hashes", lock, venv=venv)
        uv("pip", "install", "--quiet", "--no-deps", "--editable", ".", venv=venv)
        stamp.write_text(wanted)
    return python


def lock_all() -> int:
    for lock, extra, _ in (PLAY, TEST, BENCH):
        extras = ["--extra", extra] if extra else []
        quiet = ["--quiet", "--no-header", "--no-emit-index-url", "--no-emit-find-links", "--generate-hashes", "--universal"]
        uv("pip", "compile", *quiet, "--python-version", "3.11", *extras, "pyproject.toml", "-o", lock)
    return 0


def main() -> int:
    if sys.version_info < (3, 11):
        print("Coyote needs Python 3.11 or newer; this is", sys.version.split()[0], file=sys.stderr)
        return 1
    command, *rest = sys.argv[1:] or ["serve"]
    if command == "lock":
        return lock_all()
    try:
        if command == "test":
            return subprocess.call([python_for(*TEST), "-m", "pytest", *rest], cwd=ROOT)
        if command == "bench":
            return subprocess.call([python_for(*BENCH), "-m", "bench", *rest], cwd=ROOT)
        return subprocess.call([python_for(*PLAY), "-m", "coyote", command, *rest])
    except subprocess.CalledProcessError as error:
        print(f"The set-up failed at: {' '.join(map(str, error.cmd))}", file=sys.stderr)
        print("Is there a network, and does pip work? Deleting .tools and .venv* and trying again is safe.", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main())
