declare module 'virtual:languages' {
  /** The name of a folder in `coyote/words`. */
  export type Language = string
  type Load = () => Promise<{ default: string }>
  /** Every language we speak: what it calls itself, how to load its words, and those of parts of the page that come later. */
  export const LANGUAGES: Record<Language, { name: string; load: Load; later: Record<string, Load> }>
}

declare module '*/docs/verify.mjs' {
  type FairnessRecord = import('./messages.gen').FairnessRecord
  export function clientCommit(game: string, epoch: number, seat: number, seed: string): Promise<string>
  export function serverCommit(game: string, epoch: number, seed: string): Promise<string>
  /** The problems found in a deal. A fair deal has none. */
  export function verify(document: FairnessRecord): Promise<{ code: string }[]>
}
