// Noises and faces: what somebody has just made hangs in the air for a moment.

/** How long, in milliseconds. */
const HANGS = 3500

interface Noise {
  reaction: string
  /** The same noise twice is two noises. */
  id: number
}

export class Noises {
  #bySeat = $state<Record<number, Noise>>({})
  #count = 0

  at(seat: number): Noise | undefined {
    return this.#bySeat[seat]
  }

  make(seat: number, reaction: string): void {
    const id = ++this.#count
    this.#bySeat[seat] = { reaction, id }
    window.setTimeout(() => {
      if (this.#bySeat[seat]?.id === id) delete this.#bySeat[seat]
    }, HANGS)
  }
}
