// Says aloud what has happened at the table. Law: the show tells the count of a round at its own pace; whatever happened after
// it waits until the show was watched or skipped.

import { announcer } from '../announce.svelte'
import type { Frame, Heard, LastTold } from '../messages.gen'
import { IN_THE_SHOW } from '../show/beats'
import { calledBy, hearer, told } from '../speech'

/** What players do when the next round has begun. */
const MOVES: ReadonlySet<Heard['event']> = new Set(['declared', 'changed', 'agreed', 'coin-turned', 'called', 'peeked'])

/** With phones on heads this page knows its owner's card, for the others to see. It must not be read aloud to the owner. */
function unsaid(event: Heard): Heard {
  if (event.event === 'dealt') return { ...event, heads: event.heads.map(() => null) }
  return event.event === 'exchanged' || event.event === 'more-worn' ? { ...event, card: null } : event
}

/** The events of a frame in words. Whoever has just sat down has a name that the game does not know yet. */
function sentences(frame: Frame, events: Heard[]): string[] {
  const chairs = frame.table.chairs.map((chair) => (chair ? calledBy(chair.name, chair.mind) : ''))
  const sat = frame.events?.some((event) => event.event === 'sat')
  const agreed = frame.terms?.names.map((name, seat) => calledBy(name, frame.table.chairs[seat]?.mind))
  const names = sat ? chairs : (agreed ?? chairs)
  const phones = frame.table.setting.heads === 'phones'
  const eyes = frame.you.seat ?? null
  return events.flatMap((event) => told(phones ? unsaid(event) : event, names, hearer(event, eyes, frame.game?.inside)))
}

export class Telling {
  /** The round whose count is being shown. */
  show = $state.raw<LastTold | null>(null)
  /** Somebody has moved since. */
  waits = $state(false)
  /** The round is shown once more, because somebody asked for it. */
  again = false
  #later: string[] = []

  hear(frame: Frame): void {
    const events = frame.events ?? []
    const ended = events.some((event) => event.event === 'counted' || event.event === 'guessed')
    // nobody who wants to see the end watches every count on the way
    const shows = ended && !frame.game?.hurried ? (frame.last ?? null) : null
    // up to the call everything is said at once; the show says the rest as it goes
    const opens = shows ? events.findIndex((event) => IN_THE_SHOW.has(event.event)) : events.length
    const before = sentences(frame, events.slice(0, opens))
    if (this.show) this.#later.push(...before)
    else announcer.tell(...before)
    this.#later.push(
      ...sentences(
        frame,
        events.slice(opens).filter((event) => !IN_THE_SHOW.has(event.event)),
      ),
    )
    if (shows) {
      this.show = shows
      this.waits = this.again = false
    } else if (this.show && events.some(({ event }) => MOVES.has(event))) this.waits = true
  }

  /** Show the last round again. */
  repeat(last: LastTold): void {
    this.again = true
    this.waits = false
    this.show = last
  }

  /** What happened after the count is for whoever takes the phone next, and not to be said aloud now. */
  hush(): void {
    this.#later = []
  }

  /** The count was watched, or skipped. */
  shown(): void {
    this.show = null
    this.waits = this.again = false
    announcer.tell(...this.#later.splice(0))
  }
}
