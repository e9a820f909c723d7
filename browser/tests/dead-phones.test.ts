import { flushSync, mount, unmount } from 'svelte'
import { beforeAll, expect, test } from 'vitest'
import type { ChairTold } from '../src/messages.gen'
import DeadPhones from '../src/table/DeadPhones.svelte'
import type { Sitting } from '../src/table/sitting.svelte'
import { say, words } from '../src/words.svelte'

const NAMES = ['ann', 'bob', 'cem']

/** What a table says of its phones, with bob's chair as given. */
function report(bob: Partial<ChairTold>, phones = true, inside = [0, 1, 2]): string {
  const chairs = NAMES.map((name, seat) => ({ name, kind: 'person', sitter: seat, ...(seat === 1 ? bob : {}) }))
  const sitting = { phones, game: { inside }, names: NAMES, chair: (seat: number) => chairs[seat] } as unknown as Sitting
  const target = document.createElement('div')
  const part = mount(DeadPhones, { target, props: { sitting } })
  flushSync()
  const text = target.querySelector('[role=status]')?.textContent.trim() ?? ''
  void unmount(part)
  return text
}

beforeAll(() => words.speak('en'))

test('a phone that has gone dark is reported, with how the round goes on', () => {
  expect(report({ away: true })).toBe(say('headband-dead', { name: 'bob' }))
})

test.each<[string, () => string]>([
  ['where every phone is there', () => report({})],
  ['of somebody who has left the game', () => report({ away: true, left: true })],
  ['of somebody who is out', () => report({ away: true }, true, [0, 2])],
  ['where cards are on screens', () => report({ away: true }, false)],
])('nothing is reported %s', (_, reported) => {
  expect(reported()).toBe('')
})
