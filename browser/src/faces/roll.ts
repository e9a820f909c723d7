// Who can be seen and heard, said aloud for those who listen: each change once.

import { announcer } from '../announce.svelte'
import type { ChairTold } from '../messages.gen'
import { say } from '../words.svelte'

type Other = Pick<ChairTold, 'sitter' | 'name' | 'camera' | 'microphone'>

export class Roll {
  #known = new Map<number, Other>()

  /** These have something on now; `here`: so have we, or we look on. */
  call(others: readonly Other[], here: boolean): void {
    const now = new Map(here ? others.map((other) => [other.sitter, other]) : [])
    for (const { sitter, name } of new Map([...this.#known, ...now]).values()) {
      const [before, after] = [this.#known.get(sitter), now.get(sitter)]
      if (Boolean(before?.camera) !== Boolean(after?.camera))
        announcer.tell(say(after?.camera ? 'faces-seen' : 'faces-unseen', { name }))
      if (Boolean(before?.microphone) !== Boolean(after?.microphone))
        announcer.tell(say(after?.microphone ? 'faces-heard' : 'faces-unheard', { name }))
    }
    this.#known = now
  }
}
