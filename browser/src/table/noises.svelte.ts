// Noises and faces: what somebody has just made hangs in the air for a moment.

/** How long, in milliseconds. */
const HANGS = 3500
/** When the cards have turned. */
const COUNTED = 4500

interface Noise {
  reaction: string
  /** The same noise twice is two noises. */
  id: number
}

export class Noises {
  #bySeat = $state<Record<number, Noise>>({})
  #count = 0
  #waiting: { seat: number; reaction: string; timer: number }[] = []

  at(seat: number): Noise | undefined {
    return this.#bySeat[seat]
  }

  /** Who has just made one, and which. */
  get all(): [number, Noise][] {
    return Object.entries(this.#bySeat).map(([seat, noise]) => [Number(seat), noise])
  }

  /** What waited for the count to be over need not wait any longer. */
  hurry(): void {
    for (const { seat, reaction, timer } of this.#waiting.splice(0)) {
      clearTimeout(timer)
      this.make(seat, reaction)
    }
  }

  make(seat: number, reaction: string, later = false): void {
    if (later) {
      const waits = { seat, reaction, timer: window.setTimeout(() => this.hurry(), COUNTED) }
      this.#waiting.push(waits)
      return
    }
    const id = ++this.#count
    this.#bySeat[seat] = { reaction, id }
    window.setTimeout(() => {
      if (this.#bySeat[seat]?.id === id) delete this.#bySeat[seat]
    }, HANGS)
  }
}
