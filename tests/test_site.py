"""The site and the man page are built without a warning, ask no other host for anything, and leave nothing out."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import click
import pytest

import coyote
from coyote.commands import main
from tests.test_docs import DOCS, ROOT

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("site")]  # it is built once

ASKED = re.compile(
    r"""<(?:script|img|iframe|source|video|audio|embed)\b[^>]*\ssrc=["']([^"']*)"""
    r"""|<link\b[^>]*\shref=["']([^"']*)|url\(["']?([^"')]*)|@import\s+["']([^"']*)"""
)


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    command = [sys.executable, "-m", "docs", str(folder)]
    result = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert (result.returncode, result.stderr) == (0, ""), result.stdout + result.stderr
    return folder


def test_every_document_is_in_the_site(built: Path) -> None:
    for file in DOCS:
        page = built / "html" / file.relative_to(ROOT).with_suffix(".html")
        assert page.exists() or file.name == "README.md", page
    assert 'url=docs/index.html"' in (built / "html/index.html").read_text(encoding="utf-8")


def test_the_site_asks_nobody_else_for_anything_and_has_what_it_asks_for(built: Path) -> None:
    found = 0
    for file in (built / "html").rglob("*"):
        if file.suffix in (".html", ".css", ".svg"):
            for asked in ASKED.findall(file.read_text(encoding="utf-8")):
                address = "".join(asked)
                assert not re.match(r"(https?:)?//", address), f"{file.name}: {address}"
                if file.suffix == ".html":
                    assert (file.parent / address.partition("?")[0].partition("#")[0]).exists(), f"{file.name}: {address}"
                found += 1
    assert found > 100


def test_the_page_of_the_library_has_every_public_name(built: Path) -> None:
    page = (built / "html/docs/api.html").read_text(encoding="utf-8")
    assert {name for name in coyote.__all__ if not re.search(rf'id="(module-)?coyote\.{name}"', page)} == set()


def test_the_man_page_has_every_command_and_option_of_the_help(built: Path) -> None:
    manual = (built / "man/coyote.1").read_text(encoding="utf-8").replace(r"\-", "-")
    assert manual.splitlines()[0].startswith('.\\" Man page')
    context = click.Context(main, info_name="coyote")
    for name in main.list_commands(context):
        command = main.get_command(context, name)
        assert command is not None
        start = manual.index(f"\n.SS {name}\n")
        section = manual[start : manual.find("\n.SS ", start + 1)]
        told = command.get_help(click.Context(command, parent=context, info_name=name))
        options = set(re.findall(r"(?m)^  (?:-\w, )?(--[\w-]+)", told)) - {"--help"}
        assert {option for option in options if option not in section} == set(), name
        assert f"coyote {name}" in section
