// Writes the page's art as plain SVG for those who draw without a page: `python -m tests.page.art` keeps it in coyote/drawing.
// Law: the Svelte components are the only source. They are rendered as they are; their styles become attributes, since a
// picture in a notebook has no stylesheet; what only moves or glows is left out.

import { resolve } from 'node:path'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { createServer } from 'vite'

const SEATS = 12
const MOODS = ['calm', 'turn', 'howling', 'out']
/** The properties of CSS that are attributes of SVG as well. */
const DRAWN = new Set([
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-dasharray',
  'opacity',
  'overflow',
])
const DROPPED = /^(class|style|role|focusable|aria-.*)$/

const vite = await createServer({
  root: resolve(import.meta.dirname, '..'),
  configFile: false,
  logLevel: 'error',
  appType: 'custom',
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  plugins: [svelte({ configFile: false, compilerOptions: { css: 'injected', dev: false } })],
})
const load = (file) => vite.ssrLoadModule(`/src/${file}`)
const { render } = await vite.ssrLoadModule('svelte/server')

/** The plain rules of a stylesheet: what needs a theme, a medium, a place among others or an animation is left out. */
function rules(css) {
  const plain = css
    .replace(/@(media|keyframes)[^{]*\{([^{}]*\{[^{}]*\})*[^{}]*\}/g, '')
    .replace(/:where\([^)]*\)|\.svelte-\w+/g, '')
  return [...plain.matchAll(/([^{}]+)\{([^{}]*)\}/g)].flatMap(([, selectors, body]) => {
    const declared = body
      .split(';')
      .filter((one) => one.includes(':'))
      .map((one) => one.split(/:(.*)/s, 2).map((word) => word.trim()))
    return selectors
      .split(',')
      .map((selector) => selector.trim())
      .filter((selector) => !/[:[>+~]/.test(selector))
      .map((selector) => ({ parts: selector.split(/\s+/), declared }))
  })
}

/** Does an element, with those around it, match `.a .b`, `path` or `.a.b`? */
function matches(parts, around) {
  const fits = (part, element) =>
    part.split(/(?=\.)/).every((word) => (word.startsWith('.') ? element.classes.has(word.slice(1)) : word === element.tag))
  const [last, ...rest] = [...parts].reverse()
  let place = around.length - 1
  if (!fits(last, around[place])) return false
  return rest.every((part) => {
    do place -= 1
    while (place >= 0 && !fits(part, around[place]))
    return place >= 0
  })
}

const rounded = (value) => value.replace(/-?\d*\.\d{4,}/g, (number) => String(Number(Number(number).toFixed(3))))

/** A component as SVG that needs nothing else. */
function drawn(component, props) {
  const { body, head } = render(component, { props })
  const sheet = rules([...head.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css]) => css).join('\n'))
  const around = []
  const start = (tag, attributes) => {
    const own = Object.fromEntries([...attributes.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]))
    const element = { tag, classes: new Set((own.class ?? '').split(/\s+/)), scope: { ...around.at(-1)?.scope } }
    around.push(element)
    const declared = sheet.filter((rule) => matches(rule.parts, around)).flatMap((rule) => rule.declared)
    const inline = (own.style ?? '')
      .split(';')
      .filter(Boolean)
      .map((one) => one.split(':').map((word) => word.trim()))
    for (const [name, value] of declared) if (name.startsWith('--')) element.scope[name] = value
    const final = { ...own }
    for (const [name, value] of [...declared, ...inline]) if (DRAWN.has(name)) final[name] = value
    const known = (value) =>
      value.replace(/var\((--[\w-]+)(?:,\s*([^)]*))?\)/g, (_, name, other) => element.scope[name] ?? other)
    const kept = Object.entries(final).filter(([name]) => !DROPPED.test(name))
    return `<${tag}${kept.map(([name, value]) => ` ${name}="${rounded(known(value))}"`).join('')}`
  }
  const plain = body
    .replace(/<!--.*?-->/gs, '')
    .replace(/\s+/g, ' ')
    .replace(/> </g, '><')
    .replace(/\bs\d+-/g, 'coyote-')
  const written = plain.replace(/<(\/?)(\w+)([^<>]*?)(\/?)>/g, (_, closing, tag, attributes, empty) => {
    if (closing) return around.pop() && `</${tag}>`
    const text = start(tag, attributes)
    if (empty) around.pop()
    return text + (empty ? '/>' : '>')
  })
  return written.replace(/<(\w+)([^<>]*[^/<>])><\/\1>/g, '<$1$2/>').trim()
}

/** One picture: a component of several that lie over each other becomes one around them. */
function svg(text) {
  const all = text.slice(text.indexOf('<svg'), text.lastIndexOf('</svg>') + 6).replace(/<(\/?)div[^>]*>/g, '<$1g>')
  const several = all.indexOf('</svg>') + 6 < all.length
  return several ? `${/<svg[^>]*>/.exec(all)[0]}${all}</svg>` : all
}
/** A number's card with a place for any other number: {fit} is a transform, {strokes} are glyphs. */
const forNumbers = (text) =>
  text.replace(/(<g )transform="[^"]*"( fill="none" stroke-width="6\.6"[^>]*>).*?(<\/g>)/, '$1transform="{fit}"$2{strokes}$3')

const [{ default: Animal }, { default: Card }, { default: Coyotes }, { default: Fire }, { default: Scene }] = await Promise.all(
  ['Animal', 'Card', 'Coyotes', 'Fire', 'Scene'].map((name) => load(`art/${name}.svelte`)),
)
const { animals, drawing } = await load('art/animals.ts')
const { LARGEST, ROOM, UNDERLINED } = await load('art/cards.ts')
const { GAP, GLYPHS, HIGH, STROKE } = await load('art/glyphs.ts')
const { SPECIALS } = await load('messages.gen.ts')

const card = (face, more = {}) => svg(drawn(Card, { face, ...more }))
const coyotes = (count) => svg(drawn(Coyotes, { count, of: 1 }))
const numbers = { positive: ['1', '6'], negative: ['-1', '-6'], zero: ['0', '0'] }

const art = {
  animals: animals(Array.from({ length: SEATS }, () => null)).map((kind) => ({
    kind,
    crown: drawing(kind).crown,
    moods: Object.fromEntries(MOODS.map((mood) => [mood, svg(drawn(Animal, { kind, mood }))])),
  })),
  cards: { hidden: card(null), ...Object.fromEntries(SPECIALS.map((face) => [face, card(face)])) },
  numbers: Object.fromEntries(
    Object.entries(numbers).map(([family, [plain, underlined]]) => [
      family,
      { room: ROOM[family], plain: forNumbers(card(plain)), underlined: forNumbers(card(underlined)) },
    ]),
  ),
  underlined: UNDERLINED,
  strike: /<path [^>]*M6 74[^>]*\/>/.exec(card('1', { void: true }))[0],
  numerals: { gap: GAP, high: HIGH, largest: LARGEST, stroke: STROKE, glyphs: GLYPHS },
  coyotes: { free: coyotes(0), taken: coyotes(1) },
  fire: svg(drawn(Fire, {})),
  scene: svg(drawn(Scene, {})),
}
/** Some cards as the page draws them, for a test to compare with what others make of the parts. */
const examples = process.argv.slice(2).map((face) => [face, card(face)])
process.stdout.write(JSON.stringify(examples.length ? { ...art, examples: Object.fromEntries(examples) } : art, null, 1) + '\n')
await vite.close()
