import { beforeAll, describe, expect, test } from 'vitest'
import type { Count, Heard } from '../src/messages.gen'
import { because, calledBy, cardName, countTold, moveWord, reason, told } from '../src/speech'
import { words } from '../src/words.svelte'

const NAMES = ['ann', 'bob', 'cem']
const heard = (event: Heard, eyes: number | null = null): string[] => told(event, NAMES, eyes)

beforeAll(() => words.speak('en'))

describe('events', () => {
  test('a deal names the cards that are seen, and the own one only as hidden', () => {
    const dealt: Heard = { event: 'dealt', round: 2, starter: 1, heads: [null, '20', '?'] }
    const watcher = heard(dealt)
    expect(watcher).toHaveLength(3)
    expect(watcher[0]).toContain('bob')
    expect(watcher[1]).toContain('20')
    expect(heard(dealt, 0)).toHaveLength(4)
    expect(heard(dealt, 0)[1]).toBe(words.say('event-dealt-hidden-you'))
    expect(told(dealt, NAMES, 0, null)[1]).toContain('ann')
  })
  test('what is hidden from a listener is said without the card', () => {
    for (const event of ['exchanged', 'more-worn'] as const) {
      const [open] = heard({ event, seat: 0, card: '15' })
      const [hidden] = heard({ event, seat: 0, card: null })
      expect(open).toContain('15')
      expect(hidden).not.toContain('15')
      expect(hidden).toContain('ann')
    }
  })
  test('a number with a special says both, and at whom it is aimed', () => {
    const [plain] = heard({ event: 'declared', seat: 0, number: 12 })
    const [aimed] = heard({ event: 'declared', seat: 0, number: 12, special: 'next', target: 2 })
    expect(plain).toContain('12')
    expect(aimed).toContain('cem')
    expect(aimed).not.toBe(plain)
  })
  test('whoever reads it is called you, as the one who acts or the one it is aimed at', () => {
    const called: Heard = { event: 'called', seat: 0, declarer: 2, number: -3 }
    expect(heard(called, 0)).toEqual([words.say('event-called-you', { target: 'cem', number: '−3' })])
    expect(heard(called, 1)).toEqual([words.say('event-called', { name: 'ann', target: 'cem', number: '−3' })])
    expect(heard(called, 2)).toEqual([words.say('event-called-at-you', { name: 'ann', number: '−3' })])
    expect(told(called, NAMES, 2, null)).toEqual(heard(called))
    expect(heard({ event: 'reacted', seat: 1, reaction: 'howl' }, 1)).toEqual([words.say('event-reacted-howl-you')])
    expect(heard({ event: 'shown', heads: ['1', '2', '3'] }, 1)[0]).toContain(`${words.say('lobby-you')} 2`)
    const wished: Heard = { event: 'wished', seat: 0, sleeper: 2 }
    expect(heard(wished, 0)).toEqual([words.say('event-wished-you', { target: 'cem' })])
    expect(heard(wished, 2)).toEqual([words.say('event-wished-at-you', { name: 'ann' })])
    expect(heard({ event: 'entered', seat: 1, by: 'tv' }, 1)).toEqual([words.say('event-entered-you', { by: 'tv' })])
  })
  test('a guess is right or wrong', () => {
    expect(heard({ event: 'guessed', seat: 0, guess: '5', card: '5' })).not.toEqual(
      heard({ event: 'guessed', seat: 0, guess: '5', card: '6' }),
    )
  })
  test('a count says its steps, then whether the number holds', () => {
    const count: Count = [['10', 'double', '4'], [20, 0, 8], 14, [['double', 1, [0, 2], 28]], 28, false]
    const holds = heard({ event: 'counted', count, number: 28 })
    const fails = heard({ event: 'counted', count, number: 29 })
    expect(holds.slice(0, -1)).toEqual(countTold(count))
    expect(holds).toHaveLength(3)
    expect(fails.at(-1)).not.toBe(holds.at(-1)?.replace('28', '29'))
  })
  test('what was replaced is told apart from what counts', () => {
    const told = heard({ event: 'shown', heads: ['1', null, '3'], extra: [[0, '9']], replaced: [[2, '20']] })
    expect(told).toHaveLength(2)
    expect(told[0]).not.toContain('20')
    expect(told[1]).toContain('20')
  })
  test('a bot that sits down is no person', () => {
    expect(heard({ event: 'sat', seat: 1, name: 'dee', mind: 'dee' })).not.toEqual(
      heard({ event: 'sat', seat: 1, name: 'dee' }),
    )
  })
  test('credited time needs no words', () => {
    expect(heard({ event: 'credited', ms: 5 })).toEqual([])
  })
})

describe('words', () => {
  test('a hand of plain numbers has no steps to tell', () => {
    expect(countTold([['1', '2'], [1, 2], 3, [], 3, false])).toEqual([])
  })
  test('a special that found nothing to do says so; night never does', () => {
    const none = (special: string): string[] => countTold([['-5', special], [-5, 0], -5, [[special, 1, [], -5]], -5, false])
    expect(none('flip')[1]).toBe(words.say('count-flip-none', { cards: '', sum: '−5' }))
    expect(none('night')[1]).toBe(words.say('count-night', { cards: '', sum: '−5' }))
  })
  test('cards and moves', () => {
    expect(cardName('-5')).toContain('5')
    expect(cardName('?')).not.toContain('card-')
    expect(moveWord({ do: 'declare', number: 12 })).toBe('12')
    expect(moveWord({ do: 'declare', number: 12, special: 'double' })).toBe(`12 (${words.say('special-double')})`)
    expect(moveWord({ do: 'coin', coin: 'skip' })).toBe(words.say('coin-skip'))
    expect(moveWord({ do: 'agree' })).toBe(words.say('special-agree'))
    expect(moveWord({ do: 'dodge' })).toBe(words.say('special-dodge'))
  })
  test('a bot has the name of its animal, a person their own', async () => {
    expect([calledBy('fox', 'fox'), calledBy('fox-2', 'fox'), calledBy('fox-2')]).toEqual(['Fox', 'Fox\u00a02', 'fox-2'])
    expect(calledBy('lynx', 'lynx')).toBe('lynx')
    await words.speak('de')
    expect(calledBy('fox', 'fox')).toBe('Fuchs')
    await words.speak('en')
  })
  test('a dodge is told to whoever did it, to whoever must answer, and to the rest', () => {
    const event = { event: 'dodged', seat: 0, number: -3, target: 1 } as const
    const values = { name: 'ann', target: 'bob', number: '−3' }
    expect(told(event, ['ann', 'bob', 'cem'], 0)).toEqual([words.say('event-dodged-you', values)])
    expect(told(event, ['ann', 'bob', 'cem'], 1)).toEqual([words.say('event-dodged-at-you', values)])
    expect(told(event, ['ann', 'bob', 'cem'], 2)).toEqual([words.say('event-dodged', values)])
  })
  test('a bot says its reason as the reader would: chances, coins and numbers', async () => {
    await words.speak('de')
    expect(because({ seat: 0, code: 'bluff', values: { number: '-5', chance: '12%' } })).toContain('12\u00a0%')
    expect(because({ seat: 0, code: 'bluff', values: { number: '-5', chance: '12%' } })).toContain('−5')
    expect(because({ seat: 0, code: 'coin', values: { coin: 'exchange' } })).toContain(words.say('coin-exchange'))
    await words.speak('en')
  })
  test('a refusal has its words, whoever refused; one without words shows its code', () => {
    expect(reason('number-too-low', { number: 3, least: 13 })).toContain('13')
    expect(reason('coin-down', { coin: 'skip' })).toBe(words.say('refusal-coin-down', { coin: words.say('coin-skip') }))
    expect(reason('unreachable')).toBe(words.say('trouble-unreachable'))
    expect(reason('something-new')).toBe(words.say('trouble-unknown', { code: 'something-new' }))
  })
})
