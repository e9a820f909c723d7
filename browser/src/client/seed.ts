// This browser's part in the fair deal (docs/fair-deal.md): a secret seed, committed to before anybody shows theirs.
// Kept for the session, so that a page reloaded in between can still show it.

import { base64, fromBase64 } from './guest'
import { sha256 } from './sha256'

const NAME = 'coyote-shuffle-v1'
const utf8 = new TextEncoder()

/** H of the fair deal: every part is preceded by its length. */
export async function hash(...parts: Uint8Array[]): Promise<Uint8Array> {
  const name = utf8.encode(NAME)
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

export const commitment = (seed: Uint8Array): Promise<Uint8Array> => hash(utf8.encode('client-commit'), seed)

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

/** The answer when the fair deal waits for us; null if the seed is not here but in another tab. */
export async function seedAnswer(
  awaited: 'commit' | 'show',
  game: string,
  epoch: number,
): Promise<{ ask: 'commit'; commit: string } | { ask: 'show'; seed: string } | null> {
  const name = key(game, epoch)
  let seed = kept(name)
  if (awaited === 'show') return seed ? { ask: 'show', seed } : null
  if (!seed) {
    seed = base64(crypto.getRandomValues(new Uint8Array(32)))
    keepSeed(name, seed)
  }
  return { ask: 'commit', commit: base64(await commitment(fromBase64(seed))) }
}
