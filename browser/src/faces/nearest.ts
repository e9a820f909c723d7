// Who sends pictures when many could. Law: nobody sends to more than a handful; sound is for all.

/** This many cameras are seen at once. */
export const MOST_SEEN = 6

/** The seats whose pictures are shown: all with a camera, or those that come next from the turn on. */
export function nearest(cameras: readonly number[], turn: number, seats: number, direction = 1): Set<number> {
  if (cameras.length <= MOST_SEEN) return new Set(cameras)
  const away = (seat: number): number => ((((seat - Math.max(0, turn)) * direction) % seats) + seats) % seats
  return new Set([...cameras].sort((one, other) => away(one) - away(other)).slice(0, MOST_SEEN))
}
