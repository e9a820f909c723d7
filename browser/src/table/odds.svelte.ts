// The odds coach of those who practise among bots: what the table tells this seat at its turn, and what it made of it.
// The table answers nobody who plays with people, so here it only has to be asked when it is wanted.

import { coach, Refused } from '../client/server'
import type { Move } from '../messages.gen'

interface Told {
  call: number | null
  numbers: [number, number][]
}
export interface Looked {
  round: number
  /** Null: a call. */
  number: number | null
  chance: number
}

export class Odds {
  #told = $state.raw<Told | null>(null)
  /** What was said with which chance, in the newest round first spoken in. */
  said = $state.raw<Looked[]>([])

  async ask(room: string): Promise<void> {
    this.#told = null
    try {
      this.#told = await coach<Told>(room)
    } catch (error) {
      if (!(error instanceof Refused)) throw error
    }
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

  /** A move that the table has taken, to be looked at when the round is over. */
  moved(round: number, move: Move): void {
    const number = move.do === 'declare' ? move.number : null
    const chance = number === null ? (move.do === 'call' ? this.call : null) : this.chance(number)
    if (chance !== null) this.said = [...this.said.filter((one) => one.round === round), { round, number, chance }]
  }
}
