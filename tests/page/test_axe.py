"""Axe, asked about a page in every theme; tests/page/test_screens.py takes it along on its walks."""

from __future__ import annotations

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from tests.page.conftest import Person

IN_ANOTHER_THEME = """async (theme) => {
  const [root, options] = [document.documentElement, { runOnly: ['color-contrast'], resultTypes: ['violations'] }]
  const before = root.dataset.theme
  root.dataset.theme = theme
  const { violations } = await axe.run(document, options)
  root.dataset.theme = before
  return violations
}"""


PALE_AT_DUSK = """() => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(":root[data-theme='dusk'] .about { color: #eee; background: #fff }")
  document.adoptedStyleSheets.push(sheet)
}"""


def violations(page: Page) -> list[str]:
    """What axe finds in the theme of the page, and what it finds of colours in the others."""
    found = Axe().run(page).response["violations"]
    for theme in ("dusk", "contrast"):
        found += page.evaluate(IN_ANOTHER_THEME, theme)
    return [f"{one['id']}: {node['target']} {node['failureSummary']}" for one in found for node in one["nodes"]]


def test_axe_looks_at_the_colours_of_every_theme(person: Person) -> None:
    page = person("/")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.evaluate(PALE_AT_DUSK)
    assert [words.split(":")[0] for words in violations(page)] == ["color-contrast"]
