// Ten hands are judged by their odds, and the next ten follow from the points.

import { beforeEach, describe, expect, it } from 'vitest'
import { following, judged, keepLevel, level, points } from '../src/hands/training'
import type { HandDealt } from '../src/messages.gen'

const hand = (hold: number, call: number): HandDealt => ({
  heads: ['7', null, '5'],
  seat: 1,
  declarer: 0,
  number: 12,
  next: 13,
  totals: [[14, 1]],
  middle: 14,
  choices: [6, 14, 22, 30],
  hold,
  call,
})

describe('an answer', () => {
  it('is good if its chance is the greater one', () => {
    expect(judged(hand(0.7, 0.2), false)).toBe('good')
    expect(judged(hand(0.7, 0.2), true)).toBe('poor')
    expect(judged(hand(0.2, 0.7), true)).toBe('good')
  })
  it('is never wrong where both are about as good', () => {
    for (const called of [true, false]) expect(judged(hand(0.48, 0.5), called)).toBe('close')
  })
  it('gets a point for the total and one for the move', () => {
    expect(points(hand(0.7, 0.2), 14, false)).toBe(2)
    expect(points(hand(0.7, 0.2), 6, false)).toBe(1)
    expect(points(hand(0.7, 0.2), 6, true)).toBe(0)
  })
})

describe('the level', () => {
  beforeEach(() => localStorage.clear())
  it('goes up and down with the share of points, and never out of bounds', () => {
    expect(following(2, 5, 0.9)).toBe(3)
    expect(following(2, 5, 0.6)).toBe(2)
    expect(following(2, 5, 0.3)).toBe(1)
    expect(following(1, 5, 0)).toBe(1)
    expect(following(5, 5, 1)).toBe(5)
  })
  it('is kept in the browser', () => {
    expect(level()).toBe(1)
    keepLevel(4)
    expect(level()).toBe(4)
  })
})
