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
python3 run.py lock           update the lock file from pyproject.toml
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

LOCK = "requirements.lock"
"""What every environment is made from: the versions and hashes of all packages of all extras."""
BUILD = ("--build-constraints", LOCK)
PLAY, WORK = ".venv", ".venv-test"
"""The two environments: what people play and measure with, and what Coyote is tested and changed with."""
WORKSHOP = {
    "test": ["pytest"],
    "coverage": ["pytest", "--cov=coyote"],
    "mutate": ["mutate"],
    "bench": ["bench"],
    "prove": ["prove"],
    "docs": ["docs"],
}
LAB_MODULES = {"solve": "coyote.lab.solve", "train": "coyote.lab.train"}
EXTRAS = dict.fromkeys(("arena", "league", "bot", "mcp", *LAB_MODULES), "workshop")
EXTRAS |= dict.fromkeys(("play", "join", "watch"), "tui")
"""What commands need beside Coyote itself; the others need what a server does."""
SHOWING = {"serve", *WORKSHOP}
"""Commands that need the page as its sources are now."""

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


def python_for(folder: str, extra: str, *, page: bool = False) -> Path:
    """The Python of an environment that has what this extra of pyproject.toml names, in the versions of the lock. It is made,
    repaired or extended if need be. `page`: the page is built if its sources have changed."""
    venv = ROOT / folder
    python, stamp = venv / ("Scripts/python.exe" if os.name == "nt" else "bin/python"), venv / ".stamp"
    # the folder is part of it: an environment does not survive a move or a copy
    needs = [(ROOT / LOCK).read_bytes(), (ROOT / "pyproject.toml").read_bytes(), str(ROOT).encode()]
    wanted = hashlib.sha256(b"\0".join(needs)).hexdigest()

    def extras() -> list[str]:
        """Those that are there already."""
        made, *there = stamp.read_text().split() if python.exists() and stamp.exists() else [""]
        return there if made == wanted else []

    def fresh() -> bool:
        return not page or bool(runpy.run_path(str(ROOT / "browser/build.py"))["fresh"]())

    if extra not in extras() or not fresh():
        with alone():
            if extra not in (there := extras()):
                print(f"Setting up {folder} for {extra} …", file=sys.stderr)
                if not there:
                    uv("venv", "--quiet", "--clear", "--python", sys.executable, str(venv))
                install(venv, f".[{extra}]")
                stamp.write_text(" ".join([wanted, *there, extra]))
            elif not fresh():
                install(venv, ".", "--no-deps")
    return python


def install(venv: Path, what: str, *options: str) -> None:
    """Install Coyote itself, editable, and what it needs. This builds the page if its sources or words have changed."""
    locked = ["--constraints", LOCK, *BUILD, *options]  # a package whose hash is not that of the lock is refused
    uv("pip", "install", "--quiet", *locked, "--reinstall-package", "coyote-game", "--editable", what, venv=venv)


def become(python: Path, *args: str) -> int:
    """Run this in place of ourselves, so that signals and open files are its own."""
    command = [str(python), *args]
    if os.name == "nt":
        return subprocess.call(command)
    os.execv(command[0], command)


def lock() -> int:
    quiet = ["--quiet", "--no-header", "--no-emit-index-url", "--no-emit-find-links", "--generate-hashes", "--universal"]
    extras = ["--extra", "dev", "--extra", "bench"]  # these two name all others
    uv("pip", "compile", *quiet, "--python-version", "3.11", *extras, "pyproject.toml", "-o", LOCK)
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
            return lock()
        if command == "package":
            return package()
        page = command in SHOWING
        if command in WORKSHOP:
            python = python_for(WORK, "dev", page=page)
            if command == "bench":
                python = python_for(WORK, "bench")
            os.chdir(ROOT)
            return become(python, "-m", *WORKSHOP[command], *rest)
        # -P: a file called click.py in the user's folder must not stand in for the real one
        python = python_for(PLAY, EXTRAS.get(command, "server"), page=page)
        if command in LAB_MODULES:
            return become(python, "-P", "-m", LAB_MODULES[command], *rest)
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
