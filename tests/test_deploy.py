"""The files for hosting use options that the server knows, and name files that exist."""

from __future__ import annotations

import json
import re
import shlex
from pathlib import Path
from typing import Any

import pytest
import yaml

from coyote.commands.serve import refuse_unfit, serve
from coyote.server.serving import DRAIN_S
from coyote.speech import speaker

ROOT = Path(__file__).parent.parent
DEPLOY = ROOT / "deploy"
LINES = (DEPLOY / "Containerfile").read_text(encoding="utf-8").splitlines()
COMPOSE: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
UNIT = (DEPLOY / "coyote.service").read_text(encoding="utf-8")


def instruction(word: str) -> list[str]:
    """What follows this word in the Containerfile, for each line that begins with it."""
    return [line.removeprefix(f"{word} ") for line in LINES if line.startswith(f"{word} ")]


def in_container() -> list[str]:
    (entry,) = map(json.loads, instruction("ENTRYPOINT"))
    assert entry[:2] == ["/opt/coyote/bin/coyote", "serve"]
    return [str(word) for word in entry[2:]]


def without_variables(word: str) -> str:
    """The word as it is when no variable is set: `this` for `${NAME:-this}`."""
    return re.sub(r"\$\{\w+:-([^}]*)\}", r"\1", word)


def commands() -> dict[str, list[str]]:
    """The options of `coyote serve` in each of the files."""
    (kept,) = map(json.loads, instruction("CMD"))
    (unit,) = re.findall(r"(?m)^ExecStart=/opt/coyote/bin/coyote serve (.*)$", UNIT)
    return {
        "Containerfile": [*in_container(), *kept],
        "compose.yaml": [*in_container(), *map(without_variables, COMPOSE["services"]["coyote"]["command"])],
        "coyote.service": shlex.split(unit),
    }


@pytest.mark.parametrize("file", commands())
def test_the_server_understands_every_option_of_the_file(file: str) -> None:
    given = serve.make_context("serve", commands()[file]).params
    refuse_unfit(speaker("en"), given["host"], given["redis"], given["origins"], given["proxy"])
    assert given["database"]
    assert given["opening"] is False


def test_every_file_that_the_container_copies_exists() -> None:
    copied = [line.split()[:-1] for line in instruction("COPY") if not line.startswith("--from=")]
    assert {"pyproject.toml", "browser", "coyote"} <= {file for files in copied for file in files}
    for file in (file for files in copied for file in files):
        assert (ROOT / file).exists(), file


def test_the_container_listens_on_the_port_that_compose_publishes() -> None:
    (port,) = instruction("EXPOSE")
    assert in_container()[in_container().index("--port") + 1] == port
    assert COMPOSE["services"]["coyote"]["ports"] == [f"127.0.0.1:{port}:{port}"]
    build = COMPOSE["services"]["coyote"]["build"]
    assert (DEPLOY / build["context"] / build["dockerfile"]).resolve() == DEPLOY / "Containerfile"


def test_compose_names_the_services_that_it_has() -> None:
    services = COMPOSE["services"]
    hosts = re.findall(r"(?:@|//)(\w+)/", " ".join(services["coyote"]["command"]))
    assert set(hosts) | {"coyote"} == set(services) == {*services["coyote"]["depends_on"], "coyote"}


def test_nothing_kills_a_server_while_it_drains() -> None:
    assert int(COMPOSE["services"]["coyote"]["stop_grace_period"].removesuffix("s")) > DRAIN_S
    assert int(re.findall(r"(?m)^TimeoutStopSec=(\d+)$", UNIT)[0]) > DRAIN_S
