// What a card looks like, from its token alone (docs/notation.md): its family decides its shape and colour.

export type Family = 'positive' | 'negative' | 'zero' | 'special' | 'hidden'

export function family(face: string | null): Family {
  if (face === null) return 'hidden'
  if (!/^-?\d+$/.test(face)) return 'special'
  const value = Number(face)
  return value > 0 ? 'positive' : value < 0 ? 'negative' : 'zero'
}

/** How wide a number may be on a card of each family, and how large it gets at most. */
export const ROOM: Record<Family, number> = { positive: 40.5, negative: 43, zero: 43, special: 43, hidden: 43 }
export const LARGEST = 1.32

/** Upside down on a forehead a 6 is a 9: they are underlined. */
export const UNDERLINED: readonly string[] = ['6', '9', '-6', '-9']

/** The word of a card in message ids: `card-…`, `count-…`. */
export function wordOf(card: string): string {
  return card === '?' ? 'mystery' : family(card) === 'special' ? card : 'number'
}
