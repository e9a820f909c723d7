// The faces at a table, without a browser's cameras: who is connected to whom, what goes out, and when nothing does.
import { flushSync } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Beside } from '../src/client/socket.svelte'
import { facesAt, type Faces } from '../src/faces/faces.svelte'
import { MOST_SEEN } from '../src/faces/nearest'
import { MOST_VIEWERS } from '../src/faces/viewers'
import { Seated } from './seated.svelte'

class Track {
  readyState = 'live'
  onended: (() => void) | null = null
  constructor(readonly kind: string) {}
  stop(): void {
    this.readyState = 'ended'
  }
}

class Connection {
  static all: Connection[] = []
  connectionState = 'new'
  iceGatheringState = 'complete'
  localDescription: { sdp: string } | null = null
  closed = false
  onconnectionstatechange: (() => void) | null = null
  senders = ['audio', 'video'].map((kind) => {
    const sender = {
      kind,
      track: null as Track | null,
      replaceTrack: (track: Track | null) => Promise.resolve(void (sender.track = track)),
    }
    return sender
  })
  constructor(readonly config: RTCConfiguration) {
    Connection.all.push(this)
  }
  addTransceiver(): void {}
  getTransceivers = () => this.senders.map((sender) => ({ sender, receiver: { track: { kind: sender.kind } }, direction: '' }))
  getSenders = () => []
  getReceivers = () => []
  setLocalDescription = () => Promise.resolve(void (this.localDescription = { sdp: 'sdp' }))
  setRemoteDescription = () => Promise.resolve()
  close(): void {
    this.closed = true
  }
  static open = (): Connection[] => Connection.all.filter(({ closed }) => !closed)
  /** How many get sound and pictures from us. */
  static sent = (): [number, number] => {
    const tracks = Connection.open().flatMap(({ senders }) => senders.flatMap(({ track }) => (track ? [track.kind] : [])))
    return [tracks.filter((kind) => kind === 'audio').length, tracks.filter((kind) => kind === 'video').length]
  }
}

/** Hears what `loudness` says, from whichever microphone. */
class Ears {
  static open = 0
  state = 'running'
  constructor() {
    Ears.open += 1
  }
  createAnalyser = () => ({ fftSize: 4, getFloatTimeDomainData: (heard: Float32Array) => heard.fill(loudness) })
  createMediaStreamSource = () => ({ connect: () => undefined })
  close = () => Promise.resolve(void (Ears.open -= 1))
}

let loudness = 0
let tracks: Track[] = []
let faces: Faces
let hidden = false

beforeEach(() => {
  vi.useFakeTimers()
  sessionStorage.clear()
  ;[Connection.all, tracks, hidden, loudness] = [[], [], false, 0]
  vi.stubGlobal('RTCPeerConnection', Connection)
  vi.stubGlobal('isSecureContext', true)
  vi.stubGlobal('Audio', class {})
  vi.stubGlobal('AudioContext', Ears)
  vi.stubGlobal('MediaStream', class {})
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden)
  const getUserMedia = (wish: MediaStreamConstraints) => {
    const track = new Track(wish.video ? 'video' : 'audio')
    tracks.push(track)
    return Promise.resolve({ getTracks: () => [track] })
  }
  vi.stubGlobal('navigator', { ...navigator, languages: ['en'], mediaDevices: { getUserMedia } })
})
afterEach(() => {
  faces.close()
  vi.useRealTimers()
})

/** Sit down at a table where these have a camera on, and switch on what we have. */
async function at(seated: Seated, ...devices: ('camera' | 'microphone')[]): Promise<void> {
  faces = facesAt(seated.sitting)
  for (const device of devices) await faces.turn(device, true)
  await settled()
}
async function settled(): Promise<void> {
  flushSync()
  await vi.advanceTimersByTimeAsync(2_000)
  flushSync()
}

test('up to six are seen by all; above that sound goes to all, and pictures only from those nearest to the turn', async () => {
  const seated = new Seated(Array.from({ length: 9 }, (_, seat) => seat > 0 && seat < 6))
  await at(seated, 'camera', 'microphone')
  expect(Connection.open()).toHaveLength(5)
  expect(Connection.sent(), 'six cameras').toEqual([5, 5])

  for (const chair of seated.table.chairs) Object.assign(chair!, { camera: true, microphone: true })
  await settled()
  expect(Connection.open()).toHaveLength(8)
  expect(Connection.sent(), 'it is our turn').toEqual([8, 8])
  seated.game.turn = 1
  await settled()
  expect(Connection.sent(), 'we are the last of nine').toEqual([8, 0])
  seated.game.turn = 9 - MOST_SEEN + 1
  await settled()
  expect(Connection.sent(), 'we are the sixth from here').toEqual([8, 8])
  seated.game.direction = -1
  seated.game.turn = 1
  await settled()
  expect(Connection.sent(), 'the other way round we are next').toEqual([8, 8])
})

test('nothing goes out while nobody looks at the page, except sound', async () => {
  await at(new Seated([false, true, true]), 'camera', 'microphone')
  expect(Connection.sent()).toEqual([2, 2])
  hidden = true
  document.dispatchEvent(new Event('visibilitychange'))
  expect(Connection.sent()).toEqual([2, 0])
  hidden = false
  document.dispatchEvent(new Event('visibilitychange'))
  expect(Connection.sent()).toEqual([2, 2])
})

test('we see that we are speaking, while our microphone is on', async () => {
  await at(new Seated([false, true]), 'camera', 'microphone')
  expect(faces.speaks(0)).toBe(false)
  loudness = 0.3
  await settled()
  expect(faces.speaks(0)).toBe(true)
  loudness = 0.001
  await settled()
  expect(faces.speaks(0), 'a room is never quite silent').toBe(false)
  loudness = 0.3
  await settled()
  await faces.turn('microphone', false)
  await settled()
  expect([faces.speaks(0), Ears.open], 'switched off, nothing listens').toEqual([false, 0])
})

test('a camera that is unplugged is off, everybody is told, and it is said why', async () => {
  const seated = new Seated([false, true])
  await at(seated, 'camera')
  expect(seated.table.chairs[0]!.camera).toBe(true)
  tracks[0]!.onended!()
  await settled()
  expect([faces.on.camera, seated.table.chairs[0]!.camera, faces.videoAt(0)]).toEqual([false, false, null])
  expect(faces.trouble).not.toBe('')
})

test('everything is released at once when we are shown out, or leave the page', async () => {
  const seated = new Seated([false, true])
  await at(seated, 'camera', 'microphone')
  dispatchEvent(new Event('pagehide'))
  expect(tracks.map(({ readyState }) => readyState)).toEqual(['ended', 'ended'])
  expect(Connection.open()).toEqual([])
  await faces.turn('camera', true)
  seated.me = null
  await settled()
  expect(tracks.map(({ readyState }) => readyState)).toEqual(['ended', 'ended', 'ended'])
})

test('a camera that the browser gives us after we left is released', async () => {
  const seated = new Seated([false, true])
  await at(seated)
  const asked = faces.turn('camera', true)
  seated.me = null
  await asked
  expect([tracks[0]!.readyState, faces.any]).toEqual(['ended', false])
  seated.me = 0
  const askedAgain = faces.turn('camera', true)
  faces.close()
  await askedAgain
  expect([tracks[1]!.readyState, faces.any]).toEqual(['ended', false])
})

test('what was on at our seat stays off when we come back to watch', async () => {
  await at(new Seated([false, true]), 'camera')
  faces.close()
  const seated = new Seated([true, true])
  seated.me = null
  await at(seated)
  expect(tracks).toHaveLength(1)
})

test('what is on is switched on again by a page that is loaded again, at this table and at no other', async () => {
  const seated = new Seated([false, true])
  await at(seated, 'camera')
  dispatchEvent(new Event('pagehide'))
  faces.close()
  await at(new Seated([false, true]))
  expect(faces.on).toEqual({ camera: true, microphone: false })
  faces.close()
  const elsewhere = new Seated([false, true])
  elsewhere.link = 'elsewhere'
  await at(elsewhere)
  expect(faces.any || faces.agreed).toBe(false)
})

const offer = (sender: number): { tell: 'signal'; sender: number; text: string } => {
  return { tell: 'signal', sender, text: JSON.stringify({ attempt: 'x', offer: 'sdp' }) }
}

test('those who watch see us only while the host lets them, and only so many', async () => {
  const seated = new Seated([false, false])
  await at(seated, 'camera', 'microphone')
  seated.line.beside!(offer(-1))
  await settled()
  expect(Connection.open()).toEqual([])

  seated.table.faces_open = true
  flushSync()
  for (let viewer = 1; viewer < 2 * MOST_VIEWERS; viewer += 1) seated.line.beside!(offer(-viewer))
  await settled()
  expect(Connection.sent()).toEqual([MOST_VIEWERS, MOST_VIEWERS])
  expect(new Set(seated.signals.map(([to]) => to)).size).toBe(MOST_VIEWERS)
  Connection.all[0]!.connectionState = 'failed'
  Connection.all[0]!.onconnectionstatechange!()
  seated.line.beside!(offer(-99))
  await settled()
  expect(seated.signals.at(-1)![0], 'the place of one who is gone is free').toBe(-99)

  seated.table.faces_open = false
  flushSync()
  expect(Connection.open()).toEqual([])
})

test('somebody who watches sends nothing, and sees until it is no longer allowed', async () => {
  const seated = new Seated([true, true])
  seated.me = null
  seated.table.faces_open = true
  await at(seated)
  expect(Connection.all, 'nobody is connected before they agreed').toEqual([])
  faces.tune(true)
  flushSync()
  expect(seated.line.tuneIn).toHaveBeenCalledOnce()
  seated.line.beside!({ tell: 'relays', relays: [] })
  await settled()
  expect(Connection.open()).toHaveLength(2)
  expect(Connection.sent()).toEqual([0, 0])
  seated.live = false
  flushSync()
  seated.live = true
  flushSync()
  expect(seated.line.tuneIn, 'a new line tunes in anew').toHaveBeenCalledTimes(2)
  seated.table.faces_open = false
  await settled()
  expect([faces.tuned, Connection.open()]).toEqual([false, []])
})

const HOUR = 3_600_000
/** So much later, whether the computer was awake or slept. */
async function later(ms: number): Promise<void> {
  vi.setSystemTime(Date.now() + ms)
  await vi.advanceTimersByTimeAsync(500)
}
const credentials = (name: string): Beside => {
  return { tell: 'relays', relays: [{ urls: 'turn:turn.example', username: name, credential: 'secret' }], lasts: 6 * 3_600 }
}
/** The names under which we would pass through the relay, one for each connection that was made. */
const names = (): unknown[] => Connection.all.map(({ config }) => config.iceServers?.[0]?.username)

test('credentials of a relay are renewed long before they end, and the next connection is made with them', async () => {
  const seated = new Seated([false, true, false])
  await at(seated, 'camera')
  Object.assign(Connection.all[0]!, { connectionState: 'connected' }).onconnectionstatechange!()
  seated.line.beside!(credentials('first'))
  await later(2 * HOUR)
  expect(seated.line.tuneIn).not.toHaveBeenCalled()
  await later(HOUR + 30_000)
  expect(seated.line.tuneIn, 'after half of their time').toHaveBeenCalledOnce()
  await later(60_000)
  expect(seated.line.tuneIn, 'nothing has answered').toHaveBeenCalledTimes(2)
  const asked = seated.ask.mock.calls.length
  seated.line.beside!(credentials('second'))
  await later(HOUR)
  expect([seated.line.tuneIn.mock.calls.length, Connection.open().length], 'what stands stays').toEqual([2, 1])
  seated.table.chairs[2]!.camera = true
  await settled()
  expect(names().at(-1), 'somebody new').toBe('second')
  await later(3 * HOUR)
  expect(seated.line.tuneIn.mock.calls.length, 'and again').toBeGreaterThan(2)
  expect(seated.ask.mock.calls.length, 'nobody at the table is told').toBe(asked)

  seated.line.tuneIn.mockClear()
  await faces.turn('camera', false)
  await settled()
  await later(6 * HOUR)
  expect(seated.line.tuneIn, 'with nothing on, nothing is needed').not.toHaveBeenCalled()
})

test('where the server has no relay, nothing is ever renewed', async () => {
  const seated = new Seated([false, true])
  await at(seated, 'camera')
  await later(24 * HOUR)
  expect(seated.line.tuneIn).not.toHaveBeenCalled()
})

test('viewers who never make an offer keep nobody else from seeing us', async () => {
  const seated = new Seated([false, false])
  await at(seated, 'camera')
  seated.table.faces_open = true
  flushSync()
  for (let viewer = 1; viewer <= MOST_VIEWERS; viewer += 1) seated.line.beside!({ ...offer(-viewer), text: '{"hidden":true}' })
  await vi.advanceTimersByTimeAsync(15_000)
  seated.line.beside!(offer(-99))
  await settled()
  expect(seated.signals.at(-1)![0]).toBe(-99)
})

test('somebody speaks through the pauses between words, and no longer', async () => {
  await at(new Seated([false, true]), 'microphone')
  for (let word = 0; word < 6; word += 1) {
    loudness = word % 2 ? 0 : 0.3
    await vi.advanceTimersByTimeAsync(500)
    expect(faces.speaks(0)).toBe(true)
  }
  await vi.advanceTimersByTimeAsync(1_000)
  expect(faces.speaks(0)).toBe(false)
})

test('nobody makes us connect faster by switching off and on, or as a viewer by failing', async () => {
  const seated = new Seated([false, true])
  await at(seated, 'camera')
  for (let time = 0; time < 600; time += 1) {
    Object.assign(seated.table.chairs[1]!, { camera: time % 2 === 0, microphone: false })
    flushSync()
    await vi.advanceTimersByTimeAsync(100)
  }
  expect(Connection.all.length, 'in a minute').toBeLessThan(12)

  seated.table.chairs[1]!.camera = false
  seated.table.faces_open = true
  flushSync()
  Connection.all = []
  for (let time = 0; time < 600; time += 1) {
    seated.line.beside!(offer(-1))
    await vi.advanceTimersByTimeAsync(100)
    const last = Connection.open().at(-1)
    if (last) last.connectionState = 'failed'
    last?.onconnectionstatechange!()
  }
  expect(Connection.all.length, 'in a minute').toBeLessThan(12)
})
