// Where a card is held up, with a browser that finds faces, with one that does not, and with one that only says it could.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { follow, forehead, type Place } from '../src/faces/forehead'

const wide = { videoWidth: 320, videoHeight: 240 } as HTMLVideoElement
const at = (x: number, y: number, width = 60) => ({ boundingBox: { x, y, width } })

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a face in the middle has its card in the middle, and our own picture is mirrored', () => {
  expect(forehead(at(130, 60), wide, false)).toEqual({ x: 50, y: 25 })
  // 24 of 240 from the middle of the square that is cut out of the picture
  expect(forehead(at(154, 60), wide, false).x).toBe(60)
  expect(forehead(at(154, 60), wide, true).x).toBe(40)
})

test('a tall picture is cut above and below', () => {
  expect(forehead(at(90, 100), { videoWidth: 240, videoHeight: 320 }, false)).toEqual({ x: 50, y: 25 })
})

test('a face at the edge keeps its card inside', () => {
  expect(forehead(at(0, 0, 20), wide, false)).toEqual({ x: 24, y: 12 })
  expect(forehead(at(300, 230, 20), wide, false)).toEqual({ x: 76, y: 40 })
})

test('the card follows while faces are found, and stays where it was when none is', async () => {
  const found = [[at(130, 60)], [], [at(154, 60)]]
  const detect = vi.fn(() => Promise.resolve(found.shift() ?? []))
  vi.stubGlobal(
    'FaceDetector',
    class {
      detect = detect
    },
  )
  const places: Place[] = []
  const stop = follow(wide, false, (place) => places.push(place))
  await vi.advanceTimersByTimeAsync(1_600)
  expect(places).toEqual([
    { x: 50, y: 25 },
    { x: 60, y: 25 },
  ])
  stop()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(detect).toHaveBeenCalledTimes(3)
})

test('nothing is looked for before there is a picture', async () => {
  const detect = vi.fn(() => Promise.resolve([]))
  vi.stubGlobal(
    'FaceDetector',
    class {
      detect = detect
    },
  )
  const stop = follow({ ...wide, videoWidth: 0 } as HTMLVideoElement, false, () => undefined)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(detect).not.toHaveBeenCalled()
  stop()
})

test.each([
  ['knows no faces', undefined],
  [
    'only has the name',
    class Bare {
      constructor() {
        throw new TypeError('not implemented')
      }
    },
  ],
  [
    'finds nothing because it fails',
    class Failing {
      detect = () => Promise.reject(new DOMException('', 'NotSupportedError'))
    },
  ],
])('a browser that %s leaves the card where most foreheads are', async (_, detector) => {
  vi.stubGlobal('FaceDetector', detector)
  const put = vi.fn()
  const stop = follow(wide, true, put)
  await vi.advanceTimersByTimeAsync(2_000)
  stop()
  expect(put).not.toHaveBeenCalled()
})
