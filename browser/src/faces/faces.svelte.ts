// The faces at a table: what of ours is on, and a connection to everybody else who has something on. Law: the table says who has,
// and only with those we connect; those who watch connect to us, if the host lets them, and only so many of them. What is on is
// remembered for this table and this tab. Everything is released at once when we leave, are shown out, or the page is closed.

import type { Component, ComponentProps } from 'svelte'
import { untrack } from 'svelte'
import { announcer } from '../announce.svelte'
import type { Beside } from '../client/socket.svelte'
import type { Sitting } from '../table/sitting.svelte'
import { say } from '../words.svelte'
import { capture, Trouble, type Device, type Tracks } from './devices'
import Face from './Face.svelte'
import Gallery from './Gallery.svelte'
import { nearest } from './nearest'
import { Outbox } from './outbox'
import { Pace } from './pace'
import { Peer, type Way } from './peer.svelte'
import { Relays } from './relays.svelte'
import { remember, remembered } from './remembered'
import { Roll } from './roll'
import { Viewers } from './viewers'
import { Voice } from './voice.svelte'

const LISTENS = 250

export class Faces {
  /** How a face is drawn, and all of them; here, because nobody needs it before. */
  readonly Face: Component<ComponentProps<typeof Face>> = Face
  readonly Gallery: Component<ComponentProps<typeof Gallery>> = Gallery
  on = $state<Record<Device, boolean>>({ camera: false, microphone: false })
  /** We watch, and see and hear those who have something on. */
  tuned = $state(false)
  relayOnly = $state(false)
  /** It was said once what the others' computers can see. */
  agreed = $state(false)
  trouble = $state('')
  own = $state.raw<MediaStream | null>(null)
  peers = $state.raw<ReadonlyMap<number, Peer>>(new Map())
  #viewers = new Viewers(
    () => this.#outgoing(),
    (to, text) => this.#outbox.send(to, text),
  )
  #voice = new Voice()
  #tracks: Tracks = { camera: null, microphone: null }
  #relays = new Relays(() => this.sitting.line.tuneIn())
  #told = ''
  #outbox = new Outbox((to, text) => this.sitting.line.signal(to, text))
  #roll = new Roll()
  /** By seat: nobody makes us connect faster by going and coming. */
  #paces: Pace[] = []
  #listening = 0
  #closed = false
  stop: () => void = () => {}

  constructor(readonly sitting: Sitting) {
    sitting.line.beside = (told) => this.#hear(told)
    this.#listening = window.setInterval(() => {
      for (const one of [this.#voice, ...this.peers.values()]) one.listen()
      this.#relays.renew()
    }, LISTENS)
    addEventListener('pagehide', this.#leave)
    document.addEventListener('visibilitychange', this.#looked)
    $effect(() => this.#meet())
    $effect(() => this.#use())
    $effect(() => this.#say())
    $effect(() => this.#view())
    void this.#resume()
  }

  any = $derived.by(() => this.on.camera || this.on.microphone)
  #cameras = $derived.by(() => (this.sitting.table?.chairs ?? []).flatMap((chair, seat) => (chair?.camera ? [seat] : [])))
  #seen = $derived.by(() => {
    const { game, table } = this.sitting
    return nearest(this.#cameras, game?.turn ?? 0, table?.chairs.length ?? 1, game?.direction)
  })

  /** The pictures of whoever sits there, as far as there are any. */
  videoAt(seat: number): MediaStream | null {
    if (seat === this.sitting.me) return this.on.camera ? this.own : null
    const chair = this.sitting.chair(seat)
    const peer = chair ? this.peers.get(chair.sitter) : undefined
    if (!chair?.camera || !peer || peer.state !== 'connected' || peer.hidden || !this.#seen.has(seat)) return null
    return peer.video
  }

  /** The seats whose pictures there are. */
  visible = $derived.by(() => this.sitting.names.flatMap((_, seat) => (this.videoAt(seat) ? [seat] : [])))

  speaks(seat: number): boolean {
    const chair = this.sitting.chair(seat)
    const heard = chair && (seat === this.sitting.me ? this.#voice : this.peers.get(chair.sitter))
    return Boolean(chair?.microphone && heard?.speech.speaking)
  }

  /** Switch something on or off. */
  async turn(device: Device, on: boolean): Promise<void> {
    this.trouble = ''
    if (on) {
      try {
        const track = await capture(device)
        if (this.#closed || this.sitting.me === null) return track.stop() // we left while the browser was asking
        track.onended = () => {
          void this.turn(device, false)
          this.#worry('faces-gone')
        }
        this.#put(device, track)
      } catch (error) {
        if (!(error instanceof Trouble)) throw error
        this.#worry(error.message)
        return
      }
    } else this.#put(device, null)
    this.on[device] = on
    if (device === 'camera') this.own = this.#tracks.camera && new MediaStream([this.#tracks.camera])
    this.#keep()
    if (!this.any) this.#relays.forget()
  }

  /** As somebody who watches: see and hear those who have something on, or no longer. */
  tune(on: boolean): void {
    this.trouble = ''
    this.tuned = on
    this.#keep()
    if (!on) this.#relays.forget()
  }

  close(): void {
    this.#closed = true
    this.#leave()
    this.stop()
    clearInterval(this.#listening)
    this.#outbox.close()
    removeEventListener('pagehide', this.#leave)
    document.removeEventListener('visibilitychange', this.#looked)
    this.sitting.line.beside = null
    this.sitting.faces = null
  }

  #worry(id: string): void {
    this.trouble = say(id)
    announcer.urge(this.trouble)
  }

  #put(device: Device, track: MediaStreamTrack | null): void {
    const before = this.#tracks[device]
    if (before) {
      before.onended = null
      before.stop()
    }
    this.#tracks[device] = track
    if (device === 'microphone') this.#voice.take(track)
    this.#use()
  }

  /** Release everything at once. */
  #leave = (): void => {
    for (const device of ['camera', 'microphone'] as const) {
      this.#put(device, null)
      this.on[device] = false
    }
    this.own = null
    this.peers.forEach((peer) => peer.close())
    this.peers = new Map()
    this.#viewers.turnAway()
  }

  #keep(): void {
    remember(this.sitting.link, { ...this.on, relayOnly: this.relayOnly, tuned: this.tuned })
  }

  async #resume(): Promise<void> {
    const kept = remembered(this.sitting.link)
    if (!kept) return
    this.agreed = true
    this.relayOnly = kept.relayOnly
    if (kept.tuned && this.sitting.mayView) this.tuned = true
    if (this.sitting.me === null) return
    for (const device of ['camera', 'microphone'] as const) if (kept[device]) await this.turn(device, true)
  }

  /** What of ours may go out now: no pictures while nobody looks, or while others are nearer to the turn. */
  #outgoing(): Tracks {
    const { me } = this.sitting
    const shown =
      !document.hidden && me !== null && (this.#cameras.length === 0 || !this.#cameras.includes(me) || this.#seen.has(me))
    return { ...this.#tracks, camera: shown ? this.#tracks.camera : null }
  }

  #use(): void {
    this.#outgoing()
    this.peers.forEach((peer) => peer.use())
    this.#viewers.all().forEach((peer) => peer.use())
  }

  #looked = (): void => {
    this.#use()
    for (const peer of [...this.peers.values(), ...this.#viewers.all()]) peer.tell({ hidden: document.hidden })
  }

  /** Tell the table what is on, if it believes otherwise; after a break of the line it does. */
  #say(): void {
    const { sitting, on } = this
    const chair = sitting.me === null ? null : sitting.chair(sitting.me)
    if (!chair) {
      if (this.any) untrack(this.#leave)
      this.#told = ''
      return
    }
    const wish = `${on.camera} ${on.microphone}`
    const believed = `${chair.camera ?? false} ${chair.microphone ?? false}`
    const unknown = this.any && this.#relays.all === null
    if (!sitting.live) this.#told = ''
    else if ((wish !== believed || unknown) && this.#told !== `${wish} ${believed} ${unknown}`) {
      this.#told = `${wish} ${believed} ${unknown}`
      const { camera, microphone } = on
      void untrack(() => sitting.ask({ ask: 'switch', camera, microphone }))
    } else if (wish === believed && !unknown) this.#told = ''
  }

  /** Connect to everybody who has something on, and to nobody else. */
  #meet(): void {
    const { sitting } = this
    const known = this.#relays.all !== null
    const own = sitting.me === null ? null : sitting.chair(sitting.me)
    const others = (sitting.table?.chairs ?? []).flatMap((chair, seat) =>
      chair && seat !== sitting.me && (chair.camera || chair.microphone) ? [{ chair, seat }] : [],
    )
    const views = this.tuned && sitting.mayView
    const met = ((this.any && own) || views) && known ? others : []
    untrack(() => {
      const peers = new Map(this.peers)
      for (const [sitter, peer] of peers)
        if (!met.some(({ chair }) => chair.sitter === sitter)) {
          peer.close()
          peers.delete(sitter)
        }
      for (const { chair, seat } of met)
        if (!peers.has(chair.sitter)) {
          const { sitter } = chair
          const way = { ...this.#way(), pace: (this.#paces[seat] ??= new Pace()) }
          const peer = new Peer(
            views || own!.sitter < sitter,
            way,
            () => this.#outgoing(),
            (text) => this.#outbox.send(sitter, text),
            views ? 'views' : 'meets',
          )
          peers.set(sitter, peer)
          if (document.hidden) peer.tell({ hidden: true })
        }
      if (peers.size !== this.peers.size || [...peers.keys()].some((sitter) => !this.peers.has(sitter))) this.peers = peers
      const now = others.map(({ chair, seat }) => ({ ...chair, name: sitting.names[seat]! }))
      this.#roll.call(now, this.any || this.tuned)
    })
  }

  /** Tune in as often as the line was broken; and no longer than it is allowed. */
  #view(): void {
    const { sitting } = this
    if (!(this.any && sitting.table?.faces_open)) untrack(() => this.#viewers.turnAway())
    if (!this.tuned) return
    if (sitting.me !== null || !sitting.table?.faces_open) untrack(() => this.tune(false))
    else if (sitting.live) untrack(() => sitting.line.tuneIn())
  }

  #way(): Omit<Way, 'pace'> {
    return { relays: () => this.#relays.all ?? [], relayOnly: this.relayOnly }
  }

  #hear(told: Beside): void {
    if (told.tell === 'signal') {
      const open = this.any && this.#relays.all && this.sitting.table?.faces_open
      if (told.sender >= 0) void this.peers.get(told.sender)?.hear(told.text)
      else if (open) this.#viewers.hear(told.sender, told.text, this.#way())
      return
    }
    const first = this.#relays.all === null
    this.#relays.take(told)
    if (first && this.relayOnly && this.#relays.none) this.#worry('faces-no-relay')
  }
}

/** The faces at this table, for as long as we are at it: longer than any screen of it. */
export function facesAt(sitting: Sitting): Faces {
  return (
    sitting.faces ??
    untrack(() => {
      const stop = $effect.root(() => {
        sitting.faces = new Faces(sitting)
      })
      sitting.faces!.stop = stop
      return sitting.faces!
    })
  )
}
