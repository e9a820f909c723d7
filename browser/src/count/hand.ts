// A hand on its way to the server and back. Law: the server counts. Here its answer only takes the shape that `Steps` shows.

import { family } from '../art/cards'
import { boxes as known } from '../client/boxes.svelte'
import { countHand } from '../client/server'
import type { Count, EditionTold, Step } from '../messages.gen'

/** Its name, the farthest numbers that may be said, and how many cards lie in the middle and are easily forgotten. */
export interface Box extends Pick<EditionTold, 'id' | 'numbers' | 'middle'> {
  /** Cards of each kind; the deck in the box comes first. */
  decks: [string, number][][]
}

/** Numbers from high to low, then specials: the way people lay them out. */
function laid(deck: Record<string, number>): [string, number][] {
  const rank = (card: string): number => (family(card) === 'special' ? -Infinity : Number(card))
  return Object.entries(deck).sort(([one], [other]) => (rank(other) > rank(one) ? 1 : rank(other) < rank(one) ? -1 : 0))
}

export async function boxes(): Promise<Box[]> {
  return (await known.all()).map(({ id, numbers, deck, decks, middle }) => {
    const { [deck]: inTheBox = {}, ...others } = decks
    return { id, numbers, middle, decks: [inTheBox, ...Object.values(others)].map(laid) }
  })
}

/** The count of these cards; `pile` is what mysteries turned over, in order. */
export async function counted(edition: string, cards: string[], pile: string[]): Promise<Count> {
  const told = await countHand({ edition, cards, pile })
  const steps = told.steps.map(({ special, by, on, sum }): Step => [special, by, on, sum])
  return [[...told.cards, ...told.turned], told.values, told.plain, steps, told.total, told.reshuffle]
}
