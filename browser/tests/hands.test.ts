// Hands, one after the other: what is asked, what is judged, and how the next ones follow.
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import Hands from '../src/hands/Hands.svelte'
import { keepLevel, level } from '../src/hands/training'
import type { HandDealt, HandsDealt } from '../src/messages.gen'
import { say, words } from '../src/words.svelte'

const HAND: HandDealt = {
  heads: ['7', null, '5'],
  seat: 1,
  declarer: 0,
  number: 12,
  next: 13,
  totals: [
    [11, 0.2],
    [14, 0.8],
  ],
  middle: 14,
  choices: [6, 14, 22, 30],
  hold: 0.8,
  call: 0.2,
}
const DEALT: HandsDealt = { level: 1, levels: 5, hands: [HAND, HAND] }
const page = document.createElement('div')
const asked: string[] = []
let part = {}

function click(words: string): void {
  ;[...page.querySelectorAll('button')].find(({ textContent }) => textContent.trim() === words)!.click()
  flushSync()
}
const heading = (): string => page.querySelector('h1')!.textContent.trim()
const place = (at: number): string => say('hands-place', { place: String(at), of: '2' })

beforeEach(async () => {
  await words.speak('en')
  keepLevel(1)
  asked.length = 0
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path)
    return Promise.resolve(Response.json(DEALT))
  })
  document.body.append(page) // focus moves
  part = mount(Hands, { target: page })
})
afterEach(() => {
  void unmount(part)
  page.remove()
})

test('hands are judged one after the other, and who knows them is dealt harder ones', async () => {
  click(say('hands-go'))
  await vi.waitFor(() => expect(heading()).toBe(place(1)))
  click('14')
  click('13')
  expect(page.querySelector('.verdict')!.textContent).toContain(say('hands-good'))
  expect(page.querySelector('figcaption')!.textContent).toContain(say('hands-curve-say', { number: '13' }))
  click(say('hands-next'))
  expect(heading()).toBe(place(2))
  expect(document.activeElement).toBe(page.querySelector('h1'))
  click('14')
  click(say('play-coyote'))
  expect(page.querySelector('.verdict')!.textContent).toContain(say('hands-poor'))
  expect(page.querySelector('figcaption')!.textContent).toContain(say('hands-curve-call', { number: '12' }))
  click(say('hands-next'))
  expect(heading()).toBe(say('hands-result', { points: '3', of: '4' }))
  expect(level()).toBe(1)
  click(say('hands-again'))
  await vi.waitFor(() => expect(heading()).toBe(place(1)))
  for (const _ of DEALT.hands) [14, 13, say('hands-next')].forEach((words) => click(String(words)))
  expect(level()).toBe(2)
  click(say('hands-again'))
  expect(asked.map((path) => path.split('?')[0])).toEqual(['/api/hands/1', '/api/hands/1', '/api/hands/2'])
})
