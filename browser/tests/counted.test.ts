// The count of a round over the table: watched and skipped, with motion and without, and always in words too.
import { fireEvent, screen, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { prefs } from '../src/prefs.svelte'
import { say } from '../src/words.svelte'
import { AtTable } from './at-table'

let at: AtTable
const count = (): HTMLElement | null => screen.queryByRole('dialog')
const find = (selector: string): HTMLElement | null => document.querySelector<HTMLElement>(`.show ${selector}`)
const log = (): string => screen.getByRole('log').textContent
const taken = (): string => say('event-coyotes-taken-you', { coyotes: 1 })
const shows = (): string => find('.sum:not(.unseen)')?.textContent ?? ''

/** Come to the second count of the whole game, in which ann takes a coyote. It has just begun. */
async function begin(still = false): Promise<void> {
  at = await AtTable.come('whole-game')
  prefs.set({ still })
  while (at.frame.last?.round !== 2) {
    if (count()) await at.escape()
    await at.tell()
  }
}

async function go(): Promise<void> {
  find('.go')!.click()
  await at.settle()
}

async function key(key: string, shiftKey = false): Promise<void> {
  fireEvent.keyDown(document.activeElement!, { key, shiftKey })
  await at.settle(0)
}

test('the own card turns last, and the last picture tells the whole sum', async () => {
  await begin()
  const seen = new Set<string>()
  while (!shows()) {
    seen.add([...document.querySelectorAll('.show .ring li')].map((seat) => seat.querySelectorAll('.open').length).join(''))
    await at.settle(50)
  }
  expect([...seen]).toEqual(['000', '010', '011', '111']) // ann sits first
  expect([...document.querySelectorAll('.show .figures i')].map((one) => one.textContent)).toEqual(['17', '1'])
  expect(shows()).toBe(say('show-sum-alone', { total: '1', number: '17' }))
})

test('Escape leaves at once, and whoever leaves early misses nothing', async () => {
  await begin()
  expect(document.activeElement).toBe(count())
  await at.escape()
  expect(count()).toBeNull()
  expect(log()).toContain(taken())
})

test('skipping shows the end first, and then goes on', async () => {
  await begin()
  await go()
  for (const name of [say('show-you'), 'bob', 'cem'])
    expect(within(count()!).getAllByRole('img', { name: RegExp(`^${name}: `) })).not.toEqual([])
  expect(find('.caption')!.textContent).toContain(taken())
  await go()
  expect(count()).toBeNull()
})

test('without motion the end and every step are there at once', async () => {
  await begin(true)
  expect(shows()).not.toBe('')
  const steps = within(
    within(count()!)
      .getAllByRole('list')
      .find((list) => list.matches('.steps:not(.hide)'))!,
  )
  expect(steps.getAllByRole('listitem')[0]!.textContent).toContain('Coyote!')
  expect(steps.getByText(/The total is/)).toBeTruthy()
  await go()
  expect(count()).toBeNull()
})

test('a screen reader hears the count when eyes see it', async () => {
  await begin()
  expect(find('.caption')!.textContent).toContain('Coyote!')
  expect(log()).toContain('Coyote!')
  while (!shows()) {
    expect(log()).not.toContain(taken())
    await at.settle(50)
  }
  expect(log()).toContain(taken())
})

test('Tab stays inside, and Escape closes the noises before the count', async () => {
  await begin()
  const noises = within(count()!).getByRole('button', { name: say('reactions') })
  for (const focused of [find('.go'), noises, find('.go')]) {
    await key('Tab')
    expect(document.activeElement).toBe(focused)
  }
  await key('Tab', true)
  noises.click()
  await at.settle(0)
  expect(noises.getAttribute('aria-expanded')).toBe('true')
  await key('Escape')
  expect(noises.getAttribute('aria-expanded')).toBe('false')
  expect(count()).not.toBeNull()
})

test('whoever lost may stay, and the round can be watched again', async () => {
  await begin()
  await go()
  expect(screen.getByText(say('show-stay'))).toBeTruthy()
  expect(find('.countdown')).not.toBeNull()
  fireEvent.pointerDown(find('.sum')!)
  await at.settle()
  expect(find('.countdown')).toBeNull()
  await at.settle(60_000)
  expect(count()).not.toBeNull()
  await go()
  await at.press(say('show-again'))
  expect(count()).not.toBeNull()
  await at.escape()
  expect(count()).toBeNull()
})
