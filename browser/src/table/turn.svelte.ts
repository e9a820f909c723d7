// A turn counts once it has settled: a finger that was already on its way when the turn came must not call Coyote.

import type { GameTold } from '../messages.gen'

const SETTLE = 450

export class Turn {
  /** The turn has been here long enough to be meant. */
  armed = $state(false)
  #now = ''
  #timer = 0

  /** Take note of the game. Returns whether somebody has moved since the last time. */
  came(game: GameTold | null | undefined): boolean {
    const now = `${game?.id} ${game?.moved}`
    if (now === this.#now) return false
    this.#now = now
    this.armed = false
    this.stop()
    this.#timer = window.setTimeout(() => (this.armed = true), SETTLE)
    return true
  }

  stop(): void {
    clearTimeout(this.#timer)
  }
}
