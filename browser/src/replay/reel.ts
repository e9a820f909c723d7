// The moments of a finished game through somebody's eyes, fetched on demand and one step ahead.

import { momentAt, oddsAt } from '../client/server'
import type { Moment, OddsTold } from '../messages.gen'

export class Reel {
  #moments = new Map<string, Promise<Moment>>()
  #odds = new Map<number, Promise<OddsTold>>()

  constructor(
    readonly game: string,
    readonly places: number,
  ) {}

  /** One moment; its neighbours are fetched along with it. */
  async at(place: number, eyes: number | null): Promise<Moment> {
    const moment = await this.#fetch(place, eyes)
    for (const next of [place + 1, place - 1]) {
      if (next >= 0 && next <= this.places) this.#fetch(next, eyes).catch(() => undefined)
    }
    return moment
  }

  odds(place: number): Promise<OddsTold> {
    return kept(this.#odds, place, () => oddsAt(this.game, place))
  }

  #fetch(place: number, eyes: number | null): Promise<Moment> {
    return kept(this.#moments, `${place} ${eyes}`, () => momentAt(this.game, place, eyes))
  }
}

/** Fetch once. What failed is fetched again the next time. */
function kept<K, V>(shelf: Map<K, Promise<V>>, key: K, fetch: () => Promise<V>): Promise<V> {
  const found = shelf.get(key)
  if (found) return found
  const fetched = fetch()
  shelf.set(key, fetched)
  fetched.catch(() => shelf.delete(key))
  return fetched
}
