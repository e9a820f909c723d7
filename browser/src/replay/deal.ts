// The deal of a finished game, checked in this browser by a program that shares no code with the game (docs/verify.mjs).

import type { FairnessRecord } from '../../../docs/verify.mjs'
import { get, Refused } from '../client/server'
import { reason } from '../speech'
import { say } from '../words.svelte'

/** The verdict, in words. */
export async function checked(game: string): Promise<{ fair: boolean; text: string }> {
  try {
    const proof = get<FairnessRecord>(`/games/${encodeURIComponent(game)}/fairness`)
    const { verify } = await import('../../../docs/verify.mjs')
    const record = await proof
    if ((await verify(record)).length) return { fair: false, text: say('fair-wrong', { file: game }) }
    const seeds = record.epochs.reduce((sum, epoch) => sum + epoch.seeds.length, 0)
    return { fair: true, text: say('after-fair', { seeds }) }
  } catch (error) {
    // a page that came over plain http has no WebCrypto
    return { fair: false, text: error instanceof Refused ? reason(error.code, error.values) : say('after-not-checked') }
  }
}
