// A table that only remembers what it was asked, for the tests of faces.
import { vi } from 'vitest'
import type { Beside } from '../src/client/socket.svelte'
import type { ChairTold, TableTold } from '../src/messages.gen'
import type { Sitting } from '../src/table/sitting.svelte'

type Told = Pick<TableTold, 'chairs' | 'faces_open'>

export class Seated {
  table = $state<Told>({ chairs: [] })
  game = $state({ turn: 0, direction: 1, inside: [] as number[] })
  me = $state<number | null>(0)
  live = $state(true)
  link = 'somewhere'
  faces = $state.raw<Sitting['faces']>(null)
  signals: [number, string][] = []
  line = {
    beside: null as ((told: Beside) => void) | null,
    signal: (to: number, text: string) => void this.signals.push([to, text]),
    tuneIn: vi.fn(),
  }
  ask = vi.fn((wish: { ask: string; camera?: boolean; microphone?: boolean }) => {
    if (wish.ask === 'switch' && this.me !== null)
      Object.assign(this.table.chairs[this.me]!, { camera: wish.camera, microphone: wish.microphone })
    this.line.beside?.({ tell: 'relays', relays: [] })
    return Promise.resolve(true)
  })

  constructor(cameras: readonly boolean[]) {
    const chairs = cameras.map((camera, seat): ChairTold => {
      return { name: `p${seat}`, kind: 'person', sitter: seat + 10, camera, microphone: camera }
    })
    this.table = { chairs }
  }

  get names(): string[] {
    return this.table.chairs.map((chair) => chair?.name ?? '')
  }

  get mayView(): boolean {
    return this.me === null && Boolean(this.table.faces_open)
  }

  chair(seat: number): ChairTold | null {
    return this.table.chairs[seat] ?? null
  }

  /** What the faces take it for. */
  get sitting(): Sitting {
    return this as unknown as Sitting
  }
}
