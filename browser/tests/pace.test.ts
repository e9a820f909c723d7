// How fast counts are shown.
import { expect, test } from 'vitest'
import { running, RUNS } from '../src/show/pace'

test.each([
  [0, 30],
  [30, -5],
  [-5, 0],
])('the total runs from %i to %i, and never beyond either, however late a frame comes', (from, goal) => {
  const seen = [-5_000, -8, 0, 40, 200, 400, RUNS, 60_000].map((ms) => running(from, goal, ms))
  expect(seen.slice(0, 3)).toEqual([from, from, from])
  expect(seen.slice(-2)).toEqual([goal, goal])
  expect([...seen].sort((one, other) => (one - other) * Math.sign(goal - from))).toEqual(seen)
})
