"""Whether every word on a screen can be read, and what it lies over: the page itself is asked, in one language after the other.

A machine without fonts for Japanese and Korean draws their signs too narrow. There whatever is written in them is spaced, so
that a sign is as wide as it would be on a phone; figures and Latin letters are not.
"""

from __future__ import annotations

from playwright.sync_api import Locator, Page

SPEAK = """
async (language) => {
  const task = () => new Promise((done) => setTimeout(done))
  const [menu, open] = [document.querySelector('.settings button[aria-expanded]'), document.querySelector('#settings')]
  if (!open) menu.click()
  await task()
  const select = document.querySelector('#settings select')
  select.value = language
  select.dispatchEvent(new Event('change', { bubbles: true }))
  if (!open) menu.click()
  const patience = Date.now() + 20_000
  while (document.documentElement.lang !== language) {
    if (Date.now() > patience) throw new Error(`the page did not learn to speak ${language}`)
    await task()
  }
  await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))) // what measures itself has done so by then
}
"""

TEXTS = """
(root) => {
  const [walk, all] = [document.createTreeWalker(root, NodeFilter.SHOW_TEXT), []]
  while (walk.nextNode()) all.push(walk.currentNode)
  // a text is spaced by the share of its letters that are too narrow
  const pen = document.createElement('canvas').getContext('2d')
  pen.font = '100px ' + getComputedStyle(document.documentElement).fontFamily
  const sign = { ja: '夜', ko: '밤' }[document.documentElement.lang]
  const missing = sign ? 1 - pen.measureText(sign).width / 100 : 0
  for (const { textContent, parentElement } of all.filter((text) => text.textContent.trim())) {
    const signs = textContent.match(/[\\p{scx=Han}\\p{scx=Hira}\\p{scx=Kana}\\p{scx=Hang}]/gu)?.length ?? 0
    parentElement.style.letterSpacing = missing > 0.1 ? `${(missing * signs) / textContent.length}em` : ''
  }
  return all
}
"""

CUT_OFF = """
(speak, texts) => async ([languages, choices]) => {
  const drawn = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
  const was = document.documentElement.lang
  /** What surrounds a text and does not let it out: a button, a panel, something that clips; a list that scrolls does. */
  function keeps(element) {
    const style = getComputedStyle(element)
    if (/auto|scroll/.test(style.overflowX)) return 'scrolls'
    return /hidden|clip/.test(style.overflowX) || element.matches('button, .button, .panel, dialog') ? 'keeps' : ''
  }
  function cutOff(text) {
    const range = document.createRange()
    range.selectNodeContents(text)
    const box = range.getBoundingClientRect()
    const owner = text.parentElement
    if (!box.width || !owner.checkVisibility() || owner.closest('.hide, .skip, .name, select')) return false
    for (let around = owner; around !== document.body; around = around.parentElement) {
      const kind = keeps(around)
      if (kind === 'scrolls') return false
      const edge = around.getBoundingClientRect()
      if (kind === 'keeps' && (box.right > edge.right + 1 || box.left < edge.left - 1)) return true
      if (getComputedStyle(around).webkitLineClamp !== 'none' && box.bottom > edge.bottom + 1) return true
    }
    return box.right > innerWidth + 1 || box.left < -1
  }
  const found = []
  const chosen = () => document.querySelectorAll(choices || 'body')
  for (const language of languages) {
    await speak(language)
    for (let place = 0; place < chosen().length; place++) {
      if (choices) {
        chosen()[place].click()
        await drawn()
        document.querySelectorAll('details').forEach((fold) => (fold.open = true))
      }
      look(language)
    }
  }
  function look(language) {
    for (const text of texts(document.body)) if (cutOff(text)) found.push(`${language}: ${text.textContent.trim()}`)
    if (document.documentElement.scrollWidth > innerWidth) found.push(`${language}: the page is too wide`)
  }
  await speak(was)
  texts(document.body)
  return found
}
"""


def speak(page: Page, language: str) -> None:
    """Choose a language in the settings of the page, and wait until it is drawn."""
    page.evaluate(SPEAK, language)


def cut_off(page: Page, languages: tuple[str, ...], choices: str = "") -> list[str]:
    """The words that reach beyond the edge of the screen, or of what they are written on, by language.

    With `choices`, a selector, each of what it finds is chosen in turn, and everything is unfolded.
    """
    found: list[str] = page.evaluate(f"({CUT_OFF})({SPEAK}, {TEXTS})", [languages, choices])
    return found


COVERED = """
(texts) => (covering) => {
  texts(covering)
  const over = covering.getBoundingClientRect()
  const around = covering.closest('.low > *')
  if (!over.width || around.scrollHeight > around.clientHeight + 1) return ['cut off']
  const meet = (over, { left, right, top, bottom }) =>
    left < over.right - 1 && right > over.left + 1 && top < over.bottom - 1 && bottom > over.top + 1
  const lies = (box) => meet(over, box)
  // the buttons beside the status lie on it, and its words go round them
  const words = document.createRange()
  words.selectNodeContents(covering)
  const touched = (button) => {
    const box = button.getBoundingClientRect()
    const seen = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2)
    return !button.contains(seen) || [...words.getClientRects()].some((line) => meet(line, box))
  }
  const free = '.round [role=group], .round svg.card, .middle .number, .menu button, .hold button, .hold input'
  return [...document.querySelectorAll(free)]
    .filter((element) => element.checkVisibility() && lies(element.getBoundingClientRect()))
    .concat([...document.querySelectorAll('.switches button, .reactions button')].filter(touched))
    .map((element) => element.ariaLabel ?? element.textContent ?? element.tagName)
}
"""


def covered(hint: Locator) -> list[str]:
    """The seats, cards, numbers and buttons of a table over which a hint lies, and whether it is cut off itself."""
    found: list[str] = hint.evaluate(f"({COVERED})({TEXTS})")
    return found
