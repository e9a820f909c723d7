"""The page's sources: types are checked, words exist, rules come from Python, and the page is small enough to load fast."""

from __future__ import annotations

import gzip
import json
import re
import subprocess
from pathlib import Path

import pytest

from coyote.bots import MINDS
from coyote.editions import EDITIONS
from coyote.rules.model import names
from coyote.rules.model.cards import FARTHEST, SPECIALS
from coyote.rules.model.moves import SPECIAL_RULES
from coyote.rules.model.terms import SEATS
from coyote.speech import LANGUAGES, WORDS, speaker
from coyote.table.setting import TURN_TIMES
from tests.every.test_languages import messages
from tests.page.chromium import NODE

ROOT = Path(__file__).parents[2]
BROWSER = ROOT / "browser"
PAGE = ROOT / "coyote/server/page"
MOST_AT_FIRST = 120_000


def passes(tool: str, *options: str) -> None:
    """A tool of the page's own finds nothing."""
    command = [str(NODE), f"node_modules/{tool}", *options]
    result = subprocess.run(command, cwd=BROWSER, capture_output=True, text=True, check=False)
    assert result.returncode == 0, result.stdout + result.stderr


@pytest.mark.slow
def test_the_type_checker_finds_nothing() -> None:
    passes("svelte-check/bin/svelte-check", "--tsconfig", "tsconfig.json", "--fail-on-warnings", "--output", "human")


@pytest.mark.slow
def test_the_formatter_has_nothing_to_change() -> None:
    """Otherwise: `npm run format` in browser/."""
    passes("prettier/bin/prettier.cjs", "--check", ".")


def test_the_logic_of_the_page_passes_its_own_tests() -> None:
    passes("vitest/vitest.mjs", "run", "--reporter=default", "--no-color")


def sources() -> list[tuple[str, str]]:
    """The page's sources that people write, by path; generated files are left out."""
    found = [path for path in (BROWSER / "src").rglob("*") if path.suffix in (".svelte", ".ts")]
    return [
        (path.relative_to(BROWSER).as_posix(), path.read_text(encoding="utf-8")) for path in found if ".gen." not in path.name
    ]


def known_by_python() -> dict[str, list[str]]:
    """What the page must ask the server for: patterns that would show that it has a copy of its own."""
    times = ", ".join(map(str, TURN_TIMES))
    return {
        "edition": [edition.id for edition in EDITIONS.values()],
        "function": [edition.next_starter.__name__ for edition in EDITIONS.values()],
        "mind": [f"'{mind}'" for mind in MINDS],
        "language": [f"'{language}'|^ *{language}: " for language in LANGUAGES if language != "en"],
        "time": [times],
        "special": [f"'{special}'" for special in SPECIAL_RULES if special not in SPECIALS],
        "bound": [rf"\b{FARTHEST}\b", r"\\d\{1,3\}", rf"maxlength=.?{names.LONGEST}", rf"\b{SEATS[-1] + 1} -"],
    }


@pytest.mark.parametrize("kind", known_by_python())
def test_the_page_has_no_copy_of_what_python_knows(kind: str) -> None:
    story = "src/learn/script.ts"  # its players are animals in a story, not minds
    for path, text in sources():
        for pattern in known_by_python()[kind]:
            found = re.search(pattern, text, re.MULTILINE)
            assert found is None or (kind == "mind" and path == story), f"{path}: {found and found[0]}"


def test_every_mind_is_drawn() -> None:
    assert {path.stem for path in (BROWSER / "src/art/animals").glob("*.svelte")} >= set(MINDS)


def test_the_page_imports_the_types_of_answers_and_writes_none() -> None:
    """The types come from the server, and every request to it goes through one file."""
    for path, text in sources():
        assert path == "src/client/server.ts" or "/api" not in text or not re.search(r"\bfetch\(", text), path
        assert path in ("src/client/server.ts", "src/replay/deal.ts") or not re.search(r"\b(get|post)<", text), path


def test_every_message_that_the_page_uses_exists() -> None:
    known = {message for file in (WORDS / "en").glob("*.ftl") for message in messages("en", file.name)}
    said = {word for _, text in sources() for word in re.findall(r"\bsay\('([\w-]+)'", text)}
    assert said
    assert said <= known


def at_first() -> set[str]:
    """The start script, and all that it imports at once."""
    index = (PAGE / "index.html").read_text(encoding="utf-8")
    files = set(re.findall(r"/(assets/[\w.-]+\.js)", index))
    waiting = set(files)
    while waiting:
        text = (PAGE / waiting.pop()).read_text(encoding="utf-8")
        found = {f"assets/{name}" for name in re.findall(r"(?:from|import)\s*[\"']\./([\w.-]+\.js)[\"']", text)}
        waiting |= found - files
        files |= found
    return files


def test_the_first_page_comes_with_little_javascript() -> None:
    """The first page is the start script, all that it imports at once, and the words of one language."""
    files = at_first()
    words = [path for language in LANGUAGES for path in (PAGE / "assets").glob(f"{language}-*.js")]
    assert len(words) == len(LANGUAGES)
    longest = max(len(gzip.compress(path.read_bytes())) for path in words)
    total = longest + sum(len(gzip.compress((PAGE / file).read_bytes())) for file in files)
    assert len(files) > 1
    assert total < MOST_AT_FIRST, f"{total} bytes in {sorted(files)}"


def test_nobody_loads_cameras_before_somebody_could_be_seen() -> None:
    """Neither their code nor their words come with the first page, nor with that of a table."""
    own = re.compile(r"RTCPeerConnection|getUserMedia|srcObject|faces-(title|about|denied)")
    found = {path.name for path in (PAGE / "assets").glob("*.js") if own.search(path.read_text(encoding="utf-8"))}
    assert found, "they have a place of their own"
    assert not {f"assets/{name}" for name in found} & at_first()
    early = {path.name for language in LANGUAGES for path in (PAGE / "assets").glob(f"{language}-*.js")}
    assert not found & early
    table = next(path for path in (PAGE / "assets").glob("Table-*.js"))
    assert table.name not in found


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_app_that_is_installed_has_a_name_in_the_readers_language(language: str) -> None:
    manifest = json.loads((PAGE / f"manifest-{language}.webmanifest").read_text(encoding="utf-8"))
    say = speaker(language).say
    assert (manifest["lang"], manifest["name"], manifest["description"]) == (language, say("app-name"), say("app-about"))
    assert manifest["icons"]


def test_the_lock_file_of_the_page_names_no_registry_and_every_platform() -> None:
    lock = json.loads((BROWSER / "package-lock.json").read_text(encoding="utf-8"))
    packages = lock["packages"]
    assert not [name for name, package in packages.items() if "resolved" in package]
    assert sum("@rolldown/binding-" in name for name in packages) == 15


def test_the_page_names_no_other_host() -> None:
    for file in PAGE.rglob("*"):
        if file.suffix in (".html", ".css", ".js", ".webmanifest"):
            found = set(re.findall(r"https?://[\w.-]+", file.read_text(encoding="utf-8")))
            assert found <= {"http://www.w3.org", "https://svelte.dev"}, f"{file.name}: {found}"
