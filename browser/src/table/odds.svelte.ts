// The odds, as the server tells them: live for people who practise among bots, and at every table for the moves of a finished
// round.

import { coach, lastRound, Refused } from '../client/server'
import type { CoachTold, RoundTold } from '../messages.gen'

/** If the server refuses or cannot tell just now, we do not know. */
const orNull = (error: unknown): null => {
  if (error instanceof Refused) return null
  throw error
}

export class Odds {
  #told = $state.raw<CoachTold | null>(null)
  /** The last finished round. */
  last = $state.raw<RoundTold | null>(null)
  /** The server is asked about it. */
  looking = $state(false)

  constructor(readonly link: string) {}

  /** Fetch the chances of this turn. */
  async ask(): Promise<void> {
    this.#told = null
    this.#told = await coach(this.link).catch(orNull)
  }

  /** Fetch what the moves of the last round were worth. */
  async look(): Promise<void> {
    this.looking = true
    this.last = await lastRound(this.link)
      .catch(orNull)
      .finally(() => (this.looking = false))
  }

  get call(): number | null {
    return this.#told?.call ?? null
  }

  /** Numbers below the first one listed are just as safe; numbers beyond the last are hopeless. */
  chance(number: number): number | null {
    const numbers = this.#told?.numbers ?? []
    const [first, last] = [numbers[0], numbers.at(-1)]
    if (!first || !last) return null
    return number <= first[0] ? first[1] : number > last[0] ? 0 : (numbers.find(([known]) => known === number)?.[1] ?? null)
  }
}
