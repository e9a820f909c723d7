// The connection to one other person's browser. Law: one of the two offers and the other answers, so they never talk at cross
// purposes. Each attempt has a name, and what belongs to an earlier one is ignored. Signals may get lost: whoever has waited too
// long begins anew, or asks the other to; but nobody can make us begin anew as often as they like. The pictures that go out are
// the camera's own, and whatever a card shows is drawn by whoever looks. A viewer only receives: nothing that they send is taken,
// and whoever is seen by them does not run after them.

import { bitrate, type Tracks } from './devices'
import type { Pace } from './pace'
import { Speech } from './voice.svelte'

interface Signal {
  /** The attempt that this belongs to. */
  attempt?: string
  offer?: string
  answer?: string
  candidate?: RTCIceCandidateInit
  /** The one who answers has waited for an offer, or has lost the connection. */
  again?: true
  /** Nobody looks at the page, so it sends no pictures. */
  hidden?: boolean
}

/** Both see each other; or one `views`, and the other `shows`. */
export type Part = 'meets' | 'views' | 'shows'
const DIRECTION: Record<Part, RTCRtpTransceiverDirection> = { meets: 'sendrecv', views: 'recvonly', shows: 'sendonly' }

export interface Way {
  /** As they are when a connection is made: their credentials change. */
  relays: () => RTCIceServer[]
  /** Never say where this machine is. */
  relayOnly: boolean
  /** How soon there may be another connection there, whoever asks for it. */
  pace: Pace
}

const GATHERED = 1_500
const FIRST_OFFER = 1_200
const PATIENCE = 12_000
const LOST = 4_000
const LONGEST_WAIT = 15_000

export class Peer {
  state = $state<'connecting' | 'connected' | 'lost'>('connecting')
  video = $state.raw<MediaStream | null>(null)
  readonly speech = new Speech()
  /** The other page is not being looked at. */
  hidden = $state(false)
  #connection: RTCPeerConnection | null = null
  #attempt = ''
  #tries = 0
  #timer = 0
  #closed = false
  #sound = new Audio()

  constructor(
    /** Whether we offer. */
    readonly first: boolean,
    readonly way: Way,
    readonly tracks: () => Tracks,
    readonly send: (text: string) => void,
    readonly part: Part = 'meets',
    /** A viewer is gone. */
    readonly gone: () => void = () => {},
  ) {
    this.#sound.autoplay = true
    if (first) this.#begin(() => this.#offer())
    else if (part === 'meets') this.#later(() => this.#again(), FIRST_OFFER)
    else this.#later(() => this.#fail(), PATIENCE) // a viewer who never makes an offer keeps no place
  }

  /** A text from the other browser. */
  async hear(text: string): Promise<void> {
    if (this.#closed) return
    try {
      const told = JSON.parse(text) as Signal
      if (told.hidden !== undefined) {
        this.hidden = told.hidden
        this.use()
      }
      const { offer } = told
      if (told.again && this.first) this.#begin(() => this.#offer(), this.state === 'connected' ? 0 : 300)
      else if (offer && !this.first) {
        this.#drop() // they have given up the old one, and how it ends must not get between
        this.#begin(() => this.#answer(told.attempt ?? '', offer))
      } else if (told.attempt !== this.#attempt || !this.#connection) return
      else if (told.answer) await this.#connection.setRemoteDescription({ type: 'answer', sdp: told.answer })
      else if (told.candidate) await this.#connection.addIceCandidate(told.candidate)
    } catch {
      this.#fail() // nonsense, or something that no longer fits
    }
  }

  /** Send what is on now; no pictures to a page that nobody looks at. */
  use(): void {
    if (this.part === 'views') return
    const { camera, microphone } = this.tracks()
    const seen = this.hidden ? null : camera
    for (const { sender, receiver } of this.#connection?.getTransceivers() ?? [])
      void sender.replaceTrack(receiver.track.kind === 'video' ? seen : microphone).catch(() => undefined)
  }

  /** What goes out, for whoever wants to know. */
  get sent(): (MediaStreamTrack | null)[] {
    return (this.#connection?.getSenders() ?? []).map(({ track }) => track)
  }

  tell(signal: Signal): void {
    this.send(JSON.stringify(signal))
  }

  /** Listen whether somebody is speaking. */
  listen(): void {
    const audio = this.#connection?.getReceivers().find(({ track }) => track.kind === 'audio')
    this.speech.hear(audio?.getSynchronizationSources()[0]?.audioLevel ?? 0)
  }

  close(): void {
    this.#closed = true
    this.#drop()
    this.#sound.srcObject = null
  }

  #drop(): void {
    clearTimeout(this.#timer)
    this.#connection?.close()
    this.#connection = null
    this.video = null
    this.speech.end()
  }

  #later(work: () => unknown, wait: number): void {
    clearTimeout(this.#timer)
    this.#timer = window.setTimeout(() => !this.#closed && work(), wait)
  }

  /** Make a connection as soon as the pace allows it; whatever is asked for meanwhile takes the place of this. */
  #begin(work: () => Promise<void>, wait = 0): void {
    this.#later(() => work().catch(() => this.#fail()), Math.max(wait, this.way.pace.wait))
  }

  #again(): void {
    this.tell({ again: true })
    this.#wait(() => this.#again())
  }

  /** It did not work: soon another attempt, and later each time. */
  #fail(): void {
    if (this.#closed) return
    this.#drop()
    if (this.part === 'shows') {
      this.close()
      this.gone()
      return
    }
    this.state = this.#tries > 0 ? 'lost' : 'connecting'
    this.#wait(() => (this.first ? this.#begin(() => this.#offer()) : this.#again()))
  }

  #wait(work: () => unknown): void {
    this.#later(work, Math.min(LONGEST_WAIT, 1_000 * 2 ** this.#tries++) * (0.75 + Math.random() / 2))
  }

  #open(attempt: string): RTCPeerConnection {
    this.#drop()
    this.#attempt = attempt
    const { relays, relayOnly, pace } = this.way
    pace.step()
    const connection = new RTCPeerConnection({ iceServers: relays(), iceTransportPolicy: relayOnly ? 'relay' : 'all' })
    this.#connection = connection
    connection.ontrack = ({ track }) => {
      if (this.part === 'shows') return
      if (track.kind === 'video') this.video = new MediaStream([track])
      else this.#sound.srcObject = new MediaStream([track])
    }
    connection.onconnectionstatechange = () => {
      if (this.#connection !== connection) return
      const state = connection.connectionState
      if (state === 'connected') {
        clearTimeout(this.#timer)
        this.#tries = 0
        this.state = 'connected'
        this.#spare(connection)
      } else if (state === 'disconnected') this.#later(() => this.#fail(), LOST)
      else if (state === 'failed') this.#fail()
    }
    this.#later(() => this.#fail(), PATIENCE)
    return connection
  }

  /** No more than a small picture needs. */
  #spare(connection: RTCPeerConnection): void {
    for (const sender of connection.getSenders()) {
      const wishes = sender.getParameters()
      if (sender.track?.kind !== 'video' || !wishes.encodings?.[0]) continue
      wishes.encodings[0].maxBitrate = bitrate()
      void sender.setParameters(wishes).catch(() => undefined)
    }
  }

  async #offer(): Promise<void> {
    const connection = this.#open(Math.random().toString(36).slice(2))
    const direction = DIRECTION[this.part]
    connection.addTransceiver('audio', { direction })
    connection.addTransceiver('video', { direction })
    this.use()
    await connection.setLocalDescription()
    await this.#describe(connection, 'offer')
  }

  async #answer(attempt: string, sdp: string): Promise<void> {
    const connection = this.#open(attempt)
    await connection.setRemoteDescription({ type: 'offer', sdp })
    for (const transceiver of connection.getTransceivers()) transceiver.direction = DIRECTION[this.part]
    this.use()
    await connection.setLocalDescription()
    await this.#describe(connection, 'answer')
  }

  /** Say who we are, with all the ways to us that are known by then; a slow relay follows. */
  async #describe(connection: RTCPeerConnection, as: 'offer' | 'answer'): Promise<void> {
    const attempt = this.#attempt
    await new Promise<void>((done) => {
      const timer = window.setTimeout(done, GATHERED)
      connection.onicegatheringstatechange = () => {
        if (connection.iceGatheringState !== 'complete') return
        clearTimeout(timer)
        done()
      }
      connection.onicegatheringstatechange(new Event('now'))
    })
    if (this.#connection !== connection || !connection.localDescription) return
    connection.onicecandidate = ({ candidate }) => candidate && this.tell({ attempt, candidate: candidate.toJSON() })
    this.tell({ attempt, [as]: connection.localDescription.sdp })
  }
}
