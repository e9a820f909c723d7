"""Pictures of the page for the README: `.venv-test/bin/python -m tests.page.pictures` redraws docs/pictures/.

Law: nothing in them is made up. A real server deals, a real browser draws, and whoever plays presses the page's own buttons.
"""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, expect, sync_playwright

from coyote.server.http.previews import HIGH as HIGH_PREVIEW
from coyote.server.http.previews import PICTURE
from coyote.server.http.previews import WIDE as WIDE_PREVIEW
from tests.page.chromium import FLAGS, NODE, found
from tests.page.conftest import PHONE, Served
from tests.page.playing import EN, button, call, say_number, sit, whose_turn

FOLDER = Path(__file__).parents[2] / "docs/pictures"
PREVIEW = Path(__file__).parents[2] / "browser/public" / PICTURE.strip("/")
WIDE = (1280, 800)
BOTS = ["hare", "wolf", "owl"]
CROWD = ["cub", "fox", "owl", "hare", "wolf", "tortoise", "cub", "fox", "owl", "hare", "wolf"]
TABLE = """async (bots) => {
  const post = async (path, body, token) => (await fetch('/api' + path, {method: 'POST', body: JSON.stringify(body),
    headers: {'Content-Type': 'application/json', ...(token ? {Authorization: 'Bearer ' + token} : {})}})).json()
  const guest = await post('/guests', {name: 'ann'})
  localStorage.setItem('coyote.guest', JSON.stringify(guest))
  return (await post('/tables', {setting: {seats: bots.length + 1}, bots, start: true}, guest.token)).link
}"""


def opened(browser: Browser, server: Served, size: tuple[int, int], path: str = "/", theme: str = "night") -> Page:
    context = browser.new_context(base_url=server.address, viewport={"width": size[0], "height": size[1]}, locale="en")
    context.add_init_script(f"localStorage.setItem('coyote.theme', '{theme}')")
    page = context.new_page()
    page.goto(path)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    return page


def taken(page: Page, name: str) -> None:
    page.wait_for_timeout(700)  # let animations finish
    page.screenshot(path=FOLDER / f"{name}.jpg", type="jpeg", quality=82)


def played(
    browser: Browser, server: Served, size: tuple[int, int], name: str, theme: str = "night", bots: list[str] = BOTS
) -> Page:
    """Take a picture of a table when it is Ann's turn and somebody has already said a number."""
    page = opened(browser, server, size, theme=theme)
    page.goto("/t/" + page.evaluate(TABLE, bots))
    whose_turn([page])
    if not page.locator("form.controls button.coyote").count():
        say_number(page, 3)
        whose_turn([page])
    taken(page, name)
    return page


def headband(browser: Browser, server: Served) -> None:
    ann = opened(browser, server, PHONE, "/new")
    ann.get_by_label(EN.say("your-name")).fill("ann")
    ann.get_by_text(EN.say("setting-heads-phones"), exact=True).click()
    button(ann, "new-go")
    ann.wait_for_url("**/t/*")
    people = [ann]
    for name in ("bob", "cem", "dee"):
        people.append(opened(browser, server, PHONE, ann.url))
        sit(people[-1], name)
    expect(ann.locator(".seats")).to_contain_text("dee")
    taken(ann, "lobby-phone")
    screen = opened(browser, server, WIDE, ann.url)
    button(screen, "knock")
    ann.locator(".gate button").nth(1).click()  # let in
    expect(screen.get_by_role("button", name=EN.say("knock"))).to_have_count(0)
    button(ann, "lobby-start")
    button(people[1], "headband-wear")
    expect(people[1].locator("[data-worn]")).to_be_visible()
    taken(people[1], "headband-phone")
    screen.locator("form.controls input.input").fill("24")
    screen.locator("form.controls button.say[aria-disabled=false]").click()
    taken(screen, "headband-screen")


def preview(browser: Browser) -> None:
    """What messengers show of a link: the night of the README, as wide as they want it."""
    page = browser.new_context(viewport={"width": WIDE_PREVIEW, "height": HIGH_PREVIEW}).new_page()
    night = (FOLDER.parent / "night.svg").read_text(encoding="utf-8")
    box = "margin:0;height:100vh;overflow:hidden;display:grid;place-items:center"
    page.set_content(f"<style>body{{{box}}}svg{{height:100%}}</style>{night}")
    page.screenshot(path=PREVIEW, type="jpeg", quality=80)


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    os.environ["PLAYWRIGHT_NODEJS_PATH"] = str(NODE)
    program, env = found()
    server = Served(Path(tempfile.mkdtemp(prefix="coyote-pictures-"))).start()
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=program, args=list(FLAGS), env={**os.environ, **env})
            preview(browser)
            taken(opened(browser, server, PHONE), "home-phone")
            taken(opened(browser, server, WIDE), "home-wide")
            page = played(browser, server, PHONE, "table-phone")
            call(page)
            expect(page.get_by_role("button", name=EN.say("show-on"))).to_be_visible()
            taken(page, "reveal-phone")
            played(browser, server, WIDE, "table-wide")
            played(browser, server, PHONE, "table-twelve-phone", bots=CROWD)
            played(browser, server, WIDE, "table-twelve-wide", bots=CROWD)
            played(browser, server, WIDE, "table-dusk", theme="dusk")
            headband(browser, server)
            browser.close()
    finally:
        server.end()


if __name__ == "__main__":
    main()
