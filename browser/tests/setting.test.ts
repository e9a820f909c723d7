// The form of a new table: a group can match its own box, and is asked only what can matter at its table.
import { screen, waitFor, within } from '@testing-library/dom'
import { flushSync } from 'svelte'
import { beforeEach, expect, test } from 'vitest'
import type { Setting } from '../src/messages.gen'
import New from '../src/pages/New.svelte'
import { asked as question } from '../src/parts/table-words'
import { read, TableHas } from '../src/parts/table-has'
import { route } from '../src/route.svelte'
import { begun, say } from '../src/words.svelte'
import { asked, BOXES, press, shown } from './mounted'

beforeEach(async () => {
  route.go('/new')
  await shown(New, {}, { '/api/guests': { guest: 'id', name: 'ann', token: 'own' }, '/api/tables': { link: 'bako-dimu' } })
  await screen.findByText(say('setting-house-rules'))
})

/** A field that has a hint behind its name. */
const field = (id: string): HTMLInputElement => screen.getByText(say(id)).closest('label')!.querySelector('input, select')!
function set(id: string, value: string): void {
  field(id).value = value
  field(id).dispatchEvent(new Event(field(id).matches('select') ? 'change' : 'input', { bubbles: true }))
  flushSync()
}
function tick(id: string): void {
  field(id).click()
  flushSync()
}
const cards = (count: number): HTMLElement => screen.getByText(say('setting-deck', { cards: count }))

/** What the server is asked to open a table with. */
async function opened(): Promise<Setting> {
  press(say('new-go'))
  await waitFor(() => expect(route.place).toMatchObject({ at: 'table' }))
  return (asked.find(([path]) => path === '/api/tables')![1] as { setting: Setting }).setting
}

test('a deck can be put back as it is in the box, and a size replaces an own one', async () => {
  tick('edition-devir_2021')
  cards(30)
  const more = (): void => press(say('counts-more', { name: '7' }))
  more()
  cards(31)
  press(say('counts-usual'))
  cards(30)
  more()
  set('option-feathers', '49')
  cards(49)
  more()
  cards(50)
  const { options = {} } = await opened()
  expect(Object.keys(options)).toEqual(['deck'])
  expect(Object.values(read(options['deck']!)).reduce((sum, number) => sum + number, 0)).toBe(50)
})

test('only rulings that can matter are offered, and two seats are told that coins rest', () => {
  const offered = (coins: 'on' | 'off', ...rulings: string[]): boolean[] => {
    const has = new TableHas(BOXES[0]!, { options: { coins } })
    return rulings.map((name) => screen.queryByText(begun(question(name, has))) !== null)
  }
  const rest = (): HTMLElement | null => screen.queryByText(say('setting-coins-not-two'))
  expect(offered('off', 'discard_first', 'no_green', 'sit_out', 'mystery_chain')).toEqual([true, true, false, false])
  tick('setting-coins')
  const coins = ['sit_out', 'opening_skip', 'night_reshuffle', 'agree_makes']
  expect(offered('on', ...coins)).toEqual([true, true, true, false])
  expect(rest()).toBeNull()
  set('setting-seats', '2')
  expect(rest()).not.toBeNull()
  expect(offered('on', 'sit_out')).toEqual([false])
})

test('the form asks first where people are, and says what the reserve of a clock is', () => {
  const legends = [...document.querySelectorAll('legend')].map((legend) => legend.textContent)
  expect(legends).toEqual([say('setting-heads'), say('setting-box')])
  set('setting-turn', '30')
  screen.getByText(say('setting-clock-sum', { turn: '30', bank: '60' }))
})

test('the form says where the facts of the chosen box come from, and asks for lives as what they are in it', () => {
  tick('edition-powwow_2006')
  const sources = within(screen.getByText(say('sources-title')).parentElement!)
  for (const [origin, certainty] of [
    ['owners', 'sure'],
    ['owners', 'likely'],
    ['as-2003', 'guess'],
  ])
    sources.getByText(`${say(`origin-${origin}`)} (${say(`certainty-${certainty}`)})`, { exact: false })
  field('setting-out-at')
  tick('edition-heidelbaer_2020')
  field('setting-out-at-eyes')
})

test('twigs are played with unless a table leaves them out', async () => {
  tick('edition-powwow_2006')
  expect(field('piece-twig').checked).toBe(true)
  tick('piece-twig')
  set('setting-least-number', '-20')
  expect(field('setting-least-number').value).toBe('−20')
  expect(await opened()).toMatchObject({ edition: 'powwow_2006', options: { specials: 'off', least_number: '-20' } })
})

test('with phones on heads nobody is asked about bots from elsewhere, and none may come', async () => {
  tick('setting-programs')
  tick('setting-heads-phones')
  expect(screen.queryByText(say('setting-programs'))).toBeNull()
  expect(await opened()).toMatchObject({ heads: 'phones', programs: false })
})
