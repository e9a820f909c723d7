// Being at a table: the line to it, what its last frame says, and what has just happened. Every screen of a table reads this.

import { animals, type Kind } from '../art/animals'
import { announcer } from '../announce.svelte'
import { Line, type Wish } from '../client/socket.svelte'
import { Refused } from '../client/server'
import type { ChairTold, Frame, Heard, LastTold, Move } from '../messages.gen'
import { prefs, type Coach } from '../prefs.svelte'
import { IN_THE_SHOW } from '../show/beats'
import { reason, told } from '../speech'
import { shake, sound } from '../sound'
import { say } from '../words.svelte'
import { Odds } from './odds.svelte'

/** How long a noise hangs in the air. */
const NOISE = 3500
/** A finger that was on its way when the turn came must not call Coyote. */
const SETTLE = 450

/** With phones on heads the own card is known here, for the others' eyes: it must not be read aloud to its owner. */
function unsaid(event: Heard): Heard {
  if (event.event === 'dealt') return { ...event, heads: event.heads.map(() => null) }
  return event.event === 'exchanged' || event.event === 'more-worn' ? { ...event, card: null } : event
}

export class Sitting {
  line: Line
  /** The round whose count is being shown. */
  show = $state.raw<LastTold | null>(null)
  /** Why the last ask was refused, in words. */
  refusal = $state('')
  noises = $state<Record<number, { reaction: string; id: number }>>({})
  /** The turn has been here long enough to be meant. */
  armed = $state(false)
  odds = new Odds()
  #noise = 0
  /** What happened meanwhile, to be said when the count has been told. */
  #later: string[] = []
  #seat: number | null = null
  #turn = ''
  #arming = 0

  constructor(readonly link: string) {
    this.line = new Line(link, (frame) => this.#heard(frame))
  }

  frame = $derived.by(() => this.line.frame)
  table = $derived.by(() => this.frame?.table ?? null)
  game = $derived.by(() => this.frame?.game ?? null)
  you = $derived.by(() => this.frame?.you ?? null)
  me = $derived.by(() => this.you?.seat ?? null)
  phones = $derived.by(() => this.table?.setting.heads === 'phones')
  isHost = $derived.by(() => this.me !== null && this.table?.host === this.me)
  live = $derived.by(() => this.line.state === 'live')
  /** What may be done now; null when nothing may, or nothing can be trusted. */
  options = $derived.by(() => (this.live && !this.line.busy && !this.show ? (this.you?.options ?? null) : null))
  kinds = $derived.by((): Kind[] => animals((this.table?.chairs ?? []).map((chair) => chair?.mind)))
  names = $derived.by((): string[] => {
    const agreed = this.frame?.terms?.names
    return agreed ?? (this.table?.chairs ?? []).map((chair) => chair?.name ?? '')
  })

  /** Nobody else plays here but bots. */
  practice = $derived.by(
    () =>
      !this.phones &&
      this.me !== null &&
      (this.table?.chairs ?? []).every((chair, seat) => seat === this.me || chair?.kind !== 'person'),
  )

  /** How much the odds coach says here: live only where nobody else could be hurt by it. */
  coach = $derived.by((): Coach => (prefs.coach === 'live' && !this.practice ? 'after' : prefs.coach))

  chair(seat: number): ChairTold | null {
    return this.table?.chairs[seat] ?? null
  }

  /** Ask the table; a refusal is shown and said. Whether it was done. */
  async ask(wish: Wish): Promise<boolean> {
    this.refusal = ''
    try {
      await this.line.ask(wish)
      return true
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      this.refusal = reason(error.code, error.values)
      announcer.urge(this.refusal)
      return false
    }
  }

  async play(move: Move): Promise<boolean> {
    return this.ask({ ask: 'play', seq: this.frame!.seq, move })
  }

  close(): void {
    clearTimeout(this.#arming)
    announcer.urgent = '' // whose turn it was there, nobody needs elsewhere
    this.line.close()
  }

  /** The count was watched, or skipped. */
  shown(): void {
    this.show = null
    announcer.tell(...this.#later.splice(0))
    this.#yourTurn()
  }

  /** Another coach, from now on. */
  advise(coach: Coach): void {
    prefs.set({ coach })
    this.#consult()
    if (coach !== 'off') void this.odds.look(this.link)
  }

  #heard(frame: Frame): void {
    const events = frame.events ?? []
    const chairs = frame.table.chairs.map((chair) => chair?.name ?? '')
    const names = events.some((event) => event.event === 'sat') ? chairs : (frame.terms?.names ?? chairs)
    const phones = frame.table.setting.heads === 'phones'
    const spoken = (some: Heard[]): string[] =>
      some.flatMap((event) => told(phones ? unsaid(event) : event, names, frame.you.seat))
    const shows =
      frame.last && events.some((event) => event.event === 'counted' || event.event === 'guessed') ? frame.last : null
    // up to the call everything is said at once; the reveal says the rest as it goes, and what came after it waits
    const opens = shows ? events.findIndex((event) => IN_THE_SHOW.has(event.event)) : events.length
    if (this.show) this.#later.push(...spoken(events.slice(0, opens)))
    else announcer.tell(...spoken(events.slice(0, opens)))
    this.#later.push(...spoken(events.slice(opens).filter((event) => !IN_THE_SHOW.has(event.event))))
    for (const event of events) if (event.event === 'reacted') this.#makeNoise(event.seat, event.reaction)
    if (shows) this.show = shows
    if (frame.last && this.coach !== 'off') void this.odds.look(this.link)
    if (events.length) this.refusal = ''
    if (events.some((event) => event.event === 'removed' && event.seat === this.#seat)) this.refusal = say('table-shown-out')
    this.#seat = frame.you.seat
    const turn = `${frame.game?.id} ${frame.game?.moved}`
    if (turn !== this.#turn) {
      this.#turn = turn
      this.armed = false
      clearTimeout(this.#arming)
      this.#arming = window.setTimeout(() => (this.armed = true), SETTLE)
      if (!this.show) this.#yourTurn()
    }
  }

  #yourTurn(): void {
    const { you, game } = this.line.frame ?? {}
    if (!you?.options || game?.turn !== you.seat) return
    announcer.urge(say('play-your-turn'))
    this.#consult()
    sound('turn')
    shake(60)
  }

  #consult(): void {
    if (this.coach === 'live' && this.you?.options) void this.odds.ask(this.link)
  }

  #makeNoise(seat: number, reaction: string): void {
    const id = ++this.#noise
    this.noises[seat] = { reaction, id }
    window.setTimeout(() => {
      if (this.noises[seat]?.id === id) delete this.noises[seat]
    }, NOISE)
  }
}
