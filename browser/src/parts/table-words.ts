// Words that depend on what is at a table: what an option asks, what it may be, what a special does. Law: they name only cards
// and pieces that are there.

import { wordOf } from '../art/cards'
import { cardName, figure } from '../speech'
import { listedWithAnd, say, words } from '../words.svelte'
import type { TableHas } from './table-has'

/** The options that change what a special does: an answer may have its own words. */
const CHANGED_BY: Record<string, string> = { double: 'doubles', cancel: 'no_green' }
/** The other special that is mentioned where it is told what a special does. */
const MENTIONS: Record<string, string> = { double: 'flip' }

/** What a special does here, after its name. */
export function aboutSpecial(card: string, has: Pick<TableHas, 'chosen' | 'deck'>): string {
  const word = wordOf(card)
  const [id, other] = [`learn-card-${word}`, MENTIONS[word] ?? '']
  const own = [`${id}-${has.chosen(CHANGED_BY[word] ?? '')}`, ...(has.deck[other] ? [] : [`${id}-without-${other}`])]
  return say(own.find((known) => words.knows(known)) ?? id)
}

/** What an option settles at this table. */
export function asked(name: string, has: TableHas): string {
  const id = `option-${name}`
  if (has.edition.eyes && words.knows(`${id}-eyes`)) return say(`${id}-eyes`)
  return say(id, { piece: has.edition.piece, cards: listedWithAnd(has.cardsFor(name).map(cardName)) })
}

/** The value of an option: in its own words, in those of every option, or as it is. */
export function answer(name: string, value: string): string {
  const id = [`value-${value}-${name}`, `value-${value}`].find((known) => words.knows(known))
  return id ? say(id) : figure(value)
}

/** What a table agreed on besides its edition, one short text per option. */
export function agreed(has: TableHas, options: Record<string, string> = {}): string[] {
  return Object.entries(options).map(([name, value]) => {
    if (name === 'out_at') return say(has.edition.eyes ? 'play-out-at-eyes' : 'play-out-at', { number: Number(value) })
    if (name === 'specials' && value === 'on') return say(`piece-${has.edition.piece}`)
    if (['coins', 'trickster'].includes(name) && value === 'on') return say(`setting-${name}`)
    return `${asked(name, has)}: ${answer(name, value)}`
  })
}
