import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { forget, guest, keep } from '../src/client/guest'
import { Refused } from '../src/client/server'
import { Line } from '../src/client/socket.svelte'
import { seenOf } from '../src/client/witness'
import type { Frame } from '../src/messages.gen'
import { ends, last, Socket } from './socket'

const FRAME: Frame = {
  tell: 'table',
  seq: 3,
  at: 0,
  table: { setting: {}, state: 'open', host: null, chairs: [], games: 0 },
  you: { seat: null },
}
const soon = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0)

let line: Line
let frames: Frame[]

async function connected(): Promise<Socket> {
  line = new Line('bako-dimu', (frame) => frames.push(frame))
  await soon()
  last().welcome()
  await soon()
  return last()
}

beforeEach(() => {
  ends.length = 0
  frames = []
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', Socket)
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  keep({ guest: 'id', name: 'ann', token: 'old' })
})
afterEach(() => {
  line.close()
  forget()
  vi.useRealTimers()
})

describe('coming in', () => {
  test('says who one is, and offers the token from now on', async () => {
    const end = await connected()
    const [hello] = end.sent
    expect(end.url).toMatch(/^ws:\/\/.*\/api\/socket$/)
    expect(hello).toMatchObject({ ask: 'hello', link: 'bako-dimu', token: 'old' })
    expect(line.state).toBe('live')
    expect(line.code).toBe('bako-dimu')
    expect(guest()).toEqual({ guest: 'id', name: 'ann', token: hello!['next'] })
  })

  test('says the same hello again when the welcome got lost', async () => {
    line = new Line('bako-dimu', () => undefined)
    await soon()
    last().open()
    const [first] = last().sent
    last().close(1006)
    await vi.advanceTimersByTimeAsync(5_000)
    last().open()
    expect(ends).toHaveLength(2)
    expect(last().sent).toEqual([first])
  })
})

describe('asking', () => {
  test('is done when the table has said so, and not before', async () => {
    const end = await connected()
    let done = false
    const asked = line.ask({ ask: 'start' }).then((ack) => {
      done = true
      return ack
    })
    await soon()
    expect([done, line.busy]).toEqual([false, true])
    const op = String(end.sent[1]!['op'])
    end.tell({ tell: 'ack', op, seq: 4 })
    expect(await asked).toEqual({ tell: 'ack', op, seq: 4 })
    expect(line.busy).toBe(false)
  })

  test('fails with the code and the values of the refusal', async () => {
    const end = await connected()
    const asked = line.ask({ ask: 'start' })
    end.tell({ tell: 'refused', op: end.sent[1]!['op'], code: 'seats-number', values: { seats: 1 } })
    await expect(asked).rejects.toMatchObject({ code: 'seats-number', values: { seats: 1 } })
    await expect(asked).rejects.toBeInstanceOf(Refused)
  })

  test('is asked again under the same op after the line was cut', async () => {
    const end = await connected()
    const asked = line.ask({ ask: 'start' })
    const first = end.sent[1]
    end.close(1006)
    expect([line.state, line.busy]).toEqual(['lost', true])
    await vi.advanceTimersByTimeAsync(5_000)
    last().welcome()
    expect(last().sent[1]).toEqual(first)
    last().tell({ tell: 'ack', op: first!['op'], seq: 4 })
    await asked
  })

  test('waits for the line when there is none', async () => {
    line = new Line('bako-dimu', () => undefined)
    void line.ask({ ask: 'start' })
    await soon()
    last().welcome()
    expect(last().sent.map(({ ask }) => ask)).toEqual(['hello', 'start'])
  })

  test('is asked again in a moment while nothing can be kept', async () => {
    const end = await connected()
    const asked = line.ask({ ask: 'start' })
    const first = end.sent[1]
    end.tell({ tell: 'refused', op: first!['op'], code: 'unavailable', values: {} })
    expect(line.busy).toBe(true)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(end.sent[2]).toEqual(first)
    end.tell({ tell: 'ack', op: first!['op'], seq: 4 })
    await asked
  })
})

describe('a line that breaks', () => {
  test('is made again, each time after a longer wait, up to a longest one', async () => {
    await connected()
    const waits: number[] = []
    for (let broken = 0; broken < 7; broken++) {
      const before = ends.length
      last().close(1006)
      let waited = 0
      while (ends.length === before) {
        await vi.advanceTimersByTimeAsync(100)
        waited += 100
      }
      waits.push(waited)
    }
    expect(waits).toEqual([400, 800, 1600, 3200, 6400, 12_000, 12_000])
  })

  test('begins with short waits again once it was live', async () => {
    const end = await connected()
    end.close(1006)
    await vi.advanceTimersByTimeAsync(400)
    last().close(1006)
    await vi.advanceTimersByTimeAsync(800)
    last().welcome()
    await soon()
    last().close(1006)
    await vi.advanceTimersByTimeAsync(400)
    expect(ends).toHaveLength(4)
  })

  test('gives a server that restarts more time, and everybody a different one', async () => {
    const end = await connected()
    vi.spyOn(Math, 'random').mockReturnValue(0)
    end.close(1012)
    await vi.advanceTimersByTimeAsync(749)
    expect(ends).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(ends).toHaveLength(2)
  })

  test('is noticed by its silence', async () => {
    const end = await connected()
    end.tell(FRAME)
    await vi.advanceTimersByTimeAsync(15_000)
    expect(end.sent.at(-1)).toMatchObject({ ask: 'look' })
    await vi.advanceTimersByTimeAsync(7_999)
    expect(line.state).toBe('live')
    await vi.advanceTimersByTimeAsync(1)
    expect(line.state).toBe('lost')
  })

  test('does not wait when the network is back', async () => {
    const end = await connected()
    end.close(1006)
    dispatchEvent(new Event('online'))
    await soon()
    expect(ends).toHaveLength(2)
    last().welcome()
    dispatchEvent(new Event('online'))
    expect(last().sent.at(-1)).toMatchObject({ ask: 'look' })
  })

  test.each([4400, 4401, 4404, 4410, 4429])('is not made again after %i, and whoever waits learns why', async (code) => {
    const end = await connected()
    const asked = line.ask({ ask: 'start' })
    end.tell({ tell: 'refused', op: null, code: 'table-unknown', values: {} })
    end.close(code)
    await expect(asked).rejects.toMatchObject({ code: 'table-unknown' })
    await vi.advanceTimersByTimeAsync(60_000)
    expect([line.state, line.ending, ends.length]).toEqual(['ended', 'table-unknown', 1])
  })

  test('hands on what a table says of itself while it is live', async () => {
    const warnings: string[] = []
    line = new Line(
      'bako-dimu',
      () => {},
      (code) => warnings.push(code),
    )
    await soon()
    last().open()
    last().tell({ tell: 'refused', op: null, code: 'hello-late', values: {} })
    last().welcome()
    last().tell({ tell: 'refused', op: null, code: 'table-broken', values: {} })
    expect([warnings, line.state]).toEqual([['table-broken'], 'live'])
  })

  test('stays closed when it was closed here', async () => {
    await connected()
    line.close()
    dispatchEvent(new Event('online'))
    await vi.advanceTimersByTimeAsync(60_000)
    expect(ends).toHaveLength(1)
  })
})

describe('frames', () => {
  test('are handed on, and the last one is all there is', async () => {
    const end = await connected()
    end.tell(FRAME)
    end.tell({ ...FRAME, seq: 4 })
    expect(frames.map(({ seq }) => seq)).toEqual([3, 4])
    expect(line.frame?.seq).toBe(4)
  })

  test('tell the time of the server', async () => {
    const end = await connected()
    end.tell({ ...FRAME, at: Date.now() - 5_000 })
    end.tell({ ...FRAME, at: Date.now() - 9_000 })
    expect(line.now()).toBe(Date.now() - 5_000)
  })

  test('that wait for a seed get it once', async () => {
    const end = await connected()
    const game = { id: 'g', stage: 'deal', turn: -1, round: 1, starter: 0, moved: 0, number: null, declarer: null }
    const waits = {
      ...FRAME,
      you: { seat: 0, awaited: 'commit' },
      game: { ...game, coyotes: [0], inside: [0], pile: 30 },
      fair: { epoch: 1, commit: '' },
    }
    end.tell(waits)
    end.tell(waits)
    vi.useRealTimers() // WebCrypto keeps its own time
    await vi.waitFor(() => expect(end.sent.filter(({ ask }) => ask === 'commit')).toHaveLength(1))
    expect(seenOf('g').get(1)?.own).toMatchObject([{ seat: 0 }])
    expect(line.busy).toBe(false)
  })
})
