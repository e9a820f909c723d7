// A chance as people read it: whole percents, and never 0 or 100 unless it is certain.

import { words } from '../words.svelte'

export function percent(chance: number): string {
  const whole = Math.round(chance * 100)
  const honest = chance > 0 && whole === 0 ? 1 : chance < 1 && whole === 100 ? 99 : whole
  return new Intl.NumberFormat(words.language, { style: 'percent' }).format(honest / 100)
}
