// What is said of a table names only what is there: its cards, its pieces, its lives; and every answer fits its question.

import { afterEach, beforeEach, expect, test } from 'vitest'
import { alike } from '../src/learn/alike'
import type { EditionTold, OptionTold } from '../src/messages.gen'
import { TableHas } from '../src/parts/table-has'
import { aboutSpecial, agreed, answer, asked } from '../src/parts/table-words'
import { LANGUAGES, say, words } from '../src/words.svelte'

const ruling = (values: string[], ...needs: string[][]): OptionTold => ({
  kind: 'ruling',
  values,
  offered: values,
  ruling: 'Q',
  needs,
})

function table(deck: string, piece: EditionTold['piece'] = 'token', told: Partial<EditionTold> = {}): TableHas {
  const edition = {
    deck: 0,
    decks: { 0: {} },
    coins: {},
    specials: ['more'],
    piece,
    eyes: null,
    options: {
      no_green: ruling(['nothing', 'highest', 'any'], ['card discard', 'card flip', 'card cancel']),
      doubles: ruling(['greens', 'total'], ['card double']),
    },
    ...told,
  } as unknown as EditionTold
  return new TableHas(edition, { options: { deck } })
}
const SPECIALS = ['discard', 'flip', 'cancel']
const FEATHERS = table('5x9 discardx1 flipx1 doublex1')
const CARDS = table('5x9 cancelx1 doublex1 flipx0')

beforeEach(() => words.speak('en'))
afterEach(() => words.speak('en'))

test('a ruling names the cards of this deck and no others, in every language', async () => {
  for (const language of Object.keys(LANGUAGES)) {
    await words.speak(language)
    const named = (has: TableHas): string[] => SPECIALS.filter((card) => asked('no_green', has).includes(say(`card-${card}`)))
    expect([language, named(FEATHERS), named(CARDS)]).toEqual([language, ['discard', 'flip'], ['cancel']])
    expect(named(table('discardx1 flipx1 cancelx1'))).toEqual(SPECIALS)
  }
})

test('the echo mentions what was turned negative only where there is a mirror', () => {
  expect(aboutSpecial('double', FEATHERS)).toBe(say('learn-card-double'))
  expect(aboutSpecial('double', CARDS)).toBe(say('learn-card-double-without-flip'))
  expect(say('learn-card-double-without-flip')).not.toContain('negative')
  expect(aboutSpecial('cancel', CARDS)).toBe(say('learn-card-cancel'))
})

test('an answer of the table changes what a special does', () => {
  const chosen = new TableHas(CARDS.edition, { options: { deck: 'cancelx1', no_green: 'any', doubles: 'total' } })
  expect(aboutSpecial('double', chosen)).toBe(say('learn-card-double-total'))
  expect(aboutSpecial('cancel', chosen)).toBe(say('learn-card-cancel-any'))
})

test('an option speaks of the piece in play and of no other, in every language', async () => {
  for (const language of Object.keys(LANGUAGES)) {
    await words.speak(language)
    for (const option of ['specials', 'specials_with_two', 'masks_per']) {
      const [mask, twig] = [asked(option, table('', 'mask')), asked(option, table('', 'twig'))]
      expect(mask).not.toBe(twig)
      expect([mask, twig, asked(option, table(''))].filter((text) => /[()（]/.test(text))).toEqual([])
    }
  }
  await words.speak('en')
  expect(asked('masks_per', table('', 'twig'))).toContain('twig')
  expect(asked('specials_with_two', table('', 'twig'))).toMatch(/^twigs /)
})

test('an answer fits its question: its own words, those of every option, or as it is', () => {
  expect(answer('masks_per', 'round')).toBe('once a round')
  expect(answer('double_lasts', 'round')).toBe('the whole round')
  expect(answer('mystery_special', 'nothing')).toBe('does nothing')
  expect(answer('empty_pile', 'nothing')).toBe('stays empty')
  expect(answer('no_green', 'nothing')).toBe('nothing happens')
  expect(answer('opening_skip', 'on')).toBe(say('value-on'))
  expect([answer('feathers', '17'), answer('least_number', '-17')]).toEqual(['17', '−17'])
})

test('what a table agreed on', () => {
  const has = table('')
  expect(agreed(has)).toEqual([])
  expect(agreed(has, { coins: 'on', ties: 'all' })).toEqual([
    say('setting-coins'),
    `${say('option-ties')}: ${say('value-all')}`,
  ])
  expect(agreed(has, { out_at: '1' })).toEqual([say('play-out-at', { number: 1 })])
  const eyes = table('', 'token', { eyes: { open: 2, trickster: 1 } })
  expect(agreed(eyes, { out_at: '4' })).toEqual([say('play-out-at-eyes', { number: 4 })])
  expect(agreed(table('', 'twig'), { specials: 'on' })).toEqual([say('piece-twig')])
  expect(agreed(has, { specials: 'off', least_number: '-20' })).toEqual([
    `${say('option-specials', { piece: 'token' })}: ${say('value-off')}`,
    `${say('option-least_number')}: −20`,
  ])
})

test('numbers of players for whom the same is agreed are told together', () => {
  expect(alike({})).toEqual([])
  expect(alike({ 3: 5, 4: 5 })).toEqual([['3–4', 5]])
  expect(alike({ 3: 5, 4: 4 })).toEqual([
    ['3', 5],
    ['4', 4],
  ])
  expect(alike({ 3: 5, 5: 5 })).toHaveLength(2)
})
