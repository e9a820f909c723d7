"""How Sphinx builds the site and the man page: `python3 run.py docs`.

Law: the documents lie where people read them in the repository, so the whole checkout is the source and links stay as they are.
Nothing in the built site asks another host for anything.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

from coyote import __version__

if TYPE_CHECKING:
    from sphinx.application import Sphinx

HERE = Path(__file__).resolve().parent

project = "Coyote"
author = "the authors of Coyote"
version = release = __version__
html_show_copyright = False

extensions = ["myst_parser", "sphinx.ext.autodoc", "sphinx_click"]
root_doc = "docs/index"
include_patterns = ["ARCHITECTURE.md", "CHANGELOG.md", "CONTRIBUTING.md", "bench/results.md", "docs/**.md"]
# Sphinx walks every folder that is not named here
exclude_patterns = [".*", "**/__pycache__", "browser", "build", "coyote", "prove", "tests", "docs/pictures"]

myst_enable_extensions = ["deflist", "html_image"]
myst_heading_anchors = 3
smartquotes = False  # or `--lang` would become a dash and a word
add_module_names = False
autodoc_member_order = "bysource"
autodoc_preserve_defaults = True
suppress_warnings = ["myst.strikethrough"]

html_theme = "furo"
html_title = "Coyote"
html_logo = "night.svg"
html_static_path = ["site"]
html_css_files = ["desert.css"]
html_copy_source = False
html_additional_pages = {"index": "to_docs.html"}
templates_path = ["site"]
html_theme_options = {
    "sidebar_hide_name": True,
    "light_css_variables": {
        "color-brand-primary": "#8a3b12",
        "color-brand-content": "#8a3b12",
        "color-brand-visited": "#6d4a7d",
        "color-background-primary": "#fffaf2",
        "color-background-secondary": "#f7ecdb",
        "color-sidebar-background": "#f7ecdb",
    },
    "dark_css_variables": {
        "color-brand-primary": "#ffb454",
        "color-brand-content": "#ffb454",
        "color-brand-visited": "#c9a0dc",
        "color-background-primary": "#14142b",
        "color-background-secondary": "#0e0e20",
        "color-sidebar-background": "#0e0e20",
    },
}

man_pages = [("docs/commands", "coyote", "Coyote, the bluffing game", author, 1)]
man_show_urls = False


def setup(app: Sphinx) -> None:
    """Read docstrings and the README as we write them; show names first that have no place on the page of the library."""
    page = (HERE / "api.md").read_text(encoding="utf-8")
    placed = set(re.findall(r"(?m)^\.\. (?:auto\w+:: coyote\.|py:data:: )(\w+)$", page))

    def in_markdown(_app: Sphinx, _what: str, _name: str, _thing: object, _options: object, lines: list[str]) -> None:
        """Docstrings write code as Markdown does, `so`; reStructuredText wants it doubled, without spaces at its ends."""
        lines[:] = [re.sub(r"(?<!`)`([^`]+)`(?!`)", lambda code: f"``{code[1].strip()}``", line) for line in lines]

    def has_its_place(_app: Sphinx, what: str, name: str, *_: object) -> bool | None:
        return True if what == "module" and name in placed else None

    def from_the_root(_app: Sphinx, _path: Path, _name: str, texts: list[str]) -> None:
        """A picture in the README is named from the root; the page that includes that part lies in docs/."""
        texts[:] = [text.replace('<img src="docs/', '<img src="') for text in texts]

    app.connect("include-read", from_the_root)
    app.connect("autodoc-process-docstring", in_markdown)
    app.connect("autodoc-skip-member", has_its_place)
