// A proof of the deal, compared with what this browser saw of the game. A proof can be sound in itself and still not be the
// one of this game: only somebody who was there can tell.

import type { Listed, SeenDeck } from '../client/witness'
import type { FairEpoch, FairnessRecord } from '../messages.gen'

export type Difference =
  | { what: 'game' }
  | { what: 'deck' | 'server' | 'root'; deck: number }
  | { what: 'commit' | 'seed'; deck: number; seat: number }

export interface Compared {
  /** What was another one in play than it is in the proof. */
  differences: Difference[]
  /** Decks that the own seed helped to shuffle. */
  used: number[]
  /** Decks for which this browser gave a commitment, and which were shuffled without its seed. */
  missing: number[]
  /** Other seats that had committed to a seed, and the decks that were shuffled without it. */
  fallen: { seat: number; decks: number[] }[]
  /** How many decks of the proof this browser saw. */
  seen: number
}

const DAILY = /^daily-\d{4}-\d\d-\d\d$/

export function compared(game: string, seen: ReadonlyMap<number, SeenDeck>, proof: FairnessRecord): Compared {
  const told: Compared = { differences: [], used: [], missing: [], fallen: [], seen: 0 }
  // all games of a daily fire are dealt under the name of their day
  if (proof.game !== game && !DAILY.test(proof.game)) told.differences.push({ what: 'game' })
  for (const epoch of proof.epochs) {
    const deck = seen.get(epoch.epoch)
    if (deck) {
      told.seen += 1
      told.differences.push(...inDeck(deck, epoch))
    }
    const own = deck?.own.map(({ seat }) => seat) ?? []
    const [mine] = own
    if (mine !== undefined) (at(epoch.seeds, mine) === undefined ? told.missing : told.used).push(epoch.epoch)
    for (const seat of withheld(epoch).filter((seat) => !own.includes(seat))) {
      const known = told.fallen.find((other) => other.seat === seat)
      if (known) known.decks.push(epoch.epoch)
      else told.fallen.push({ seat, decks: [epoch.epoch] })
    }
  }
  for (const [number, { roots }] of seen) {
    // a card is dealt as soon as there is a seal, so a sealed deck belongs into the proof
    if (roots.length && !proof.epochs.some(({ epoch }) => epoch === number))
      told.differences.push({ what: 'deck', deck: number })
  }
  return told
}

function inDeck(seen: SeenDeck, epoch: FairEpoch): Difference[] {
  const deck = epoch.epoch
  const roots: Listed = epoch.shuffles.map(({ number, root }) => [number, root])
  const commits = others(seen.commits, epoch.commits, seen.closed)
  const seeds = others(seen.seeds, epoch.seeds, seen.shuffled)
  const mine = seen.own[0]?.seat
  if (mine !== undefined) {
    const [commit, seed] = [at(epoch.commits, mine), at(epoch.seeds, mine)]
    const own = seen.own.find((given) => given.commit === commit)
    if (commit !== undefined && !own) commits.add(mine)
    if (seed !== undefined && own?.seed !== undefined && own.seed !== seed) seeds.add(mine)
  }
  return [
    ...(seen.server === epoch.server_commit ? [] : [{ what: 'server', deck } as const]),
    ...[...commits].map((seat) => ({ what: 'commit', deck, seat }) as const),
    ...[...seeds].map((seat) => ({ what: 'seed', deck, seat }) as const),
    // the last seal may belong to a pile from which no card was dealt any more
    ...(roots.every(([number, root]) => [root, undefined].includes(at(seen.roots, number)))
      ? []
      : [{ what: 'root', deck } as const]),
  ]
}

/** The seats whose value is another one in the proof, or is not there; once all were seen, also those that came later. */
function others(seen: Listed, proof: Listed, all: boolean): Set<number> {
  const changed = seen.filter(([seat, value]) => at(proof, seat) !== value)
  const later = all ? proof.filter(([seat]) => at(seen, seat) === undefined) : []
  return new Set([...changed, ...later].map(([seat]) => seat))
}

const at = (listed: Listed, number: number): string | undefined => listed.find(([other]) => other === number)?.[1]

/** The seats of a deck that had committed to a seed and are listed without one. */
const withheld = (epoch: FairEpoch): number[] =>
  epoch.commits.map(([seat]) => seat).filter((seat) => at(epoch.seeds, seat) === undefined)
