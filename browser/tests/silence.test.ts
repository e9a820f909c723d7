// How long the seat to move has been silent, as far as the page can tell.

import { describe, expect, it } from 'vitest'
import { SILENT, type Frame, type Heard } from '../src/messages.gen'
import { Silence } from '../src/table/silence.svelte'

function frame(at: number, game: Partial<NonNullable<Frame['game']>> | null, events: Heard[] = []): Frame {
  return { at, game, events } as unknown as Frame
}

describe('the silence of the seat to move', () => {
  it('begins with the turn, which may begin late', () => {
    const silence = new Silence()
    silence.hear(frame(1_000, { turn: 2, moved: 5, begins: 13_000 }))
    expect(silence.lasts(13_000 + SILENT - 1)).toBe(false)
    expect(silence.lasts(13_000 + SILENT)).toBe(true)
  })

  it('is broken by a noise or a return of that seat and of no other', () => {
    const silence = new Silence()
    silence.hear(frame(0, { turn: 2, moved: 5, begins: 0 }))
    silence.hear(frame(SILENT, { turn: 2, moved: 5, begins: 0 }, [{ event: 'reacted', seat: 1, reaction: 'yip' }]))
    expect(silence.lasts(SILENT)).toBe(true)
    for (const event of [
      { event: 'reacted', seat: 2, reaction: 'yip' },
      { event: 'back', seat: 2 },
      { event: 'woke', seat: 2 },
    ] as Heard[]) {
      silence.hear(frame(SILENT, { turn: 2, moved: 5, begins: 0 }, [event]))
      expect(silence.lasts(2 * SILENT - 1)).toBe(false)
    }
  })

  it('starts anew with every move, and nobody is silent while cards are dealt', () => {
    const silence = new Silence()
    silence.hear(frame(0, { turn: 2, moved: 5, begins: 0 }))
    silence.hear(frame(SILENT, { turn: 0, moved: 6, begins: SILENT }))
    expect(silence.lasts(SILENT + 1)).toBe(false)
    silence.hear(frame(SILENT, { turn: -1, moved: 7 }))
    expect(silence.lasts(1e12)).toBe(false)
    silence.hear(frame(SILENT, null))
    expect(silence.lasts(1e12)).toBe(false)
  })
})
