"""Whether every word on a screen can be read: the page itself is asked, in one language after the other.

A machine without fonts for Japanese and Korean draws their signs too narrow. There letters are spaced, so that a sign is as
wide as it would be on a phone.
"""

from __future__ import annotations

from playwright.sync_api import Page

CUT_OFF = """
async ([languages, choices]) => {
  const menu = () => document.querySelector('.settings button[aria-expanded]')
  const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  const was = document.documentElement.lang
  const [focused, open] = [document.activeElement, document.querySelector('#settings') !== null]
  async function speak(language) {
    if (!open) menu().click()
    await drawn()
    const select = document.querySelector('#settings select')
    select.value = language
    select.dispatchEvent(new Event('change', { bubbles: true }))
    const patience = Date.now() + 20_000
    while (document.documentElement.lang !== language) {
      if (Date.now() > patience) throw new Error(`the page did not learn to speak ${language}`)
      await drawn()
    }
    if (!open) menu().click()
    await drawn()
  }
  const sheet = new CSSStyleSheet()
  document.adoptedStyleSheets.push(sheet)
  function spaced(language) {
    const pen = document.createElement('canvas').getContext('2d')
    pen.font = '100px ' + getComputedStyle(document.documentElement).fontFamily
    const sign = { ja: '夜', ko: '밤' }[language]
    const missing = sign ? 1 - pen.measureText(sign).width / 100 : 0
    sheet.replaceSync(missing > 0.1 ? `* { letter-spacing: ${missing}em !important }` : '')
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
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode())
      if (cutOff(texts.currentNode)) found.push(`${language}: ${texts.currentNode.textContent.trim()}`)
    if (document.documentElement.scrollWidth > innerWidth) found.push(`${language}: the page is too wide`)
  }
  await speak(was)
  spaced(was)
  focused?.focus()
  return found
}
"""


def cut_off(page: Page, languages: tuple[str, ...], choices: str = "") -> list[str]:
    """The words that reach beyond the edge of the screen, or of what they are written on, by language.

    With `choices`, a selector, each of what it finds is chosen in turn, and everything is unfolded.
    """
    found: list[str] = page.evaluate(CUT_OFF, [languages, choices])
    return found
