import { expect, test } from 'vitest'
import { merged } from '../src/client/merge'
import type { Frame, News } from '../src/messages.gen'

const GAME = {
  id: 'g',
  stage: 'play',
  round: 1,
  starter: 0,
  turn: 1,
  moved: 4,
  number: 5,
  declarer: 0,
  coyotes: [0, 0],
  inside: [0, 1],
  pile: 9,
}
const said = (number: number): [number, { do: 'declare'; number: number }] => [0, { do: 'declare', number }]
const FRAME: Frame = {
  tell: 'table',
  seq: 3,
  at: 0,
  table: { setting: {}, state: 'playing', host: 0, chairs: [], games: 1 },
  you: { seat: 0, hidden: 1 },
  game: { ...GAME, said: [said(3), said(5)] },
  last: { round: 1, events: [] },
  events: [{ event: 'declared', seat: 0, number: 5 }],
}
const news = (parts: Partial<News>): News => ({ tell: 'news', after: 3, seq: 4, at: 7, ...parts })

test('a part that is left out is as it was, down to the object', () => {
  const now = merged(FRAME, news({ events: [{ event: 'reacted', seat: 1, reaction: 'howl' }] }))
  expect(now).toEqual({ ...FRAME, seq: 4, at: 7, events: [{ event: 'reacted', seat: 1, reaction: 'howl' }] })
  expect([now?.game, now?.last, now?.you]).toEqual([FRAME.game, FRAME.last, FRAME.you])
  expect(now?.last).toBe(FRAME.last)
  expect(merged(now!, news({ after: 4, seq: 5 }))?.events).toEqual([])
})

test('fields of the game and of you that are left out are as they were', () => {
  const now = merged(FRAME, news({ game: { turn: 0, out: [] }, you: { options: { lowest: 6 } } }))
  expect(now?.game).toEqual({ ...FRAME.game, turn: 0, out: [] })
  expect(now?.you).toEqual({ seat: 0, hidden: 1, options: { lowest: 6 } })
})

test('moves of a round are put behind those that were told before', () => {
  const now = merged(FRAME, news({ game: { number: 8, said: [said(8)], said_before: 2 } }))
  expect(now?.game).toEqual({ ...GAME, number: 8, said: [said(3), said(5), said(8)] })
  expect(merged(now!, news({ after: 4, seq: 5, game: { number: null, said: [] } }))?.game).toEqual({
    ...GAME,
    number: null,
    said: [],
  })
})

test('null takes a part away', () => {
  expect(merged(FRAME, news({ last: null }))?.last).toBeNull()
})

test('news that do not follow from the frame change nothing', () => {
  expect(merged(FRAME, news({ after: 4, seq: 5 }))).toBeUndefined()
  expect(merged(FRAME, news({ after: 2, seq: 3 }))).toBeUndefined()
  expect(merged(FRAME, news({ after: 0 }))?.seq).toBe(4)
})
