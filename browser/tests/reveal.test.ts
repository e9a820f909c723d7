import { beforeAll, describe, expect, test } from 'vitest'
import type { Count, Heard, MoveTold, ReasonTold, Shown } from '../src/messages.gen'
import { tale } from '../src/show/beats'
import { verdicts } from '../src/show/verdicts'
import { addends, faceOf, worths } from '../src/show/worth'
import { say, words } from '../src/words.svelte'

const NAMES = ['ann', 'bob', 'cem']
const called = (number: number): Heard => ({ event: 'called', seat: 2, declarer: 1, number })
const plain = (cards: string[]): Count => {
  const values = cards.map(Number)
  const sum = values.reduce((one, other) => one + other, 0)
  return [cards, values, sum, [], sum, false]
}
const paid: Heard = { event: 'coyotes-taken', seat: 1, coyotes: 1 }

/** A round of three plain cards. */
function round(heads: string[], number: number, more: Partial<Shown> = {}): Heard[] {
  return [called(number), { event: 'shown', heads, ...more }, { event: 'counted', count: plain(heads), number }, paid]
}
/** The seats whose cards turn, in order. */
const turned = (events: Heard[], you: number | null): (number | null)[] => {
  const told = tale(events, NAMES, you)!
  return told.turns.map((place) => told.held[place]!.seat)
}

beforeAll(() => words.speak('en'))

describe('the card that the viewer does not know', () => {
  test('is turned last, after a moment of waiting', () => {
    expect(turned(round(['1', '2', '3'], 9), 0)).toEqual([1, 2, 0])
    expect(turned(round(['1', '2', '3'], 9), 1)).toEqual([0, 2, 1])
    const beats = tale(round(['1', '2', '3'], 9), NAMES, 0)!.beats
    expect(beats.at(-3)).toMatchObject({ kind: 'hold', text: say('show-yours'), open: 2, sum: 5 })
    expect(beats.at(-2)).toMatchObject({ kind: 'turn', open: 3, sum: 6 })
  })

  test("is the declarer's for whoever wears none, and on a shared screen", () => {
    expect(turned(round(['1', '2', '3'], 9), null)).toEqual([0, 2, 1])
    const out: Heard[] = [called(9), { event: 'shown', heads: [null, '2', '3'] }, paid]
    expect(turned(out, 0)).toEqual([2, 1])
    expect(tale(out, NAMES, 0)!.beats.find(({ kind }) => kind === 'hold')?.text).toBe(say('show-the-last', { name: 'bob' }))
  })

  test('is also the one in the middle, unless the viewer has looked at it', () => {
    const shown: Heard = { event: 'shown', heads: ['1', '2', '3'], middle: ['4'] }
    expect(turned([called(9), shown, paid], 0)).toEqual([1, 2, -1, 0])
    expect(turned([{ event: 'peeked', seat: 0 }, called(9), shown, paid], 0)).toEqual([1, 2, -1, 0])
    expect(turned([called(9), { ...shown, heads: [null, '2', '3'] }, paid], 0)).toEqual([2, -1, 1])
    const looked = tale([{ event: 'peeked', seat: 1 }, called(9), shown, paid], NAMES, 0)!
    expect(looked.turns).toEqual([1, 2, 3, 0])
  })

  test('is none that was guessed or that lies face up', () => {
    const guessed: Heard = { event: 'guessed', seat: 0, guess: '1', card: '1' }
    expect(turned([guessed, ...round(['1', '2', '3'], 9)], 0)).toEqual([0, 1, 2])
    const extra = round(['1', '2', '3'], 9, { extra: [[0, '5']] })
    expect(turned(extra, 0)).toEqual([1, 2, 0, 0])
    const told = tale(extra, NAMES, 0)!
    expect(told.held[told.turns.at(-1)!]!.card).toBe('1')
  })
})

describe('a plain count', () => {
  test('is over soon, with any number of cards', () => {
    for (const seats of [2, 4, 12]) {
      const cards = Array.from({ length: seats }, () => '1')
      const { beats } = tale(round(cards, seats + 3), NAMES, 0)!
      const long = beats.reduce((sum, { ms }) => sum + ms, 0)
      // a bot thinks for 2.6 seconds at most, and nobody waits for more than six
      expect(long).toBeLessThan(6000 - 2600)
    }
  })

  test('shows the whole sum', () => {
    expect(tale(round(['10', '-5', '6'], 12), NAMES, 0)!.sum).toBe('10 − 5 + 6 = 11, and 12 was said.')
    expect(tale(round(['0', '0', '8'], 12), NAMES, 0)!.sum).toBe('8, and 12 was said.')
    expect(tale(round(['0', '0', '0'], 12), NAMES, 0)!.sum).toBe('0, and 12 was said.')
    expect(addends([-5, 0, 3])).toBe('−5 + 3')
  })

  test('has its moments: exactly, by one, and by far', () => {
    const feat = (number: number): string | null => tale(round(['10', '2', '2'], number), NAMES, 0)!.feat
    expect(feat(14)).toBe('exact')
    expect(feat(13)).toBeNull()
    expect(feat(15)).toBe('near')
    expect(feat(16)).toBeNull()
    expect(feat(27)).toBeNull()
    expect(feat(28)).toBe('huge')
    expect(tale(round(['10', '2', '2'], 14), NAMES, 0)!.beats.at(-1)!.aloud[0]).toBe(say('show-exact', { total: '14' }))
  })
})

describe('what a card is worth', () => {
  test('changes where a special acts, step by step', () => {
    // stolen, turned, doubled
    const count: Count = [
      ['20', '10', '4', 'discard', 'flip', 'double', '-5'],
      [0, -10, 8, 0, 0, 0, -5],
      29,
      [
        ['discard', 3, [0], 9],
        ['flip', 4, [1], -11],
        ['double', 5, [2], -7],
      ],
      -7,
      false,
    ]
    expect(worths(count)).toEqual([
      [20, 10, 4, 0, 0, 0, -5],
      [0, 10, 4, 0, 0, 0, -5],
      [0, -10, 4, 0, 0, 0, -5],
      [0, -10, 8, 0, 0, 0, -5],
    ])
    expect(faceOf('10', -10)).toBe('-10')
    expect(faceOf('4', 8)).toBe('8')
    expect(faceOf('20', 0)).toBe('20')
    expect(faceOf('flip', 0)).toBe('flip')
  })

  test('is doubled for every card where the whole total is, twice by two echoes', () => {
    const count: Count = [
      ['10', '-4', 'double', 'double'],
      [40, -16, 0, 0],
      6,
      [
        ['double', 2, [0, 1], 12],
        ['double', 3, [0, 1], 24],
      ],
      24,
      false,
    ]
    expect(worths(count).map((worth) => worth.slice(0, 2))).toEqual([
      [10, -4],
      [20, -8],
      [40, -16],
    ])
  })

  test('counts from the moment in which a mystery turns it over', () => {
    const count: Count = [['?', '3', '7'], [0, 3, 7], 3, [['?', 0, [2], 10]], 10, false]
    expect(worths(count)).toEqual([
      [0, 3, 0],
      [0, 3, 7],
    ])
  })

  test('is nothing for a red card or a nought that Max 0 strikes', () => {
    const count: Count = [['-5', '0', 'cancel'], [-5, 0, 0], -5, [['cancel', 2, [1], -5]], -5, false]
    expect(worths(count).at(-1)).toEqual([-5, 0, 0])
  })
})

describe('verdicts', () => {
  const move = (seat: number, number: number, chance: number, total: number, call = false): MoveTold => ({
    place: number,
    round: 1,
    seat,
    move: call ? { do: 'call' } : { do: 'declare', number },
    number,
    chance,
    total,
  })
  const events = round(['1', '2', '5'], 12)
  const said = (seat: number, moves: MoveTold[], you: number | null = 0): string =>
    verdicts(events, moves, [], you).find((one) => one.seat === seat)!.text

  test('fit the outcome: bad luck is no safe number, and a bluff that held was one', () => {
    expect(said(1, [move(1, 12, 0.81, 8)])).toBe('12 looked safe (81%): bad luck.')
    expect(said(1, [move(1, 12, 0.81, 14)])).toBe('12 looked safe (81%), and it was.')
    expect(said(1, [move(1, 12, 0.2, 14)])).toBe('12 was a bluff (20%), and yet it held.')
    expect(said(0, [move(0, 9, 0.2, 8)])).toBe('9 was a bluff (20%), and nobody caught it.')
    expect(said(2, [move(2, 12, 0.3, 8, true)])).toBe('Calling was daring (30%), and it was right.')
    expect(said(2, [move(2, 12, 0.7, 12, true)])).toBe('Calling looked right (70%): bad luck, 12 held.')
  })

  test('tell your own move first, then those of the call', () => {
    const moves = [move(0, 5, 0.9, 8), move(1, 12, 0.6, 8), move(2, 12, 0.4, 8, true)]
    expect(verdicts(events, moves, [], 0).map(({ seat }) => seat)).toEqual([0, 2, 1])
    expect(verdicts(events, moves, [], 1).map(({ seat }) => seat)).toEqual([1, 2, 0])
    expect(verdicts(events, moves, [], null).map(({ seat }) => seat)).toEqual([2, 1, 0])
  })

  test('come from what bots say, if the server has not judged the moves', () => {
    const reasons: ReasonTold[] = [
      { seat: 1, code: 'safe', values: { number: '12', chance: '81%' } },
      { seat: 2, code: 'call', values: { number: '12', chance: '79%' } },
      { seat: 0, code: 'coin', values: { coin: 'skip' } },
    ]
    const told = verdicts(events, null, reasons, 0)
    expect(told.map(({ seat }) => seat)).toEqual([0, 2, 1])
    expect(told[1]!.text).toBe('Calling was daring (21%), and it was right.')
    expect(told[2]!.text).toBe('12 looked safe (81%): bad luck.')
  })
})
