import { flushSync, mount, unmount } from 'svelte'
import { beforeAll, expect, test, vi } from 'vitest'
import { install } from '../src/install.svelte'
import Here from '../src/parts/Here.svelte'
import { say, words } from '../src/words.svelte'

beforeAll(() => words.speak('en'))

/** What a browser says that could install the page. */
function offer(): { event: Event; prompt: ReturnType<typeof vi.fn> } {
  const prompt = vi.fn(async () => undefined)
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt })
  dispatchEvent(event)
  flushSync()
  return { event, prompt }
}

test('the first page offers to be installed where the browser can, and asks it once', () => {
  const target = document.createElement('div')
  const part = mount(Here, { target })
  flushSync()
  const button = (): HTMLButtonElement | null => target.querySelector('button')
  expect(button()).toBeNull()
  const { event, prompt } = offer()
  expect(event.defaultPrevented).toBe(true) // the browser does not ask by itself, in the middle of a game
  expect(button()?.textContent).toBe(say('install'))
  expect(button()?.title).toBe(say('install-about'))
  button()!.click()
  flushSync()
  expect(prompt).toHaveBeenCalledOnce()
  expect(button()).toBeNull()
  void unmount(part)
})

test('nothing is offered any more once it is installed', () => {
  offer()
  expect(install.offer).not.toBeNull()
  dispatchEvent(new Event('appinstalled'))
  expect(install.offer).toBeNull()
})
