// What somebody has just done with a coin or a special: a sentence and a small scene, for a moment.

import type { Heard } from '../messages.gen'
import { told } from '../speech'
import { together } from '../words.svelte'

/** How long it stays, in milliseconds. */
const STAYS = 4200

export interface Happened {
  id: number
  text: string
  /** What is drawn: a coin, or the piece that a special costs. */
  what: string
  /** A guess was right: everybody cheers. */
  cheered: boolean
}

/** What is drawn for an event; null: nothing out of the ordinary has happened. */
export function scene(event: Heard): string | null {
  switch (event.event) {
    case 'coin-turned':
      return event.coin
    case 'declared':
      return event.special ?? null
    case 'guessed':
      return event.guess === event.card ? 'right' : null
    case 'agreed':
    case 'asked-again':
    case 'dodged':
    case 'withdrew':
    case 'peeked':
    case 'card-laid':
      return event.event
    default:
      return null
  }
}

export class Happenings {
  now = $state.raw<Happened | null>(null)
  #count = 0
  #timer = 0

  hear(events: readonly Heard[], names: readonly string[], you: number | null): void {
    const last = events.findLast((event) => scene(event) !== null)
    if (!last) return
    clearTimeout(this.#timer)
    const cheered = last.event === 'guessed'
    this.now = { id: ++this.#count, text: together(told(last, names, you)), what: scene(last)!, cheered }
    this.#timer = window.setTimeout(() => (this.now = null), STAYS)
  }
}
