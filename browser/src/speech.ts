// Speech: turns events, cards and refusals into the reader's words. The twin of coyote/speech.py.

import { wordOf } from './art/cards'
import type { Count, Heard, Move, ReasonTold } from './messages.gen'
import { percent } from './replay/chance'
import { listed, say, words, type Values } from './words.svelte'

/** A number wherever people see one, with a minus sign as long as its plus would be. */
export const figure = (number: number | string): string => String(number).replace(/^(\s*)-/, '$1−')

/** The whole number that somebody wrote, with whichever minus; null if it is none. */
export function whole(text: string): number | null {
  return /^[-−]?\d+$/.test(text.trim()) ? Number(text.trim().replace('−', '-')) : null
}

export const cardName = (card: string): string => say(`card-${wordOf(card)}`, { card: figure(card) })

const cardNames = (cards: readonly string[]): string => listed(cards.map(cardName))

const worn = (cards: readonly [number, string][], names: readonly string[], you: number | null): string =>
  listed(
    cards.map(([seat, card]) => {
      const whose = seat < 0 ? say('event-shown-middle') : seat === you ? say('lobby-you') : names[seat]
      return `${whose} ${cardName(card)}`
    }),
  )

/** What somebody is called here: a bot by its animal in the reader's language, `fox-2` as “Fox 2”; a person by their own name. */
export function calledBy(name: string, mind?: string | null): string {
  const own = mind && name.startsWith(mind) && words.knows(`bot-${mind}`)
  return own ? say(`bot-${mind}`) + name.slice(mind.length).replace('-', '\u00a0') : name
}

/** The specials at work, one sentence per step. A hand of plain numbers has none. */
export function countTold([cards, , plain, steps]: Count): string[] {
  if (!steps.length) return []
  const told = steps.map(([special, , on, sum]) => {
    const none = on.length || special === 'night' ? '' : '-none'
    return say(`count-${wordOf(special)}${none}`, { cards: cardNames(on.map((place) => cards[place]!)), sum: figure(sum) })
  })
  return [say('count-start', { sum: figure(plain) }), ...told]
}

/** Through whose eyes an event is heard: whoever is out of the game wears no card that they could not see. */
export const hearer = (event: Heard, eyes: number | null, inside: readonly number[] | undefined): number | null =>
  event.event === 'dealt' && eyes !== null && inside?.includes(eyes) === false ? null : eyes

/**
 * What happened, in one or more sentences. `eyes` is the seat that hears it, null for a watcher. `you` is the seat of the reader, who
 * is called “you”; nobody's where a game is watched again through somebody's eyes.
 */
export function told(event: Heard, names: readonly string[], eyes: number | null, you: number | null = eyes): string[] {
  const about = (id: string, seat: number, values: Values = {}, target?: number | null): string => {
    const hears = you === null ? '' : seat === you ? '-you' : target === you ? '-at-you' : ''
    const aimed: Values = target == null ? {} : { target: names[target] ?? '' }
    return say(words.knows(id + hears) ? id + hears : id, { name: names[seat] ?? '', ...aimed, ...values })
  }
  const id = `event-${event.event}`
  switch (event.event) {
    case 'dealt': {
      const heads = event.heads.flatMap((card, seat) => {
        if (card !== null) return about('event-dealt-wears', seat, { card: cardName(card) })
        return seat === eyes ? about('event-dealt-hidden', seat) : []
      })
      const middle = (event.middle ?? []).map(() => say('event-dealt-middle'))
      return [about(id, event.starter, { round: String(event.round) }), ...heads, ...middle]
    }
    case 'declared': {
      const kind = event.special ? `${id}-${event.special}` : id
      return [about(kind, event.seat, { number: figure(event.number) }, event.target)]
    }
    case 'asked-again':
    case 'called':
      return [about(id, event.seat, { number: figure(event.number) }, event.declarer)]
    case 'dodged':
      return [about(id, event.seat, { number: figure(event.number) }, event.target)]
    case 'coin-turned':
      return [about(`${id}-${event.coin}`, event.seat)]
    case 'exchanged':
    case 'more-worn':
    case 'peeked':
    case 'card-laid':
      if (event.card == null) return [about(`${id}-hidden`, event.seat)]
      return [about(id, event.seat, { card: cardName(event.card) })]
    case 'guessed': {
      const right = event.guess === event.card ? 'right' : 'wrong'
      return [about(`${id}-${right}`, event.seat, { guess: cardName(event.guess), card: cardName(event.card) })]
    }
    case 'shown': {
      const heads = event.heads.flatMap((card, seat): [number, string][] => (card === null ? [] : [[seat, card]]))
      const middle = (event.middle ?? []).map((card): [number, string] => [-1, card])
      const counting = [...heads, ...(event.extra ?? []), ...(event.more ?? []), ...middle]
      const lines = [say(id, { cards: worn(counting, names, you) })]
      if (event.replaced?.length) lines.push(say('event-shown-replaced', { cards: worn(event.replaced, names, you) }))
      return lines
    }
    case 'counted': {
      const total = event.count[4]
      const verdict = total >= event.number ? 'holds' : 'fails'
      return [
        ...countTold(event.count),
        say(`event-counted-${verdict}`, { total: figure(total), number: figure(event.number) }),
      ]
    }
    case 'reshuffled':
      return [say(`${id}-${event.why}`)]
    case 'coyotes-taken':
      return [about(event.eyes ? 'event-eyes-lost' : id, event.seat, { coyotes: event.coyotes })]
    case 'pointed':
      return [about(event.target == null ? `${id}-hidden` : id, event.seat, {}, event.target)]
    case 'points-shown':
      return event.points.map(([seat, target]) => about('event-pointed', seat, {}, target))
    case 'eye-given-up':
      return [about(`${id}-${event.open ? 'open' : 'closed'}`, event.seat)]
    case 'changed':
    case 'agreed':
      return [about(id, event.seat, { number: figure(event.number) })]
    case 'extra-laid':
      return [about(id, event.seat, { card: cardName(event.card) })]
    case 'turned-over':
      return [say(id, { card: cardName(event.card) })]
    case 'sat':
      return [event.mind ? say('event-sat-bot', { name: names[event.seat] ?? '' }) : about(id, event.seat)]
    case 'stood-in':
      return [about(`${id}-${event.by}`, event.seat)]
    case 'knocked':
    case 'let-in':
    case 'turned-away':
      return [say(id, { name: event.name })]
    case 'entered':
      return [about(id, event.seat, { by: event.by })]
    case 'nudged':
      return [about(id, event.seat, {}, event.target)]
    case 'wished':
      return [about(id, event.seat, {}, event.sleeper)]
    case 'reacted':
      return [about(`${id}-${event.reaction}`, event.seat)]
    case 'credited':
      return []
    default:
      return 'seat' in event ? [about(id, event.seat)] : [say(id)]
  }
}

/** A move in a word or two, for lists. */
export function moveWord(move: Move): string {
  switch (move.do) {
    case 'declare':
      return move.special ? `${figure(move.number)} (${say(`special-${move.special}`)})` : figure(move.number)
    case 'call':
      return say('play-coyote')
    case 'coin':
      return say(`coin-${move.coin}`)
    case 'withdraw':
      return say('move-withdraw')
    case 'peek':
      return say('play-peek')
    case 'lay':
      return say('play-lay')
    case 'point':
      return say('move-point')
    case 'give-up':
      return say(move.open ? 'play-give-open' : 'play-give-closed')
    default:
      return say(`special-${move.do}`)
  }
}

/** Values of a sentence as the reader would write them: numbers, chances, and what coins and specials are called here. */
function inWords(values: Record<string, string | number>): Values {
  const called = (kind: string, token: string): string => (words.knows(`${kind}-${token}`) ? say(`${kind}-${token}`) : token)
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      if (name === 'coin' || name === 'special') return [name, called(name, String(value))]
      if (name === 'chance') return [name, percent(parseInt(String(value)) / 100)]
      return [name, typeof value === 'number' || name === 'number' ? figure(value) : value]
    }),
  )
}

/** Why a bot moved as it did. */
export const because = ({ code, values }: ReasonTold): string => say(`reason-${code}`, inWords(values))

/** Why something was refused, and what to do instead. */
export function reason(code: string, values: Record<string, string | number> = {}): string {
  const texts = inWords(values)
  const id = ['table', 'refusal', 'server', 'trouble'].map((kind) => `${kind}-${code}`).find((known) => words.knows(known))
  return id ? say(id, texts) : say('trouble-unknown', { code })
}
