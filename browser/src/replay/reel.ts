// A finished game to look at again: its moments through somebody's eyes, fetched as they are needed and a step ahead.

import { get } from '../client/server'
import type { Moment, Move, TermsTold } from '../messages.gen'

export interface GameShort {
  game: string
  terms: TermsTold
  winner: number
  out: number[]
  rounds: number
  places: number
}

export interface MoveJudged {
  place: number
  round: number
  seat: number
  move: Move
  number?: number | null
  chance?: number | null
  total?: number | null
}

export interface Award {
  award: string
  seat: number
  place?: number | null
  number?: number | null
  chance?: number | null
  other?: number | null
  bluffs?: number
}

export interface Bravery {
  seat: number
  declarations: number
  mean_chance: number | null
  bluffs: number
  caught: number
  calls: number
  right: number
}

export interface Analysis {
  moves?: MoveJudged[]
  awards?: Award[]
  bravery?: Bravery[]
}

export interface Odds {
  place: number
  seat: number
  number: number | null
  chance: number | null
  totals: [number, number][]
}

export class Reel {
  #moments = new Map<string, Promise<Moment>>()
  #odds = new Map<number, Promise<Odds>>()

  constructor(
    readonly game: string,
    readonly places: number,
  ) {}

  /** One moment; its neighbours are fetched along. */
  async at(place: number, eyes: number | null): Promise<Moment> {
    const moment = await this.#fetch(place, eyes)
    for (const next of [place + 1, place - 1]) {
      if (next >= 0 && next <= this.places) this.#fetch(next, eyes).catch(() => undefined)
    }
    return moment
  }

  odds(place: number): Promise<Odds> {
    return kept(this.#odds, place, () => get<Odds>(`/games/${encodeURIComponent(this.game)}/odds/${place}`))
  }

  #fetch(place: number, eyes: number | null): Promise<Moment> {
    const path = `/games/${encodeURIComponent(this.game)}/moments/${place}${eyes === null ? '' : `?eyes=${eyes}`}`
    return kept(this.#moments, path, () => get<Moment>(path))
  }
}

/** Fetched once; what failed is asked for again the next time. */
function kept<K, V>(shelf: Map<K, Promise<V>>, key: K, fetch: () => Promise<V>): Promise<V> {
  const found = shelf.get(key)
  if (found) return found
  const fetched = fetch()
  shelf.set(key, fetched)
  fetched.catch(() => shelf.delete(key))
  return fetched
}
