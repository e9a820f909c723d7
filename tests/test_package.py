"""The package: what `pip install coyote-game` brings to an environment with nothing else and no Node."""

from __future__ import annotations

import importlib.metadata
import os
import re
import signal
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from pathlib import Path
from urllib.request import urlopen

import pytest
import yaml

import coyote
import run as workshop

ROOT = Path(__file__).parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("package")]  # one process builds the package, for all of them


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the sdist, and the wheel built from it."""
    folder = tmp_path_factory.mktemp("dist") / "built"
    assert workshop.package(folder) == 0
    return folder


@pytest.fixture(scope="module")
def empty(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An environment with Python and nothing else."""
    venv = tmp_path_factory.mktemp("empty") / "venv"
    workshop.uv("venv", "--quiet", "--python", sys.executable, str(venv))
    return venv


def install(venv: Path, wheel: Path, extra: str = "") -> None:
    pins = ("--constraints", str(ROOT / workshop.LOCK))
    workshop.uv("pip", "install", "--quiet", *pins, f"coyote-game{extra} @ {wheel.as_uri()}", venv=venv)


def surroundings(venv: Path) -> dict[str, str]:
    """Environment variables under which only the environment's own programs can be found: no Node, no other Python."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    return kept | {"PATH": str(venv / "bin"), "COYOTE_LANG": "en", "PYTHONUNBUFFERED": "1"}


def test_sdist_and_wheel_carry_the_page_and_the_types(built: Path) -> None:
    with zipfile.ZipFile(next(built.glob("*.whl"))) as wheel:
        inside = set(wheel.namelist())
    with tarfile.open(next(built.glob("*.tar.gz"))) as sdist:
        sources = {name.partition("/")[2] for name in sdist.getnames()}
    for file in ("coyote/py.typed", "coyote/server/page/index.html", "coyote/server/page/.stamp", "coyote/words/en/rules.ftl"):
        assert file in inside
        assert file in sources
    assert {name.partition("/")[0] for name in inside} == {"coyote", f"coyote_game-{coyote.__version__}.dist-info"}


def test_the_wheel_works_in_an_empty_environment_without_node(built: Path, empty: Path, tmp_path: Path) -> None:
    wheel, place = next(built.glob("*.whl")), surroundings(empty)

    def ran(*command: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [empty / "bin" / command[0], *command[1:]], capture_output=True, text=True, env=place, check=False
        )

    install(empty, wheel)
    assert ran("coyote", "score", "1", "2").stdout == "Cards: 1, 2\nTotal: 3\n"
    assert ran("coyote-game", "--version").stdout == f"coyote {coyote.__version__}\n"
    without_command = ran("coyote-game")
    assert (without_command.returncode, without_command.stdout[:6]) == (0, "Usage:")
    lacking = ran("coyote", "serve", "--port", "0", "--database", str(tmp_path / "coyote.db"))
    assert (lacking.returncode, lacking.stdout) == (1, "")
    assert lacking.stderr.endswith('pip install "coyote-game[server]"\n')

    install(empty, wheel, "[server]")
    serve = [str(empty / "bin/coyote"), "serve", "--port", "0", "--no-open", "--database", str(tmp_path / "coyote.db")]
    with subprocess.Popen(serve, stdout=subprocess.PIPE, text=True, env=place) as server:
        try:
            assert server.stdout is not None
            found = re.search(r"http://127\.0\.0\.1:\d+", server.stdout.readline())
            assert found is not None
            with urlopen(f"{found[0]}/", timeout=20) as page:
                assert b'<script type="module"' in page.read()
            with urlopen(f"{found[0]}/api/health", timeout=20) as health:
                assert health.read() == b'{"alive":true}'
            with urlopen(f"{found[0]}/api/minds", timeout=20) as minds:
                assert b"wolf" in minds.read()
            server.send_signal(signal.SIGTERM)
            assert server.wait(30) == 0
        finally:
            server.kill()


def test_the_version_is_written_in_one_place() -> None:
    assert PROJECT["dynamic"] == ["version"]
    assert importlib.metadata.version("coyote-game") == coyote.__version__
    written = [
        path
        for path in (*ROOT.glob("coyote/**/*.py"), ROOT / "pyproject.toml", ROOT / "run.py", ROOT / "hatch_build.py")
        if f'"{coyote.__version__}"' in path.read_text(encoding="utf-8")
    ]
    assert written == [ROOT / "coyote/__init__.py"]


def test_what_the_package_says_about_pythons_is_what_a_forge_tests() -> None:
    told = re.findall(r" Python :: (3\.\d+)", "\n".join(PROJECT["classifiers"]))
    workflow = yaml.safe_load((ROOT / ".github/workflows/test.yml").read_text(encoding="utf-8"))
    assert workflow["jobs"]["test"]["strategy"]["matrix"]["python"] == told
    assert PROJECT["requires-python"] == f">={told[0]}"


def test_the_base_has_few_dependencies_and_each_has_a_range() -> None:
    assert [re.split(r"[<>=]", need)[0] for need in PROJECT["dependencies"]] == ["click", "fluent.runtime"]
    for need in (*PROJECT["dependencies"], *(need for extra in PROJECT["optional-dependencies"].values() for need in extra)):
        assert need.startswith("coyote-game[") or re.match(r"[\w.-]+(\[\w+\])?>=[\d.]+,<[\d.]+(;|$)", need), need


def test_the_lock_pins_everything_with_hashes_and_names_no_registry() -> None:
    lock = (ROOT / workshop.LOCK).read_text(encoding="utf-8")
    assert "://" not in lock
    pins = re.split(r"(?m)^(?=[a-z])", lock)[1:]
    assert all(re.match(r"[\w.-]+(\[\w+\])?==\S+ ", pin) and "--hash=sha256:" in pin for pin in pins)
    names = {re.split(r"[=\[]", pin)[0] for pin in pins}

    extras = [need for needs in PROJECT["optional-dependencies"].values() for need in needs]
    demanded = {re.split(r"[<>=\[]", need)[0] for need in extras} - {"coyote-game"}
    assert demanded | {"click", "fluent-runtime"} <= names


def test_the_build_requires_the_same_node_as_the_dev_extra() -> None:
    hook = (ROOT / "hatch_build.py").read_text(encoding="utf-8")
    assert f'"{next(need for need in PROJECT["optional-dependencies"]["dev"] if need.startswith("nodejs"))}"' in hook
