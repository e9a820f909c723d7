import { beforeEach, expect, test, vi } from 'vitest'
import { Refused } from '../src/client/server'
import { Reel } from '../src/replay/reel'

let asked: string[] = []
/** Paths that end like this do not get through. */
let down = ''

beforeEach(() => {
  asked = []
  down = 'nothing'
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path)
    if (path.endsWith(down)) return Promise.reject(new TypeError('no network'))
    return Promise.resolve(new Response(JSON.stringify({ path })))
  })
})

test('a moment is fetched with its neighbours, and each only once', async () => {
  const reel = new Reel('a/1', 9)
  await reel.at(3, null)
  expect(asked).toEqual(['/api/games/a%2F1/moments/3', '/api/games/a%2F1/moments/4', '/api/games/a%2F1/moments/2'])
  await reel.at(4, null)
  expect(asked.slice(3)).toEqual(['/api/games/a%2F1/moments/5'])
})

test('there is nothing before the beginning and behind the end', async () => {
  await new Reel('g', 0).at(0, null)
  expect(asked).toEqual(['/api/games/g/moments/0'])
})

test('other eyes see another game', async () => {
  const reel = new Reel('g', 0)
  await reel.at(0, null)
  await reel.at(0, 0)
  await reel.at(0, 2)
  expect(asked).toEqual(['/api/games/g/moments/0', '/api/games/g/moments/0?eyes=0', '/api/games/g/moments/0?eyes=2'])
})

test('what failed is asked for again the next time', async () => {
  const reel = new Reel('g', 0)
  down = '/0'
  await expect(reel.at(0, null)).rejects.toBeInstanceOf(Refused)
  down = 'nothing'
  await reel.at(0, null)
  expect(asked).toHaveLength(2)
})

test('a neighbour that does not come disturbs nobody, and is asked for when it is wanted', async () => {
  const reel = new Reel('g', 9)
  down = '/4'
  await reel.at(3, null)
  await new Promise((done) => setTimeout(done))
  down = 'nothing'
  await reel.at(4, null)
  expect(asked.filter((path) => path.endsWith('/4'))).toHaveLength(2)
})

test('odds are kept, too', async () => {
  const reel = new Reel('g', 9)
  await Promise.all([reel.odds(4), reel.odds(4)])
  expect(asked).toEqual(['/api/games/g/odds/4'])
})
