import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { announcer } from '../src/announce.svelte'
import type { Heard } from '../src/messages.gen'
import { prefs } from '../src/prefs.svelte'
import { Screening } from '../src/show/screening.svelte'
import { words } from '../src/words.svelte'

const NAMES = ['ann', 'bob', 'cem']
/** Ann said 20, bob called, and ann has one life left. */
const ROUND: Heard[] = [
  { event: 'called', seat: 1, declarer: 0, number: 20 },
  { event: 'shown', heads: ['10', '5', '1'] },
  { event: 'counted', count: [['10', '5', '1'], [10, 5, 1], 16, [], 16, false], number: 20 },
  { event: 'coyotes-taken', seat: 0, coyotes: 1 },
]
const viewer = {
  enough: vi.fn(),
  done: vi.fn(),
  left: vi.fn((): number | undefined => undefined),
  alone: vi.fn(() => false),
}

let end = (): void => undefined

/** The round on the screen of somebody in this seat, who has just come or has watched for a while. */
function screened(you: number | null, ms = 0): Screening {
  const standing = { coyotes: [2, 0, 0], outAt: 3 }
  const screening = new Screening({ round: 1, events: ROUND }, () => NAMES, you, standing, viewer)
  end = screening.begin()
  vi.advanceTimersByTime(ms)
  return screening
}
const said = (): string[] => announcer.polite.map(({ text }) => text)

beforeAll(() => words.speak('en'))
beforeEach(() => {
  vi.useFakeTimers()
  announcer.forget()
  prefs.set({ pace: 'normal', still: false })
  for (const asked of Object.values(viewer)) asked.mockClear()
})
afterEach(() => {
  end()
  vi.useRealTimers()
})

describe('a reveal', () => {
  test('goes through every beat and closes by itself', () => {
    const screening = screened(1)
    expect([screening.at, screening.ended]).toEqual([0, false])
    vi.advanceTimersByTime(20_000)
    expect(screening.ended).toBe(true)
    expect(viewer.enough).toHaveBeenCalledOnce()
    expect(viewer.done).toHaveBeenCalledOnce()
  })

  test('is not skipped by a finger that was on its way to Coyote!', () => {
    const screening = screened(1, 300)
    screening.skip()
    expect(screening.ended).toBe(false)
    vi.advanceTimersByTime(200)
    screening.skip()
    expect(screening.ended).toBe(true)
    expect(viewer.done).not.toHaveBeenCalled()
    screening.skip()
    expect(viewer.done).toHaveBeenCalledOnce()
  })

  test('says every word to whoever closes it at once, and none twice', () => {
    const screening = screened(1, 500)
    screening.hear(0)
    screening.finish()
    screening.finish()
    const every = screening.beats.flatMap(({ aloud }) => aloud).filter(Boolean)
    expect(said()).toEqual([...every, ...screening.brink])
    expect(every.length).toBeGreaterThan(2)
    expect(screening.brink).toHaveLength(1)
    expect(viewer.done).toHaveBeenCalledOnce()
  })

  test('stays open for whoever touches its last picture, though the table goes on', () => {
    const screening = screened(1, 500)
    screening.skip()
    expect(screening.ring).toBeGreaterThan(0)
    screening.keep()
    expect(screening.ring).toBe(0)
    vi.advanceTimersByTime(60_000)
    screening.press()
    expect(viewer.done).not.toHaveBeenCalled()
  })

  test('closes when the table goes on, after its viewer has had the time to read it', () => {
    const screening = screened(1, 500)
    screening.skip()
    screening.press()
    expect(viewer.done).not.toHaveBeenCalled()
    vi.advanceTimersByTime(2500)
    screening.press()
    expect(viewer.done).toHaveBeenCalledOnce()
  })

  test('holds nobody up: the table goes on after the same time for whoever lost or stays as for the others', () => {
    const released = ([0, 1] as const).map((you) => {
      const screening = screened(you)
      const ms = [...Array(60).keys()].find(() => {
        if (screening.ended && you === 1) screening.keep()
        vi.advanceTimersByTime(100)
        return viewer.enough.mock.calls.length
      })
      viewer.enough.mockClear()
      end()
      return ms! * 100
    })
    expect(released[0]).toBe(released[1])
    expect(released[0]).toBeLessThan(4000) // a bot's answer comes within two seconds: six from the call to the next move
    expect(viewer.done).not.toHaveBeenCalled()
  })

  test('holds nobody up without motion either, and is closed by its viewer only', () => {
    prefs.set({ still: true })
    const screening = screened(1)
    expect(screening.ended).toBe(true)
    vi.advanceTimersByTime(1000)
    expect(viewer.enough).not.toHaveBeenCalled()
    vi.advanceTimersByTime(3000)
    expect(viewer.enough).toHaveBeenCalledOnce()
    screening.press(true)
    vi.advanceTimersByTime(60_000)
    expect(viewer.done).not.toHaveBeenCalled()
    screening.finish()
    expect(viewer.enough).toHaveBeenCalledOnce()
    expect(viewer.done).toHaveBeenCalledOnce()
  })

  test('without motion takes all the time of whoever plays with bots only', () => {
    prefs.set({ still: true })
    viewer.alone.mockReturnValueOnce(true).mockReturnValueOnce(true)
    screened(1, 60_000)
    expect(viewer.enough).not.toHaveBeenCalled()
  })

  test('is told in the language that its viewer changes to', async () => {
    const screening = screened(0, 20_000)
    const [english] = screening.brink
    await words.speak('de')
    expect(screening.beats.at(-1)!.text).toContain('Die Summe ist 16')
    expect(screening.brink).not.toContain(english)
    await words.speak('en')
    expect(screening.beats.at(-1)!.text).toContain('The total is 16')
  })

  test('stays longer on a shared screen, where one of its viewers lost, but not for somebody who only watches', () => {
    expect(screened(null).lost).toBe(false)
    end()
    viewer.alone.mockReturnValueOnce(true)
    expect(screened(null).lost).toBe(true)
  })

  test('stays for whoever lost while the others move, and makes way when it is their turn', () => {
    const screening = screened(0, 500)
    screening.skip()
    vi.advanceTimersByTime(2500)
    screening.press()
    expect(viewer.done).not.toHaveBeenCalled()
    screening.press(true)
    expect(viewer.done).toHaveBeenCalledOnce()
  })

  test('gives whoever lost as long as the table waits, where nobody else does', () => {
    viewer.alone.mockReturnValueOnce(true)
    viewer.left.mockReturnValue(8000)
    const screening = screened(0, 500)
    screening.skip()
    expect([screening.lost, screening.ring]).toEqual([true, 8000])
    vi.advanceTimersByTime(7900)
    screening.press()
    expect(viewer.done).not.toHaveBeenCalled()
    vi.advanceTimersByTime(200)
    expect(viewer.done).toHaveBeenCalledOnce()
  })
})
