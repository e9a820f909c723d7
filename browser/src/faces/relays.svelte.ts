// The relays that the server named, and its credentials for them. Law: credentials end by themselves, so others are asked for when
// half of their time is over. They are for the next connection; one that stands already needs none.

import type { RelaysTold } from '../messages.gen'

/** How long to wait for an answer before asking again. */
const AGAIN = 60_000

export class Relays {
  /** Null: we do not know yet whether there are any. */
  all = $state.raw<RTCIceServer[] | null>(null)
  #due = Infinity

  constructor(readonly ask: () => void) {}

  take({ relays, lasts }: RelaysTold): void {
    this.all = relays.map(({ urls, username, credential }) =>
      username == null ? { urls } : { urls, username, credential: credential ?? '' },
    )
    this.#due = lasts == null ? Infinity : Date.now() + (lasts * 1000) / 2
  }

  /** Nothing passes through the server's relay, because it has none. */
  get none(): boolean {
    return !this.all?.some(({ urls }) => String(urls).startsWith('turn'))
  }

  /** Ask for new credentials, if it is time; the clock also goes on while a computer sleeps. */
  renew(): void {
    if (this.all === null || Date.now() < this.#due) return
    this.#due = Date.now() + AGAIN
    this.ask()
  }

  forget(): void {
    this.all = null
    this.#due = Infinity
  }
}
