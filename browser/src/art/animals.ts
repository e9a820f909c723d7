// Who sits round the fire. A bot is the animal its mind is named after, if there is a drawing of it. People get the other
// animals, one each.

import type { Component } from 'svelte'

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

/** The animals for people, in this order. A crowd uses up the other drawings, too. */
const PEOPLE: readonly Kind[] = [
  'coyote',
  'roadrunner',
  'puma',
  'lizard',
  'ram',
  'bat',
  'ringtail',
  'snake',
  'armadillo',
  'toad',
]

export const drawing = (kind: Kind): Drawing => DRAWN.get(kind) ?? DRAWN.get(PEOPLE[0]!)!

/** The animal of every seat, given the minds of the bots; null or undefined for people. */
export function animals(minds: readonly (string | null | undefined)[]): Kind[] {
  const free = [...new Set([...PEOPLE, ...DRAWN.keys()])].filter((kind) => !minds.includes(kind))
  let next = 0
  return minds.map((mind) => (mind && DRAWN.has(mind) ? mind : free[next++ % free.length]!))
}
