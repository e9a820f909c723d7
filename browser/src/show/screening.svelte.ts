// One screening of a reveal: which beat is on, what is heard of it, and when it ends. Law: whoever skips misses no word. People
// who want no motion see the end at once, and close it themselves. The last picture closes by itself, unless its viewer wants to
// stay. Whoever stays, because they lost, want to, or want no motion, holds nobody up: once there was time to read, the table goes
// on without them. The picture of whoever lost makes way when their own turn comes; of whoever wants to stay it never does. Only
// where nobody else waits does the table wait for them.

import { untrack } from 'svelte'
import { announcer } from '../announce.svelte'
import type { LastTold } from '../messages.gen'
import { prefs } from '../prefs.svelte'
import { shake, sound, type Sound } from '../sound'
import { say } from '../words.svelte'
import { tale, type Beat, type Tale } from './beats'
import { paced } from './pace'

/** How long somebody who lost, or the end of a game, keeps the picture if nobody touches anything. */
const LOST = 9000
const LEAST = 3000
/** How long the picture stays after everybody has had the time to read it. */
const LINGER = 1500
/** A finger on its way to Coyote! must not skip the reveal it has just caused. */
const SETTLE = 450
const SOUNDS: Record<Beat['kind'], Sound | null> = {
  call: 'howl',
  turn: 'tick',
  step: 'drum',
  end: 'reveal',
  hold: null,
  say: null,
}

/** Everybody's lives after the round. */
export interface Standing {
  /** Coyotes by seat, and how many put a player out. */
  coyotes: readonly number[]
  outAt: number
  /** Open eyes by seat, where lives are eyes. */
  eyes?: readonly number[] | undefined
}

export interface Viewer {
  /** Seen enough: the table need not wait for this viewer any longer. */
  enough(): void
  /** Watched to its end, or skipped. */
  done(): void
  /** How long the table waits at most, in milliseconds from now; undefined if nobody knows. */
  left(): number | undefined
  /** Nobody else waits for this viewer. */
  alone(): boolean
}

export class Screening {
  // told anew when the language changes
  readonly told: Tale | null = $derived.by(() => tale(this.last.events, this.names(), this.you))
  readonly beats: readonly Beat[] = $derived.by(() => this.told?.beats ?? [])
  readonly still = prefs.still
  /** Those who paid and have one life left, in words. */
  readonly brink: readonly string[] = $derived.by(() => this.#brink())
  /** The viewer has lost a life, or, on a shared screen, one of its viewers. */
  readonly lost: boolean
  at = $state(0)
  /** Taps count by now. */
  armed = $state(false)
  /** How long until the picture closes by itself; 0: it does not. */
  ring = $state(0)
  beat = $derived.by(() => this.beats[this.at])
  ended = $derived.by(() => this.at >= this.beats.length - 1)
  /** The viewer wants to stay. */
  #kept = $state(false)
  #heard = 0
  #asked = false
  #over = false
  #timer = 0
  #reading = 0
  #closing = 0

  constructor(
    readonly last: LastTold,
    readonly names: () => readonly string[],
    readonly you: number | null,
    readonly standing: Standing,
    readonly viewer: Viewer,
  ) {
    const paid = this.told?.paid
    this.lost = paid !== undefined && (you !== null ? paid.has(you) : viewer.alone() && paid.size > 0)
    if (this.still) this.at = this.beats.length - 1
  }

  /** From the first beat; returns what ends it. */
  begin(): () => void {
    const arming = window.setTimeout(() => (this.armed = true), SETTLE)
    if (this.still) this.#rests()
    else this.#play()
    return () => {
      this.#over = true
      this.#rest()
      clearTimeout(arming)
    }
  }

  /** Say whatever was not heard yet, up to this beat. */
  hear(upTo: number): void {
    announcer.tell(...this.beats.slice(this.#heard, upTo + 1).flatMap(({ aloud }) => aloud))
    if (upTo === this.beats.length - 1 && this.#heard <= upTo) announcer.tell(...this.brink)
    this.#heard = Math.max(this.#heard, upTo + 1)
  }

  finish(): void {
    if (this.#over) return
    this.#over = true
    this.#rest()
    this.hear(this.beats.length - 1)
    this.#seen()
    this.viewer.done()
  }

  /** The first time, jump to the end; the second time, close. */
  skip(): void {
    if (!this.armed) return
    clearTimeout(this.#timer)
    if (this.ended) return this.finish()
    this.at = this.beats.length - 1
    this.#play()
  }

  /** Stay at the last picture. */
  keep(): void {
    if (!this.ended || !this.ring) return
    this.#kept = true
    this.ring = 0
    clearTimeout(this.#closing)
    if (this.viewer.alone()) clearTimeout(this.#reading)
  }

  /** The table has gone on while this was on the screen; perhaps it is the viewer's turn now, and their time runs. */
  press(turn = false): void {
    if (this.ended && this.#asked && !this.#kept && (turn || !this.lost)) untrack(() => this.finish())
  }

  #brink(): string[] {
    const { coyotes, outAt, eyes } = this.standing
    return [...(this.told?.paid.keys() ?? [])].flatMap((seat) => {
      const lives = eyes ? outAt - (coyotes[seat] ?? 0) : outAt - (coyotes[seat] ?? outAt)
      const id = `show-last-${eyes ? 'eye' : 'life'}${seat === this.you ? '-you' : ''}`
      return lives === 1 && outAt > 1 ? [say(id, { name: this.names()[seat] ?? '' })] : []
    })
  }

  #seen(): void {
    if (!this.#asked) this.viewer.enough()
    this.#asked = true
  }

  #rest(): void {
    clearTimeout(this.#timer)
    clearTimeout(this.#reading)
    clearTimeout(this.#closing)
  }

  /** Without motion: nobody waits for this viewer longer than for those who watch every beat. */
  #rests(): void {
    sound('reveal')
    this.#kept = true
    const watched = paced(this.beats.reduce((all, { ms }) => all + ms, 0))
    if (!this.viewer.alone()) this.#reading = window.setTimeout(() => this.#seen(), watched)
  }

  /** The last picture: as long as it takes to read it; longer, if this viewer lost or the game is over. */
  #wait(): void {
    if (this.#kept) return
    const won = this.told?.winner !== null
    const read = paced(this.beats.at(-1)?.ms ?? 0)
    const alone = this.viewer.alone()
    if (this.lost && alone && !won) this.ring = Math.max(LEAST, this.viewer.left() ?? LOST)
    else this.ring = this.lost || won ? Math.max(LEAST, paced(LOST)) : read + paced(LINGER)
    if (!(this.lost && alone)) this.#reading = window.setTimeout(() => this.#seen(), read)
    this.#closing = window.setTimeout(() => this.finish(), this.ring)
  }

  #play(): void {
    const now = this.beats[this.at]
    if (!now) return this.finish()
    const noise = SOUNDS[now.kind]
    if (noise) sound(noise)
    if (now.kind === 'end' && this.told?.feat === 'exact') sound('howl')
    if (now.kind === 'call' || now.kind === 'end') shake(60, 40, 60)
    if (this.ended) return this.#wait()
    this.#timer = window.setTimeout(() => {
      this.at += 1
      this.#play()
    }, paced(now.ms))
  }
}
