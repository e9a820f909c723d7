// The first game, which teaches: it asks, explains what comes of an answer, and ends.
import { screen } from '@testing-library/dom'
import { expect, test } from 'vitest'
import FirstGame from '../src/learn/FirstGame.svelte'
import { say } from '../src/words.svelte'
import { press, shown } from './mounted'

const text = (): string | undefined => document.querySelector('.words .text')?.textContent

test('the first game asks, explains and ends', async () => {
  await shown(FirstGame, { done: () => undefined })
  expect(text()).toBe(say('learn-welcome'))
  press(say('learn-start'))
  expect(text()).toBe(say('learn-look'))
  expect(screen.getAllByRole('img', { name: say('learn-hidden') })).toHaveLength(1)
  press(say('learn-next'))
  press('60')
  screen.getByText(say('learn-open-wild'))
  expect(screen.queryByRole('button', { name: say('learn-next') })).toBeNull()
  press('13')
  for (const [step, values] of [['raise', { yours: '13' }], ['call'], ['reveal'], ['special'], ['add']] as const) {
    press(say('learn-next'))
    expect(text()).toBe(say(`learn-${step}`, values))
  }
  press('22')
  press(say('learn-next'))
  press(say('learn-coyote'))
  press(say('learn-next'))
  // who pays is not said before the count has been watched
  expect(text()).toBeUndefined()
  press(say('count-page-end'))
  expect(text()).toBe(say('learn-verdict'))
  press(say('learn-next'))
  expect(text()).toBe(say('learn-end'))
})
