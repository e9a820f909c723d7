// How soon another connection to the same seat may be made. Law: making one is work, and the other person can ask for it; so the
// first is made at once, each further one after a longer pause, and only after a long calm it is as at first.

const FIRST_PAUSE = 500
/** Shorter than anybody's patience: an offer that had to wait is still good. */
const LONGEST_PAUSE = 8_000
const CALM = 30_000

export class Pace {
  #made = -Infinity
  #pause = 0

  /** How long to wait before the next one. */
  get wait(): number {
    return Math.max(0, this.#made + this.#pause - performance.now())
  }

  /** Nothing happened for so long that this one need not be kept. */
  get calm(): boolean {
    return performance.now() - this.#made > CALM
  }

  /** One is made now. */
  step(): void {
    this.#pause = this.calm ? FIRST_PAUSE : Math.min(LONGEST_PAUSE, 2 * this.#pause)
    this.#made = performance.now()
  }
}
