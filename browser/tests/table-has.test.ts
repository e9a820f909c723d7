import { describe, expect, it } from 'vitest'
import type { EditionTold, OptionTold, Setting } from '../src/messages.gen'
import { read, TableHas, write } from '../src/parts/table-has'

const option = (kind: OptionTold['kind'], values: string[], needs: string[][] = []): OptionTold => ({
  kind,
  values,
  offered: values,
  ruling: null,
  needs,
})

const edition = {
  deck: 3,
  decks: { 3: { '5': 2, '?': 1 }, 5: { '5': 3, '?': 2 } },
  coins: { skip: 2, guess: 1 },
  specials: ['more'],
  options: {
    coins: option('power', ['off', 'on'], [['seats 3']]),
    specials: option('power', ['off', 'on']),
    feathers: option('deck', ['3', '5']),
    chain: option('ruling', ['on', 'off'], [['card ? 2']]),
    skipping: option('ruling', ['on', 'off'], [['coin skip']]),
    drawing: option('ruling', ['on', 'off'], [['coin extra', 'special more']]),
    both: option('ruling', ['on', 'off'], [['card ?'], ['coin guess']]),
  },
} as unknown as EditionTold

const has = (options: Record<string, string>, seats = 4): TableHas =>
  new TableHas(edition, { seats, options } as unknown as Setting)

describe('what is at a table', () => {
  it('reads and writes how many there are of each kind', () => {
    expect(read('20x1 -5x3 ?x2')).toEqual({ '20': 1, '-5': 3, '?': 2 })
    expect(write({ '20': 1, '-5': 0, '?': 2 })).toBe('20x1 ?x2')
  })

  it('has the deck and the coins of the box, of the chosen size, or its own', () => {
    expect(has({}).deck).toEqual({ '5': 2, '?': 1 })
    expect(has({ feathers: '5' }).deck).toEqual({ '5': 3, '?': 2 })
    expect(has({ deck: '7x9' }).deck).toEqual({ '7': 9 })
    expect(has({}).coins).toEqual({ skip: 2, guess: 1 })
    expect(has({ coin_counts: 'guessx4' }).coins).toEqual({ guess: 4 })
  })

  it('offers a ruling only where it can matter', () => {
    expect(has({}).matters('chain')).toBe(false)
    expect(has({ feathers: '5' }).matters('chain')).toBe(true)
    expect(has({}).matters('skipping')).toBe(false)
    expect(has({ coins: 'on' }).matters('skipping')).toBe(true)
    expect(has({ coins: 'on', coin_counts: 'guessx1' }).matters('skipping')).toBe(false)
    expect(has({ coins: 'on' }).matters('drawing')).toBe(false)
    expect(has({ specials: 'on' }).matters('drawing')).toBe(true)
    expect(has({ coins: 'on' }).matters('both')).toBe(true)
    expect(has({ coins: 'on', deck: '5x9' }).matters('both')).toBe(false)
  })

  it('does not use coins with two seats', () => {
    expect(has({ coins: 'on' }, 2).matters('coins')).toBe(false)
    expect(has({ coins: 'on' }, 2).matters('skipping')).toBe(false)
  })
})
