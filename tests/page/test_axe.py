"""Axe, asked about a page in every theme; tests/page/test_screens.py takes it along on its walks."""

from __future__ import annotations

from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import Page, expect

from tests.page.conftest import Person

VIOLATIONS = """async () => {
  const [root, found] = [document.documentElement, []]
  const before = root.dataset.theme
  for (const theme of ['night', 'dusk', 'contrast']) {
    root.dataset.theme = theme
    const rules = theme === 'night' ? {} : { runOnly: ['color-contrast'] }
    found.push(...(await axe.run({ ...rules, resultTypes: ['violations'] })).violations)
  }
  root.dataset.theme = before
  return found
}"""

PALE_AT_DUSK = """() => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(":root[data-theme='dusk'] .about { color: #eee; background: #fff }")
  document.adoptedStyleSheets.push(sheet)
}"""


def violations(page: Page) -> list[str]:
    """What axe finds at night, and what it finds of colours in the other themes."""
    if page.evaluate("typeof axe === 'undefined'"):
        page.evaluate(AXE_SCRIPT)
    found = page.evaluate(VIOLATIONS)
    return [f"{one['id']}: {node['target']} {node['failureSummary']}" for one in found for node in one["nodes"]]


def test_axe_looks_at_the_colours_of_every_theme(person: Person) -> None:
    page = person("/")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.evaluate(PALE_AT_DUSK)
    assert [words.split(":")[0] for words in violations(page)] == ["color-contrast"]
