// Those who watch and see us. Law: they come to us, we never run after them; only so many of them, since each costs us as much as a
// friend does; and nothing that they send is taken.

import type { Tracks } from './devices'
import { Peer, type Way } from './peer.svelte'

/** How many of those who watch we show ourselves to. */
export const MOST_VIEWERS = 6

export class Viewers {
  #peers = new Map<number, Peer>()

  constructor(
    readonly tracks: () => Tracks,
    readonly send: (to: number, text: string) => void,
  ) {}

  /** A text from the browser of somebody who watches. */
  hear(viewer: number, text: string, way: Way): void {
    if (!this.#peers.has(viewer)) {
      if (this.#peers.size >= MOST_VIEWERS) return
      const answer = (told: string): void => this.send(viewer, told)
      const gone = (): void => void this.#peers.delete(viewer)
      this.#peers.set(viewer, new Peer(false, way, this.tracks, answer, 'shows', gone))
    }
    void this.#peers.get(viewer)!.hear(text)
  }

  all(): Peer[] {
    return [...this.#peers.values()]
  }

  turnAway(): void {
    this.all().forEach((peer) => peer.close())
    this.#peers.clear()
  }
}
