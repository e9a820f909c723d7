// Puts news into the frame that a page has. Law: what comes of it is the frame that the server would send whole, but that a field may
// be there and empty; its `events` are those of the news. News that do not follow from the frame are no use, and undefined comes of them.

import type { Frame, GameTold, News } from '../messages.gen'

/** The game: what is left out is as it was, and what was said goes behind the moves that were told before. */
function game(before: GameTold | null | undefined, { said_before: told = 0, ...news }: NonNullable<News['game']>): GameTold {
  const now = { ...before, ...news } as GameTold
  if (news.said) now.said = [...(before?.said ?? []).slice(0, told), ...news.said]
  return now
}

export function merged(frame: Frame, { after, ...news }: News): Frame | undefined {
  if (after > frame.seq || news.seq <= frame.seq) return undefined
  const now = { ...frame, events: [], ...news, tell: 'table' } as Frame
  if (news.you) now.you = { ...frame.you, ...news.you }
  if (news.game) now.game = game(frame.game, news.game)
  return now
}
