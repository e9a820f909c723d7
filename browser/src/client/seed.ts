// This browser's part in the fair deal (docs/fair-deal.md): a secret seed, committed to before anybody shows theirs.
// Kept for the session, so that a page reloaded in between can still show it.

import type { Commit, Show } from '../messages.gen'
import { base64, fromBase64 } from './guest'
import { sha256 } from './sha256'

const utf8 = new TextEncoder()

/** Whose seed it is, and for which deck. */
export interface Place {
  game: string
  epoch: number
  seat: number
}

/** H of the fair deal under this name: every part is preceded by its length. */
export async function hash(under: string, ...parts: Uint8Array[]): Promise<Uint8Array> {
  const name = utf8.encode(under)
  const whole = new Uint8Array(name.length + 1 + parts.reduce((sum, part) => sum + 4 + part.length, 0))
  whole.set(name)
  const view = new DataView(whole.buffer)
  let place = name.length + 1
  for (const part of parts) {
    view.setUint32(place, part.length)
    whole.set(part, place + 4)
    place += 4 + part.length
  }
  // a page loaded over plain http in a home network has no WebCrypto
  return crypto.subtle ? new Uint8Array(await crypto.subtle.digest('SHA-256', whole)) : sha256(whole)
}

export const commitment = (seed: Uint8Array, place: Place): Promise<Uint8Array> =>
  hash('coyote-commit-2', utf8.encode('seat'), utf8.encode(place.game), u32(place.epoch), u32(place.seat), seed)

function u32(number: number): Uint8Array {
  const bytes = new Uint8Array(4)
  new DataView(bytes.buffer).setUint32(0, number)
  return bytes
}

const key = (game: string, epoch: number): string => `coyote.seed.${game}.${epoch}`
const fallback = new Map<string, string>()

function kept(name: string): string | null {
  try {
    return sessionStorage.getItem(name)
  } catch {
    return fallback.get(name) ?? null
  }
}

function keepSeed(name: string, seed: string): void {
  try {
    sessionStorage.setItem(name, seed)
  } catch {
    fallback.set(name, seed)
  }
}

export interface Answer {
  ask: Omit<Commit, 'op'> | Omit<Show, 'op'>
  /** What is given away so far. */
  given: { commit: string; seed?: string }
}

/** The answer when the fair deal waits for us; null if the seed is not here but in another tab. */
export async function seedAnswer(awaited: 'commit' | 'show', place: Place): Promise<Answer | null> {
  const name = key(place.game, place.epoch)
  let seed = kept(name)
  if (!seed) {
    if (awaited === 'show') return null
    seed = base64(crypto.getRandomValues(new Uint8Array(32)))
    keepSeed(name, seed)
  }
  const commit = base64(await commitment(fromBase64(seed), place))
  if (awaited === 'commit') return { ask: { ask: 'commit', commit }, given: { commit } }
  return { ask: { ask: 'show', seed }, given: { commit, seed } }
}
