// Routes: real paths, all answered with the same page. A link is an <a>, and a click on it stays in the page.

import { PLAIN } from './screens'

export type Place =
  | { at: 'home' | 'lost' | keyof typeof PLAIN }
  | { at: 'table'; link: string }
  | { at: 'film'; game: string; query: URLSearchParams }

const isPlain = (name: string): name is keyof typeof PLAIN => Object.hasOwn(PLAIN, name)

function place(url: URL): Place {
  const [first = '', second] = url.pathname.split('/').filter(Boolean).map(decodeURIComponent)
  if (first === 't' && second) return { at: 'table', link: second }
  if (first === 'replay' && second) return { at: 'film', game: second, query: url.searchParams }
  if (first === '') return { at: 'home' }
  return { at: isPlain(first) && second === undefined ? first : 'lost' }
}

class Route {
  url = $state.raw(new URL(location.href))
  place = $derived(place(this.url))

  /** Go to this path. `instead` replaces the current entry in the history. */
  go(path: string, instead = false): void {
    history[instead ? 'replaceState' : 'pushState'](null, '', path)
    this.#arrive()
  }

  start(): void {
    addEventListener('popstate', () => this.#arrive())
    addEventListener('click', (event) => {
      if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return
      if (link.pathname.startsWith('/api') || link.getAttribute('href')?.startsWith('#')) return
      event.preventDefault()
      this.go(link.href)
    })
  }

  #arrive(): void {
    const from = this.url.pathname
    this.url = new URL(location.href)
    if (this.url.pathname === from) return
    scrollTo(0, 0)
    // people who listen or use the keyboard start at the new page's heading, or at its beginning while it is loaded; whoever
    // looks starts at the top, brand and settings included
    requestAnimationFrame(() => {
      const main = document.querySelector<HTMLElement>('main')
      const start = main?.querySelector<HTMLElement>('h1') ?? main
      start?.focus({ preventScroll: true })
    })
  }
}

export const route = new Route()
