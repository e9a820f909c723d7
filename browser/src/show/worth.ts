// What every card is worth while it is counted. Law: nothing is counted here. The steps of the count say which cards each special
// acted on and what the sum was afterwards; the rest is taking differences.

import { family } from '../art/cards'
import type { Count } from '../messages.gen'
import { figure } from '../speech'

/** What is printed on a card; a special is worth nothing by itself. */
export const printed = (card: string): number => (family(card) === 'special' ? 0 : Number(card))

/** What each card is worth, by place: before any special acts, and after each step. */
export function worths([cards, values, plain, steps]: Count): number[][] {
  // a card from the pile counts from the step that turns it over
  const turned = new Set(steps.flatMap(([special, , on]) => (special === '?' ? on : [])))
  const told = [cards.map((card, place) => (turned.has(place) ? 0 : printed(card)))]
  steps.forEach(([, , on, after], step) => {
    const now = [...told.at(-1)!]
    const change = after - (step ? steps[step - 1]![3] : plain)
    const base = on.reduce((sum, place) => sum + now[place]!, 0)
    for (const place of on) {
      const again = steps.slice(step + 1).some(([, , later]) => later.includes(place))
      if (!again) now[place] = values[place]!
      // what a special does to several cards it does to each of them alike
      else
        now[place] = on.length === 1 ? now[place]! + change : base ? Math.round(now[place]! * (1 + change / base)) : now[place]!
    }
    told.push(now)
  })
  return told
}

/** The face of a card that is worth this by now: a number that was turned or doubled has become another one. */
export const faceOf = (card: string, worth: number): string =>
  family(card) === 'special' || worth === 0 || worth === printed(card) ? card : String(worth)

/** What counts, as one writes it down: `10 − 5 + 6`. */
export function addends(values: readonly number[]): string {
  const counting = values.filter((value) => value !== 0)
  if (!counting.length) return '0'
  return counting.map((value, place) => (!place ? figure(value) : `${value < 0 ? '−' : '+'} ${Math.abs(value)}`)).join(' ')
}
