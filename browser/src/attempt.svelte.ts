// Something a person asked of the server: one at a time, and if it is refused, the reason in words.

import { Refused } from './client/server'
import { reason } from './speech'

export class Attempt {
  busy = $state(false)
  trouble = $state('')

  /**
   * A retry that nobody asked for keeps the old trouble on the page until it succeeds, or it would flicker and be read aloud
   * each time.
   */
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
