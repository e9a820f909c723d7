// Training: how an answer is judged, and how hard the next ten hands are. Law: by exact odds alone; what a bot did there does not
// matter.

import { store, stored } from '../kept'
import type { HandDealt } from '../messages.gen'

/** Chances that differ by less than this are as good as each other. */
const CLOSE = 0.08
/** Of all points: from here on it was too easy; below this, too hard. */
const EASY = 0.8
const HARD = 0.5
const KEPT = 'hands-level'

export type Verdict = 'good' | 'close' | 'poor'

/** Somebody said a number, or called. */
export function judged({ hold, call }: HandDealt, called: boolean): Verdict {
  if (Math.abs(hold - call) < CLOSE) return 'close'
  return called === call > hold ? 'good' : 'poor'
}

/** One point for the total, one for the move. */
export const points = (hand: HandDealt, total: number, called: boolean): number =>
  Number(total === hand.middle) + Number(judged(hand, called) !== 'poor')

export const MOST_A_HAND = 2

/** The level after ten hands. */
export function following(level: number, levels: number, share: number): number {
  const wanted = share >= EASY ? level + 1 : share < HARD ? level - 1 : level
  return Math.min(levels, Math.max(1, wanted))
}

export const level = (): number => Number(stored(KEPT) ?? '1') || 1
export const keepLevel = (now: number): void => store(KEPT, String(now))
