// The daily fire: a result that gives nothing away, bars that add up, and commitments that are remembered as they were first seen.

import { beforeEach, expect, test } from 'vitest'
import { bars, firstSeen, hits, mean, remember, signs, text } from '../src/daily/result'

const mine = { game: 'g', code: null, over: true, place: 2, rounds: [false, true, false] }
const outcomes = [
  { place: 1, rounds: 7, games: 1 },
  { place: 2, rounds: 5, games: 2 },
  { place: 2, rounds: 8, games: 1 },
]

beforeEach(() => localStorage.clear())

test('the shared text tells the place and which rounds cost a coyote, and no card', () => {
  expect(text('Daily fire', 'Place 2 of 4', mine, 'https://x/daily')).toBe(
    'Daily fire\n🔥🐺🔥 🥈 Place 2 of 4\nhttps://x/daily',
  )
  expect(text('t', 'p', { ...mine, place: 4 }, 'l')).toBe('t\n🔥🐺🔥 · p\nl')
  expect(signs([])).toBe('')
  expect(hits([true, false, true])).toEqual([1, 3])
})

test('there is a bar for every place, also for one that nobody came to', () => {
  expect(bars(outcomes, 4)).toEqual([
    { place: 1, games: 1, share: 1 / 3 },
    { place: 2, games: 3, share: 1 },
    { place: 3, games: 0, share: 0 },
    { place: 4, games: 0, share: 0 },
  ])
  expect(bars([], 2).map(({ share }) => share)).toEqual([0, 0])
  expect(mean(outcomes)).toBe((7 + 2 * 5 + 8) / 4)
  expect(mean([])).toBeNull()
})

test('a commitment is remembered as it was first seen, for some days', () => {
  remember({ '2026-11-17': 'a', '2026-11-18': 'b' })
  remember({ '2026-11-18': 'changed', '2026-11-19': 'c' })
  expect(['17', '18', '19', '20'].map((day) => firstSeen(`2026-11-${day}`))).toEqual(['a', 'b', 'c', undefined])
  remember({ '2026-11-20': 'd', '2026-11-21': 'e' })
  expect(firstSeen('2026-11-17')).toBeUndefined()
  localStorage.setItem('coyote.daily-seen', 'nonsense')
  expect(firstSeen('2026-11-18')).toBeUndefined()
})
