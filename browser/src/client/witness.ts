// What this browser saw of a game's decks while it was played: commitments, seeds, seals, and what it gave itself. After the
// game it is compared with the proof that the server hands out. What was seen first stays, whatever is told later. Kept for
// the latest decks only; another tab of the same guest adds to it.

import { store, stored } from '../kept'
import type { FairTold, Frame } from '../messages.gen'
import { fromBase64 } from './guest'

/** By seat, or roots by the number of the shuffle; in hex. */
export type Listed = [number: number, hex: string][]

export interface SeenDeck {
  server: string
  commits: Listed
  /** All commitments were there. */
  closed: boolean
  seeds: Listed
  /** All seeds were there. */
  shuffled: boolean
  roots: Listed
  /** What the tabs of this browser gave for this deck; only one of them can have been accepted. */
  own: Own[]
}

export interface Own {
  seat: number
  commit: string
  /** Once it was asked for. */
  seed?: string
  /** Given for one of several people who share this phone. */
  shared?: true
}

/** Decks of a few long games, at about 1.5 kB each. */
const MOST = 120

const hex = (base64: string): string => Array.from(fromBase64(base64), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** What is known of a deck once this was told, too. */
export function noted(seen: SeenDeck | null, fair: FairTold): SeenDeck {
  const known = seen ?? { server: hex(fair.commit), commits: [], closed: false, seeds: [], shuffled: false, roots: [], own: [] }
  return {
    ...known,
    commits: known.closed ? known.commits : joined(known.commits, fair.commits),
    closed: known.closed || !!fair.closed,
    seeds: known.shuffled ? known.seeds : joined(known.seeds, fair.seeds),
    shuffled: known.shuffled || fair.shuffle != null,
    roots: fair.shuffle != null && fair.root ? joined(known.roots, [[fair.shuffle, fair.root]]) : known.roots,
  }
}

function joined(known: Listed, told: readonly (readonly [number, string])[] = []): Listed {
  const news = told.filter(([number]) => !known.some(([other]) => other === number))
  return [...known, ...news.map(([number, value]): [number, string] => [number, hex(value)])]
}

// keeping

const name = (game: string, epoch: number): string => `${game}.${epoch}`

function parsed<T>(text: string | null, otherwise: T): T {
  try {
    return text === null ? otherwise : (JSON.parse(text) as T)
  } catch {
    return otherwise
  }
}

const decks = (): string[] => parsed<string[]>(stored('seen'), [])
/** Forget everything that was seen here. */
export function forgetAll(): void {
  for (const name of decks()) store(`seen.${name}`, null)
  store('seen', null)
}
const deck = (name: string): SeenDeck | null => parsed<SeenDeck | null>(stored(`seen.${name}`), null)

function keepDeck(name: string, seen: SeenDeck): void {
  const all = decks()
  if (!all.includes(name)) {
    for (const old of all.splice(0, all.length + 1 - MOST)) store(`seen.${old}`, null)
    store('seen', JSON.stringify([...all, name]))
  }
  store(`seen.${name}`, JSON.stringify(seen))
}

let latest = ''

/** Keep what a frame tells of the deck. */
export function witness({ game, fair }: Frame): void {
  if (!game || !fair) return
  const told = JSON.stringify([game.id, { ...fair, proofs: [], server_seeds: [] }])
  if (told === latest) return
  latest = told
  const at = name(game.id, fair.epoch)
  keepDeck(at, noted(deck(at), fair))
}

/** Keep what this browser gives to a deck that it has seen: a commitment, then the seed. In base64, as it is sent. */
export function gave(
  game: string,
  epoch: number,
  seat: number,
  given: { commit: string; seed?: string },
  shared = false,
): void {
  const at = name(game, epoch)
  const seen = deck(at)
  if (!seen) return
  const commit = hex(given.commit)
  const own: Own = { seat, commit, ...(given.seed && { seed: hex(given.seed) }), ...(shared && { shared }) }
  keepDeck(at, { ...seen, own: [...seen.own.filter((other) => other.commit !== commit), own] })
}

/** The decks of a game that this browser saw, by number. */
export function seenOf(game: string): Map<number, SeenDeck> {
  const numbers = decks().filter((name) => name.startsWith(`${game}.`))
  const found = numbers.map((name) => [Number(name.slice(game.length + 1)), deck(name)] as const)
  return new Map(found.filter((pair): pair is [number, SeenDeck] => pair[1] !== null))
}

/** The seat that was played in this browser; null if nobody played here, or several people who shared it. */
export const seatOf = (game: string): number | null =>
  [...seenOf(game).values()].flatMap(({ own }) => own).find(({ shared }) => !shared)?.seat ?? null
