declare module 'virtual:words/*' {
  const text: string
  export default text
}

declare module '*/docs/verify.mjs' {
  export interface FairnessRecord {
    game: string
    epochs: { seeds: [number, string][] }[]
  }
  /** What is wrong with a deal; nothing, if it is fair. */
  export function verify(document: FairnessRecord): Promise<{ code: string }[]>
}
