#!/usr/bin/env python3
"""Set Coyote up in this folder and run it, with nothing but Python 3.11+ and pip on the machine.

python3 run.py serve          play: opens the page
python3 run.py play           play in this terminal, against bots
python3 run.py test …         the quick tests; --all: every test; further arguments go to pytest
python3 run.py coverage       every test, and which lines none of them runs; fails below the floor in pyproject.toml
python3 run.py mutate [PATHS] change the code at random, and say which changes no test notices
python3 run.py bench NAME …   a benchmark; without a name it says which there are
python3 run.py prove NAME …   put a promise to the test: crash, sight, hostile, simulate or fast
python3 run.py solve …        solve the round of two, with a proof
python3 run.py train …        train a champion by self-play
python3 run.py docs           build the documentation and the man page into build/docs
python3 run.py package        build the sdist and the wheel into dist/
python3 run.py lock           update the lock files from pyproject.toml
python3 run.py COMMAND …      any other `coyote` command; `python3 run.py --help` lists them
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import runpy
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent
TOOLS = ROOT / ".tools"
UV_VERSION = "0.13.7"

# What each kind of work needs: (lock file, the extra of pyproject.toml it is made from, its environment)
PLAY = ("requirements.lock", "server", ".venv")
LAB = ("requirements-lab.lock", "workshop", ".venv-lab")
TUI = ("requirements-tui.lock", "tui", ".venv-tui")
TEST = ("requirements-dev.lock", "dev", ".venv-test")
BENCH = ("requirements-bench.lock", "bench", ".venv-bench")
WORKSHOP = {
    "test": (TEST, ["pytest"]),
    "coverage": (TEST, ["pytest", "--cov=coyote"]),
    "mutate": (TEST, ["mutate"]),
    "bench": (BENCH, ["bench"]),
    "prove": (TEST, ["prove"]),
    "docs": (TEST, ["docs"]),
}
ELSEWHERE = {"arena": LAB, "league": LAB, "bot": LAB, "mcp": LAB, "play": TUI, "join": TUI, "watch": TUI}
"""Commands that need something else than a server does."""
LAB_MODULES = {"solve": "coyote.lab.solve", "train": "coyote.lab.train"}

# What builds the package comes from the lock, too
BUILD = ("--build-constraints", TEST[0])

# Some networks have a certificate of their own, which pip may know and uv's built-in list does not
SYSTEM_CERTIFICATES = {"UV_SYSTEM_CERTS": "1", "UV_NATIVE_TLS": "1"}


def uv(*args: str, venv: Path | None = None) -> None:
    exe = TOOLS / "bin" / ("uv.exe" if os.name == "nt" else "uv")
    if not exe.exists():
        # --target works where PEP 668 forbids plain installs, and needs no venv module
        pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-warn-script-location"]
        subprocess.run([*pip, "--target", str(TOOLS), f"uv=={UV_VERSION}"], check=True)
    env = os.environ | {"UV_PYTHON_DOWNLOADS": "never"} | ({"VIRTUAL_ENV": str(venv)} if venv else {})
    command = [str(exe), *args]
    first = subprocess.run(command, cwd=ROOT, env=env, check=False, stderr=subprocess.PIPE, text=True)
    if first.returncode:
        if "certificate" not in first.stderr:
            print(first.stderr, file=sys.stderr, end="")
            first.check_returncode()
        subprocess.run(command, cwd=ROOT, env=env | SYSTEM_CERTIFICATES, check=True)


@contextlib.contextmanager
def alone() -> Iterator[None]:
    """One set-up at a time: `run.py simulate … | run.py replay …` starts two at once."""
    with (ROOT / ".setting-up").open("w") as file:
        with contextlib.suppress(ImportError):  # Windows has no fcntl; there the second one may have to be started again
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX)
        yield


def python_for(lock: str, _extra: str, folder: str) -> Path:
    """The Python of an environment that holds exactly what the lock names. It is made or repaired if need be."""
    venv = ROOT / folder
    python = venv / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    # the folder is part of the stamp: an environment does not survive a move or a copy
    needs = [(ROOT / lock).read_bytes(), (ROOT / "pyproject.toml").read_bytes(), str(ROOT).encode()]
    wanted = hashlib.sha256(b"\0".join(needs)).hexdigest()
    stamp = venv / ".stamp"

    page_is_fresh = runpy.run_path(str(ROOT / "browser/build.py"))["fresh"]

    def ready() -> bool:
        return python.exists() and stamp.exists() and stamp.read_text() == wanted

    if not (ready() and page_is_fresh()):
        with alone():
            if not ready():
                print(f"Setting up {folder} from {lock} …", file=sys.stderr)
                uv("venv", "--quiet", "--clear", "--python", sys.executable, str(venv))
                uv("pip", "sync", "--quiet", "--require-hashes", lock, venv=venv)
                install(venv)
                stamp.write_text(wanted)
            if not page_is_fresh():
                install(venv)
    return python


def install(venv: Path) -> None:
    """Install Coyote itself, editable. This builds the page if its sources or words have changed."""
    uv("pip", "install", "--quiet", "--no-deps", *BUILD, "--reinstall-package", "coyote-game", "--editable", ".", venv=venv)


def become(python: Path, *args: str) -> int:
    """Run this in place of ourselves, so that signals and open files are its own."""
    command = [str(python), *args]
    if os.name == "nt":
        return subprocess.call(command)
    os.execv(command[0], command)


def lock_all() -> int:
    for lock, extra, _ in (PLAY, LAB, TUI, TEST, BENCH):
        quiet = ["--quiet", "--no-header", "--no-emit-index-url", "--no-emit-find-links", "--generate-hashes", "--universal"]
        uv("pip", "compile", *quiet, "--python-version", "3.11", "--extra", extra, "pyproject.toml", "-o", lock)
    return 0


def package(folder: Path = ROOT / "dist") -> int:
    """Build the sdist, and the wheel from it."""
    with alone():
        shutil.rmtree(folder, ignore_errors=True)
        uv("build", "--quiet", *BUILD, "--python", sys.executable, "--out-dir", str(folder), str(ROOT))
    for file in sorted(folder.glob("coyote_game-*")):
        print(f"{file}  {file.stat().st_size / 1e6:.1f} MB")
    return 0


def main() -> int:
    if sys.version_info < (3, 11):
        print("Coyote needs Python 3.11 or newer; this is", sys.version.split()[0], file=sys.stderr)
        return 1
    command, *rest = sys.argv[1:] or ["serve"]
    try:
        if command == "lock":
            return lock_all()
        if command == "package":
            return package()
        if command in WORKSHOP:
            environment, module = WORKSHOP[command]
            if command == "bench" and {"page", "rounds", "faces", "idle"} & {*rest}:
                environment = TEST  # it has the browser
            python = python_for(*environment)
            os.chdir(ROOT)
            return become(python, "-m", *module, *rest)
        if command in LAB_MODULES:
            return become(python_for(*LAB), "-P", "-m", LAB_MODULES[command], *rest)
        # -P: a file called click.py in the user's folder must not stand in for the real one
        python = python_for(*ELSEWHERE.get(command, PLAY))
        os.environ["COYOTE_INVOCATION"] = f"python3 {shlex.quote(sys.argv[0])}"  # so that its hints can be typed as they stand
        return become(python, "-P", "-m", "coyote", command, *rest)
    except subprocess.CalledProcessError as error:
        print(f"The set-up failed at: {' '.join(map(str, error.cmd))}", file=sys.stderr)
        print("Is there a network, and does pip work? Deleting .tools and .venv* and trying again is safe.", file=sys.stderr)
        return 1
    except OSError as error:
        print(f"The set-up failed: {error}", file=sys.stderr)
        print("Coyote keeps its tools in its own folder: can you write there, and read what is there?", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main())
