// Who sits round the fire. A mind is the animal of its name, if there is a drawing of it; people get what is left, each another one.

import type { Component } from 'svelte'

export type Mood = 'calm' | 'turn' | 'worried' | 'howling' | 'out'

interface Drawing {
  default: Component<{ mood: Mood }>
  /** How far below the top of its picture the forehead begins, in hundredths: there the card stands. */
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

/** What people are, in this order; in a crowd they are anything that is drawn. */
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

/** The animal of every seat, from the minds of those who are bots. */
export function animals(minds: readonly (string | null | undefined)[]): Kind[] {
  const free = [...new Set([...PEOPLE, ...DRAWN.keys()])].filter((kind) => !minds.includes(kind))
  let next = 0
  return minds.map((mind) => (mind && DRAWN.has(mind) ? mind : free[next++ % free.length]!))
}
