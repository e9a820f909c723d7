// How fast counts are shown and replays play: the viewer's choice. Law: it stretches time and changes nothing else.

import { prefs, type Pace } from '../prefs.svelte'

const FACTOR: Record<Pace, number> = { calm: 1.8, normal: 1, fast: 0.5 }

/** This many milliseconds of a normal pace, at the viewer's. */
export const paced = (ms: number): number => ms * FACTOR[prefs.pace]
