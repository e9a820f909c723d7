// The ring: where everybody sits round the fire, and how large. Law: the first place is at the bottom, the next ones follow
// clockwise at equal distances along the ring, and nobody overlaps anybody or the fire. Sizes in pixels; nothing here is drawn.

export interface Spot {
  /** The middle of a seat. */
  x: number
  y: number
}

export interface Arrow extends Spot {
  /** Which way the ring goes there, clockwise, in degrees. */
  angle: number
}

export interface Circle {
  spots: Spot[]
  /** Half-way between each seat and the next. */
  arrows: Arrow[]
  /** The width of a figure, and of the whole seat with its name. */
  figure: number
  wide: number
  high: number
  /** The room for the fire. */
  middle: { wide: number; high: number }
}

/** A figure is this much higher than wide: a card on an animal. */
export const SLIM = 1.36
const LARGEST = 380
const SMALLEST = 24
/** How much wider than high a ring may be: the fewer sit there, the closer they sit. */
const widest = (seats: number): number => 1.3 + seats / 12
/** From round to almost square: the more corners, the more room in a narrow place. */
const CORNERS = [2, 2.6, 3.4, 5]
/** Corners must earn their keep. */
const EARNS = 1.06
const POINTS = 180

interface Room {
  wide: number
  high: number
  /** What a name and its tokens need below a figure, and across. */
  below: number
  name: number
}

/** A closed path, clockwise from the bottom, with the length so far: distances are measured in seats. */
function path(a: number, b: number, corners: number, wide: number, high: number): (Spot & { length: number })[] {
  const points: (Spot & { length: number })[] = []
  let length = 0
  for (let step = 0; step <= POINTS; step += 1) {
    const turn = Math.PI / 2 + (step / POINTS) * 2 * Math.PI
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
    const x = a * Math.sign(cos) * Math.abs(cos) ** (2 / corners)
    const y = b * Math.sign(sin) * Math.abs(sin) ** (2 / corners)
    const before = points.at(-1)
    if (before) length += Math.hypot((x - before.x) / wide, (y - before.y) / high)
    points.push({ x, y, length })
  }
  return points
}

function placed(seats: number, room: Room, corners: number, figure: number): Circle {
  const wide = Math.max(figure, room.name)
  const high = figure * SLIM + room.below
  const across = Math.min(room.wide, widest(seats) * room.high)
  const [a, b] = [Math.max(0, (across - wide) / 2), Math.max(0, (room.high - high) / 2)]
  const points = path(a, b, corners, wide, high)
  const whole = points.at(-1)!.length
  /** The point after this share of the way round, and which way the ring goes there. */
  const at = (share: number): Arrow => {
    const after = Math.max(
      1,
      points.findIndex(({ length }) => length >= share * whole - 1e-9),
    )
    const [from, to] = [points[after - 1]!, points[after]!]
    const part = to.length > from.length ? (share * whole - from.length) / (to.length - from.length) : 0
    const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI
    return { x: from.x + part * (to.x - from.x), y: from.y + part * (to.y - from.y), angle }
  }
  const centre = { x: room.wide / 2, y: room.high / 2 }
  const spots = Array.from({ length: seats }, (_, seat): Spot => {
    const { x, y } = at(seat / seats)
    return { x: centre.x + x, y: centre.y + y }
  })
  const arrows = Array.from({ length: seats }, (_, seat): Arrow => {
    const { x, y, angle } = at((seat + 0.5) / seats)
    return { x: centre.x + x, y: centre.y + y, angle }
  })
  const middle = { wide: Math.max(0, across - 2 * wide), high: Math.max(0, room.high - 2 * high) }
  return { spots, arrows, figure, wide, high, middle }
}

/** Whether nobody overlaps anybody, and the fire has room. */
function fits({ spots, wide, high }: Circle, room: Room): boolean {
  const centre = { x: room.wide / 2, y: room.high / 2 }
  const fire = { wide: Math.min(300, room.wide * 0.26), high: Math.min(320, room.high * 0.27) }
  const clear = (one: Spot, other: Spot, x: number, y: number): boolean =>
    Math.abs(one.x - other.x) >= x - 0.5 || Math.abs(one.y - other.y) >= y - 0.5
  return (
    wide <= room.wide &&
    high <= room.high &&
    spots.every(
      (spot, place) =>
        clear(spot, centre, (wide + fire.wide) / 2, (high + fire.high) / 2) &&
        spots.slice(place + 1).every((other) => clear(spot, other, wide, high)),
    )
  )
}

/** The ring for so many seats in this room, with the largest figures that fit. */
export function circle(seats: number, room: Room): Circle {
  let best: Circle | null = null
  for (const corners of CORNERS) {
    let [low, high] = [SMALLEST, Math.min(LARGEST, room.high * 0.36)]
    for (let time = 0; time < 10; time += 1) {
      const figure = (low + high) / 2
      if (fits(placed(seats, room, corners, figure), room)) low = figure
      else high = figure
    }
    const found = placed(seats, room, corners, low)
    if (best === null || found.figure > best.figure * EARNS) best = found
  }
  return best!
}
