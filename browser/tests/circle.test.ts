// The ring: you at the bottom, the others clockwise, nobody on top of anybody, on every screen.

import { expect, test } from 'vitest'
import { circle } from '../src/table/circle'

const ROOMS = {
  'a small phone': { wide: 310, high: 330, below: 26, name: 46 },
  'a phone': { wide: 380, high: 470, below: 30, name: 52 },
  'a phone on its side': { wide: 520, high: 270, below: 26, name: 46 },
  'a tablet': { wide: 760, high: 640, below: 40, name: 80 },
  'a wide screen': { wide: 1900, high: 720, below: 52, name: 110 },
  'a television': { wide: 3800, high: 1600, below: 90, name: 200 },
}

for (const [name, room] of Object.entries(ROOMS))
  test(`${name} has room for two to twelve`, () => {
    for (let seats = 2; seats <= 12; seats += 1) {
      const { spots, arrows, wide, high, figure } = circle(seats, room)
      expect(figure).toBeGreaterThan(name === 'a phone on its side' ? 25 : 30)
      expect(spots).toHaveLength(seats)
      expect(arrows).toHaveLength(seats)
      expect(spots[0]!.x).toBeCloseTo(room.wide / 2, 0)
      expect(Math.max(...spots.map(({ y }) => y))).toBeCloseTo(spots[0]!.y, 5)
      spots.forEach((spot, place) => {
        expect(spot.x - wide / 2).toBeGreaterThanOrEqual(-0.5)
        expect(spot.x + wide / 2).toBeLessThanOrEqual(room.wide + 0.5)
        expect(spot.y + high / 2).toBeLessThanOrEqual(room.high + 0.5)
        for (const other of spots.slice(place + 1))
          expect(Math.abs(spot.x - other.x) >= wide - 1 || Math.abs(spot.y - other.y) >= high - 1).toBe(true)
      })
    }
  })

test('the next player sits on the left, and the turn goes round clockwise', () => {
  const { spots } = circle(6, ROOMS['a phone'])
  const centre = { x: ROOMS['a phone'].wide / 2, y: ROOMS['a phone'].high / 2 }
  const turns = spots.map(({ x, y }) => (Math.atan2(y - centre.y, x - centre.x) - Math.PI / 2 + 4 * Math.PI) % (2 * Math.PI))
  expect(spots[1]!.x).toBeLessThan(centre.x)
  for (let place = 2; place < turns.length; place += 1) expect(turns[place]!).toBeGreaterThan(turns[place - 1]!)
})
