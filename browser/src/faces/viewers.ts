// Those who watch and see us. Law: they come to us, we never run after them; only so many of them, since each costs us as much as a
// friend does; and nothing that they send is taken.

import type { Tracks } from './devices'
import { Pace } from './pace'
import { Peer, type Way } from './peer.svelte'

/** How many of those who watch we show ourselves to. */
export const MOST_VIEWERS = 6

export class Viewers {
  #peers = new Map<number, Peer>()
  /** Kept for a while after somebody is gone: nobody begins anew faster by failing. */
  #paces = new Map<number, Pace>()

  constructor(
    readonly tracks: () => Tracks,
    readonly send: (to: number, text: string) => void,
  ) {}

  /** A text from the browser of somebody who watches. */
  hear(viewer: number, text: string, way: Omit<Way, 'pace'>): void {
    if (!this.#peers.has(viewer)) {
      if (this.#peers.size >= MOST_VIEWERS) return
      const answer = (told: string): void => this.send(viewer, told)
      const gone = (): void => void this.#peers.delete(viewer)
      this.#peers.set(viewer, new Peer(false, { ...way, pace: this.#pace(viewer) }, this.tracks, answer, 'shows', gone))
    }
    void this.#peers.get(viewer)!.hear(text)
  }

  all(): Peer[] {
    return [...this.#peers.values()]
  }

  #pace(viewer: number): Pace {
    for (const [other, pace] of this.#paces) if (pace.calm) this.#paces.delete(other)
    const pace = this.#paces.get(viewer) ?? new Pace()
    this.#paces.set(viewer, pace)
    return pace
  }

  turnAway(): void {
    this.all().forEach((peer) => peer.close())
    this.#peers.clear()
  }
}
