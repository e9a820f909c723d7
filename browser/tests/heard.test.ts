// What is heard: the live texts of a whole game, in order, in two languages; and nothing that no longer holds.
// `npx vitest run -u` writes heard/ anew: read the difference before you commit it.
import { screen } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { route } from '../src/route.svelte'
import { say } from '../src/words.svelte'
import { AtTable } from './at-table'

/** Everything that is heard, from the first frame on; what is urgent has a mark. */
function listen(): string[] {
  const [log, alert] = [screen.getByRole('log'), screen.getByRole('alert')]
  const urgent = (): string => '! ' + alert.textContent.replace('\u200b', '')
  const heard = [...log.children].map((line) => line.textContent).concat(alert.textContent ? urgent() : [])
  const ear = new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      if (target === log) heard.push(...[...addedNodes].map((line) => line.textContent!).filter(Boolean))
      else if (alert.textContent) heard.push(urgent())
    }
  })
  ear.observe(log, { childList: true })
  ear.observe(alert, { childList: true, characterData: true, subtree: true })
  return heard
}

test.each(['en', 'de'])('a whole game is heard in order, and nothing of it elsewhere: %s', async (language) => {
  const at = await AtTable.come('whole-game', language)
  const heard = listen()
  while (at.rest.length) {
    await at.tell()
    const counted = at.frame.events!.some(({ event }) => event === 'counted')
    expect(screen.queryByRole('dialog') !== null).toBe(counted)
    if (counted) await at.escape()
    const mine = at.frame.game!.turn === 0
    expect(screen.getByRole('alert').textContent).toBe(mine ? say('play-your-turn') : '') // never whose turn it was
  }
  await expect(heard.join('\n') + '\n').toMatchFileSnapshot(`heard/${language}.txt`)
  expect(heard.join(' ')).not.toMatch(/\bann\b/) // the reader is called you
  route.go('/')
  await at.settle()
  expect(screen.getByRole('log').textContent).toBe('')
})
