// One phone for all: who should have it follows from what a watcher sees.

import { describe, expect, it } from 'vitest'
import type { Frame } from '../src/messages.gen'
import { errand, type Party } from '../src/pass/party'

const party: Party = {
  link: 'link',
  players: [
    { name: 'ann', animal: 'coyote' },
    { name: 'bob', animal: 'puma' },
  ],
}

const frame = (state: string, turn: number, left = false): Frame =>
  ({
    table: { state, chairs: [{ name: 'bob', left }, { name: 'ann' }] },
    game: { id: 'game', turn, inside: [0], out: [1] },
  }) as unknown as Frame

describe('the phone', () => {
  it('goes to whoever is to move, wherever they sit', () => {
    expect(errand(party, frame('playing', 0))).toEqual({ is: 'hand', player: 1 })
    expect(errand(party, frame('playing', 1))).toEqual({ is: 'hand', player: 0 })
  })
  it('waits while cards are dealt, and for a bot that plays for somebody who left', () => {
    expect(errand(party, frame('playing', -1))).toEqual({ is: 'wait' })
    expect(errand(party, frame('playing', 0, true))).toEqual({ is: 'wait' })
  })
  it('tells who won when the game is over, and who comes after them', () => {
    const over = { is: 'over', game: 'game', winner: 'bob', animals: ['puma', 'coyote'] }
    expect(errand(party, frame('over', -2))).toEqual(over)
  })
})
