declare module 'virtual:languages' {
  /** The name of a folder in `coyote/words`. */
  export type Language = string
  /** Every language we speak: what it calls itself, and how to load its words. */
  export const LANGUAGES: Record<Language, { name: string; load: () => Promise<{ default: string }> }>
}

declare module '*/docs/verify.mjs' {
  export interface FairnessRecord {
    game: string
    epochs: FairEpoch[]
    record: string
  }
  export interface FairEpoch {
    epoch: number
    server_commit: string
    commits: [number, string][]
    seeds: [number, string][]
    no_seed: number[]
    shuffles: { number: number; root: string }[]
    commitments?: string
  }
  export function clientCommit(
    game: string,
    epoch: Pick<FairEpoch, 'epoch' | 'commitments'>,
    seat: number,
    seed: string,
  ): Promise<string>
  export function serverCommit(game: string, epoch: Pick<FairEpoch, 'epoch' | 'commitments'>, seed: string): Promise<string>
  /** The problems found in a deal. A fair deal has none. */
  export function verify(document: FairnessRecord): Promise<{ code: string }[]>
}
