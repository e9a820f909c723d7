declare module '*/docs/verify.mjs' {
  /** What is wrong with a fairness record; nothing if it is fair. */
  export function verify(record: unknown): Promise<{ code: string }[]>
}
