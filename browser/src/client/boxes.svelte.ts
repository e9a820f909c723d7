// The boxes that can be played, as the server tells them: asked for once, whoever needs them first.

import type { EditionTold } from '../messages.gen'
import { editions } from './server'

class Boxes {
  #all = $state.raw<EditionTold[]>([])
  #asking: Promise<EditionTold[]> | null = null

  /** Every box. If the server is out of reach this fails, and the next caller asks again. */
  all(): Promise<EditionTold[]> {
    this.#asking ??= editions().then(
      (all) => (this.#all = all),
      (error: unknown) => {
        this.#asking = null
        throw error
      },
    )
    return this.#asking
  }

  /** Learn what is in the boxes, if the server can be reached: for whoever can do without. */
  async load(): Promise<void> {
    await this.all().catch(() => undefined)
  }

  of(edition: string): EditionTold | undefined {
    return this.#all.find(({ id }) => id === edition)
  }
}

export const boxes = new Boxes()
