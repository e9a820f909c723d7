// Awards in words: whoever reads is called “you”, whether they earned the award or somebody earned it against them.

import { beforeAll, expect, test } from 'vitest'
import type { AwardTold } from '../src/messages.gen'
import { awardWhy } from '../src/replay/awarded'
import { words } from '../src/words.svelte'

const NAMES = ['ann', 'bob', 'cem']
const ALONE = ['boldest-bluff', 'steadiest-nerve']
const AGAINST = ['best-call', 'luckiest-escape', 'false-alarm', 'hard-luck']
const told = (award: string, other: number | null): AwardTold =>
  ({ award, seat: 0, place: 3, number: 21, chance: 0.25, other, bluffs: 4 }) as AwardTold

beforeAll(() => words.speak('en'))

test.each(AGAINST)('%s names everybody to others, and calls the reader you', (award) => {
  expect(awardWhy(told(award, 1), NAMES, 2)).toMatch(/ann.*bob|bob.*ann/)
  expect(awardWhy(told(award, 1), NAMES)).toBe(awardWhy(told(award, 1), NAMES, 2))
  const [mine, atMe] = [awardWhy(told(award, 1), NAMES, 0), awardWhy(told(award, 1), NAMES, 1)]
  expect(mine).toMatch(/\byour?\b/i)
  expect(mine).not.toContain('ann')
  expect(mine).toContain('bob')
  expect(atMe).toMatch(/\byour?\b/i)
  expect(atMe).not.toContain('bob')
  expect(atMe).toContain('ann')
})

test.each(ALONE)('%s calls whoever earned it you', (award) => {
  expect(awardWhy(told(award, null), NAMES, 1)).toContain('ann')
  expect(awardWhy(told(award, null), NAMES, 0)).toMatch(/^You /)
})
