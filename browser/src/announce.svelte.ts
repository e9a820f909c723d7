// Announcements: what happened, in words, for people who hear the page rather than see it.
// Polite ones queue up as lines; urgent ones (your turn, you were refused) interrupt. Law: nothing stale. What no longer holds is
// taken back, and what happened at a table stays there.

/** A count alone can take a dozen sentences, and a slow voice must still find them all. */
const KEEP = 40

interface Line {
  id: number
  text: string
}

class Announcer {
  polite = $state.raw<readonly Line[]>([])
  urgent = $state('')
  /** What the tab's title says before the name of the game, for people who look elsewhere. */
  title = $state('')
  // not `polite` itself: while a component is taken down, Svelte reads its state as it was before
  #lines: readonly Line[] = []
  #count = 0

  tell(...sentences: string[]): void {
    const lines = sentences.filter(Boolean).map((text) => ({ id: ++this.#count, text }))
    this.polite = this.#lines = [...this.#lines, ...lines].slice(-KEEP)
  }

  urge(sentence: string): void {
    // the same words twice must be heard twice: a zero-width space makes them new
    this.urgent = this.urgent === sentence ? sentence + '\u200b' : sentence
  }

  /** Nobody needs to hear any of this any more. */
  forget(): void {
    this.polite = this.#lines = []
    this.urgent = ''
  }
}

export const announcer = new Announcer()
