// The server over HTTP: typed questions and answers; what is refused comes as a code, and so does a server out of reach.

import type { Setting } from '../messages.gen'
import { forget, guest, keep, type Guest } from './guest'

/** Not done: a code with values, for which there are words. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    readonly values: Record<string, string | number> = {},
    readonly status = 0,
  ) {
    super(code)
  }
}

export interface Seats {
  edition: string
  seats: number
  people: number
  bots: number
  state: 'open' | 'playing' | 'over'
  names: string[]
}
export interface TableFound extends Seats {
  table: string
  code: string
}
export interface MadeTable {
  table: string
  link: string
  code: string
}
export interface Edition {
  id: string
  /** By size, the usual one first; cards by kind. */
  decks: Record<string, Record<string, number>>
  coins: Record<string, number>
  specials: string[]
  /** Values, the default first; those that settle an open question of the rules name it. */
  options: Record<string, { values: string[]; ruling: string | null }>
}
export interface Mind {
  mind: string
  strength: number | null
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
  if (response.ok) return (response.status === 204 ? undefined : await response.json()) as T
  const told: unknown = await response.json().catch(() => null)
  if (told && typeof told === 'object' && 'code' in told && typeof told.code === 'string') {
    const values = 'values' in told && told.values ? (told.values as Record<string, string | number>) : {}
    throw new Refused(told.code, values, response.status)
  }
  throw new Refused(response.status >= 500 ? 'unreachable' : 'not-understood', {}, response.status)
}

export async function get<T>(path: string): Promise<T> {
  return answer<T>(await asked('GET', path, undefined))
}

export async function post<T>(path: string, body: unknown): Promise<T> {
  return answer<T>(await asked('POST', path, body))
}

/** As the guest that this browser is. If a new token was under way when the line broke, either may be the right one. */
async function asGuest<T>(method: string, path: string, body?: unknown): Promise<T> {
  const me = guest()
  if (!me) throw new Refused('token-unknown', {}, 401)
  const first = await asked(method, path, body, me.token)
  if (first.status !== 401 || !me.next) return answer<T>(first)
  return answer<T>(await asked(method, path, body, me.next))
}

/** The guest that this browser is, made under this name if it is none yet or the server has forgotten it. */
export async function become(name: string): Promise<Guest> {
  const me = guest()
  if (me) {
    try {
      const known = await asGuest<{ guest: string; name: string }>('GET', '/guests/me')
      if (known.name === name) return me
      await asGuest('DELETE', '/guests/me')
    } catch (error) {
      if (!(error instanceof Refused) || error.status !== 401) throw error
    }
    forget()
  }
  const made = await post<Guest>('/guests', { name })
  keep(made)
  return made
}

export const makeTable = (setting: Partial<Setting>, bots: string[] = [], start = false): Promise<MadeTable> =>
  asGuest('POST', '/tables', { setting, bots, start })

export const findTable = (name: string): Promise<TableFound> => get(`/tables/${encodeURIComponent(name)}`)
export const publicTables = (): Promise<TableFound[]> => get('/tables')
export const editions = (): Promise<Edition[]> => get('/editions')
export const minds = (): Promise<Mind[]> => get('/minds')
export const coach = <T>(name: string): Promise<T> => asGuest('GET', `/tables/${encodeURIComponent(name)}/coach`)
