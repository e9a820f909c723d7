// Who sits round the fire. A bot is the animal its mind is named after, if there is a drawing of it. People are what they chose
// or were given at the table; whoever is told to be nothing gets one of the other animals, one each.

import type { Component } from 'svelte'
import { ANIMALS } from '../messages.gen'

export type Mood = 'calm' | 'turn' | 'worried' | 'howling' | 'out'

interface Drawing {
  default: Component<{ mood: Mood }>
  /** How far the forehead is below the top of the picture, in percent: that is where the card stands. */
  crown: number
}

/** One of the drawings in `animals/`, by the name of its file. */
export type Kind = string

const DRAWN: ReadonlyMap<Kind, Drawing> = new Map(
  Object.entries(import.meta.glob<Drawing>('./animals/*.svelte', { eager: true })).map(([path, drawing]) => [
    path.slice('./animals/'.length, -'.svelte'.length),
    drawing,
  ]),
)

export const drawing = (kind: Kind): Drawing => DRAWN.get(kind) ?? DRAWN.get(ANIMALS[0])!

/** The animal of every seat, given the minds of the bots, null or undefined for people; and the animals of the people. */
export function animals(
  minds: readonly (string | null | undefined)[],
  chosen: readonly (string | null | undefined)[] = [],
): Kind[] {
  const own = minds.map((mind, seat) => [mind, chosen[seat]].find((kind) => kind && DRAWN.has(kind)))
  // a crowd uses up the drawings of bots, too
  const free = [...new Set([...ANIMALS, ...DRAWN.keys()])].filter((kind) => !own.includes(kind))
  let next = 0
  return own.map((kind) => kind ?? free[next++ % free.length]!)
}
