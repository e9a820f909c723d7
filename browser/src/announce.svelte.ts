// Announcements: what happened, in words, for people who hear the page rather than see it.
// Polite ones queue up as lines; urgent ones (your turn, you were refused) interrupt.

/** A count alone can take a dozen sentences, and a slow voice must still find them all. */
const KEEP = 40

class Announcer {
  polite = $state<{ id: number; text: string }[]>([])
  urgent = $state('')
  /** What the tab's title says before the name of the game, for people who look elsewhere. */
  title = $state('')
  #count = 0

  tell(...sentences: string[]): void {
    const lines = sentences.filter(Boolean).map((text) => ({ id: ++this.#count, text }))
    this.polite = [...this.polite, ...lines].slice(-KEEP)
  }

  urge(sentence: string): void {
    // the same words twice must be heard twice: a zero-width space makes them new
    this.urgent = this.urgent === sentence ? sentence + '\u200b' : sentence
  }
}

export const announcer = new Announcer()
