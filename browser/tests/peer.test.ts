// The negotiation of two browsers, with connections that only remember what they were told.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Peer } from '../src/faces/peer.svelte'

class Connection {
  static all: Connection[] = []
  connectionState = 'new'
  iceGatheringState = 'complete'
  localDescription: { sdp: string } | null = null
  remote: string | null = null
  closed = false
  onconnectionstatechange: (() => void) | null = null
  onicegatheringstatechange: ((event: Event) => void) | null = null
  onicecandidate: unknown = null
  ontrack: unknown = null
  transceivers: { sender: { replaceTrack: () => Promise<void> }; receiver: { track: { kind: string } }; direction: string }[] =
    []
  constructor(readonly config: RTCConfiguration) {
    Connection.all.push(this)
  }
  addTransceiver(kind: string): void {
    this.transceivers.push({
      sender: { replaceTrack: () => Promise.resolve() },
      receiver: { track: { kind } },
      direction: 'sendrecv',
    })
  }
  getTransceivers = () => this.transceivers
  getSenders = () => []
  getReceivers = () => []
  setLocalDescription(): Promise<void> {
    this.localDescription = { sdp: `${this.remote ? 'answer' : 'offer'} of ${Connection.all.indexOf(this)}` }
    return Promise.resolve()
  }
  setRemoteDescription({ sdp }: { sdp: string }): Promise<void> {
    this.remote = sdp
    return Promise.resolve()
  }
  close(): void {
    this.closed = true
  }
  become(state: string): void {
    this.connectionState = state
    this.onconnectionstatechange?.()
  }
}

const none = () => ({ camera: null, microphone: null })
const way = { relays: [], relayOnly: true }

beforeEach(() => {
  vi.useFakeTimers()
  Connection.all = []
  vi.stubGlobal('RTCPeerConnection', Connection)
  vi.stubGlobal('window', globalThis)
  vi.stubGlobal('Audio', class {})
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Two peers, whose signals get lost while `lost` says so. */
function pair(lost: () => boolean = () => false): { first: Peer; second: Peer; said: string[] } {
  const said: string[] = []
  const hand = (to: () => Peer) => (text: string) => {
    said.push(...Object.keys(JSON.parse(text) as object).filter((key) => key !== 'attempt'))
    if (!lost()) void to().hear(text)
  }
  const first: Peer = new Peer(
    true,
    way,
    none,
    hand(() => second),
  )
  const second: Peer = new Peer(
    false,
    way,
    none,
    hand(() => first),
  )
  return { first, second, said }
}

test('one offers, the other answers, and nobody asks again', async () => {
  const { first, second, said } = pair()
  await vi.advanceTimersByTimeAsync(100)
  expect(said).toEqual(['offer', 'answer'])
  const [one, other] = Connection.all
  expect(one!.remote).toBe('answer of 1')
  expect(other!.remote).toBe('offer of 0')
  expect(one!.config.iceTransportPolicy).toBe('relay')
  one!.become('connected')
  other!.become('connected')
  await vi.advanceTimersByTimeAsync(60_000)
  expect([first.state, second.state, said.length]).toEqual(['connected', 'connected', 2])
})

test('signals that get lost are made up for by another attempt', async () => {
  let lost = true
  const { said } = pair(() => lost)
  await vi.advanceTimersByTimeAsync(30_000)
  expect(said).toContain('again')
  lost = false
  let most = 0
  for (let time = 0; time < 120; time += 1) {
    await vi.advanceTimersByTimeAsync(250)
    most = Math.max(most, Connection.all.filter(({ closed, remote }) => !closed && remote).length)
  }
  expect(most, 'both have heard from each other').toBe(2)
})

test('a connection that breaks is made anew, and what belongs to the old one is ignored', async () => {
  const { first } = pair()
  await vi.advanceTimersByTimeAsync(100)
  const [one] = Connection.all
  one!.become('connected')
  one!.become('failed')
  expect(one!.closed).toBe(true)
  await vi.advanceTimersByTimeAsync(3_000)
  expect(Connection.all.filter(({ closed }) => !closed)).toHaveLength(2)
  await first.hear(JSON.stringify({ attempt: 'an old one', answer: 'late' }))
  expect(Connection.all.some(({ remote }) => remote === 'late')).toBe(false)
  first.close()
  const before = Connection.all.length
  await vi.advanceTimersByTimeAsync(60_000)
  expect(Connection.all.filter(({ closed }) => !closed).length).toBeLessThanOrEqual(1)
  expect(Connection.all.length).toBe(before)
})
