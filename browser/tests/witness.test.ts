// What a browser saw in play, and proofs that were forged afterwards.

import { beforeEach, describe, expect, test, vi } from 'vitest'
import { base64 } from '../src/client/guest'
import { gave, noted, seatOf, seenOf, witness, type SeenDeck } from '../src/client/witness'
import type { FairEpoch, FairnessRecord, FairTold, Frame } from '../src/messages.gen'
import { compared } from '../src/replay/compared'
import { lines } from '../src/replay/deal'
import { words } from '../src/words.svelte'

const wire = (value: number): string => base64(new Uint8Array(32).fill(value))
const hex = (value: number): string => value.toString(16).padStart(2, '0').repeat(32)

const FAIR = { epoch: 1, commit: wire(9), commitments: 'coyote-commit-2' }
const COMMITS: FairTold['commits'] = [
  [0, wire(10)],
  [1, wire(11)],
  [2, wire(12)],
]
const SEEDS: FairTold['seeds'] = [
  [0, wire(20)],
  [1, wire(21)],
]
/** Ann, Bob and Cem commit; Ann and Bob show their seeds; the deck is sealed, and later its rest once more. */
const TOLD: FairTold[] = [
  FAIR,
  { ...FAIR, commits: COMMITS.slice(0, 1) },
  { ...FAIR, commits: COMMITS, closed: true },
  { ...FAIR, commits: COMMITS, closed: true, seeds: SEEDS, shuffle: 1, root: wire(30) },
  { ...FAIR, commits: COMMITS, closed: true, seeds: SEEDS, shuffle: 2, root: wire(31) },
]

const EPOCH: FairEpoch = {
  epoch: 1,
  server_commit: hex(9),
  commits: [
    [0, hex(10)],
    [1, hex(11)],
    [2, hex(12)],
  ],
  seeds: [
    [0, hex(20)],
    [1, hex(21)],
  ],
  no_seed: [2, 3],
  shuffles: [
    { number: 1, cards: [], root: hex(30) },
    { number: 2, cards: [], root: hex(31) },
  ],
  server_seed: hex(8),
  commitments: 'coyote-commit-2',
}
const PROOF: FairnessRecord = {
  fair: 'coyote-shuffle-v1',
  game: 'g',
  deck: [],
  starter: 'named',
  epochs: [EPOCH],
  record: 'coyote 1\nseats ann bob cem fox\n',
}
const proof = (change: Partial<FairEpoch>): FairnessRecord => ({ ...PROOF, epochs: [{ ...EPOCH, ...change }] })

/** What Ann's page has seen. */
const deck = (told = TOLD): SeenDeck => ({
  ...told.reduce<SeenDeck | null>(noted, null)!,
  own: [{ seat: 0, commit: hex(10), seed: hex(20) }],
})
const SEEN = new Map([[1, deck()]])
const differences = (change: Partial<FairEpoch>, seen = SEEN): unknown[] => compared('g', seen, proof(change)).differences

describe('a proof', () => {
  test('of what was seen is the same; the own seed was used, and Cem’s was let fall', () => {
    const fallen = [{ seat: 2, decks: [1] }]
    expect(compared('g', SEEN, PROOF)).toEqual({ differences: [], used: [1], missing: [], fallen, seen: 1 })
  })
  test('with a swapped commitment is not what was seen', () => {
    const commits = [EPOCH.commits[0]!, [1, hex(99)], EPOCH.commits[2]!] as FairEpoch['commits']
    expect(differences({ commits })).toEqual([{ what: 'commit', deck: 1, seat: 1 }])
  })
  test('with another commitment of the server is not what was seen', () => {
    expect(differences({ server_commit: hex(99) })).toEqual([{ what: 'server', deck: 1 }])
  })
  test('with another root is not what was seen', () => {
    const shuffles = [EPOCH.shuffles[0]!, { number: 2, cards: [], root: hex(99) }]
    expect(differences({ shuffles })).toEqual([{ what: 'root', deck: 1 }])
  })
  test('of another game, or without a deck that was played, is not what was seen', () => {
    expect(compared('g', SEEN, { ...PROOF, game: 'h' }).differences).toEqual([{ what: 'game' }])
    expect(compared('g', SEEN, { ...PROOF, epochs: [] }).differences).toEqual([{ what: 'deck', deck: 1 }])
  })
  test('that hides who committed, or names somebody who did not, is not what was seen', () => {
    const commits = EPOCH.commits.slice(0, 2)
    expect(differences({ commits })).toEqual([{ what: 'commit', deck: 1, seat: 2 }])
    expect(differences({ commits: [...EPOCH.commits, [3, hex(13)]] })).toEqual([{ what: 'commit', deck: 1, seat: 3 }])
  })
  test('without a seed that was shown to everybody is not what was seen', () => {
    const seeds = EPOCH.seeds.slice(0, 1)
    expect(differences({ seeds })).toEqual([{ what: 'seed', deck: 1, seat: 1 }])
    expect(compared('g', SEEN, proof({ seeds })).fallen).toEqual([
      { seat: 1, decks: [1] },
      { seat: 2, decks: [1] },
    ])
  })
  test('without the own seed tells so, whether or not it was seen again', () => {
    const unseen = new Map([[1, deck(TOLD.slice(0, 3))]])
    const told = compared('g', unseen, proof({ seeds: EPOCH.seeds.slice(1) }))
    expect(told).toMatchObject({ differences: [], used: [], missing: [1], fallen: [{ seat: 2, decks: [1] }] })
    expect(differences({ seeds: EPOCH.seeds.slice(1) })).toEqual([{ what: 'seed', deck: 1, seat: 0 }])
  })
  test('with another seed or commitment under the own name is not what was given', () => {
    const early = new Map([[1, deck(TOLD.slice(0, 1))]])
    expect(differences({ commits: [[0, hex(99)]] }, early)).toEqual([{ what: 'commit', deck: 1, seat: 0 }])
    expect(differences({ seeds: [[0, hex(99)]] }, early)).toEqual([{ what: 'seed', deck: 1, seat: 0 }])
  })
  test('may tell more than somebody saw who came late', () => {
    expect(differences({}, new Map([[1, deck(TOLD.slice(0, 2))]]))).toEqual([])
    expect(compared('g', new Map(), PROOF)).toMatchObject({ differences: [], used: [], missing: [], seen: 0 })
  })
  test('need not tell of a last seal from which no card was dealt', () => {
    expect(differences({ shuffles: EPOCH.shuffles.slice(0, 1) })).toEqual([])
  })
})

describe('a verdict', () => {
  beforeEach(() => words.speak('en'))

  test('is in plain words, with the names of the players', () => {
    const told = lines(compared('g', SEEN, PROOF), ['ann', 'bob', 'cem', 'fox'], 1)
    expect(told.map(({ tone }) => tone)).toEqual(['good', 'good', 'plain'])
    expect(told[1]?.text).toBe('Your seed was used.')
    expect(told[2]?.text).toContain('cem (1)')
  })
  test('names every difference', () => {
    const [head, other] = lines(compared('g', SEEN, proof({ seeds: EPOCH.seeds.slice(1) })), ['ann', 'bob', 'cem'], 1)
    expect([head?.tone, other?.tone]).toEqual(['bad', 'bad'])
    expect(other?.text).toMatch(/Deck 1\W*: \W*ann\W* had given another seed/)
  })
})

describe('what was seen', () => {
  const frame = (fair: FairTold, game = 'g'): Frame => ({ game: { id: game }, fair }) as Frame
  beforeEach(() => localStorage.clear())

  test('stays as it was seen first, whatever is told later', () => {
    const other = { ...TOLD[4]!, commit: wire(99), commits: [[1, wire(99)]] as FairTold['commits'], root: wire(99) }
    expect(noted(noted(null, TOLD[4]!), other)).toEqual(noted(null, TOLD[4]!))
  })
  test('outlasts a reload, with what this browser gave', () => {
    for (const fair of TOLD.slice(0, 3)) witness(frame(fair))
    gave('g', 1, 0, { commit: wire(10) })
    gave('g', 1, 0, { commit: wire(10), seed: wire(20) })
    for (const fair of TOLD.slice(3)) witness(frame(fair))
    expect(seenOf('g')).toEqual(SEEN)
    expect(seenOf('h')).toEqual(new Map())
  })
  test('is added to by another tab, of which only one is accepted', () => {
    for (const fair of TOLD) witness(frame(fair))
    gave('g', 1, 0, { commit: wire(88), seed: wire(89) })
    gave('g', 1, 0, { commit: wire(10), seed: wire(20) })
    expect(compared('g', seenOf('g'), PROOF)).toMatchObject({ differences: [], used: [1] })
  })
  test('says whose seat it was, unless several people shared this phone', () => {
    for (const game of ['alone', 'passed', 'watched']) witness(frame(FAIR, game))
    gave('alone', FAIR.epoch, 1, { commit: wire(10) })
    gave('passed', FAIR.epoch, 1, { commit: wire(10), seed: wire(20) }, true)
    expect(['alone', 'passed', 'watched'].map(seatOf)).toEqual([1, null, null])
    expect([...seenOf('passed').values()].map(({ own }) => own.length)).toEqual([1]) // the deal is still checked with it
  })
  test('is kept for so many decks and no more', () => {
    for (let game = 0; game < 200; game++) witness(frame(FAIR, `game-${game}`))
    expect(Object.keys(localStorage).filter((name) => name.startsWith('coyote.seen.'))).toHaveLength(120)
    expect(seenOf('game-79').size).toBe(0)
    expect(seenOf('game-80').size).toBe(1)
    expect(seenOf('game-199').size).toBe(1)
  })
  test('is kept for the page where nothing may be stored, and what is broken there does no harm', () => {
    localStorage.setItem('coyote.seen', 'no JSON')
    witness(frame(TOLD[0]!, 'broken'))
    expect(seenOf('broken').size).toBe(1)
    const denied = (): never => {
      throw new DOMException('denied')
    }
    vi.stubGlobal('localStorage', { getItem: denied, setItem: denied, removeItem: denied })
    witness(frame(TOLD[0]!, 'private'))
    expect(seenOf('private').size).toBe(1)
  })
})
