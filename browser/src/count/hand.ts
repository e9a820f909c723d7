// A hand on its way to the server and back. Law: the server counts; here its answer only gets the shape that the reveal shows.

import { family } from '../art/cards'
import { get, post } from '../client/server'
import type { Count, Step } from '../messages.gen'

export interface Box {
  id: string
  /** By size; the first is the one in the box. */
  decks: [string, number][][]
}

interface EditionTold {
  id: string
  decks: Record<string, Record<string, number>>
}

/** Numbers from high to low, then specials: as people lay them out. */
function laid(deck: Record<string, number>): [string, number][] {
  const rank = (card: string): number => (family(card) === 'special' ? -1e6 : Number(card))
  return Object.entries(deck).sort(([one], [other]) => rank(other) - rank(one))
}

export async function boxes(): Promise<Box[]> {
  const told = await get<EditionTold[]>('/editions')
  return told.map(({ id, decks }) => ({ id, decks: Object.values(decks).map(laid) }))
}

interface Counted {
  cards: string[]
  total: number
  reshuffle: boolean
  steps: { special: string; by: number; on: number[]; cards: string[]; sum: number }[]
}

/** The count of these cards; `turned` is what mysteries turned over, in order. */
export async function counted(edition: string, cards: string[], turned: string[]): Promise<Count> {
  const told = await post<Counted>('/count', { edition, cards, pile: turned })
  const all = [...told.cards]
  for (const { special, on, cards: over } of told.steps) if (special === '?' && on.length) all[on[0]!] = over[0]!
  const plain = told.cards.reduce((sum, card) => sum + (family(card) === 'special' ? 0 : Number(card)), 0)
  const steps = told.steps.map(({ special, by, on, sum }): Step => [special, by, on, sum])
  return [all, [], plain, steps, told.total, told.reshuffle]
}
