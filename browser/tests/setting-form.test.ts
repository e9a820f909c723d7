// What strangers find at a public table: a clock, and screens that show cards.
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { boxes } from '../src/client/boxes.svelte'
import type { ChoicesTold, EditionTold } from '../src/messages.gen'
import SettingForm from '../src/parts/SettingForm.svelte'
import { say, words } from '../src/words.svelte'

const BOX = { id: 'kidult_2003', deck: 1, decks: {}, coins: {}, middle: 0, options: {}, sources: [], specials: [] }
const CHOICES: ChoicesTold = {
  setting: { edition: BOX.id, options: {}, seats: 4, turn: null, bank: 60, public: false, heads: 'screens', programs: false },
  turns: [null, 60, 120],
  banks: [60],
  heads: ['screens', 'phones'],
  public_turn: 60,
}
const form = document.createElement('div')
let part = {}

/** What can be chosen beside these words. */
function field<T extends HTMLElement>(words: string): T {
  const label = [...form.querySelectorAll('label')].find((one) => one.textContent.includes(say(words)))
  return label!.querySelector<T>('input, select')!
}
function click(words: string): void {
  field(words).click()
  flushSync()
}
function choose(turn: string): void {
  field<HTMLSelectElement>('setting-turn').value = turn
  field('setting-turn').dispatchEvent(new Event('change', { bubbles: true }))
  flushSync()
}

beforeEach(async () => {
  await words.speak('en')
  vi.spyOn(boxes, 'all').mockResolvedValue([
    { ...BOX, seats: { allowed: [2, 6], more: null, printed: [2, 6] } } as unknown as EditionTold,
  ])
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(CHOICES)))
  document.body.append(form) // what is nowhere does not change
  part = mount(SettingForm, { target: form, props: { setting: {} } })
  await vi.waitFor(() => expect(form.querySelector('select')).not.toBeNull())
})
afterEach(() => {
  void unmount(part)
  form.remove()
})

test('a public table has a clock, and the form says so', () => {
  const turn = field<HTMLSelectElement>('setting-turn')
  expect(turn.value).toBe('null')
  expect(form.textContent).not.toContain(say('setting-turn-about'))
  choose('120')
  expect(form.textContent).toContain(say('setting-turn-about'))
  choose('null')
  click('setting-public')
  expect(turn.value).toBe('60')
  expect([...turn.options].map(({ value }) => value)).toEqual(['60', '120'])
  expect(turn.closest('label')!.textContent).toContain(say('setting-public-clock'))
})

test('a public table never has phones on heads', () => {
  const open = field<HTMLInputElement>('setting-public')
  click('setting-public')
  click('setting-heads-phones')
  expect([open.disabled, open.checked]).toEqual([true, false])
  expect(form.textContent).toContain(say('setting-public-not-phones'))
  click('setting-heads-screens')
  expect(open.disabled).toBe(false)
})
