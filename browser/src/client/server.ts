// The server over HTTP: typed requests and answers. A refusal is a code, and so is a server that cannot be reached.

import type {
  AnalysisTold,
  ChoicesTold,
  CoachTold,
  DailyTold,
  EditionTold,
  FairnessRecord,
  FinishedTold,
  FireLit,
  Frame,
  GuestTold,
  Hand,
  HandsDealt,
  HandTold,
  LadderTold,
  MindTold,
  Moment,
  MovedByCode,
  MoveOffered,
  MyGames,
  NewFire,
  NewGuest,
  NewTable,
  OddsTold,
  ProgressTold,
  RefusedTold,
  RoundTold,
  TableFound,
  TableOpened,
  Welcomed,
} from '../messages.gen'
import { forget, guest, keep, OWN, type Guest } from './guest'

/** Not done: a code with values, for which there are words. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    readonly values: RefusedTold['values'] = {},
    readonly status = 0,
  ) {
    super(code)
  }
}

async function asked(method: string, path: string, body: unknown, token?: string): Promise<Response> {
  const headers: Record<string, string> = {}
  if (body !== undefined) headers['Content-Type'] = 'application/json'
  if (token) headers['Authorization'] = `Bearer ${token}`
  try {
    return await fetch(`/api${path}`, { method, headers, body: body === undefined ? null : JSON.stringify(body) })
  } catch {
    throw new Refused('unreachable')
  }
}

async function answer<T>(response: Response): Promise<T> {
  const json = response.headers.get('Content-Type')?.startsWith('application/json')
  if (response.ok) return (response.status === 204 ? undefined : json ? await response.json() : await response.text()) as T
  const told: unknown = await response.json().catch(() => null)
  if (told && typeof told === 'object' && 'code' in told && typeof told.code === 'string') {
    const values = 'values' in told && told.values ? (told.values as RefusedTold['values']) : {}
    throw new Refused(told.code, values, response.status)
  }
  throw new Refused(response.status >= 500 ? 'unreachable' : 'not-understood', {}, response.status)
}

async function get<T>(path: string): Promise<T> {
  return answer<T>(await asked('GET', path, undefined))
}

async function post<T>(path: string, body: unknown): Promise<T> {
  return answer<T>(await asked('POST', path, body))
}

/** Ask as this browser's guest. If the line broke while a new token was under way, either token may be the right one. */
async function asGuest<T>(method: string, path: string, body?: unknown, me = guest()): Promise<T> {
  if (!me) throw new Refused('token-unknown', {}, 401)
  const first = await asked(method, path, body, me.token)
  if (first.status !== 401 || !me.next || (await movedAway(first))) return answer<T>(first)
  return answer<T>(await asked(method, path, body, me.next))
}

/** Whether the guest of this browser has gone on with another device. */
async function movedAway(response: Response): Promise<boolean> {
  const told = (await response
    .clone()
    .json()
    .catch(() => null)) as RefusedTold | null
  return told?.code === 'guest-moved'
}

/**
 * This browser's guest, created under this name if there is none yet or the server has forgotten it. A guest who wants to be called
 * otherwise at a table stays the same guest: the table is told the name.
 */
export async function become(name: string): Promise<Guest> {
  const me = guest()
  if (me) {
    try {
      await asGuest<GuestTold>('GET', '/guests/me')
      return me
    } catch (error) {
      if (!(error instanceof Refused) || error.status !== 401) throw error
    }
    forget()
  }
  return welcomed(name)
}

/** A new guest under this name. */
export async function welcomed(name: string, slot = OWN): Promise<Guest> {
  const wanted: NewGuest = { name }
  const made = await post<Welcomed>('/guests', wanted)
  keep(made, slot)
  return made
}

/**
 * Let the server forget this browser's guest. This browser forgets first, so that no other tab comes back under the old name; if
 * the server cannot be reached, nobody is forgotten. A guest whom the server does not know is forgotten already.
 */
export async function forgetMe(): Promise<void> {
  const me = guest()
  if (!me) return
  forget()
  try {
    await asGuest('DELETE', '/guests/me', undefined, me)
  } catch (error) {
    if (error instanceof Refused && error.status === 401) return
    keep(me)
    throw error
  }
}

const at = (link: string): string => `/tables/${encodeURIComponent(link)}`
const of = (game: string): string => `/games/${encodeURIComponent(game)}`

export const makeTable = (wanted: NewTable, slot = OWN): Promise<TableOpened> => asGuest('POST', '/tables', wanted, guest(slot))
/** The table as somebody sees it who watches: no hidden card is in it. */
export const watched = (link: string): Promise<Frame> => get(`${at(link)}/frame`)
export const findTable = (link: string): Promise<TableFound> => get(at(link))
export const publicTables = (): Promise<TableFound[]> => get('/tables')
/** How likely every move was; at a locked table only those who sit there are told. */
export const lastRound = (link: string): Promise<RoundTold | null> => knownOrNot(`${at(link)}/last`)
export const coach = (link: string): Promise<CoachTold> => asGuest('GET', `${at(link)}/coach`)

export const myGames = (): Promise<MyGames> => asGuest('GET', '/guests/me/games')
export const progress = (): Promise<ProgressTold> => asGuest('GET', '/guests/me/progress')
export const offerMove = (): Promise<MoveOffered> => asGuest('POST', '/guests/me/move', {})

/** The ladder, with the rung where this browser's guest stands; its foot for somebody whom the server does not know. */
export const ladder = (): Promise<LadderTold> => knownOrNot('/ladder')

/** The daily fire, with the attempt of this browser's guest, if the server knows one. */
export const daily = (): Promise<DailyTold> => knownOrNot('/daily')
export const lightFire = (animal: string | null): Promise<FireLit> => asGuest('POST', '/daily', { animal } satisfies NewFire)

/** What anybody may ask, and a guest is told more about. */
async function knownOrNot<T>(path: string): Promise<T> {
  if (!guest()) return get(path)
  try {
    return await asGuest('GET', path)
  } catch (error) {
    if (!(error instanceof Refused) || error.status !== 401) throw error
    return get(path)
  }
}

/** Go on here as the guest of another device. */
export async function moveHere(code: string): Promise<Guest> {
  const made = await post<Welcomed>('/moves', { code } satisfies MovedByCode)
  keep(made)
  return made
}

export const editions = (): Promise<EditionTold[]> => get('/editions')
export const choices = (): Promise<ChoicesTold> => get('/choices')
export const hands = (level: number, start: number): Promise<HandsDealt> => get(`/hands/${level}?start=${start}`)
export const minds = (): Promise<MindTold[]> => get('/minds')
export const countHand = (hand: Hand): Promise<HandTold> => post('/count', hand)

// games of a daily fire are told to those who have played it: so the server is told who asks
export const finishedGame = (game: string): Promise<FinishedTold> => knownOrNot(of(game))
export const analysisOf = (game: string): Promise<AnalysisTold> => knownOrNot(`${of(game)}/analysis`)
export const recordOf = (game: string): Promise<string> => knownOrNot(`${of(game)}/record`)
export const fairnessOf = (game: string): Promise<FairnessRecord> => get(`${of(game)}/fairness`)
export const oddsAt = (game: string, place: number): Promise<OddsTold> => knownOrNot(`${of(game)}/odds/${place}`)
export const momentAt = (game: string, place: number, eyes: number | null): Promise<Moment> =>
  knownOrNot(`${of(game)}/moments/${place}${eyes === null ? '' : `?eyes=${eyes}`}`)
