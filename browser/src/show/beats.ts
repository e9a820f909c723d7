// The reveal as a list of beats, made from the events of a finished round. Law: the card that the viewer does not know is turned
// last. Sums come from the steps of the count; while plain cards turn, their printed numbers are added up, as people do at a
// table.

import type { Counted, Heard, Shown } from '../messages.gen'
import { countTold, figure, told } from '../speech'
import { say, together } from '../words.svelte'
import { addends, printed, worths } from './worth'

/** A card on show: whose it is (null: turned over from the pile; below 0: from the middle), and whether it counts. */
export interface Held {
  seat: number | null
  card: string
  counts: boolean
}

export interface Beat {
  kind: 'call' | 'say' | 'turn' | 'hold' | 'step' | 'end'
  text: string
  /** What is said aloud when it comes; the call was heard when it was made. */
  aloud: string[]
  ms: number
  /** How many cards lie open by now, in the order in which they turn. */
  open: number
  /** What all cards are worth by now; null before the first is open. */
  sum: number | null
  /** How many specials have acted. */
  acted: number
  /** The card that acts, and those it acts on, by place. */
  by?: number
  on?: number[]
  special?: string
}

/** What makes a count worth talking about: the number was met exactly, missed by one, or far from the truth. */
export type Feat = 'exact' | 'near' | 'huge'

export interface Tale {
  held: Held[]
  /** The places of the held cards in the order in which they turn. */
  turns: number[]
  beats: Beat[]
  /** What each held card is worth after so many specials have acted. */
  worth: number[][]
  number: number | null
  total: number | null
  feat: Feat | null
  /** Whether the number held, and the whole sum against it, in words. */
  verdict: string
  sum: string
  caller: number | null
  declarer: number | null
  /** Coyotes taken, by seat. */
  paid: Map<number, number>
  winner: number | null
}

/** Events that end a round. */
const ENDS: readonly Heard['event'][] = [
  'coyotes-taken',
  'eye-opened',
  'eye-closed',
  'coyote-card-taken',
  'nobody-paid',
  'went-out',
  'won',
]
/** Events that the reveal tells, when it comes to them. */
export const IN_THE_SHOW: ReadonlySet<Heard['event']> = new Set(['points-shown', 'shown', 'turned-over', 'counted', ...ENDS])

/** Milliseconds at a normal pace. A plain count of any size is over in little more than two seconds. */
const CALL = 600
const POINTS = 2000
const TURNING = 650
const HOLD = 450
const LAST = 400
const ACTING = 5200
/** To read how it ended, before the table goes on; longer, if there is more to understand. */
const READ = 1000
const MORE = 900
/** A number so far beyond the total is a huge bluff: at least so much, and at least the total once more. */
const HUGE = 10

type Of<E extends Heard['event']> = Extract<Heard, { event: E }>
const finder =
  (events: readonly Heard[]) =>
  <E extends Heard['event']>(kind: E, whose?: number | null): Of<E> | undefined =>
    events.find(
      (event): event is Of<E> => event.event === kind && (whose === undefined || ('seat' in event && event.seat === whose)),
    )

function heldOf(shown: Shown, counted: Counted | undefined): Held[] {
  const heads = shown.heads.flatMap((card, seat): Held[] => (card === null ? [] : [{ seat, card, counts: true }]))
  const beside = [...(shown.extra ?? []), ...(shown.more ?? [])].map(([seat, card]): Held => ({ seat, card, counts: true }))
  const middle = (shown.middle ?? []).map((card): Held => ({ seat: -1, card, counts: true }))
  const worn = [...heads, ...beside, ...middle]
  const turned = (counted?.count[0] ?? []).slice(worn.length).map((card): Held => ({ seat: null, card, counts: true }))
  const replaced = (shown.replaced ?? []).map(([seat, card]): Held => ({ seat, card, counts: false }))
  return [...worn, ...turned, ...replaced]
}

/**
 * The order in which the worn cards turn: what the viewer knows, then the middle, then their own. To whoever wears none, the one
 * that matters most is the declarer's. Cards that lie before somebody, face up, were known to all.
 */
function order(shown: Shown, events: readonly Heard[], you: number | null, declarer: number | null): number[] {
  const find = finder(events)
  const heads = shown.heads.flatMap((card, seat) => (card === null ? [] : [seat]))
  const plays = you !== null && heads.includes(you)
  const late = (seat: number): number => (plays ? (seat === you && !find('guessed', you) ? 2 : 0) : seat === declarer ? 2 : 0)
  const lateMore = (seat: number): number => (plays && seat === you ? 2 : 0)
  const ranks = [
    ...heads.map(late),
    ...(shown.extra ?? []).map(() => 0),
    ...(shown.more ?? []).map(([seat]) => lateMore(seat)),
    ...(shown.middle ?? []).map(() => (plays && find('peeked', you) ? 0 : 1)),
  ]
  return ranks.map((_, place) => place).sort((one, other) => ranks[one]! - ranks[other]! || one - other)
}

function featOf(total: number, number: number): Feat | null {
  const short = number - total
  if (short === 0) return 'exact'
  return short === 1 ? 'near' : short >= Math.max(HUGE, Math.abs(total)) ? 'huge' : null
}

/** The tale of a round, told to the reader in seat `you`; null if nothing was shown. */
export function tale(events: readonly Heard[], names: readonly string[], you: number | null): Tale | null {
  const find = finder(events)
  const shown = find('shown')
  if (!shown) return null
  const [called, counted] = [find('called'), find('counted')]
  const held = heldOf(shown, counted)
  const turns = order(shown, events, you, called?.declarer ?? null)
  const worn = turns.length
  for (let place = worn; place < held.length; place++) turns.push(place)
  const beats: Beat[] = []
  const first = called ?? events.findLast(({ event }) => event === 'withdrew' || event === 'guessed')
  const quiet = { open: 0, sum: null, acted: 0 }
  if (first) beats.push({ kind: 'call', text: told(first, names, you)[0]!, aloud: [], ms: CALL, ...quiet })

  const points = find('points-shown')
  if (points) {
    const aloud = told(points, names, you)
    beats.push({ kind: 'say', text: together(aloud), aloud, ms: POINTS, ...quiet })
  }

  const opening = beats[0]?.text ?? told(shown, names, you)[0]!
  const [start, ...sentences] = counted ? countTold(counted.count) : []
  const each = Math.max(60, Math.min(260, TURNING / worn))
  let sum = 0
  turns.slice(0, worn).forEach((place, turn) => {
    const last = turn === worn - 1
    const before = { open: turn, sum: counted && turn ? sum : null, acted: 0 }
    const { seat, card } = held[place]!
    if (last && turn) {
      const text = seat === you ? say('show-yours') : say('show-the-last', { name: seat === null ? '' : (names[seat] ?? '') })
      beats.push({
        kind: 'hold',
        text: seat !== null && seat < 0 ? say('show-the-middle') : text,
        aloud: [],
        ms: HOLD,
        ...before,
      })
    }
    sum += printed(card)
    const aloud = last ? [...told(shown, names, you), start ?? ''] : []
    beats.push({
      kind: 'turn',
      text: opening,
      aloud,
      ms: last ? LAST : each,
      open: turn + 1,
      sum: counted ? sum : null,
      acted: 0,
    })
  })

  const ending = events.filter(({ event }) => ENDS.includes(event)).flatMap((event) => told(event, names, you))
  const end = { kind: 'end', ms: READ, open: held.length, sum: null, acted: 0 } as const
  const common = {
    held,
    turns,
    beats,
    caller: called?.seat ?? null,
    declarer: called?.declarer ?? null,
    paid: new Map(events.flatMap((event) => (event.event === 'coyotes-taken' ? [[event.seat, event.coyotes] as const] : []))),
    winner: find('won')?.seat ?? null,
  }
  if (!counted) {
    beats.push({ ...end, text: together(ending), aloud: ending, ms: READ + MORE })
    return {
      ...common,
      worth: [held.map(({ card }) => printed(card))],
      number: null,
      total: null,
      feat: null,
      verdict: '',
      sum: '',
    }
  }

  const { number } = counted
  const [, values, , steps, total] = counted.count
  const long = Math.max(800, Math.min(1300, ACTING / Math.max(steps.length, 1)))
  let open = worn
  steps.forEach(([special, by, on, after], step) => {
    if (special === '?' && on.length) open = Math.max(open, on[0]! + 1)
    const text = sentences[step]!
    beats.push({ kind: 'step', text, aloud: [text], ms: long, open, sum: after, acted: step + 1, by, on, special })
  })
  const feat = featOf(total, number)
  const verdict = told(counted, names, you).at(-1)!
  const cheer = feat ? say(`show-${feat}`, { total: figure(total), gap: number - total }) : ''
  const read = READ + (steps.length || feat ? MORE : 0)
  beats.push({
    ...end,
    text: together([cheer || verdict, ...ending]),
    aloud: [cheer, verdict, ...ending].filter(Boolean),
    ms: read,
    sum: total,
    acted: steps.length,
  })
  const written = addends(values)
  const said = { sum: written, total: figure(total), number: figure(number) }
  const after = worths(counted.count).map((worth) => [
    ...worth,
    ...held.slice(worth.length).map(({ card }) => printed(card)), // replaced: they count no more, and keep their faces
  ])
  return {
    ...common,
    worth: after,
    number,
    total,
    feat,
    verdict,
    sum: say(written === figure(total) ? 'show-sum-alone' : 'show-sum', said),
  }
}
