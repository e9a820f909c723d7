import { describe, expect, test } from 'vitest'
import type { Able } from '../src/messages.gen'
import { NumberField } from '../src/table/number.svelte'

function field(able: Able | null, standing: number | null = null): NumberField {
  const made = new NumberField(
    () => able,
    () => standing,
  )
  made.begin()
  return made
}

describe('where a turn begins', () => {
  test('with the least that raises the number on the table', () => {
    expect(field({ lowest: 13, highest: 60 }, 12).text).toBe('13')
    expect(field({ lowest: -4, highest: 60 }, -5).text).toBe('−4')
  })
  test('with the least there is, where no negative number may be said', () => {
    expect(field({ lowest: 1, highest: 60 }).text).toBe('1')
  })
  test('with a friendly number, where nothing binds from below', () => {
    expect(field({ lowest: -60, highest: 60 }).text).toBe('10')
    expect(field({ lowest: -60, highest: 7 }).text).toBe('7')
    expect(field({ lowest: -60, highest: 60, unless: 5 }, 5).text).toBe('10')
  })
  test('empty, where no number may be said', () => {
    expect(field({ call: true }, 60).text).toBe('')
  })
})

describe('while others are at the turn', () => {
  let able: Able | null = null
  let standing: number | null = null
  const made = new NumberField(
    () => able,
    () => standing,
  )
  const now = (next: Able | null, number: number | null): void => {
    able = next
    standing = number
    made.begin()
  }

  test('the number follows the table until somebody prepares one', () => {
    now(null, null)
    expect(made.text).toBe('10')
    now(null, 12)
    expect(made.text).toBe('13')
    made.step(5)
    now(null, 14)
    expect(made.text).toBe('18')
    expect(made.late).toBe(false)
  })
  test('a turn begins with what was prepared', () => {
    now({ lowest: 16, highest: 60 }, 15)
    expect(made.text).toBe('18')
    made.done()
    now(null, 18)
    expect(made.text).toBe('19')
  })
  test('unless the table has gone past it', () => {
    const waits = field(null, 25)
    waits.type('20')
    expect(waits.late).toBe(true)
    const turn = field({ lowest: 26, highest: 60 }, 25)
    turn.type('20')
    turn.begin()
    expect(turn.text).toBe('26')
  })
})

describe('what is typed', () => {
  test.each([
    ['13', 13],
    [' 13 ', 13],
    ['-7', -7],
    ['−7', -7],
    ['', null],
    ['-', null],
    ['1.5', null],
    ['1e3', null],
    ['ten', null],
    ['--1', null],
  ])('%j is read as %j', (text, number) => {
    const one = field({ lowest: -60, highest: 60 })
    one.text = text
    expect(one.number).toBe(number)
  })

  test.each([
    ['12', false, 'low'],
    ['13', true, null],
    ['20', false, 'unless'],
    ['60', true, null],
    ['61', false, null],
    ['x', false, 'unreadable'],
  ])('%j fits: %j, and if it does not the reader learns why: %j', (text, fits, problem) => {
    const one = field({ lowest: 13, highest: 60, unless: 20 }, 12)
    one.text = text
    expect([one.fits, one.problem]).toEqual([fits, problem])
  })

  test('there is room for the highest number and a sign', () => {
    expect(field({ lowest: 1, highest: 60 }).room).toBe(3)
    expect(field({ lowest: 1, highest: 1234 }).room).toBe(5)
  })
})

describe('the buttons', () => {
  test('go up and down and stay within what may be said', () => {
    const one = field({ lowest: 13, highest: 20 }, 12)
    one.step(-1)
    expect(one.text).toBe('13')
    one.step(5)
    expect(one.text).toBe('18')
    one.step(10)
    expect(one.text).toBe('20')
  })
  test('step over the one number that may not be said', () => {
    const one = field({ lowest: 1, highest: 20, unless: 5 }, 5)
    one.text = '4'
    one.step(1)
    expect(one.text).toBe('6')
    one.step(-1)
    expect(one.text).toBe('4')
  })
  test('begin at the least when nothing readable is there', () => {
    const one = field({ lowest: 13, highest: 60 }, 12)
    one.text = 'x'
    one.step(5)
    expect(one.text).toBe('18')
  })
  test('turn the sign', () => {
    const one = field({ lowest: -60, highest: 60 })
    one.turnSign()
    expect(one.number).toBe(-10)
    one.turnSign()
    expect(one.number).toBe(10)
    one.text = ''
    one.turnSign()
    expect(one.text).toBe('−')
  })
  test('show the same minus sign as every number on the page, whichever was typed', () => {
    const one = field({ lowest: -60, highest: 60 })
    one.text = '-7'
    expect(one.text).toBe('−7')
    one.step(1)
    expect([one.text, one.number]).toEqual(['−6', -6])
  })
})
