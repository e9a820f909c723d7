// What is at a table while it is being set up: which cards, coins and specials, and so which options can matter there. Law: what
// an option needs comes from the server; here it is only looked up.

import type { EditionTold, Setting } from '../messages.gen'

export type Counts = Record<string, number>

/** `20x1 5x3` as a mapping. */
export function read(text: string): Counts {
  return Object.fromEntries(
    text
      .split(' ')
      .filter(Boolean)
      .map((word) => [word.slice(0, word.lastIndexOf('x')), Number(word.slice(word.lastIndexOf('x') + 1))]),
  )
}

/** A mapping as the options write it; what there is none of is left out. */
export const write = (counts: Counts): string =>
  Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([kind, count]) => `${kind}x${count}`)
    .join(' ')

export class TableHas {
  constructor(
    readonly edition: EditionTold,
    private readonly setting: Setting,
  ) {}

  /** The value of an option: chosen, or the edition's own. */
  chosen(name: string): string {
    return this.setting.options?.[name] ?? this.edition.options[name]?.values[0] ?? ''
  }

  /** The boxed deck that was chosen. */
  get box(): Counts {
    const size = Object.entries(this.edition.options).find(([, { kind }]) => kind === 'deck')
    return this.edition.decks[size ? this.chosen(size[0]) : this.edition.deck] ?? {}
  }

  get deck(): Counts {
    const own = this.setting.options?.deck
    return own === undefined ? this.box : read(own)
  }

  get coins(): Counts {
    const own = this.setting.options?.coin_counts
    return own === undefined ? this.edition.coins : read(own)
  }

  /** Whether this option can matter here. */
  matters(name: string): boolean {
    return (this.edition.options[name]?.needs ?? []).every((group) => group.some((need) => this.#has(need)))
  }

  /** The cards of this table that an option is about. */
  cardsFor(name: string): string[] {
    const needs = (this.edition.options[name]?.needs ?? []).flat().map((need) => need.split(' '))
    return needs.flatMap(([what, kind = '']) => (what === 'card' && (this.deck[kind] ?? 0) > 0 ? [kind] : []))
  }

  #has(need: string): boolean {
    const [what, kind = '', least = '1'] = need.split(' ')
    if (what === 'seats') return (this.setting.seats ?? 0) >= Number(kind)
    if (what === 'card') return (this.deck[kind] ?? 0) >= Number(least)
    if (what === 'coin') return this.#uses('coins') && (this.coins[kind] ?? 0) > 0
    return this.#uses('specials') && this.edition.specials.includes(kind)
  }

  #uses(power: string): boolean {
    return this.chosen(power) === 'on' && this.matters(power)
  }
}
