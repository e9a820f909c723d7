// A page at a table without a server: it is told a recorded game (frames/, by tests/page/recorded.py), and what it asks is kept.
import { configure, fireEvent, screen, within } from '@testing-library/dom'
import { flushSync, mount, unmount } from 'svelte'
import { onTestFinished, vi } from 'vitest'
import App from '../src/App.svelte'
import { announcer } from '../src/announce.svelte'
import { forget, keep } from '../src/client/guest'
import { merged } from '../src/client/merge'
import type { Ask, Frame, News } from '../src/messages.gen'
import '../src/pages/Table.svelte' // loaded before the clock stands still
import { prefs } from '../src/prefs.svelte'
import { route } from '../src/route.svelte'
import { words } from '../src/words.svelte'
import { ends, last, Socket } from './socket'

// what is not found is named, without the whole page
configure({ getElementError: (message) => new Error(message ?? '') })

type Message = Frame | News | Ask

/** Longer than a turn needs to count, shorter than a noise hangs in the air. */
const SETTLE = 500
/** Whatever is measured is as wide and as high as this, so that there is room for a ring. */
const SIZE = 390
/** What the page sends by itself. */
const BESIDE = new Set(['hello', 'look', 'commit', 'show', 'watched'])

/** What a guest was told and asked in this game, in order. */
async function recorded(name: string): Promise<Message[]> {
  const { default: text } = (await import(/* @vite-ignore */ `./frames/${name}.jsonl?raw`)) as { default: string }
  return text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Message)
}

export class AtTable {
  /** What the table has told so far. */
  frame!: Frame

  private constructor(
    /** What is still to come. */
    readonly rest: Message[],
    readonly page: Record<string, unknown>,
  ) {}

  /** Come to a table that tells these messages, or those recorded under this name, as a guest; the first has been told. */
  static async come(game: string | Message[], language = 'en', name = 'ann'): Promise<AtTable> {
    const messages = typeof game === 'string' ? await recorded(game) : [...game]
    vi.useFakeTimers()
    vi.stubGlobal('WebSocket', Socket)
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('there is no server')))
    vi.stubGlobal('scrollTo', () => undefined)
    vi.spyOn(words, 'also').mockRejectedValue(new TypeError('there are no cameras here'))
    for (const size of ['clientWidth', 'clientHeight'] as const)
      vi.spyOn(HTMLElement.prototype, size, 'get').mockReturnValue(SIZE)
    await words.speak(language)
    keep({ guest: 'id', name, token: 'old' })
    announcer.forget()
    prefs.set({ still: false })
    ends.length = 0
    route.go('/t/told')
    const page = mount(App, { target: document.body })
    await vi.waitUntil(() => ends.length)
    const at = new AtTable(messages, page)
    onTestFinished(() => at.#leave())
    last().welcome(name)
    await at.tell()
    return at
  }

  /** What the page has asked of the table, with the op of the recording. */
  get asked(): object[] {
    return last()
      .sent.filter(({ ask }) => !BESIDE.has(String(ask)))
      .map((ask) => ({ ...ask, op: 'op' }))
  }

  /** Let the page hear what the table tells next, whether or not it has asked for what it asks for in the recording. */
  async tell(): Promise<void> {
    let message = this.rest.shift()!
    while ('ask' in message) message = this.rest.shift()!
    this.frame = message.tell === 'table' ? message : merged(this.frame, message)!
    last().tell(message)
    await this.settle()
  }

  /** Let the page hear everything up to what it asks for next in the recording. Returns that; null: it asks for nothing more. */
  async next(): Promise<Ask | null> {
    while (this.rest.length && 'tell' in this.rest[0]!) await this.tell()
    return (this.rest.shift() as Ask | undefined) ?? null
  }

  /** Press the button of this name, in the sheet or the count that lies over the page, if there is one. */
  async press(name: string | RegExp): Promise<void> {
    within(screen.queryByRole('dialog') ?? document.body)
      .getByRole('button', { name })
      .click()
    await this.settle()
  }

  /** Close the sheet or the count that lies over the page. */
  async escape(): Promise<void> {
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' })
    await this.settle()
  }

  /** Let time pass until a turn counts, and let the page hear that whatever it asked for is done. */
  async settle(ms = SETTLE): Promise<void> {
    for (const { op } of last().sent) last().tell({ tell: 'ack', op, seq: 0 })
    await vi.advanceTimersByTimeAsync(ms)
    flushSync()
  }

  #leave(): void {
    void unmount(this.page)
    document.body.replaceChildren()
    forget()
    vi.useRealTimers()
  }
}
