// A phone on a head and a screen on the table: what they show, hide, say and ask for.
import { fireEvent, screen } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { say } from '../src/words.svelte'
import { AtTable } from './at-table'
import { last } from './socket'

const log = (): string => screen.getByRole('log').textContent
const cards = (): number => document.querySelectorAll('svg.card:not(.hidden)').length
const worn = (): Element | null => document.querySelector('[data-worn]')
const dealt = (at: AtTable): boolean => (at.frame.game?.turn ?? -1) >= 0

/** Bob's phone, on his head. */
async function wear(): Promise<AtTable> {
  const at = await AtTable.come('phones-bob', 'en', 'bob')
  while (!dealt(at)) await at.tell()
  expect(cards()).toBe(0) // before it is worn the card is not even in the page
  await at.press(say('headband-wear'))
  expect(worn()).toBeNull()
  await at.settle(3000)
  expect(worn()).not.toBeNull()
  return at
}

test('the host lets a screen in, and turns a stranger away', async () => {
  const at = await AtTable.come('phones-ann')
  for (const words of [say('let-in', { name: 'eve' }), say('turn-away', { name: 'dan' })]) {
    const ask = await at.next()
    await at.press(words)
    expect(at.asked.at(-1)).toEqual(ask)
  }
})

test('a stranger who was turned away learns so', async () => {
  const at = await AtTable.come('phones-dan', 'en', 'dan')
  const ask = await at.next()
  screen.getByRole('button', { name: say('knock') }).click()
  await at.settle()
  expect(at.asked).toEqual([ask])
  await at.tell()
  expect(screen.getByText(say('knock-waits', { name: 'dan' }))).toBeTruthy()
  while (!screen.queryByRole('button', { name: say('knock') })) await at.tell()
  screen.getByRole('button', { name: say('knock') }).click()
  last().tell({ tell: 'refused', op: last().sent.at(-1)!['op'], code: 'shown-out', values: {} })
  await at.settle()
  expect(document.querySelector('.trouble')?.textContent).toBe(say('table-shown-out'))
})

test('a screen shows no card, and enters what was said once it is let in', async () => {
  const at = await AtTable.come('phones-eve', 'en', 'eve')
  await at.next()
  await at.press(say('knock'))
  const ask = await at.next()
  expect(screen.queryByText(say('knock-waits', { name: 'eve' }))).toBeNull()
  expect(document.querySelectorAll('.ring [role=group]')).toHaveLength(3)
  expect(cards()).toBe(0)
  expect(screen.getByText(say('headband-enter', { name: 'ann' }))).toBeTruthy()
  fireEvent.input(screen.getByRole('textbox'), { target: { value: '10' } })
  await at.press(say('play-say', { number: '10' }))
  expect(at.asked.at(-1)).toEqual(ask)
})

test('a phone shows its card to others, and never says it', async () => {
  await wear()
  expect(cards()).toBe(1)
  expect(worn()!.getAttribute('aria-hidden')).toBe('true')
  expect(log()).toContain(say('event-dealt-hidden-you'))
  expect(log()).not.toMatch(/wears? (?!a card that)/)
})

test.each<[string, (at: AtTable) => Promise<void>]>([
  ['its owner presses a button', (at) => at.press(say('headband-hide'))],
  [
    'it lies flat',
    async (at) => {
      for (let ms = 0; ms <= 600; ms += 200) {
        dispatchEvent(Object.assign(new Event('deviceorientation'), { alpha: 0, beta: 2, gamma: 1 }))
        await at.settle(200)
      }
    },
  ],
])('a phone hides its card when %s', async (_, hide) => {
  await hide(await wear())
  expect(worn()).toBeNull()
  expect(cards()).toBe(0)
})

test('a double tap on a forehead calls, and a single one does not', async () => {
  const at = await wear()
  const ask = await at.next()
  const tap = (): boolean => fireEvent.pointerDown(worn()!)
  tap()
  await at.settle()
  expect(at.asked).toEqual([])
  tap()
  tap()
  await at.settle()
  expect(at.asked).toEqual([ask])
  await at.tell()
  expect(screen.getByRole('dialog')).toBeTruthy()
})

test('everybody learns who entered a number', async () => {
  const at = await AtTable.come('phones-bob', 'en', 'bob')
  await at.next()
  expect(document.querySelector('.said')!.textContent).toContain(say('said-entered', { name: 'eve' }))
})
