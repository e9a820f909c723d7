// How fast counts are shown and replays play: the viewer's choice. Law: it stretches time and changes nothing else.

import { prefs, type Pace } from '../prefs.svelte'

const FACTOR: Record<Pace, number> = { calm: 1.8, normal: 1, fast: 0.5 }

/** This many milliseconds of a normal pace, at the viewer's. */
export const paced = (ms: number): number => ms * FACTOR[prefs.pace]

/** How long a figure runs to the next one. */
export const RUNS = 420

/** A figure on its way, so long after it set out; a frame may have begun even before that. */
export function running(from: number, goal: number, ms: number): number {
  const done = Math.min(Math.max(0, ms) / RUNS, 1)
  return Math.round(from + (goal - from) * (1 - (1 - done) ** 2))
}
