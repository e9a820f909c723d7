// The negotiation of two browsers, with connections that only remember what they were told.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Pace } from '../src/faces/pace'
import { Peer } from '../src/faces/peer.svelte'

interface Transceiver {
  sender: { track: unknown; replaceTrack: (track: unknown) => Promise<void> }
  receiver: { track: { kind: string } }
  direction: string
}

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
  ontrack: ((told: { track: { kind: string } }) => void) | null = null
  transceivers: Transceiver[] = []
  constructor(readonly config: RTCConfiguration) {
    Connection.all.push(this)
  }
  addTransceiver(kind: string, { direction }: { direction: string }): void {
    const sender: Transceiver['sender'] = {
      track: null,
      replaceTrack: (track) => {
        sender.track = track
        return Promise.resolve()
      },
    }
    this.transceivers.push({ sender, receiver: { track: { kind } }, direction })
  }
  getTransceivers = () => this.transceivers
  getSenders = () => []
  getReceivers = () => []
  setLocalDescription(): Promise<void> {
    this.localDescription = { sdp: `${this.remote ? 'answer' : 'offer'} of ${Connection.all.indexOf(this)}` }
    return Promise.resolve()
  }
  setRemoteDescription({ type, sdp }: { type: string; sdp: string }): Promise<void> {
    this.remote = sdp
    if (type === 'offer') for (const kind of ['audio', 'video']) this.addTransceiver(kind, { direction: 'recvonly' })
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
const way = () => ({ relays: () => [], relayOnly: true, pace: new Pace() })

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
    way(),
    none,
    hand(() => second),
  )
  const second: Peer = new Peer(
    false,
    way(),
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

const own = { camera: 'camera', microphone: 'microphone' } as unknown as ReturnType<typeof none>
const sent = ({ transceivers }: Connection): unknown[] => transceivers.map(({ sender }) => sender.track)

test('a viewer only receives, and nothing of theirs is taken', async () => {
  const gone = vi.fn()
  const shows: Peer = new Peer(
    false,
    way(),
    () => own,
    (text) => void views.hear(text),
    'shows',
    gone,
  )
  const views: Peer = new Peer(
    true,
    way(),
    () => own,
    (text) => void shows.hear(text),
    'views',
  )
  await vi.advanceTimersByTimeAsync(100)
  const [theirs, ours] = Connection.all
  expect(theirs!.transceivers.map(({ direction }) => direction)).toEqual(['recvonly', 'recvonly'])
  expect(ours!.transceivers.map(({ direction }) => direction)).toEqual(['sendonly', 'sendonly'])
  expect([sent(theirs!), sent(ours!)]).toEqual([
    [null, null],
    ['microphone', 'camera'],
  ])
  ours!.ontrack!({ track: { kind: 'video' } })
  expect(shows.video).toBeNull()

  // whoever begins anew all the time is not served all the time
  const before = Connection.all.length
  for (let time = 0; time < 20; time += 1) await shows.hear(JSON.stringify({ attempt: String(time), offer: 'more' }))
  expect(Connection.all.length).toBe(before)

  // nobody runs after a viewer who is gone
  ours!.become('failed')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(gone).toHaveBeenCalledOnce()
  expect(Connection.all.filter(({ remote }) => remote?.startsWith('offer'))).toHaveLength(1)
  views.close()
})

test('a viewer who never makes an offer keeps no place, whatever else they say', async () => {
  const gone = vi.fn()
  const shows = new Peer(
    false,
    way(),
    () => own,
    () => undefined,
    'shows',
    gone,
  )
  for (let time = 0; time < 60 && !gone.mock.calls.length; time += 1) {
    await shows.hear(JSON.stringify(time % 2 ? { hidden: true } : { attempt: 'x', again: true }))
    await vi.advanceTimersByTimeAsync(1_000)
  }
  expect(gone).toHaveBeenCalledOnce()
  expect(Connection.all).toEqual([])
})

test('each connection is made with the credentials of its time', async () => {
  let password = 'first'
  const relays = () => [{ urls: 'turn:turn.example', username: 'ann', credential: password }]
  const peer = new Peer(true, { ...way(), relays }, none, () => undefined)
  await vi.advanceTimersByTimeAsync(10)
  Connection.all[0]!.become('connected')
  password = 'second'
  await vi.advanceTimersByTimeAsync(60_000)
  expect(Connection.all, 'one that stands needs no other').toHaveLength(1)
  Connection.all[0]!.become('failed')
  await vi.advanceTimersByTimeAsync(3_000)
  expect(Connection.all.map(({ config }) => config.iceServers![0]!.credential)).toEqual(['first', 'second'])
  peer.close()
})

test('a page that nobody looks at gets no pictures, but hears', async () => {
  const peer = new Peer(
    true,
    way(),
    () => own,
    () => undefined,
  )
  await vi.advanceTimersByTimeAsync(10)
  const [connection] = Connection.all
  await peer.hear(JSON.stringify({ hidden: true }))
  expect(sent(connection!)).toEqual(['microphone', null])
  await peer.hear(JSON.stringify({ hidden: false }))
  expect(sent(connection!)).toEqual(['microphone', 'camera'])
  peer.close()
})

test('a connection that cannot be made is called lost, and is tried again later each time', async () => {
  const tries: number[] = []
  const peer = new Peer(true, way(), none, (text) => text.includes('offer') && tries.push(Date.now()))
  await vi.advanceTimersByTimeAsync(90_000)
  expect(peer.state).toBe('lost')
  expect(tries.length).toBeGreaterThan(3)
  const waits = tries.slice(1).map((time, place) => time - tries[place]!)
  expect(Math.max(...waits)).toBeLessThan(35_000)
  expect(waits.at(-1)!).toBeGreaterThan(waits[0]!)
  while (Connection.all.at(-1)!.closed) await vi.advanceTimersByTimeAsync(500)
  Connection.all.at(-1)!.become('connected')
  expect(peer.state).toBe('connected')
  peer.close()
})

const TEN_MINUTES = 600_000

/** How many connections somebody makes us open in ten minutes, who says this ten times a second. */
async function flooded(peer: Peer, text: (time: number) => string): Promise<number> {
  for (let time = 0; time < TEN_MINUTES / 100; time += 1) {
    void peer.hear(text(time))
    await vi.advanceTimersByTimeAsync(100)
    expect(Connection.all.filter(({ closed }) => !closed).length, 'one at a time').toBeLessThanOrEqual(1)
    Connection.all.at(-1)?.become('connected')
  }
  peer.close()
  return Connection.all.length
}

test('whoever asks for a new connection all the time gets one now and then, after longer and longer pauses', async () => {
  const asked = new Peer(true, way(), none, () => undefined)
  expect(await flooded(asked, () => JSON.stringify({ again: true }))).toBeLessThan(TEN_MINUTES / 8_000 + 10)
  Connection.all = []
  const offered = new Peer(false, way(), none, () => undefined)
  const offers = await flooded(offered, (time) => JSON.stringify({ attempt: String(time), offer: `offer ${time}` }))
  expect(offers).toBeLessThan(TEN_MINUTES / 8_000 + 10)
  expect(offers, 'and is not given up').toBeGreaterThan(30)
  expect(Connection.all.at(-1)!.remote, 'the newest offer is the one that counts').not.toBe('offer 0')
})

test('after a long calm a new connection is made at once', async () => {
  const peer = new Peer(false, way(), none, () => undefined)
  for (let time = 0; time < 300; time += 1) {
    void peer.hear(JSON.stringify({ attempt: String(time), offer: 'offer' }))
    await vi.advanceTimersByTimeAsync(100)
  }
  Connection.all.at(-1)!.become('connected')
  await vi.advanceTimersByTimeAsync(40_000)
  const before = Connection.all.length
  void peer.hear(JSON.stringify({ attempt: 'late', offer: 'late' }))
  await vi.advanceTimersByTimeAsync(10)
  expect([Connection.all.length, Connection.all.at(-1)!.remote]).toEqual([before + 1, 'late'])
  peer.close()
})

test('an offer that had to wait is answered before whoever made it gives up', async () => {
  const said: string[] = []
  const peer = new Peer(false, way(), none, (text) => said.push(text))
  const offer = (attempt: string) => void peer.hear(JSON.stringify({ attempt, offer: 'offer' }))
  for (let time = 0; time < 600; time += 1) {
    offer(String(time))
    await vi.advanceTimersByTimeAsync(100)
  }
  const made = Connection.all.length
  while (Connection.all.length === made) await vi.advanceTimersByTimeAsync(10)
  offer('the last')
  Connection.all.at(-1)!.become('disconnected')
  await vi.advanceTimersByTimeAsync(9_000)
  expect(said.at(-1)).toBe(JSON.stringify({ attempt: 'the last', answer: `answer of ${Connection.all.length - 1}` }))
  peer.close()
})
