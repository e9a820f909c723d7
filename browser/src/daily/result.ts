// The result of a daily fire, to share: which place, and which rounds cost a coyote. Law: no card, no number and nobody's name is in
// it, so that whoever reads it can still play.

import { store, stored } from '../kept'
import type { DayTold, MyFire, OutcomeTold } from '../messages.gen'

const LIT = 'daily-game'
const SEEN = 'daily-seen'
/** Commitments that a browser keeps: today's, tomorrow's, and those of the days before. */
const KEPT = 4

const MEDALS = ['🥇', '🥈', '🥉']
const UNHURT = '🔥'
const HURT = '🐺'

/** A sign for each round. */
export const signs = (rounds: readonly boolean[]): string => rounds.map((hurt) => (hurt ? HURT : UNHURT)).join('')

/** The rounds that cost a coyote, from 1. */
export const hits = (rounds: readonly boolean[]): number[] => rounds.flatMap((hurt, round) => (hurt ? [round + 1] : []))

/** What is sent to friends. */
export function text(title: string, place: string, mine: MyFire, link: string): string {
  return [title, `${signs(mine.rounds ?? [])} ${MEDALS[(mine.place ?? 0) - 1] ?? '·'} ${place}`, link].join('\n')
}

export interface Bar {
  place: number
  games: number
  /** Of the longest bar, 0 to 1. */
  share: number
}

/** A bar for each place, from the first. */
export function bars(outcomes: readonly OutcomeTold[], seats: number): Bar[] {
  const counts = Array.from({ length: seats }, (_, place) =>
    outcomes.filter((one) => one.place === place + 1).reduce((sum, one) => sum + one.games, 0),
  )
  const most = Math.max(1, ...counts)
  return counts.map((games, place) => ({ place: place + 1, games, share: games / most }))
}

/** How many rounds people lasted on average; null: nobody has played. */
export function mean(outcomes: readonly OutcomeTold[]): number | null {
  const games = outcomes.reduce((sum, one) => sum + one.games, 0)
  return games ? outcomes.reduce((sum, one) => sum + one.games * one.rounds, 0) / games : null
}

/** The game that was lit last in this browser, so that its end leads back here. */
export const litGame = (): string | null => stored(LIT)
export const keepLit = (game: string): void => store(LIT, game)

type Seen = Record<string, string>

function seen(): Seen {
  try {
    return JSON.parse(stored(SEEN) ?? '{}') as Seen
  } catch {
    return {}
  }
}

/** The commitment of a day as this browser saw it first; undefined: it never did. */
export const firstSeen = (day: string): string | undefined => seen()[day]

/** Remember commitments that are new here: a server that changed its mind later would be found out. */
export function remember(commits: Seen): void {
  const all = { ...commits, ...seen() }
  const newest = Object.keys(all).sort().slice(-KEPT)
  store(SEEN, JSON.stringify(Object.fromEntries(newest.map((day) => [day, all[day]]))))
}

/** Whether the commitment was made before its day began. */
export const inTime = (day: DayTold): boolean => day.planned < Date.parse(day.day)
