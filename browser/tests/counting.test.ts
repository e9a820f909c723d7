// The page that counts a real hand: which cards it takes, puts back and asks about. How they count, the server says.
import { fireEvent, screen, waitFor } from '@testing-library/dom'
import { flushSync } from 'svelte'
import { beforeEach, expect, test } from 'vitest'
import Counting from '../src/count/Counting.svelte'
import type { HandTold } from '../src/messages.gen'
import { cardName } from '../src/speech'
import { say } from '../src/words.svelte'
import { asked, press, shown } from './mounted'

const SIXTY: HandTold = {
  cards: ['20', '20', '20'],
  plain: 60,
  reshuffle: false,
  steps: [],
  total: 60,
  turned: [],
  values: [20],
}

beforeEach(async () => {
  await shown(Counting, {}, { '/api/count': SIXTY })
  await screen.findByRole('button', { name: say('count-page-count') })
})

const tap = (card: string, left: number): void => press(say('count-page-add', { card: cardName(card), left }))
const putBack = (card: string): string => say('count-page-remove', { card: cardName(card) })
const count = (): void => press(say('count-page-count'))
const steps = (): HTMLElement | null => screen.queryByRole('region', { name: say('count-page-steps') })

test('a card more than we think the box has is asked about and not forbidden', async () => {
  tap('20', 1)
  tap('20', 0)
  const question = (): HTMLElement | null =>
    screen.queryByRole('group', { name: say('count-page-more', { card: '20', count: 1 }) })
  expect(question()).not.toBeNull()
  press(say('count-page-more-no'))
  expect(question()).toBeNull()
  tap('20', 0)
  await waitFor(() => expect(document.activeElement?.textContent).toBe(say('count-page-more-yes')))
  press(say('count-page-more-yes'))
  tap('20', 0) // the box has more than we thought: it is not asked again
  expect(question()).toBeNull()
  expect(screen.getAllByRole('button', { name: putBack('20') })).toHaveLength(3)
  count()
  expect((await screen.findByText(say('count-total', { total: '60' }))).className).toContain('caption')
})

test('a mystery whose card was not named is asked about', async () => {
  tap('?', 1)
  tap('20', 1)
  count()
  const missing = (): HTMLElement | null => screen.queryByText(say('count-page-turn-missing'))
  expect([missing() === null, steps()]).toEqual([false, null])
  tap('10', 2)
  expect(missing()).toBeNull()
  count()
  await waitFor(() => expect(steps()).not.toBeNull())
  expect(asked.at(-1)![1]).toMatchObject({ cards: ['?', '20'], pile: ['10'] })
  press(putBack('10'))
  expect(steps()).toBeNull()
  count()
  press(say('count-page-turn-none'))
  await waitFor(() => expect(steps()).not.toBeNull())
  expect(asked.at(-1)![1]).toMatchObject({ cards: ['?', '20'], pile: [] })
})

test('a card can be put back, and another box has its own cards', () => {
  tap('20', 1)
  press(putBack('20'))
  tap('20', 1)
  fireEvent.change(screen.getByLabelText(say('count-page-edition')), { target: { value: 'kidult_2003' } })
  flushSync()
  expect(screen.queryByRole('button', { name: putBack('20') })).toBeNull()
  for (const [card, left] of [
    ['10', 3],
    ['0', 3],
    ['cancel', 1],
  ] as const)
    tap(card, left)
  count()
  expect(asked.at(-1)).toEqual(['/api/count', { edition: 'kidult_2003', cards: ['10', '0', 'cancel'], pile: [] }])
})
