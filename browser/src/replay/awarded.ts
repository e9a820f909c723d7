// Awards in words.

import type { AwardTold } from '../messages.gen'
import { figure } from '../speech'
import { say } from '../words.svelte'
import { percent } from './chance'

export const awardName = ({ award }: AwardTold): string => say(`award-${award}`)

/** What somebody got an award for; the reader is called “you”. */
export const awardWhy = (
  { award, seat, number, chance, other, bluffs }: AwardTold,
  names: readonly string[],
  me: number | null = null,
): string =>
  say(`award-${award}-why${me === null ? '' : seat === me ? '-you' : other === me ? '-at-you' : ''}`, {
    name: names[seat] ?? '',
    number: figure(number ?? ''),
    chance: chance == null ? '' : percent(chance),
    other: other == null ? '' : (names[other] ?? ''),
    bluffs: bluffs ?? 0,
  })
