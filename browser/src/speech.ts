// Speech: turns events, cards and refusals into the reader's words. The twin of coyote/speech.py.

import { wordOf } from './art/cards'
import type { Count, Heard, Move } from './messages.gen'
import { say, words } from './words.svelte'

export const cardName = (card: string): string => say(`card-${wordOf(card)}`, { card })

const cardNames = (cards: readonly string[]): string => cards.map(cardName).join(', ')

const worn = (cards: readonly [number, string][], names: readonly string[]): string =>
  cards.map(([seat, card]) => `${names[seat]} ${cardName(card)}`).join(', ')

/** The specials at work, one sentence per step. A hand of plain numbers has none. */
export function countTold([cards, , plain, steps]: Count): string[] {
  if (!steps.length) return []
  const told = steps.map(([special, , on, sum]) => {
    const none = on.length || special === 'night' ? '' : '-none'
    return say(`count-${wordOf(special)}${none}`, { cards: cardNames(on.map((place) => cards[place]!)), sum: String(sum) })
  })
  return [say('count-start', { sum: String(plain) }), ...told]
}

/** What happened, in one or more sentences. `eyes` is the seat that hears it; null for a watcher. */
export function told(event: Heard, names: readonly string[], eyes: number | null): string[] {
  const name = 'seat' in event ? (names[event.seat] ?? '') : ''
  const id = `event-${event.event}`
  switch (event.event) {
    case 'dealt': {
      const heads = event.heads.flatMap((card, seat) => {
        if (card !== null) return say('event-dealt-wears', { name: names[seat]!, card: cardName(card) })
        return seat === eyes ? say('event-dealt-hidden', { name: names[seat]! }) : []
      })
      return [say(id, { round: String(event.round), name: names[event.starter]! }), ...heads]
    }
    case 'declared': {
      const aimed = event.target == null ? '' : names[event.target]!
      return [say(event.special ? `${id}-${event.special}` : id, { name, number: String(event.number), target: aimed })]
    }
    case 'asked-again':
    case 'called':
      return [say(id, { name, target: names[event.declarer]!, number: String(event.number) })]
    case 'coin-turned':
      return [say(`${id}-${event.coin}`, { name })]
    case 'exchanged':
    case 'more-worn':
      return event.card === null ? [say(`${id}-hidden`, { name })] : [say(id, { name, card: cardName(event.card) })]
    case 'guessed': {
      const right = event.guess === event.card ? 'right' : 'wrong'
      return [say(`${id}-${right}`, { name, guess: cardName(event.guess), card: cardName(event.card) })]
    }
    case 'shown': {
      const heads = event.heads.flatMap((card, seat): [number, string][] => (card === null ? [] : [[seat, card]]))
      const counting = [...heads, ...(event.extra ?? []), ...(event.more ?? [])]
      const lines = [say(id, { cards: worn(counting, names) })]
      if (event.replaced?.length) lines.push(say('event-shown-replaced', { cards: worn(event.replaced, names) }))
      return lines
    }
    case 'counted': {
      const total = event.count[4]
      const verdict = total >= event.number ? 'holds' : 'fails'
      return [
        ...countTold(event.count),
        say(`event-counted-${verdict}`, { total: String(total), number: String(event.number) }),
      ]
    }
    case 'reshuffled':
      return [say(`${id}-${event.why}`)]
    case 'coyotes-taken':
      return [say(id, { name, coyotes: event.coyotes })]
    case 'changed':
    case 'agreed':
      return [say(id, { name, number: String(event.number) })]
    case 'extra-laid':
      return [say(id, { name, card: cardName(event.card) })]
    case 'turned-over':
      return [say(id, { card: cardName(event.card) })]
    case 'sat':
      return [say(event.mind ? 'event-sat-bot' : id, { name: event.name })]
    case 'stood-in':
      return [say(`${id}-${event.by}`, { name })]
    case 'knocked':
    case 'let-in':
      return [say(id, { name: event.name })]
    case 'entered':
      return [say(id, { name, by: event.by })]
    case 'wished':
      return [say(id, { name, sleeper: names[event.sleeper] ?? '' })]
    case 'reacted':
      return [say(`${id}-${event.reaction}`, { name })]
    case 'credited':
      return []
    default:
      return [say(id, { name })]
  }
}

/** A move in a word or two, for lists. */
export function moveWord(move: Move): string {
  switch (move.do) {
    case 'declare':
      return move.special ? `${move.number} (${say(`special-${move.special}`)})` : String(move.number)
    case 'call':
      return say('play-coyote')
    case 'coin':
      return say(`coin-${move.coin}`)
    case 'withdraw':
      return say('play-withdraw')
    default:
      return say(`special-${move.do}`)
  }
}

/** The value of an option, in words if there are any for it. */
export const valueWord = (value: string): string => (words.knows(`value-${value}`) ? say(`value-${value}`) : value)

/** What a table agreed on besides its edition, one short text per option. */
export function agreed(options: Record<string, string> = {}): string[] {
  return Object.entries(options).map(([name, value]) => {
    if (name === 'out_at') return say('play-out-at', { number: Number(value) })
    if (name === 'coins' || name === 'specials') return say(`setting-${name}`)
    return `${say(`option-${name}`)}: ${valueWord(value)}`
  })
}

/** Why something was refused, and what to do instead. */
export function reason(code: string, values: Record<string, string | number> = {}): string {
  const texts = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]))
  const id = ['table', 'refusal', 'server', 'trouble'].map((kind) => `${kind}-${code}`).find((known) => words.knows(known))
  return id ? say(id, texts) : say('trouble-unknown', { code })
}
