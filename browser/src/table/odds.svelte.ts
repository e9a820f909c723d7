// The odds coach: live for those who practise among bots, and at every table what the moves of a finished round were worth.
// The table tells nobody who plays with people how the round stands, so here it only has to be asked when it is wanted.

import { coach, get, Refused } from '../client/server'
import type { MoveJudged } from '../replay/reel'

interface Told {
  call: number | null
  numbers: [number, number][]
}
interface RoundJudged {
  round: number
  moves: MoveJudged[]
}

/** What the server refuses, or cannot tell just now, the coach does not know. */
const orNull = (error: unknown): null => {
  if (error instanceof Refused) return null
  throw error
}

export class Odds {
  #told = $state.raw<Told | null>(null)
  /** The last finished round. */
  last = $state.raw<RoundJudged | null>(null)

  async ask(link: string): Promise<void> {
    this.#told = null
    this.#told = await coach<Told>(link).catch(orNull)
  }

  async look(link: string): Promise<void> {
    this.last = await get<RoundJudged | null>(`/tables/${encodeURIComponent(link)}/last`).catch(orNull)
  }

  get call(): number | null {
    return this.#told?.call ?? null
  }

  /** Below the first number that is listed all hold as surely, beyond the last one it is hopeless. */
  chance(number: number): number | null {
    const numbers = this.#told?.numbers ?? []
    const [first, last] = [numbers[0], numbers.at(-1)]
    if (!first || !last) return null
    return number <= first[0] ? first[1] : number > last[0] ? 0 : (numbers.find(([known]) => known === number)?.[1] ?? null)
  }
}
