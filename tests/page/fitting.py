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

CUT_OFF = """
(speak) => async ([languages, choices]) => {
  const drawn = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
  const was = document.documentElement.lang
  const sheet = new CSSStyleSheet()
  document.adoptedStyleSheets.push(sheet)
  function spaced(language) {
    const pen = document.createElement('canvas').getContext('2d')
    pen.font = '100px ' + getComputedStyle(document.documentElement).fontFamily
    const sign = { ja: '夜', ko: '밤' }[language]
    const missing = sign ? 1 - pen.measureText(sign).width / 100 : 0
    const wide = `* { letter-spacing: normal } [data-signs] { letter-spacing: calc(var(--signs) * ${missing}em) !important }`
    sheet.replaceSync(missing > 0.1 ? wide : '')
  }
  const SIGNS = /[\\p{scx=Han}\\p{scx=Hira}\\p{scx=Kana}\\p{scx=Hang}]/gu
  /** Space a text by the share of its letters that are too narrow. */
  function space(text) {
    const share = (text.textContent.match(SIGNS) ?? []).length / text.textContent.trim().length
    if (!share) return
    text.parentElement.setAttribute('data-signs', '')
    text.parentElement.style.setProperty('--signs', share)
  }
  function texts() {
    const [walk, all] = [document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT), []]
    while (walk.nextNode()) all.push(walk.currentNode)
    return all
  }
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
    spaced(language)
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
    for (const one of document.querySelectorAll('[data-signs]')) one.removeAttribute('data-signs')
    texts().forEach(space)
    for (const text of texts()) if (cutOff(text)) found.push(`${language}: ${text.textContent.trim()}`)
    if (document.documentElement.scrollWidth > innerWidth) found.push(`${language}: the page is too wide`)
  }
  await speak(was)
  spaced(was)
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
    found: list[str] = page.evaluate(f"({CUT_OFF})({SPEAK})", [languages, choices])
    return found


COVERED = """
(covering) => {
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
    found: list[str] = hint.evaluate(COVERED)
    return found
