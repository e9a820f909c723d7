// The people who share this phone: each is a guest of their own. Law: the page is connected only as whoever holds the phone and has
// said so. Whose turn it is, it asks as a watcher, who is told no hidden card.

import { Line, type Wish } from '../client/socket.svelte'
import { makeTable, watched, welcomed } from '../client/server'
import { store, stored } from '../kept'
import type { Frame } from '../messages.gen'

export interface Player {
  name: string
  animal: string
}

export interface Party {
  link: string
  players: Player[]
}

/** What the phone is for now. */
export type Errand =
  | { is: 'hand'; player: number }
  | { is: 'wait' }
  // the winner's animal first, then the others', the last to go out first
  | { is: 'over'; game: string; winner: string; animals: string[] }

const KEPT = 'pass'
export const slot = (player: number): string => `${KEPT}.${player}`

export function party(): Party | null {
  try {
    return JSON.parse(stored(KEPT) ?? 'null') as Party | null
  } catch {
    return null
  }
}

/** Nobody shares this phone any more. */
export function scatter(): void {
  for (const [player] of (party()?.players ?? []).entries()) store(slot(player), null)
  store(KEPT, null)
}

/** Do this as one of them, and hang up. */
async function ask(link: string, player: number, wish: Wish): Promise<void> {
  const line = new Line(link, () => {}, undefined, slot(player))
  try {
    await line.ask(wish)
  } finally {
    line.close()
  }
}

/** Everybody becomes a guest and sits down; the game begins. */
export async function gather(players: Player[]): Promise<Party> {
  for (const [player, { name }] of players.entries()) await welcomed(name, slot(player))
  const setting = { seats: players.length, heads: 'handed' as const }
  const { link } = await makeTable({ setting, ...players[0]! }, slot(0))
  for (const [player, { name, animal }] of players.entries()) if (player) await ask(link, player, { ask: 'sit', name, animal })
  const made = { link, players }
  await ask(link, 0, { ask: 'start' })
  store(KEPT, JSON.stringify(made))
  return made
}

const playerAt = ({ players }: Party, frame: Frame, seat: number | null | undefined): number =>
  seat == null ? -1 : players.findIndex(({ name }) => name === frame.table.chairs[seat]?.name)

/** Who should have the phone, given the table as a watcher sees it. */
export function errand(party: Party, frame: Frame): Errand {
  const { table, game } = frame
  if (table.state !== 'playing' || !game) {
    const places = [...(game?.inside ?? []), ...[...(game?.out ?? [])].reverse()]
    const animals = places.map((seat) => party.players[playerAt(party, frame, seat)]?.animal ?? 'coyote')
    return { is: 'over', game: game?.id ?? '', winner: table.chairs[places[0] ?? -1]?.name ?? '', animals }
  }
  const player = table.chairs[game.turn]?.left ? -1 : playerAt(party, frame, game.turn)
  return player < 0 ? { is: 'wait' } : { is: 'hand', player }
}

export const look = async (party: Party): Promise<Errand> => errand(party, await watched(party.link))

/** Another game with the same people. */
export async function again(party: Party): Promise<void> {
  const frame = await watched(party.link)
  await ask(party.link, Math.max(0, playerAt(party, frame, frame.table.host)), { ask: 'start' })
}
