// The number under the thumb: what is typed, what it means, and whether the table would take it. While others are at the turn a
// number can be prepared. Law: every bound comes from the frame; the field knows none.

import type { Able } from '../messages.gen'
import { figure, whole } from '../speech'

/** Where nothing binds from below, a turn begins with a friendly number. */
const FRIENDLY = 10

export class NumberField {
  #text = $state('')
  /** Somebody has chosen this number; otherwise it follows the table. */
  #prepared = $state(false)

  get text(): string {
    return this.#text
  }
  /** Whichever minus was typed, it is shown as everywhere else. */
  set text(typed: string) {
    this.#text = figure(typed)
  }

  /** `able` is what may be done now, `standing` the number to be raised, if there is one. */
  constructor(
    private readonly able: () => Able | null,
    private readonly standing: () => number | null,
  ) {}

  low = $derived.by(() => this.able()?.lowest ?? null)
  high = $derived.by(() => this.able()?.highest ?? null)
  unless = $derived.by(() => this.able()?.unless ?? null)
  /** The number on the table does not have to be raised: it may be changed, or there is none. */
  free = $derived.by(() => {
    const standing = this.standing()
    return this.low !== null && (standing === null || this.low <= standing)
  })
  number = $derived.by(() => whole(this.text))
  /** What the field has room for: the highest number, and a sign. */
  room = $derived(this.high === null ? undefined : 1 + String(this.high).length)
  fits = $derived.by(() => {
    const { number, low, high, unless } = this
    return number !== null && low !== null && high !== null && number >= low && number <= high && number !== unless
  })
  /** Why it does not fit: the end of a message's id. */
  problem = $derived.by((): 'unreadable' | 'unless' | 'low' | null => {
    if (this.low === null) return null
    if (this.number === null) return 'unreadable'
    return this.number === this.unless ? 'unless' : this.number < this.low ? 'low' : null
  })

  /** A number was prepared that the table has gone past. */
  late = $derived.by(() => {
    const standing = this.standing()
    return this.#prepared && this.number !== null && standing !== null && this.number <= standing
  })

  /** The table has moved on. A turn begins with what was prepared, if that may be said; or else with the least that may be, or with
   * a friendly number where even negative ones may be. */
  begin(): void {
    if (this.#prepared && (this.low === null || this.fits)) return
    this.#prepared = false
    if (this.low === null) {
      this.text = this.able() ? '' : String((this.standing() ?? FRIENDLY - 1) + 1)
    } else this.text = String(this.low < 0 && this.free ? this.#within(FRIENDLY) : this.low)
  }

  /** Somebody types. */
  type(text: string): void {
    this.text = text
    this.#prepared = true
  }

  /** It was said: the next one starts from scratch. */
  done(): void {
    this.#prepared = false
  }

  step(by: number): void {
    this.#prepared = true
    const next = this.#within((this.number ?? this.low ?? 0) + by)
    this.text = String(next === this.unless ? this.#within(next + Math.sign(by)) : next)
  }

  turnSign(): void {
    this.#prepared = true
    this.text = this.number === null ? '-' : String(-this.number)
  }

  #within(number: number): number {
    return Math.min(this.high ?? number, Math.max(this.low ?? number, number))
  }
}
