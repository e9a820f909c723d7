declare module 'virtual:languages' {
  /** The name of a folder in `coyote/words`. */
  export type Language = string
  /** Every language we speak: what it calls itself, and how to load its words. */
  export const LANGUAGES: Record<Language, { name: string; load: () => Promise<{ default: string }> }>
}

declare module '*/docs/verify.mjs' {
  export interface FairnessRecord {
    game: string
    epochs: { seeds: [number, string][] }[]
  }
  /** The problems found in a deal. A fair deal has none. */
  export function verify(document: FairnessRecord): Promise<{ code: string }[]>
}
