// The first game, as data: what is on the heads, what is said, what you are asked. The browser knows no rule; the counts below
// are written out, and a test counts them again with the rules. Seats: 0 you, 1 fox, 2 owl, 3 tortoise. Words: `learn-<id>`.

import type { Kind } from '../art/animals'
import type { Count } from '../messages.gen'

export const FRIENDS: readonly Kind[] = ['coyote', 'fox', 'owl', 'tortoise']
/** The reader's seat. */
export const YOU = 0

export interface Choice {
  /** What the button says: a number, or the end of a message's id. */
  id: string
  number?: number
  /** A good choice goes on with the story; the others explain themselves and let you choose again. */
  good: boolean
}

export interface Step {
  id: string
  /** What you see on the heads; your own is null until it is shown. */
  heads: readonly (string | null)[]
  /** The last thing each seat said in this round. */
  said: Readonly<Record<number, number | 'coyote'>>
  coyotes: readonly number[]
  turn?: number
  choices?: readonly Choice[]
  reveal?: { count: Count; number: number }
}

const none = [0, 0, 0, 0]
const owlPaid = [0, 0, 1, 0]
const first = [null, '10', '4', '-5']
const second = [null, 'double', '8', '3']

/** Stands for what you said first, which the script cannot know. */
export const YOURS = NaN

export const STEPS: readonly Step[] = [
  { id: 'welcome', heads: [], said: {}, coyotes: none },
  { id: 'look', heads: first, said: {}, coyotes: none },
  {
    id: 'open',
    heads: first,
    said: {},
    coyotes: none,
    turn: 0,
    choices: [
      { id: 'low', number: 8, good: true },
      { id: 'fair', number: 13, good: true },
      { id: 'wild', number: 60, good: false },
    ],
  },
  { id: 'raise', heads: first, said: { 0: YOURS, 1: 15, 2: 18 }, coyotes: none, turn: 3 },
  { id: 'call', heads: first, said: { 0: YOURS, 1: 15, 2: 18, 3: 'coyote' }, coyotes: none, turn: 3 },
  {
    id: 'reveal',
    heads: ['7', '10', '4', '-5'],
    said: { 2: 18, 3: 'coyote' },
    coyotes: owlPaid,
    reveal: { number: 18, count: [['7', '10', '4', '-5'], [7, 10, 4, -5], 16, [], 16, false] },
  },
  { id: 'special', heads: second, said: {}, coyotes: owlPaid },
  {
    id: 'add',
    heads: second,
    said: {},
    coyotes: owlPaid,
    choices: [
      { id: 'plain', number: 11, good: false },
      { id: 'one', number: 19, good: false },
      { id: 'all', number: 22, good: true },
    ],
  },
  {
    id: 'doubt',
    heads: second,
    said: { 0: 13, 1: 15, 2: 24, 3: 40 },
    coyotes: owlPaid,
    turn: 0,
    choices: [
      { id: 'raise', number: 41, good: false },
      { id: 'coyote', good: true },
    ],
  },
  {
    id: 'verdict',
    heads: ['-5', 'double', '8', '3'],
    said: { 3: 40, 0: 'coyote' },
    coyotes: [0, 0, 1, 1],
    reveal: { number: 40, count: [['-5', 'double', '8', '3'], [-5, 0, 16, 6], 6, [['double', 1, [2, 3], 17]], 17, false] },
  },
  { id: 'end', heads: [], said: {}, coyotes: [0, 0, 1, 1] },
]
