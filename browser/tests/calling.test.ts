import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { forget, keep } from '../src/client/guest'
import { store, stored } from '../src/kept'
import type { ChairTold, Frame, GameTold } from '../src/messages.gen'
import CallMe from '../src/table/CallMe.svelte'
import { Sitting } from '../src/table/sitting.svelte'
import { say, words } from '../src/words.svelte'
import { ends, last, Socket } from './socket'

const PERSON: ChairTold = { name: 'bob', kind: 'person', sitter: 2 }
const BOT: ChairTold = { name: 'bob', kind: 'bot', sitter: 2, mind: 'hare' }
const OPTIONS = { least: 1, most: 99, call: true }

/** Ann plays with somebody; with a turn, the game is at that move. */
function frame(other: ChairTold, turn: number | null = null, heads: 'screens' | 'phones' | 'handed' = 'screens'): Frame {
  const game = { id: 'g', round: 1, moved: turn, turn: 0, inside: [0, 1], coyotes: [0, 0], pile: 9, stage: 'say' }
  return {
    tell: 'table',
    seq: 1,
    at: 0,
    table: {
      setting: { heads },
      state: turn === null ? 'open' : 'playing',
      host: 0,
      chairs: [{ name: 'ann', kind: 'person', sitter: 1 }, other],
      games: 1,
    },
    game: turn === null ? null : (game as unknown as GameTold),
    you: { seat: 0, options: turn === null ? null : OPTIONS } as unknown as Frame['you'],
  }
}

let sitting: Sitting
let permission: NotificationPermission
const asked = vi.fn<() => Promise<NotificationPermission>>()
const shown = vi.fn<(title: string, told: NotificationOptions) => Promise<void>>()
const badge = vi.fn<(number?: number) => Promise<void>>()
const unbadge = vi.fn<() => Promise<void>>()
const closed = vi.fn<() => void>()
let visible: DocumentVisibilityState

async function told(...frames: Frame[]): Promise<void> {
  sitting = new Sitting('bako-dimu')
  await vi.advanceTimersByTimeAsync(0)
  last().welcome()
  for (const one of frames) last().tell(one)
  await vi.advanceTimersByTimeAsync(0)
}

function look(how: DocumentVisibilityState): Promise<unknown> {
  visible = how
  document.dispatchEvent(new Event('visibilitychange'))
  return vi.advanceTimersByTimeAsync(0)
}

beforeAll(() => words.speak('en'))
beforeEach(() => {
  ends.length = 0
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', Socket)
  keep({ guest: 'id', name: 'ann', token: 'old' })
  store('call', null)
  permission = 'default'
  visible = 'visible'
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visible)
  for (const spy of [asked, shown, badge, unbadge, closed]) spy.mockReset()
  asked.mockImplementation(async () => (permission = 'granted'))
  badge.mockResolvedValue()
  unbadge.mockResolvedValue()
  shown.mockResolvedValue()
  vi.stubGlobal('Notification', {
    get permission() {
      return permission
    },
    requestPermission: asked,
  })
  const worker = { showNotification: shown, getNotifications: async () => [{ close: closed }] }
  const serviceWorker = { getRegistration: async () => worker }
  for (const [name, value] of Object.entries({ setAppBadge: badge, clearAppBadge: unbadge, serviceWorker }))
    Object.defineProperty(navigator, name, { value, configurable: true })
})
afterEach(() => {
  sitting.close()
  forget()
  store('call', null)
  for (const name of ['setAppBadge', 'clearAppBadge', 'serviceWorker']) Reflect.deleteProperty(navigator, name)
  vi.useRealTimers()
})

describe('whether somebody wants to be called', () => {
  /** What the page asks before a game; `wish` presses one of its buttons. */
  function question(wish?: 'call-me' | 'call-me-no'): string {
    const target = document.createElement('div')
    const part = mount(CallMe, { target, props: { sitting } })
    flushSync()
    const text = target.textContent
    if (wish) [...target.querySelectorAll('button')].find((one) => one.textContent === say(wish))!.click()
    flushSync()
    if (wish) expect(target.textContent.trim()).toBe('')
    void unmount(part)
    return text.trim()
  }

  test.each(['call-me', 'call-me-no'] as const)('is asked once, and never again: %s', async (wish) => {
    await told(frame(PERSON))
    expect(question(wish)).toContain(say('call-me-about'))
    await vi.advanceTimersByTimeAsync(0)
    expect(asked).toHaveBeenCalledTimes(wish === 'call-me' ? 1 : 0)
    expect(stored('call')).toBe(wish === 'call-me' ? 'yes' : 'no')
    expect(question()).toBe('')
  })

  test.each([
    ['among bots', frame(BOT)],
    ['with phones on heads', frame(PERSON, null, 'phones')],
    ['where one phone goes round', frame(PERSON, null, 'handed')],
    ['of those who watch', { ...frame(PERSON), you: { seat: null } }],
  ])('is not asked %s, where nobody waits', async (_, one) => {
    await told(one)
    expect(question()).toBe('')
  })

  test('is not asked where the browser has said no', async () => {
    permission = 'denied'
    await told(frame(PERSON))
    expect(question()).toBe('')
  })

  test('is asked again of somebody new, though the browser allows it already', async () => {
    permission = 'granted'
    await told(frame(PERSON))
    expect(question()).toContain(say('call-me-about'))
  })
})

describe('when it is your turn', () => {
  beforeEach(() => {
    permission = 'granted'
    store('call', 'yes')
  })

  test('and the page is hidden, there is a notification and a badge, until you look', async () => {
    await look('hidden')
    await told(frame(PERSON), frame(PERSON, 1))
    expect(badge).toHaveBeenCalledExactlyOnceWith(1)
    expect(shown).toHaveBeenCalledOnce()
    const [title, { body, data }] = shown.mock.calls[0]!
    expect([title, body, data]).toEqual([say('call-turn'), say('call-turn-about'), { path: '/t/bako-dimu' }])
    expect(unbadge).not.toHaveBeenCalled()
    await look('visible')
    expect(unbadge).toHaveBeenCalledOnce()
    expect(closed).toHaveBeenCalledOnce()
  })

  test('and you look at the page, there is neither', async () => {
    await told(frame(PERSON), frame(PERSON, 1))
    expect(badge).not.toHaveBeenCalled()
    expect(shown).not.toHaveBeenCalled()
  })

  test('and you did not want to be called, there is a badge alone', async () => {
    store('call', 'no')
    await look('hidden')
    await told(frame(PERSON), frame(PERSON, 1))
    expect(badge).toHaveBeenCalledOnce()
    expect(shown).not.toHaveBeenCalled()
  })

  test.each([
    ['among bots', frame(BOT), frame(BOT, 1)],
    ['with phones on heads', frame(PERSON, null, 'phones'), frame(PERSON, 1, 'phones')],
  ])('%s, nobody is called', async (_, ...frames) => {
    await look('hidden')
    await told(...frames)
    expect(badge).not.toHaveBeenCalled()
    expect(shown).not.toHaveBeenCalled()
  })

  test('a nudge calls again', async () => {
    await told(frame(PERSON), frame(PERSON, 1))
    await look('hidden')
    last().tell({ ...frame(PERSON, 1), seq: 2, events: [{ event: 'nudged', seat: 1, target: 0 }] })
    await vi.advanceTimersByTimeAsync(0)
    expect(shown).toHaveBeenCalledOnce()
  })
})
