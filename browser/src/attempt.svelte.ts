// Something asked of the server by hand: once at a time, and if it is refused, why, in words.

import { Refused } from './client/server'
import { reason } from './speech'

export class Attempt {
  busy = $state(false)
  trouble = $state('')

  /** What is tried again by itself keeps its trouble until it is over, lest it flicker and be read aloud each time. */
  async make(work: () => Promise<void>, byItself = false): Promise<void> {
    if (this.busy) return
    this.busy = true
    if (!byItself) this.trouble = ''
    try {
      await work()
      this.trouble = ''
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      this.trouble = reason(error.code, error.values)
    } finally {
      this.busy = false
    }
  }
}
