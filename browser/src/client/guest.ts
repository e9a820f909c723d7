// Who this browser is: a guest with a nickname and a private token. Read again each time, because another tab may have changed
// it. Where people share one phone, each of them is a guest of their own, kept in a slot of their own.

import { store, stored } from '../kept'
import { LONGEST_NAME, type Welcomed } from '../messages.gen'

export interface Guest extends Welcomed {
  /** A token that was offered but not yet confirmed: the server may know either one. */
  next?: string
}

/** Where this browser keeps its own guest. */
export const OWN = 'guest'

export function guest(slot = OWN): Guest | null {
  try {
    return JSON.parse(stored(slot) ?? 'null') as Guest | null
  } catch {
    return null
  }
}

/** What this person was called last, at a table or as a guest; nothing, if nobody knows. */
export const called = (): string => stored('name') ?? guest()?.name ?? ''

export const keep = (me: Guest, slot = OWN): void => store(slot, JSON.stringify(me))
/** Told to this window when its guest is forgotten. */
export const FORGOTTEN = 'coyote.forgotten'
export function forget(): void {
  store(OWN, null)
  store('name', null)
  dispatchEvent(new Event(FORGOTTEN))
}

/** 32 random bytes, base64url: 43 letters. */
export function newToken(): string {
  return base64(crypto.getRandomValues(new Uint8Array(32)))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=/g, '')
}

export const base64 = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes))

export const fromBase64 = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0))

/** A name that the rules accept (letters, digits, _ and -): spaces become dashes, the rest is dropped. */
export function fitting(name: string): string {
  return name
    .trim()
    .replace(/\s+/g, '-')
    .replace(/[^\p{L}\p{M}\p{Nd}_-]/gu, '')
    .slice(0, LONGEST_NAME)
}

/** One of the language's friendly names, with a number so that two foxes can meet. */
export function nickname(names: string): string {
  const choices = names.split(/\s+/)
  const [which = 0, number = 0] = crypto.getRandomValues(new Uint32Array(2))
  return `${choices[which % choices.length]}-${(number % 90) + 10}`
}
