// One line about a card: for whoever taps, hovers or focuses it, and once by itself when a special is first met on this device.
// Law: it says what everybody may read in the rules, and knows no card that is not drawn.

import { family, wordOf } from '../art/cards'
import { editions } from '../client/server'
import { stored, store } from '../kept'
import type { TermsTold } from '../messages.gen'
import { cardName, figure } from '../speech'
import { say, words } from '../words.svelte'

/** The options that change what a special does: the answer of a box may have its own words. */
const CHANGED_BY: Record<string, string> = { double: 'doubles', cancel: 'no_green' }
/** How long a line stays after a tap, in milliseconds. */
const STAYS = 7000

/** The same words at the beginning of a sentence. */
const begun = (text: string): string => text.charAt(0).toLocaleUpperCase(words.language) + text.slice(1)

class Note {
  line = $state('')
  #options = $state.raw<Record<string, string>>({})
  #edition = ''
  #timer = 0

  /** Learn what this table plays. */
  async at({ edition, options }: TermsTold): Promise<void> {
    if (this.#edition === edition) return
    this.#edition = edition
    const box = (await editions().catch(() => [])).find(({ id }) => id === edition)
    const usual = Object.entries(box?.options ?? {}).map(([name, { values }]) => [name, values[0] ?? ''])
    this.#options = { ...Object.fromEntries(usual), ...options }
  }

  /** What this card does, in one line. */
  of(card: string): string {
    if (family(card) !== 'special') return say(`card-about-${family(card)}`, { card: figure(card.replace('-', '')) })
    const word = wordOf(card)
    const own = `learn-card-${word}-${this.#options[CHANGED_BY[word] ?? ''] ?? ''}`
    const about = say(words.knows(own) ? own : `learn-card-${word}`)
    return say('card-about-special', { card: begun(cardName(card)), about })
  }

  /** Somebody wants to know about these cards; null is one whose face they may not see. */
  about(cards: readonly (string | null)[], own: boolean): void {
    this.#say(
      cards.map((card) => (card === null ? say(own ? 'card-about-own' : 'card-about-hidden') : this.of(card))).join(' '),
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
