import { flushSync, mount, unmount, type Component } from 'svelte'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import Power from '../src/art/Power.svelte'
import type { Heard } from '../src/messages.gen'
import Happening from '../src/table/Happening.svelte'
import { Happenings } from '../src/table/happenings.svelte'
import { told } from '../src/speech'
import { LANGUAGES, together, words } from '../src/words.svelte'

const NAMES = ['ann', 'bob', 'cem']
const { default: ENGLISH } = await LANGUAGES['en']!.load()
/** Every coin, or every special, that the page has a name for. */
const named = (kind: string): string[] => [...ENGLISH.matchAll(new RegExp(`^${kind}-(\\w+) =`, 'gm'))].map(([, name]) => name!)
/** The specials that are moves of their own; the others go with a number. */
const MOVES: Record<string, Heard> = {
  agree: { event: 'agreed', seat: 1, number: 12 },
  again: { event: 'asked-again', seat: 1, declarer: 2, number: 12 },
  dodge: { event: 'dodged', seat: 1, number: 12, target: 2 },
}
const USES: [string, Heard][] = [
  ...named('coin').map((coin): [string, Heard] => [coin, { event: 'coin-turned', seat: 1, coin }]),
  ...named('special').map((special): [string, Heard] => [
    special,
    MOVES[special] ?? { event: 'declared', seat: 1, number: 12, special, target: 2 },
  ]),
  ['withdrew', { event: 'withdrew', seat: 1 }],
  ['peeked', { event: 'peeked', seat: 1 }],
  ['card-laid', { event: 'card-laid', seat: 1 }],
]

function drawn<Props extends Record<string, unknown>>(part: Component<Props>, props: Props): HTMLElement {
  const target = document.createElement('div')
  const mounted = mount(part, { target, props })
  flushSync()
  opened.push(() => void unmount(mounted))
  return target
}
const opened: (() => void)[] = []
const path = (inside: Element): string => inside.querySelector('path')!.getAttribute('d')!
const power = (what: string): string => path(drawn(Power, { what }))

/** The scene over the fire after these events, for somebody who watches; null: there is none. */
function scene(happenings: Happenings, events: Heard[]): Element | null {
  happenings.hear(events, NAMES, null)
  const sitting = { happenings, frame: null, game: null }
  return drawn(Happening as Component<{ sitting: unknown }>, { sitting }).querySelector('.happening')
}

beforeAll(() => words.speak('en'))
beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  opened.splice(0).forEach((close) => close())
  vi.useRealTimers()
})

describe('a use of a coin or a special', () => {
  test('is tried for every coin and special', () => {
    expect(USES.map(([what]) => what)).toEqual(expect.arrayContaining(['skip', 'double']))
  })

  test.each(USES)('has its sentence and its own drawing: %s', (what, event) => {
    const shown = scene(new Happenings(), [{ event: 'next-starts', seat: 0 }, event])!
    expect(shown.querySelector('p')!.textContent).toBe(together(told(event, NAMES, null)))
    expect(path(shown)).toBe(power(what))
    if (what !== 'next') expect(path(shown)).not.toBe(power('nothing that has a drawing'))
  })

  test('is seen for a moment, and the next one takes its place', () => {
    const happenings = new Happenings()
    const skip: Heard = { event: 'coin-turned', seat: 1, coin: 'skip' }
    happenings.hear([skip], NAMES, null)
    vi.advanceTimersByTime(3000)
    happenings.hear([{ ...skip, coin: 'extra' }], NAMES, null)
    vi.advanceTimersByTime(3000)
    expect(happenings.now?.what).toBe('extra')
    vi.advanceTimersByTime(3000)
    expect(happenings.now).toBeNull()
  })

  test('is told to whoever did it as you', () => {
    const happenings = new Happenings()
    const skip: Heard = { event: 'coin-turned', seat: 1, coin: 'skip' }
    happenings.hear([skip], NAMES, 1)
    expect(happenings.now?.text).toBe(together(told(skip, NAMES, 1)))
    expect(happenings.now?.text).not.toBe(together(told(skip, NAMES, null)))
  })
})

test('a right guess is cheered, and a wrong one is not', () => {
  const coin: Heard = { event: 'coin-turned', seat: 1, coin: 'guess' }
  const right = scene(new Happenings(), [coin, { event: 'guessed', seat: 1, guess: '7', card: '7' }])!
  expect(right.classList.contains('cheered')).toBe(true)
  expect(right.querySelectorAll('.cheer svg').length).toBeGreaterThan(1)
  const wrong = scene(new Happenings(), [coin, { event: 'guessed', seat: 1, guess: '7', card: '8' }])!
  expect(wrong.classList.contains('cheered')).toBe(false)
  expect(wrong.querySelectorAll('.cheer')).toHaveLength(0)
})

test('an ordinary move has no scene', () => {
  expect(scene(new Happenings(), [{ event: 'declared', seat: 1, number: 12 }])).toBeNull()
})
