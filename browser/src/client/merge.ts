// Puts news into the frame that a page has. Law: what comes of it is the frame that the server would send whole; its `events` are
// those of the news.

import type { Frame, News } from '../messages.gen'

type Game = NonNullable<Frame['game']>

/** The moves of a round: in news, only those that were not told before. */
function game(before: Game | null | undefined, now: Game): Game {
  const { said_before: told = 0, ...rest } = now
  return told ? { ...rest, said: [...(before?.said ?? []).slice(0, told), ...(rest.said ?? [])] } : rest
}

export function merged(frame: Frame, news: News): Frame {
  const now: Frame = { ...frame, events: [], ...news, tell: 'table' }
  if (news.game) now.game = game(frame.game, news.game)
  return now
}
