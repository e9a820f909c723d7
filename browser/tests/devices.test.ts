// What can go wrong with a camera, each with a sentence that says what to do.
import { beforeEach, expect, test, vi } from 'vitest'
import { bitrate, capture, modest, unable } from '../src/faces/devices'
import { LANGUAGES } from '../src/words.svelte'

const get = vi.fn<(wish: MediaStreamConstraints) => Promise<MediaStream>>()

/** A browser that can do everything. */
beforeEach(() => {
  vi.stubGlobal('isSecureContext', true)
  vi.stubGlobal('RTCPeerConnection', class {})
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia: get } })
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  get.mockReset().mockResolvedValue({ getTracks: () => ['the track'] } as unknown as MediaStream)
})

test.each([
  ['NotAllowedError', 'camera', 'faces-denied'],
  ['SecurityError', 'microphone', 'faces-denied'],
  ['NotFoundError', 'camera', 'faces-no-camera'],
  ['NotFoundError', 'microphone', 'faces-no-microphone'],
  ['OverconstrainedError', 'camera', 'faces-no-camera'],
  ['NotReadableError', 'camera', 'faces-in-use'],
  ['AbortError', 'microphone', 'faces-in-use'],
] as const)('%s of a %s is %s', async (name, device, sentence) => {
  get.mockRejectedValue(new DOMException('', name))
  await expect(capture(device)).rejects.toThrow(sentence)
})

test('over plain HTTP browsers give no camera, and nobody is asked', async () => {
  vi.stubGlobal('isSecureContext', false)
  await expect(capture('camera')).rejects.toThrow('faces-plain')
  expect(get).not.toHaveBeenCalled()
})

test('a browser without WebRTC, or without devices, says so', async () => {
  vi.stubGlobal('RTCPeerConnection', undefined)
  expect(unable()).toBe('faces-unable')
  await expect(capture('camera')).rejects.toThrow('faces-unable')
  vi.stubGlobal('RTCPeerConnection', class {})
  vi.stubGlobal('navigator', {})
  expect(unable()).toBe('faces-unable')
})

test('every trouble has a sentence', async () => {
  const { default: text } = await LANGUAGES['en']!.later['faces']!()
  for (const id of ['denied', 'no-camera', 'no-microphone', 'in-use', 'gone', 'plain', 'unable', 'unreached', 'no-relay'])
    expect(text).toContain(`faces-${id} = `)
})

const wish = (): MediaTrackConstraints => get.mock.calls.at(-1)![0].video as MediaTrackConstraints

test('a picture is small, and smaller on a phone or a slow link', async () => {
  expect(await capture('camera')).toBe('the track')
  expect(wish()).toMatchObject({ width: { ideal: 320 }, height: { ideal: 240 }, frameRate: { max: 15 } })
  const plenty = bitrate()
  for (const slow of [{ saveData: true }, { effectiveType: '3g' }, { effectiveType: 'slow-2g' }]) {
    vi.stubGlobal('navigator', { mediaDevices: { getUserMedia: get }, connection: slow })
    expect(modest()).toBe(true)
  }
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia: get }, connection: { effectiveType: '4g' } })
  expect(modest()).toBe(false)
  vi.stubGlobal('matchMedia', (what: string) => ({ matches: what.includes('coarse') }))
  await capture('camera')
  expect(wish()).toMatchObject({ width: { ideal: 240 }, frameRate: { max: 10 } })
  expect(bitrate()).toBeLessThan(plenty)
})
