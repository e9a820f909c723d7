// How long the seat to move has been silent: since its turn began, or since its last noise or return. The server judges by its
// log; this says when asking it makes sense.

import { SILENT, type Frame } from '../messages.gen'

export class Silence {
  /** When the seat to move last gave a sign of life, by the server's clock. */
  since = $state(Infinity)
  #moved = -1

  hear({ game, events, at }: Frame): void {
    if (!game || game.turn < 0) {
      this.since = Infinity
      return
    }
    if (game.moved !== this.#moved) this.since = game.begins ?? at
    this.#moved = game.moved
    const alive = (events ?? []).some(
      (event) => (event.event === 'reacted' || event.event === 'back' || event.event === 'woke') && event.seat === game.turn,
    )
    if (alive) this.since = Math.max(this.since, at)
  }

  /** Whether the others may take the seat to move for asleep. */
  lasts(now: number): boolean {
    return now - this.since >= SILENT
  }
}
