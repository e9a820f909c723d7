import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { route } from '../src/route.svelte'

beforeEach(() => route.go('/'))

describe('a path', () => {
  test.each([
    ['/', { at: 'home' }],
    ['/new', { at: 'new' }],
    ['/join', { at: 'join' }],
    ['/t/bako-dimu', { at: 'table', link: 'bako-dimu' }],
    ['/t/a%2Fb', { at: 'table', link: 'a/b' }],
    ['/t', { at: 'lost' }],
    ['/new/more', { at: 'lost' }],
    ['/nowhere', { at: 'lost' }],
    ['/table', { at: 'lost' }],
    ['/toString', { at: 'lost' }],
    ['/replay', { at: 'replay' }],
  ])('%s leads to %j', (path, place) => {
    route.go(path)
    expect(route.place).toEqual(place)
  })

  test('of a replay carries its place and its eyes', () => {
    route.go('/replay/abc-1?place=3&eyes=0')
    const { place } = route
    if (place.at !== 'film') throw new Error(place.at)
    expect([place.game, place.query.get('place'), place.query.get('eyes')]).toEqual(['abc-1', '3', '0'])
  })
})

describe('going', () => {
  test('leaves a way back, unless it is instead', () => {
    const before = history.length
    route.go('/new')
    expect(history.length).toBe(before + 1)
    route.go('/join', true)
    expect(history.length).toBe(before + 1)
    expect(location.pathname).toBe('/join')
  })

  test('by a link stays in the page; by a link elsewhere, to the API or with a key held down it does not', () => {
    route.start()
    // the environment must not follow what the page leaves alone
    const listening = new AbortController()
    onTestFinished(() => listening.abort())
    addEventListener('click', (event) => event.preventDefault(), listening)
    const click = (href: string, how: MouseEventInit = {}, more: Record<string, string> = {}): boolean => {
      const link = document.createElement('a')
      for (const [name, value] of Object.entries({ href, ...more })) link.setAttribute(name, value)
      document.body.replaceChildren(link)
      const before = location.pathname
      link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...how }))
      return location.pathname !== before
    }
    expect(click('/new')).toBe(true)
    expect(click('/api/games/x/record')).toBe(false)
    expect(click('https://elsewhere.example/join')).toBe(false)
    expect(click('/join', { ctrlKey: true })).toBe(false)
    expect(click('/join', {}, { target: '_blank' })).toBe(false)
    expect(click('/join', {}, { download: '' })).toBe(false)
    expect(click('#main')).toBe(false)
    expect(click('/join')).toBe(true)
  })
})
