// A WebSocket whose other end is in the hands of the test.

/** The other end of every line that was opened, the newest last. */
export const ends: Socket[] = []

export class Socket {
  static OPEN = 1
  readyState = 0
  sent: Record<string, unknown>[] = []
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null

  constructor(readonly url: string) {
    ends.push(this)
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>)
  }
  close(code = 1000): void {
    if (this.readyState === 3) return
    this.readyState = 3
    this.onclose?.({ code })
  }
  open(): void {
    this.readyState = 1
    this.onopen?.()
  }
  tell(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
  welcome(name = 'ann'): void {
    this.open()
    this.tell({ tell: 'welcome', guest: 'id', name, table: 't', code: 'bako-dimu' })
  }
}

export const last = (): Socket => ends.at(-1)!
