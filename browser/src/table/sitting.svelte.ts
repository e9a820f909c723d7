// Being at a table: the line to it, and what its last frame says. Every screen of a table reads this. What is said aloud, which
// noises hang in the air, when a turn counts and what the coach says are nouns of their own.

import { animals, type Kind } from '../art/animals'
import { announcer } from '../announce.svelte'
import { guest, OWN } from '../client/guest'
import { Line, type Wish } from '../client/socket.svelte'
import { Refused } from '../client/server'
import type { ChairTold, Frame, Move } from '../messages.gen'
import { calledBy, reason } from '../speech'
import { shake, sound } from '../sound'
import { say } from '../words.svelte'
import { callBack } from './calling'
import type { Faces } from '../faces/faces.svelte'
import { Coaching } from './coaching.svelte'
import { Happenings } from './happenings.svelte'
import { Noises } from './noises.svelte'
import { Silence } from './silence.svelte'
import { Telling } from './telling.svelte'
import { Turn } from './turn.svelte'

export class Sitting {
  line: Line
  coaching: Coaching
  telling = new Telling()
  noises = new Noises()
  happenings = new Happenings()
  turn = new Turn()
  silence = new Silence()
  /** The faces of those who have a camera on, once the part of the page that shows them has come. */
  faces = $state.raw<Faces | null>(null)
  /** With phones on heads: who entered the last move, if somebody else than its seat did. */
  entered = $state('')
  /** Why the last ask was refused, in words. */
  refusal = $state('')
  #seat: number | null = null
  #last: Frame['last']

  constructor(
    readonly link: string,
    slot = OWN,
  ) {
    this.coaching = new Coaching(link, this)
    this.line = new Line(
      link,
      (frame) => this.#heard(frame),
      (code) => this.#refuse(reason(code)),
      slot,
    )
  }

  frame = $derived.by(() => this.line.frame)
  table = $derived.by(() => this.frame?.table ?? null)
  game = $derived.by(() => this.frame?.game ?? null)
  you = $derived.by(() => this.frame?.you ?? null)
  me = $derived.by(() => this.you?.seat ?? null)
  phones = $derived.by(() => this.table?.setting.heads === 'phones')
  /** One phone goes round, and everybody looks at the counts on it. */
  handed = $derived.by(() => this.table?.setting.heads === 'handed')
  /** With phones on heads: whether this screen may enter what is said. */
  mayEnter = $derived.by(() => this.me !== null || (this.table?.let_in?.includes(guest()?.name ?? '') ?? false))
  isHost = $derived.by(() => this.me !== null && this.table?.host === this.me)
  live = $derived.by(() => this.line.state === 'live')
  mayMove = $derived.by(() => this.you?.options != null)
  /** What may be done now; null when nothing may, or nothing can be trusted. */
  options = $derived.by(() => (this.live && !this.line.busy && !this.telling.show ? (this.you?.options ?? null) : null))
  kinds = $derived.by((): Kind[] => {
    const chairs = this.table?.chairs ?? []
    return animals(
      chairs.map((chair) => chair?.mind),
      chairs.map((chair) => chair?.animal),
    )
  })
  names = $derived.by((): string[] => {
    const chairs = this.table?.chairs ?? []
    const names = this.frame?.terms?.names ?? chairs.map((chair) => chair?.name ?? '')
    return names.map((name, seat) => calledBy(name, chairs[seat]?.mind))
  })
  /** Nobody else plays here but bots. */
  practice = $derived.by(() => {
    const chairs = this.table?.chairs ?? []
    return !this.phones && this.me !== null && chairs.every((chair, seat) => seat === this.me || chair?.kind !== 'person')
  })

  /** Somebody else sits here in front of a screen of their own: whom one could see, and who waits for one's turn. */
  sociable = $derived.by(() => {
    const { chairs = [], setting } = this.table ?? {}
    return (
      this.me !== null &&
      setting?.heads === 'screens' &&
      chairs.some((chair, seat) => seat !== this.me && chair?.kind === 'person' && !chair.left)
    )
  })

  /** We only watch, and may see and hear somebody who has something on. */
  mayView = $derived.by(() => {
    const { chairs = [], faces_open = false } = this.table ?? {}
    return this.me === null && faces_open && chairs.some((chair) => chair?.camera || chair?.microphone)
  })

  chair(seat: number): ChairTold | null {
    return this.table?.chairs[seat] ?? null
  }

  /** Ask the table. A refusal is shown and said. Returns whether it was done. */
  async ask(wish: Wish): Promise<boolean> {
    this.refusal = ''
    try {
      await this.line.ask(wish)
      return true
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      this.#refuse(reason(error.code, error.values))
      return false
    }
  }

  #refuse(why: string): void {
    this.refusal = why
    announcer.urge(why)
  }

  async play(move: Move): Promise<boolean> {
    return this.ask({ ask: 'play', seq: this.frame!.seq, move })
  }

  close(): void {
    this.turn.stop()
    this.faces?.close()
    announcer.forget() // nobody elsewhere needs to know what happened here
    this.line.close()
  }

  /** Seen enough of the count: the table need not wait for this seat. It may refuse, because it has gone on; then so do we. */
  watched(): void {
    const { show, again } = this.telling
    if (!show || again || this.me === null || this.table?.state !== 'playing') return
    this.line.ask({ ask: 'watched', round: show.round }).catch(() => undefined)
  }

  /** Nobody else waits while this seat looks at a count: only bots play with it, or the next move is its own. */
  alone(): boolean {
    return this.practice || this.handed || (this.me !== null && this.game?.turn === this.me)
  }

  /** How long the table waits at most for those who watch the count, in milliseconds; undefined: nobody knows. */
  pause(): number | undefined {
    return this.game?.begins == null ? undefined : Math.max(0, this.game.begins - this.line.now())
  }

  /** The count was watched, or skipped. */
  shown(): void {
    if (this.handed) this.telling.hush() // all of them were looking, and listen
    this.telling.shown()
    this.noises.hurry()
    this.#yourTurn()
  }

  #heard(frame: Frame): void {
    const events = frame.events ?? []
    this.telling.hear(frame)
    this.silence.hear(frame)
    // what bots make of a count is seen when the count has been
    const counted = events.some(({ event }) => event === 'counted')
    for (const event of events) if (event.event === 'reacted') this.noises.make(event.seat, event.reaction, counted)
    if (events.some((event) => event.event === 'nudged' && event.target === frame.you.seat)) this.#called()
    this.happenings.hear(events, this.names, frame.you.seat)
    if (frame.last && frame.last !== this.#last) this.coaching.review()
    this.#last = frame.last
    if (events.length) this.refusal = ''
    if (events.some((event) => event.event === 'removed' && event.seat === this.#seat)) this.refusal = say('table-shown-out')
    this.#seat = frame.you.seat
    const entered = events.find((event) => event.event === 'entered')
    const moved = this.turn.came(frame.game)
    if (moved) this.entered = entered?.by ?? ''
    // what was urgent is no longer true
    if (moved) announcer.urgent = ''
    if (moved && !this.telling.show) this.#yourTurn()
  }

  #yourTurn(): void {
    const { you, game } = this.line.frame ?? {}
    if (!you?.options || game?.turn !== you.seat) return
    announcer.urge(say('play-your-turn'))
    this.coaching.consult()
    this.#called()
  }

  /** The others wait for us. */
  #called(): void {
    sound('turn')
    shake(60)
    if (this.sociable) void callBack(this.link)
  }
}
