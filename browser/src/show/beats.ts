// The reveal as a list of beats, made from the events of a finished round. Law: nothing is counted here. Sums come from the
// steps of the count; while plain cards turn, their printed numbers are added up, as people do at a table.

import { family } from '../art/cards'
import type { Counted, Heard, Shown } from '../messages.gen'
import { countTold, told } from '../speech'

/** A card on show: whose it is (null: turned over from the pile; below 0: from the middle), and whether it counts. */
export interface Held {
  seat: number | null
  card: string
  counts: boolean
}

export interface Beat {
  kind: 'call' | 'turn' | 'step' | 'verdict' | 'pay' | 'say'
  text: string
  /** What is said aloud when it comes; the call was heard when it was made. */
  aloud: string[]
  ms: number
  /** How many of the held cards lie open by now. */
  open: number
  /** What all cards are worth by now; null before the first is open. */
  sum: number | null
  /** The card that acts, and those it acts on, by place. */
  by?: number
  on?: number[]
  special?: string
}

export interface Tale {
  held: Held[]
  beats: Beat[]
  number: number | null
  total: number | null
  caller: number | null
  declarer: number | null
  /** Coyotes taken, by seat. */
  paid: Map<number, number>
  winner: number | null
}

/** Events that the reveal tells, when it comes to them. */
export const IN_THE_SHOW: ReadonlySet<Heard['event']> = new Set([
  'points-shown',
  'shown',
  'turned-over',
  'counted',
  'coyotes-taken',
  'eye-opened',
  'eye-closed',
  'coyote-card-taken',
  'nobody-paid',
  'went-out',
  'won',
])
const ENDS: readonly Heard['event'][] = [
  'coyotes-taken',
  'eye-opened',
  'eye-closed',
  'coyote-card-taken',
  'nobody-paid',
  'went-out',
  'won',
]

/** Never longer than this, all beats together, in milliseconds. */
export const LONGEST = 12_000
const TURNING = 2600
const ACTING = 4000

const plainly = (card: string): number => (family(card) === 'special' ? 0 : Number(card))

function heldOf(shown: Shown, counted: Counted | undefined): Held[] {
  const heads = shown.heads.flatMap((card, seat): Held[] => (card === null ? [] : [{ seat, card, counts: true }]))
  const beside = [...(shown.extra ?? []), ...(shown.more ?? [])].map(([seat, card]): Held => ({ seat, card, counts: true }))
  const middle = (shown.middle ?? []).map((card): Held => ({ seat: -1, card, counts: true }))
  const worn = [...heads, ...beside, ...middle]
  const turned = (counted?.count[0] ?? []).slice(worn.length).map((card): Held => ({ seat: null, card, counts: true }))
  const replaced = (shown.replaced ?? []).map(([seat, card]): Held => ({ seat, card, counts: false }))
  return [...worn, ...turned, ...replaced]
}

/** The tale of a round, told to the reader in seat `you`; null if nothing was shown. */
export function tale(events: readonly Heard[], names: readonly string[], you: number | null): Tale | null {
  const find = <E extends Heard['event']>(kind: E): Extract<Heard, { event: E }> | undefined =>
    events.find((event): event is Extract<Heard, { event: E }> => event.event === kind)
  const shown = find('shown')
  if (!shown) return null
  const called = find('called')
  const counted = find('counted')
  const held = heldOf(shown, counted)
  const worn = held.filter(({ seat, counts }) => seat !== null && counts).length
  const beats: Beat[] = []
  const first = called ?? events.findLast(({ event }) => event === 'withdrew' || event === 'guessed')
  if (first) beats.push({ kind: 'call', text: told(first, names, you)[0]!, aloud: [], ms: 1200, open: 0, sum: null })

  const points = find('points-shown')
  if (points) {
    const aloud = told(points, names, you)
    beats.push({ kind: 'say', text: aloud.join(' '), aloud, ms: 2200, open: 0, sum: null })
  }

  const opening = beats[0]?.text ?? told(shown, names, you)[0]!
  let sum = 0
  const each = Math.max(200, Math.min(620, TURNING / worn))
  for (let place = 0; place < worn; place++) {
    sum += plainly(held[place]!.card)
    const aloud = place === worn - 1 ? told(shown, names, you) : []
    beats.push({ kind: 'turn', text: opening, aloud, ms: each, open: place + 1, sum: counted ? sum : null })
  }
  if (counted) {
    const [, , plain, steps, total] = counted.count
    const [start, ...sentences] = countTold(counted.count)
    const long = Math.max(500, Math.min(1500, ACTING / (steps.length + 1)))
    let open = worn
    if (start) beats.push({ kind: 'say', text: start, aloud: [start], ms: long * 0.7, open, sum: plain })
    steps.forEach(([special, by, on, after], place) => {
      if (special === '?' && on.length) open = Math.max(open, on[0]! + 1)
      beats.push({
        kind: 'step',
        text: sentences[place]!,
        aloud: [sentences[place]!],
        ms: long,
        open,
        sum: after,
        by,
        on,
        special,
      })
    })
    const verdict = told(counted, names, you).at(-1)!
    beats.push({ kind: 'verdict', text: verdict, aloud: [verdict], ms: 1700, open: held.length, sum: total })
  }
  const ending = events.filter(({ event }) => ENDS.includes(event)).flatMap((event) => told(event, names, you))
  beats.push({
    kind: 'pay',
    text: ending.join(' '),
    aloud: ending,
    ms: 2000,
    open: held.length,
    sum: counted ? counted.count[4] : null,
  })

  return {
    held,
    beats,
    number: counted?.number ?? null,
    total: counted?.count[4] ?? null,
    caller: called?.seat ?? null,
    declarer: called?.declarer ?? null,
    paid: new Map(events.flatMap((event) => (event.event === 'coyotes-taken' ? [[event.seat, event.coyotes] as const] : []))),
    winner: find('won')?.seat ?? null,
  }
}
