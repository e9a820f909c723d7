// A name for a small place: the whole of it, if there is room. Law: two people at one table never look the same because of this, and
// a number at the end of a name is never lost.

const GAP = /[-_\s]/

/** The name, as much of it as fits: whole, its first word if nobody else here begins with it, or its beginning. */
export function short(name: string, names: readonly string[], fits: (text: string) => boolean): string {
  if (fits(name)) return name
  const [first = ''] = name.split(GAP)
  const meansAnother = names.some((other) => other !== name && other.startsWith(first))
  if ([...first].length > 1 && !meansAnother && fits(first)) return first
  const [number = ''] = /\d*$/.exec(name) ?? []
  const letters = [...name.slice(0, name.length - number.length).replace(/[-_\s]+$/, '')]
  const cut = (most: number): string =>
    most >= letters.length
      ? `${letters.join('')}${number}`
      : `${letters
          .slice(0, most)
          .join('')
          .replace(/[-_\s]+$/, '')}…${number}`
  let most = letters.length - (number ? 0 : 1)
  while (most > 1 && !fits(cut(most))) most -= 1
  return cut(most)
}

let pen: CanvasRenderingContext2D | null = null

/** How wide this is in bold letters of so many pixels, as the page writes. */
export function wideness(text: string, size: number): number {
  pen ??= document.createElement('canvas').getContext('2d')
  if (!pen) return 0
  pen.font = `700 ${size}px ${getComputedStyle(document.documentElement).fontFamily}`
  return pen.measureText(text).width
}
