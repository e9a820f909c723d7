// A part of the page that asks over HTTP: the server's own answers about boxes, and what a test lets it answer besides.
import { configure } from '@testing-library/dom'
import { flushSync, mount, unmount, type Component } from 'svelte'
import { onTestFinished, vi } from 'vitest'
import type { ChoicesTold, EditionTold } from '../src/messages.gen'
import { words } from '../src/words.svelte'
import lines from './boxes.jsonl?raw'

// what is not found is named, without the whole page; a busy machine takes its time
configure({ getElementError: (message) => new Error(message ?? ''), asyncUtilTimeout: 30_000 })

const [choices, ...boxes] = lines
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as unknown)
export const CHOICES = choices as ChoicesTold
export const BOXES = boxes as EditionTold[]

/** What the page has asked: the path, and what it sent. */
export const asked: [string, unknown][] = []

/** Mount it, in a page whose server answers so. */
export async function shown<Props extends Record<string, unknown>>(
  part: Component<Props>,
  props: Props,
  answers: Record<string, unknown> = {},
): Promise<void> {
  asked.length = 0
  const known: Record<string, unknown> = { '/api/editions': BOXES, '/api/choices': CHOICES, ...answers }
  vi.stubGlobal('fetch', (path: string, { body }: RequestInit) => {
    if (!(path in known)) throw new Error(`nothing answers ${path}`)
    asked.push([path, body ? JSON.parse(String(body)) : null])
    return Promise.resolve(Response.json(known[path]))
  })
  await words.speak('en')
  const mounted = mount(part, { target: document.body, props })
  onTestFinished(() => {
    void unmount(mounted)
    document.body.replaceChildren()
    localStorage.clear()
  })
}

/** Press the button of this name; `getByRole` would work out the names and the styles of all of them. */
export function press(name: string): void {
  const buttons = [...document.querySelectorAll('button')]
  const found = buttons.find((button) => (button.getAttribute('aria-label') ?? button.textContent.trim()) === name)
  if (!found || found.disabled) throw new Error(`no button ${name} can be pressed`)
  found.click()
  flushSync()
}
