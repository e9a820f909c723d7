// What the moves of a round were worth, in words that fit how it ended. Law: a chance is told as what a number looked like, never as
// if it were the result. The viewer's own move comes first; of everybody else the last one that was about a number.

import type { Heard, MoveTold, ReasonTold } from '../messages.gen'
import { percent } from '../replay/chance'
import { because, figure } from '../speech'
import { say } from '../words.svelte'

export interface Verdict {
  seat: number
  text: string
  /** It came out as it looked, or better. */
  well: boolean
}

/** From this chance on a number looks safe; from an even one on it is a fair bet; below that it is a bluff. */
const SAFE = 0.8
const EVEN = 0.5

type Judged = Pick<MoveTold, 'seat' | 'number' | 'chance' | 'total'> & { call: boolean }

/** What came of a number or a call. `called` is the number that was called, null if nobody called. */
function verdict({ seat, number, chance, total, call }: Judged, called: boolean): Verdict | null {
  if (number == null || chance == null || total == null) return null
  const high = total < number
  const values = { number: figure(number), chance: percent(chance) }
  if (call) {
    const id = `verdict-call-${chance >= EVEN ? 'good' : 'bold'}-${high ? 'right' : 'wrong'}`
    return { seat, text: say(id, values), well: high }
  }
  const look = chance >= SAFE ? 'safe' : chance >= EVEN ? 'fair' : 'bluff'
  const end = !high ? 'held' : called ? 'failed' : 'passed'
  return { seat, text: say(`verdict-${look}-${end}`, values), well: !high || !called }
}

/** If the server has not judged the moves: what bots say themselves, against the total of the count. */
function fromReasons(reasons: readonly ReasonTold[], total: number | null): Judged[] {
  return reasons.flatMap(({ seat, code, values: { number, chance } }) => {
    if (number === undefined || chance === undefined) return []
    const sure = parseInt(chance) / 100
    const call = code === 'call'
    return [{ seat, number: Number(number), chance: call ? 1 - sure : sure, total, call }]
  })
}

export function verdicts(
  events: readonly Heard[],
  moves: readonly MoveTold[] | null,
  reasons: readonly ReasonTold[],
  you: number | null,
): Verdict[] {
  const counted = events.find((event) => event.event === 'counted')
  const call = events.find((event) => event.event === 'called')
  const judged: Judged[] =
    moves?.map(({ move, ...told }) => ({ ...told, call: move.do === 'call' })) ??
    fromReasons(reasons, counted?.count[4] ?? null)
  const last = new Map<number, Verdict>()
  for (const move of judged) {
    const found = verdict(move, call?.declarer === move.seat && call.number === move.number)
    if (found) last.set(move.seat, found)
  }
  for (const reason of reasons) {
    if (!last.has(reason.seat) && !('chance' in reason.values))
      last.set(reason.seat, { seat: reason.seat, text: because(reason), well: true })
  }
  // your own first, then whoever called and was called, then the others
  const rank = (seat: number): number => (seat === you ? 0 : seat === call?.seat ? 1 : seat === call?.declarer ? 2 : 3)
  return [...last.values()].sort((one, other) => rank(one.seat) - rank(other.seat) || one.seat - other.seat)
}
