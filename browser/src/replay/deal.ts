// The deal of a finished game, checked in this browser: by a program that shares no code with the game (docs/verify.mjs), and
// against what the browser saw while the game was played.

import { fairnessOf, Refused } from '../client/server'
import { seenOf } from '../client/witness'
import type { FairnessRecord } from '../messages.gen'
import { reason } from '../speech'
import { listed, say } from '../words.svelte'
import { compared, type Compared, type Difference } from './compared'

export type Tone = 'good' | 'plain' | 'bad'

export interface Line {
  tone: Tone
  text: string
}

/** The verdict, in words: first that on the proof itself, then how it fits what was seen here. */
export async function checked(game: string): Promise<Line[]> {
  try {
    const proof = await fairnessOf(game)
    return [await inItself(game, proof), ...fitting(game, proof)]
  } catch (error) {
    return [{ tone: 'bad', text: error instanceof Refused ? reason(error.code, error.values) : say('after-not-checked') }]
  }
}

async function inItself(game: string, proof: FairnessRecord): Promise<Line> {
  try {
    const { verify } = await import('../../../docs/verify.mjs')
    if ((await verify(proof)).length) return { tone: 'bad', text: say('fair-wrong', { file: game }) }
  } catch {
    // a page that came over plain http has no WebCrypto
    return { tone: 'bad', text: say('after-not-checked') }
  }
  const seeds = proof.epochs.reduce((sum, epoch) => sum + epoch.seeds.length, 0)
  return { tone: seeds ? 'good' : 'plain', text: say('after-fair', { seeds }) }
}

function fitting(game: string, proof: FairnessRecord): Line[] {
  const names = /^seats (.*)$/m.exec(proof.record)?.[1]?.split(' ') ?? []
  return lines(compared(game, seenOf(game), proof), names, proof.epochs.length)
}

/** What came of comparing, in words. */
export function lines({ differences, used, missing, fallen, seen }: Compared, names: string[], decks: number): Line[] {
  const name = (seat: number): string => names[seat] ?? String(seat + 1)
  const told = (difference: Difference): Line => ({
    tone: 'bad',
    text: say(`seen-other-${difference.what}`, {
      deck: 'deck' in difference ? difference.deck : '',
      name: 'seat' in difference ? name(difference.seat) : '',
    }),
  })
  const found: Line[] = []
  if (differences.length) found.push({ tone: 'bad', text: say('seen-differs') }, ...differences.map(told))
  else if (seen) found.push({ tone: 'good', text: say('seen-same', { seen, decks }) })
  else found.push({ tone: 'plain', text: say('seen-nothing') })
  if (used.length) found.push({ tone: 'good', text: say('seen-own-used', { decks: used.length }) })
  if (missing.length) found.push({ tone: 'bad', text: say('seen-own-missing', { decks: listed(missing.map(String)) }) })
  const who = listed(fallen.map(({ seat, decks }) => `${name(seat)} (${listed(decks.map(String))})`))
  if (who) found.push({ tone: 'plain', text: say('seen-fallen', { who }) })
  return found
}
