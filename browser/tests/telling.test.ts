import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { announcer } from '../src/announce.svelte'
import { animals } from '../src/art/animals'
import type { Frame, Heard } from '../src/messages.gen'
import { tale } from '../src/show/beats'
import { Noises } from '../src/table/noises.svelte'
import { Telling } from '../src/table/telling.svelte'
import { Turn } from '../src/table/turn.svelte'
import { say, words } from '../src/words.svelte'

const ROUND: Heard[] = [
  { event: 'called', seat: 1, declarer: 0, number: 20 },
  { event: 'shown', heads: ['10', '5'] },
  { event: 'counted', count: [['10', '5'], [10, 5], 15, [], 15, false], number: 20 },
  { event: 'coyotes-taken', seat: 0, coyotes: 1 },
]

function frame(events: Heard[], more: Partial<Frame> = {}): Frame {
  const chairs = ['ann', 'bob'].map((name, seat) => ({ name, kind: 'person' as const, sitter: seat + 1 }))
  return {
    tell: 'table',
    seq: 1,
    at: 0,
    table: { setting: {}, state: 'playing', host: 0, chairs, games: 1 },
    you: { seat: 0 },
    events,
    ...more,
  }
}
const said = (): string[] => announcer.polite.map(({ text }) => text)

beforeAll(() => words.speak('en'))
beforeEach(() => {
  announcer.forget()
})

describe('what has happened', () => {
  test('is said at once', () => {
    new Telling().hear(frame([{ event: 'declared', seat: 1, number: 12 }]))
    expect(said()).toEqual([say('event-declared', { name: 'bob', number: '12' })])
  })

  test('waits while a count is shown, which tells itself', () => {
    const telling = new Telling()
    const next: Heard = { event: 'next-starts', seat: 1 }
    telling.hear(frame([...ROUND, next], { last: { round: 1, events: ROUND } }))
    expect(telling.show?.round).toBe(1)
    expect(said()).toEqual([say('event-called-at-you', { name: 'bob', number: '20' })])
    telling.hear(frame([{ event: 'declared', seat: 1, number: 12 }]))
    expect(said()).toHaveLength(1)
    telling.shown()
    expect(telling.show).toBeNull()
    expect(said().slice(1)).toEqual([
      say('event-next-starts', { name: 'bob' }),
      say('event-declared', { name: 'bob', number: '12' }),
    ])
  })

  test('is no card of their own to whoever is out', () => {
    const dealt: Heard[] = [{ event: 'dealt', round: 3, starter: 1, heads: [null, '5', null] }]
    const game = (inside: number[]): Partial<Frame> => ({ game: { inside } as NonNullable<Frame['game']> })
    new Telling().hear(frame(dealt, game([0, 1])))
    expect(said()).toContain(say('event-dealt-hidden-you'))
    announcer.forget()
    new Telling().hear(frame(dealt, game([1, 2])))
    expect(said()).toEqual([
      say('event-dealt', { name: 'bob', round: '3' }),
      say('event-dealt-wears', { name: 'bob', card: '5' }),
    ])
  })

  test('never says the own card, though a phone on a head knows it', () => {
    const phones = frame([{ event: 'dealt', round: 1, starter: 0, heads: ['20', null] }])
    phones.table.setting = { heads: 'phones' }
    new Telling().hear(phones)
    expect(said().join(' ')).not.toContain('20')
  })

  test('knows whoever has just sat down by the name on the chair', () => {
    const terms = { edition: '', names: ['old', 'older'], deck: [], out_at: 3, lowest: 1 }
    new Telling().hear(frame([{ event: 'left', seat: 1 }], { terms }))
    new Telling().hear(
      frame(
        [
          { event: 'sat', seat: 1, name: 'bob' },
          { event: 'left', seat: 1 },
        ],
        { terms },
      ),
    )
    expect(said()).toEqual([
      say('event-left', { name: 'older' }),
      say('event-sat', { name: 'bob' }),
      say('event-left', { name: 'bob' }),
    ])
  })
})

describe('the show of a round', () => {
  test('turns the cards one by one, says each step, and ends with who pays', () => {
    const count: Heard = {
      event: 'counted',
      number: 40,
      count: [
        ['?', 'double', '7'],
        [0, 0, 14],
        0,
        [
          ['?', 0, [2], 7],
          ['double', 1, [2], 14],
        ],
        14,
        false,
      ],
    }
    const told = tale([ROUND[0]!, { event: 'shown', heads: ['?', 'double'] }, count, ROUND[3]!], ['ann', 'bob'], null)!
    expect(told.beats.map(({ kind }) => kind)).toEqual(['call', 'turn', 'hold', 'turn', 'step', 'step', 'end'])
    expect(told.beats.map(({ open }) => open)).toEqual([0, 1, 1, 2, 3, 3, 3])
    expect(told.held.map(({ seat }) => seat)).toEqual([0, 1, null])
    expect([told.total, told.number, told.paid.get(0)]).toEqual([14, 40, 1])
  })
  test('is none where nothing was shown', () => {
    expect(tale([ROUND[3]!], ['ann', 'bob'], null)).toBeNull()
  })
  test('says you to the reader, to the last beat', () => {
    const texts = (you: number | null): string[] =>
      tale(ROUND, ['ann', 'bob'], you)!.beats.flatMap(({ text, aloud }) => [text, ...aloud])
    expect(texts(0)).toContain(say('event-coyotes-taken-you', { coyotes: 1 }))
    expect(texts(0).join(' ')).not.toContain('ann')
    expect(texts(1)).toContain(say('event-called-you', { target: 'ann', number: '20' }))
    expect(texts(1).join(' ')).not.toContain('bob')
    expect(texts(null).join(' ')).not.toMatch(/you/i)
  })
})

describe('moments', () => {
  test('a turn counts when it has settled', () => {
    vi.useFakeTimers()
    const turn = new Turn()
    const game = { id: 'g', moved: 1 } as Frame['game']
    expect(turn.came(game)).toBe(true)
    expect(turn.came(game)).toBe(false)
    vi.advanceTimersByTime(449)
    expect(turn.armed).toBe(false)
    vi.advanceTimersByTime(1)
    expect(turn.armed).toBe(true)
    expect(turn.came({ ...game!, moved: 2 })).toBe(true)
    expect(turn.armed).toBe(false)
    turn.stop()
    vi.useRealTimers()
  })

  test('a noise hangs in the air for a while, a newer one as long again', () => {
    vi.useFakeTimers()
    const noises = new Noises()
    noises.make(1, 'howl')
    vi.advanceTimersByTime(3_000)
    noises.make(1, 'yip')
    vi.advanceTimersByTime(3_000)
    expect(noises.at(1)?.reaction).toBe('yip')
    vi.advanceTimersByTime(500)
    expect(noises.at(1)).toBeUndefined()
    vi.useRealTimers()
  })
})

describe('animals', () => {
  test('a mind is the animal of its name, people are others, and nobody is two', () => {
    const kinds = animals([null, 'coyote', undefined, 'unheard-of'])
    expect(kinds[1]).toBe('coyote')
    expect(new Set(kinds).size).toBe(4)
  })
  test('twelve people are twelve animals', () => {
    expect(new Set(animals(Array.from({ length: 12 }, () => null))).size).toBe(12)
  })
})
