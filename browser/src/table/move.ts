// What a player may add to a number: a special, and whom it is aimed at.

import type { SaidNumber } from '../messages.gen'

export type Extra = Pick<SaidNumber, 'special' | 'target'>
