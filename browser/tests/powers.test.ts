// Every move can be made from the page, and the page asks for exactly what a table has accepted.
import { fireEvent, screen } from '@testing-library/dom'
import { describe, expect, test } from 'vitest'
import type { Move, Play } from '../src/messages.gen'
import { cardName, figure } from '../src/speech'
import { say } from '../src/words.svelte'
import { AtTable } from './at-table'

let at: AtTable

const NAMES = ['ann', 'bob', 'cem']
const log = (): string => screen.getByRole('log').textContent
const shown = (selector: string): string | undefined =>
  document.querySelector(selector)?.textContent.replace(/\s+/g, ' ').trim()

/** Choose a power in the sheet under this button. */
async function choose(under: string, power: string): Promise<void> {
  await at.press(say(under))
  await at.press(new RegExp(`^${say(power)} `))
}

/** What cannot be taken back asks once, and the keyboard is on "yes". */
async function sure(question: string, go: string): Promise<void> {
  expect(screen.getByRole('dialog').textContent).toContain(question)
  expect(document.activeElement).toBe(screen.getByRole('button', { name: go }))
  await at.press(go)
}
const meant = (power: string): Promise<void> => sure(say('play-power-sure'), say('play-power-go', { power: say(power) }))

/** Make this move with what the page offers. */
async function make(move: Move, piece: string): Promise<void> {
  switch (move.do) {
    case 'declare':
      if (move.special) await choose(piece, `special-${move.special}`)
      if (move.target != null) await at.press(NAMES[move.target]!)
      expect(screen.queryByRole('dialog')).toBeNull()
      fireEvent.input(screen.getByRole('textbox'), { target: { value: String(move.number) } })
      await at.settle()
      return at.press(say('play-say', { number: figure(move.number) }))
    case 'call':
      return at.press(say('play-coyote'))
    case 'coin':
      await choose('play-coins', `coin-${move.coin}`)
      if (!move.guess) return meant(`coin-${move.coin}`)
      await at.press(cardName(move.guess))
      return sure(say('play-guess-sure', { card: cardName(move.guess) }), say('play-guess-go', { card: cardName(move.guess) }))
    case 'withdraw':
      return at.press(say('play-withdraw'))
    case 'peek':
    case 'lay':
      await at.press(say(`play-${move.do}`))
      return meant(`play-${move.do}`)
    case 'point':
      return at.press(say('play-point-declarer', { name: NAMES[move.target]!, number: figure(at.frame.game!.number!) }))
    case 'give-up':
      return at.press(say(move.open ? 'play-give-open' : 'play-give-closed'))
    default:
      await choose(piece, `special-${move.do}`)
      return meant(`special-${move.do}`)
  }
}

/** Make the move that comes next in the recording; the page asks for just that. */
async function makeNext(): Promise<Move | null> {
  const ask = (await at.next()) as Play | null
  if (!ask) return null
  if (screen.queryByRole('dialog')) await at.escape()
  await make(ask.move, `piece-${at.frame.terms?.piece}`)
  expect(at.asked.at(-1)).toEqual(ask)
  return ask.move
}

/** Whether this is drawn over the fire. A guess that is wrong ends the round: the count tells of it. */
const isPower = (move: Move): boolean =>
  move.do === 'declare'
    ? move.special != null
    : move.do === 'coin'
      ? !move.guess
      : !['call', 'point', 'give-up'].includes(move.do)

test.each([
  'coins',
  'special-double',
  'special-reverse',
  'special-more',
  'special-next',
  'mask',
  'answered-ann',
  'answered-bob',
  'answered-cem',
  'dodged-bob',
  'seen-ann',
  'seen-bob',
  'seen-cem',
])('whatever was done in a recorded game can be done with the page, and is drawn and told: %s', async (game) => {
  at = await AtTable.come(game)
  for (let move = await makeNext(); move; move = await makeNext()) {
    await at.tell()
    if (!isPower(move)) continue
    expect(shown('.happening')).toBeTruthy()
    expect(log()).toContain(shown('.happening'))
    if (move.do === 'declare') expect(shown('ol.said')).toContain(`5 (${say(`special-${move.special}`)})`)
  }
})

describe('a right guess', () => {
  test('is cheered, and its player may sit out', async () => {
    at = await AtTable.come('guessed-sits-out')
    await makeNext()
    await at.tell()
    expect(document.querySelector('.happening.cheered')).not.toBeNull()
    const leave = screen.getByRole('button', { name: say('play-withdraw'), description: RegExp(say('play-withdraw-about')) })
    expect(document.activeElement).toBe(leave)
    expect(screen.queryByRole('button', { name: say('play-coyote') })).toBeNull()
    await makeNext()
    await at.tell()
    expect(log()).toContain(say('event-withdrew-you'))
    expect(screen.getByRole('group', { name: 'ann' }).textContent).toContain(say('seat-withdrawn'))
  })

  test('lets its player stay and say a number', async () => {
    at = await AtTable.come('guessed-stays')
    await makeNext()
    await makeNext()
    await at.tell()
    expect(shown('ol.said')).toContain(`${say('show-you')} 5`)
    expect(screen.queryByText(say('seat-withdrawn'))).toBeNull()
  })
})

test('nothing has happened while a power is only looked at', async () => {
  at = await AtTable.come('answered-bob')
  await at.next()
  await choose('piece-token', 'special-agree')
  await at.press(say('cancel'))
  await at.press(say('close'))
  expect(at.asked).toEqual([])
})

test('whoever is asked to change a number can do nothing else', async () => {
  at = await AtTable.come('answered-bob')
  await makeNext()
  await at.next()
  expect(screen.queryByRole('button', { name: say('play-coyote') })).toBeNull()
})

test('a dodge is told to whoever answers now', async () => {
  at = await AtTable.come('dodged-cem')
  await at.tell()
  expect(shown('.middle .number')).toBe('−7')
  expect(shown('.seat .said')).toBe('−7') // beside ann, who said it
  await at.tell()
  expect(log()).toContain(say('event-dodged-at-you', { name: 'bob', number: '−7' }))
  expect(screen.getByRole('textbox')).toHaveProperty('value', '−6')
})

/** What is told of the card in the middle. */
const middle = (): string | undefined => shown('.middle-cards p')

test.each(NAMES)('a look at the middle is told to all, and its card to the eyes that looked: what %s sees', async (name) => {
  at = await AtTable.come(`seen-${name}`)
  expect(middle()).toBe(say('middle-down'))
  expect(screen.getByRole('button', { name: say('play-peek') }).getAttribute('aria-disabled')).toBe('true')
  await at.tell()
  if (name === 'bob') await makeNext()
  await at.tell()
  const card = at.frame.you.middle?.[0] ?? null
  expect(card === null).toBe(name !== 'bob')
  const looked = say('middle-looked', { names: 'bob' })
  expect(middle()).toBe(`${card === null ? say('middle-down') : say('middle-yours', { card: cardName(card) })} ${looked}`)
  if (name === 'bob') expect(screen.queryByRole('button', { name: say('play-coyote') })).toBeNull() // he must raise
})

test('no count lies over the table while somebody points at who will win', async () => {
  at = await AtTable.come('seen-ann')
  await makeNext()
  await at.next()
  expect(screen.getByText(say('play-point-title'))).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
  await at.tell()
  expect(screen.getByRole('dialog').textContent).toContain(say('show-middle'))
})
