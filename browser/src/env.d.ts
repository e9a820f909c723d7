declare module 'virtual:languages' {
  /** A folder of `coyote/words`. */
  export type Language = string
  /** Each with its own name for itself, as a switch shows it, and its words. */
  export const LANGUAGES: Record<Language, { name: string; load: () => Promise<{ default: string }> }>
}

declare module '*/docs/verify.mjs' {
  export interface FairnessRecord {
    game: string
    epochs: { seeds: [number, string][] }[]
  }
  /** What is wrong with a deal; nothing, if it is fair. */
  export function verify(document: FairnessRecord): Promise<{ code: string }[]>
}
