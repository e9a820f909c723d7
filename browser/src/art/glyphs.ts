// Our own numerals, as strokes: the same on every machine, and legible across a room.
// Law: a glyph is a path in a box 32 high; `wide` is how much of the line it takes, not counting the width of the stroke.

interface Glyph {
  path: string
  wide: number
}

export const STROKE = 6.6
export const HIGH = 32
export const GAP = 3.4

export const GLYPHS: Record<string, Glyph> = {
  '0': { path: 'M8 2C2.8 2 0 7.6 0 16s2.8 14 8 14 8-5.6 8-14S13.2 2 8 2Z', wide: 16 },
  '1': { path: 'M0 8.5 7.5 2V30', wide: 7.5 },
  '2': { path: 'M.6 9.2C.6 4.8 3.8 2 8 2c4.5 0 7.6 2.8 7.6 7C15.6 15.2 6 20 .4 30H16', wide: 16 },
  '3': {
    path: 'M.8 6C2.6 3.4 5 2 8 2c4.3 0 7 2.6 7 6.4S12 15 7.2 15C12.6 15 16 18 16 22.4 16 27 12.6 30 7.8 30 4.4 30 1.6 28.6 0 25.8',
    wide: 16,
  },
  '4': { path: 'M12 30V2L0 21.6H16.8', wide: 16.8 },
  '5': {
    path: 'M14.6 2H2.8L1.8 14.6C3.4 13.2 5.6 12.4 8 12.4c4.8 0 8 3.6 8 8.6 0 5.4-3.4 9-8.4 9C4.4 30 1.8 28.8 0 26.6',
    wide: 16,
  },
  '6': { path: 'M12.8 2.4C5.4 5 0 12 0 20.6 0 26.4 3.4 30 8 30s8-3.6 8-8.4-3.2-8.2-7.6-8.2C4.4 13.4 1 16 .2 20.2', wide: 16 },
  '7': { path: 'M0 2H16L5.6 30', wide: 16 },
  '8': {
    path: 'M8 15C4 15 1.2 12.4 1.2 8.5S4 2 8 2s6.8 2.6 6.8 6.5S12 15 8 15c-4.8 0-8 3-8 7.5S3.2 30 8 30s8-3 8-7.5S12.8 15 8 15Z',
    wide: 16,
  },
  '9': {
    path: 'M3.2 29.6C10.6 27 16 20 16 11.4 16 5.6 12.6 2 8 2S0 5.6 0 10.4s3.2 8.2 7.6 8.2C11.6 18.6 15 16 15.8 11.8',
    wide: 16,
  },
  '-': { path: 'M0 16.5H13', wide: 13 },
  '+': { path: 'M0 16.5H13M6.5 10V23', wide: 13 },
  '×': { path: 'M0 11.5 11 22.5M11 11.5 0 22.5', wide: 11 },
  '?': { path: 'M0 8.6C.4 4.6 3.6 2 7.8 2c4.6 0 7.6 2.7 7.6 6.7C15.4 14.6 8 15 7.8 21.4M7.8 29.99V30', wide: 15.4 },
  '=': { path: 'M0 11.5H13M0 21.5H13', wide: 13 },
  ' ': { path: '', wide: 4 },
}

export interface Line {
  glyphs: { path: string; x: number }[]
  /** The width of the whole line, strokes included. */
  wide: number
}

/** A number or sign as strokes side by side. Whoever draws a single 6 or 9 underlines it. */
export function line(text: string): Line {
  let x = STROKE / 2
  const glyphs = []
  for (const sign of text.replaceAll('−', '-')) {
    const glyph = GLYPHS[sign]
    if (!glyph) continue
    glyphs.push({ path: glyph.path, x })
    x += glyph.wide + STROKE + GAP
  }
  return { glyphs, wide: Math.max(x - GAP - STROKE / 2, STROKE) }
}
