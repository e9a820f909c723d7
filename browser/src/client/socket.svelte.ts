// The line to a table. Frames come in, and news that are put into the last one, which is the whole truth. Asks go out, each done once, and nothing is shown
// as done before the table says so. A broken line reconnects by itself and sends unanswered asks again.

import type {
  Ack,
  Ask,
  Frame,
  Hello,
  Look,
  News,
  RefusedTold,
  RelaysTold,
  Signal,
  SignalTold,
  TuneIn,
  Welcome,
} from '../messages.gen'
import { guest, keep, newToken, OWN } from './guest'
import { merged } from './merge'
import { seedAnswer } from './seed'
import { Refused } from './server'
import { gave, witness } from './witness'

/** What is no part of the game: for those who have a camera or a microphone on. */
export type Beside = SignalTold | RelaysTold
type Told = Welcome | Ack | RefusedTold | Frame | News | Beside
type Without<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never
/** An ask before it has its `op`. */
export type Wish = Without<Ask, 'op'>

const HEARTBEAT = 15_000
/** How long the server may stay silent after we have sent something. */
const PATIENCE = 8_000
const FIRST_WAIT = 400
const SAME_AGAIN = 1_000
/** The server is restarting, and everybody will reconnect. */
const RESTARTS = 1012
const RESTART_WAIT = 1_500
const LONGEST_WAIT = 12_000
/** Close codes after which there is no point in trying again. */
const FINAL = new Set([4400, 4401, 4403, 4404, 4410, 4429])

export const newOp = (): string => newToken().slice(0, 12)

/** One tab of this browser at a time. Pages loaded over plain http have no locks and go without. */
async function alone(work: () => Promise<void>): Promise<void> {
  if (navigator.locks) await navigator.locks.request('coyote.token', work)
  else await work()
}

interface Waiting {
  ask: Ask
  done: (ack: Ack) => void
  failed: (refused: Refused) => void
}

export class Line {
  state = $state<'connecting' | 'live' | 'lost' | 'ended'>('connecting')
  frame = $state.raw<Frame | null>(null)
  /** The code of the refusal that ended it. */
  ending = $state<string | null>(null)
  code = $state('')
  /** Hears what is no part of the game. */
  beside: ((told: Beside) => void) | null = null
  /** Something was asked and not yet answered. Seeds and looks do not count. */
  busy = $state(false)
  /** How far the server's clock is behind ours, at most: no frame arrives before what it tells of. */
  #behind = Infinity

  #socket: WebSocket | null = null
  #waiting = new Map<string, Waiting>()
  #tries = 0
  #timer = 0
  #beat = 0
  #patience = 0
  #closed = false
  #answered = ''

  constructor(
    readonly link: string,
    readonly heard: (frame: Frame) => void,
    /** The table says something that nobody asked for: it cannot go on by itself. */
    readonly warned: (code: string) => void = () => {},
    /** Whose line it is. */
    readonly slot = OWN,
  ) {
    addEventListener('online', this.#hurry)
    document.addEventListener('visibilitychange', this.#hurry)
    void this.#open()
  }

  /** Ask the table for something. Resolves when it is done and kept; rejects with Refused. */
  ask(wish: Wish): Promise<Ack> {
    const ask = { op: newOp(), ...wish } as Ask
    return new Promise<Ack>((done, failed) => {
      this.#waiting.set(ask.op, { ask, done, failed })
      this.#busy()
      if (this.state === 'live') this.#send(ask)
    })
  }

  /** Ask for a whole frame. */
  look(): void {
    this.#send({ ask: 'look', op: newOp() })
  }

  /** Hand a text to one other person. It may get lost, and nothing answers. */
  signal(to: number, text: string): void {
    this.#mention({ ask: 'signal', op: newOp(), to, text })
  }

  /** See and hear, as somebody who watches; or, as somebody who has something on, ask anew for relays. They are told, if it is
   *  allowed. */
  tuneIn(): void {
    this.#mention({ ask: 'tune-in', op: newOp() })
  }

  #mention(message: Signal | TuneIn): void {
    if (this.state === 'live') this.#socket?.send(JSON.stringify(message))
  }

  close(): void {
    this.#closed = true
    removeEventListener('online', this.#hurry)
    document.removeEventListener('visibilitychange', this.#hurry)
    this.#stop()
    this.#socket?.close()
  }

  /** The time by the server's clock, in milliseconds. */
  now(): number {
    return Date.now() - (Number.isFinite(this.#behind) ? this.#behind : 0)
  }

  #send(message: Ask | Look | Hello): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return
    this.#socket.send(JSON.stringify(message))
    clearTimeout(this.#patience)
    this.#patience = window.setTimeout(() => this.#broken(), PATIENCE)
  }

  async #open(): Promise<void> {
    if (this.#closed) return
    if (this.state !== 'lost') this.state = 'connecting'
    await alone(
      () =>
        new Promise<void>((released) => {
          const socket = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/socket`)
          this.#socket = socket
          const giveUp = window.setTimeout(() => socket.close(), PATIENCE)
          socket.onopen = () => {
            const me = guest(this.slot)
            // if the last change of token was never confirmed, say the same hello again
            const next = me?.next ?? newToken()
            if (me) keep({ ...me, next }, this.slot)
            this.#send({ ask: 'hello', link: this.link, token: me?.token ?? '', next })
          }
          socket.onmessage = (event: MessageEvent<string>) => {
            clearTimeout(this.#patience)
            const told = JSON.parse(event.data) as Told
            if (told.tell === 'welcome') {
              const me = guest(this.slot)
              if (me?.next) keep({ guest: told.guest, name: told.name, token: me.next }, this.slot)
              clearTimeout(giveUp)
              released()
            }
            if (this.#socket === socket) this.#hear(told)
          }
          socket.onclose = (event) => {
            clearTimeout(giveUp)
            released()
            if (this.#socket === socket) this.#ended(event.code)
          }
        }),
    )
  }

  #hear(told: Told): void {
    switch (told.tell) {
      case 'welcome':
        this.code = told.code
        this.state = 'live'
        this.#tries = 0
        this.#answered = ''
        this.#beat = window.setInterval(() => this.look(), HEARTBEAT)
        for (const { ask } of this.#waiting.values()) this.#send(ask)
        break
      case 'ack':
        this.#waiting.get(told.op)?.done(told)
        this.#waiting.delete(told.op)
        this.#busy()
        break
      case 'refused':
        this.#refused(told)
        break
      case 'table':
        this.#see(told)
        break
      case 'signal':
      case 'relays':
        this.beside?.(told)
        break
      case 'news': {
        const frame = this.frame && merged(this.frame, told)
        if (frame) this.#see(frame)
        else if (!this.frame || told.after > this.frame.seq) this.look() // some news got lost: a whole frame says it all
      }
    }
  }

  #see(frame: Frame): void {
    this.#behind = Math.min(this.#behind, Date.now() - frame.at)
    this.frame = frame
    this.heard(frame)
    void this.#giveSeed(frame)
  }

  #refused(told: RefusedTold): void {
    const waiting = told.op === null ? undefined : this.#waiting.get(told.op)
    if (waiting && told.code === 'unavailable') {
      // nobody knows yet whether it was done; sent again under the same op it is done once
      window.setTimeout(() => this.#waiting.has(waiting.ask.op) && this.#send(waiting.ask), SAME_AGAIN)
    } else if (waiting) {
      waiting.failed(new Refused(told.code, told.values))
      this.#waiting.delete(told.op!)
      this.#busy()
    } else if (told.op === null) {
      this.ending = told.code
      if (this.state === 'live') this.warned(told.code)
    }
  }

  /** Our part in the fair deal, which does not wait for anybody's finger: to watch it, and to give a seed. */
  async #giveSeed(frame: Frame): Promise<void> {
    witness(frame)
    const { awaited, seat } = frame.you
    if (!awaited || seat == null || !frame.game || !frame.fair) return
    const { epoch } = frame.fair
    const about = `${awaited} ${frame.game.id} ${epoch}`
    if (this.#answered === about) return
    this.#answered = about
    const answer = await seedAnswer(awaited, { game: frame.game.id, epoch, seat })
    if (!answer) return
    gave(frame.game.id, epoch, seat, answer.given, this.slot !== OWN)
    this.#send({ ...answer.ask, op: newOp() })
  }

  #busy(): void {
    this.busy = this.#waiting.size > 0
  }

  #stop(): void {
    clearTimeout(this.#timer)
    clearTimeout(this.#patience)
    clearInterval(this.#beat)
  }

  #broken(): void {
    const socket = this.#socket
    this.#ended(0)
    socket?.close()
  }

  #ended(code: number): void {
    this.#stop()
    this.#socket = null
    if (this.#closed) return
    if (FINAL.has(code)) {
      this.state = 'ended'
      for (const { failed } of this.#waiting.values()) failed(new Refused(this.ending ?? 'not-understood'))
      this.#waiting.clear()
      this.#busy()
      return
    }
    this.ending = null
    this.state = 'lost'
    // with jitter, so that a thousand pages do not come back at the same instant
    const first = code === RESTARTS ? RESTART_WAIT : FIRST_WAIT
    const wait = Math.min(LONGEST_WAIT, first * 2 ** this.#tries++) * (0.5 + Math.random())
    this.#timer = window.setTimeout(() => void this.#open(), wait)
  }

  /** The network or the reader is back: stop waiting, and do not trust what is shown. */
  #hurry = (): void => {
    if (document.visibilityState !== 'visible') return
    if (this.state === 'live') this.look()
    else if (this.state === 'lost' && !this.#socket) {
      clearTimeout(this.#timer)
      void this.#open()
    }
  }
}
