import { expect, test } from 'vitest'
import { MOST_SEEN, nearest } from '../src/faces/nearest'

test('a handful of cameras are all seen, wherever the turn is', () => {
  expect(nearest([0, 2, 5], 4, 8)).toEqual(new Set([0, 2, 5]))
  expect(nearest([0, 1, 2, 3, 4, 5], -1, 6).size).toBe(MOST_SEEN)
})

test('among many those are seen who come next', () => {
  const all = Array.from({ length: 10 }, (_, seat) => seat)
  expect(nearest(all, 7, 10)).toEqual(new Set([7, 8, 9, 0, 1, 2]))
  expect(nearest(all, 2, 10, -1)).toEqual(new Set([2, 1, 0, 9, 8, 7]))
  expect(nearest([0, 1, 2, 3, 4, 5, 6], -1, 12)).toEqual(new Set([0, 1, 2, 3, 4, 5]))
})
