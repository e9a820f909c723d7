// What we signal to others. Law: not too much at once; the table takes ten signals a second.

const PACE = 130

export class Outbox {
  #waiting: [number, string][] = []
  #pace = 0

  constructor(readonly hand: (to: number, text: string) => void) {}

  send(to: number, text: string): void {
    this.#waiting.push([to, text])
    if (this.#pace) return
    this.#pace = window.setInterval(() => this.#next(), PACE)
    this.#next()
  }

  close(): void {
    clearInterval(this.#pace)
    this.#pace = 0
  }

  #next(): void {
    const first = this.#waiting.shift()
    if (first) this.hand(...first)
    else this.close()
  }
}
