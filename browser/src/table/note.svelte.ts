// One line about a card: for whoever taps, hovers or focuses it, and once by itself when a special is first met on this device.
// Law: it says what everybody may read in the rules, and knows no card that is not drawn.

import { family, wordOf } from '../art/cards'
import { boxes } from '../client/boxes.svelte'
import { stored, store } from '../kept'
import type { TermsTold } from '../messages.gen'
import { TableHas } from '../parts/table-has'
import { aboutSpecial } from '../parts/table-words'
import { figure } from '../speech'
import { say, together } from '../words.svelte'

/** How long a line stays after a tap, in milliseconds. */
const STAYS = 7000

class Note {
  line = $state('')
  #terms = $state.raw<TermsTold | null>(null)
  #timer = 0

  /** Learn what this table plays. */
  at(terms: TermsTold): Promise<void> {
    this.#terms = terms
    return boxes.load()
  }

  /** What is at this table; until the boxes are known, only what its terms tell. */
  get #has(): Pick<TableHas, 'chosen' | 'deck'> {
    const { edition = '', options = {}, deck = [] } = this.#terms ?? {}
    const box = boxes.of(edition)
    return box ? new TableHas(box, { options }) : { deck: Object.fromEntries(deck), chosen: (name) => options[name] ?? '' }
  }

  /** What this card does, in one line. */
  of(card: string): string {
    if (family(card) !== 'special') return say(`card-about-${family(card)}`, { card: figure(card.replace('-', '')) })
    return say('card-about-special', { card: say(`card-${wordOf(card)}-begins`), about: aboutSpecial(card, this.#has) })
  }

  /** Somebody wants to know about these cards; null is one whose face they may not see. */
  about(cards: readonly (string | null)[], own: boolean): void {
    this.#say(
      together(cards.map((card) => (card === null ? say(own ? 'card-about-own' : 'card-about-hidden') : this.of(card)))),
    )
  }

  /** A pointer or the focus has gone. */
  hush(): void {
    clearTimeout(this.#timer)
    this.line = ''
  }

  /** These cards can be seen now: the first time that a special is among them, say what it does. */
  meet(cards: readonly string[]): void {
    const met = (stored('met') ?? '').split(' ').filter(Boolean)
    const fresh = cards.find((card) => family(card) === 'special' && !met.includes(wordOf(card)))
    if (fresh === undefined) return
    store('met', [...met, wordOf(fresh)].join(' '))
    this.#say(say('card-first', { about: this.of(fresh) }), 1.3 * STAYS)
  }

  #say(line: string, stays = STAYS): void {
    clearTimeout(this.#timer)
    this.line = line
    this.#timer = window.setTimeout(() => (this.line = ''), stays)
  }
}

export const note = new Note()
