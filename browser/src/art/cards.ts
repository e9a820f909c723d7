// What a card looks like, told by its token alone (docs/notation.md): which family, and so which shape and colour.

export type Family = 'positive' | 'negative' | 'zero' | 'special' | 'hidden'

export const SPECIALS = ['?', 'discard', 'flip', 'cancel', 'double', 'night'] as const

export function family(face: string | null): Family {
  if (face === null) return 'hidden'
  if (!/^-?\d+$/.test(face)) return 'special'
  const value = Number(face)
  return value > 0 ? 'positive' : value < 0 ? 'negative' : 'zero'
}

/** The word of a card in message ids: `card-…`, `count-…`. */
export function wordOf(card: string): string {
  return card === '?' ? 'mystery' : family(card) === 'special' ? card : 'number'
}
