// Who sits round the fire. A mind always is its own animal; people get what is left, each another one.

export const KINDS = [
  'coyote',
  'roadrunner',
  'puma',
  'lizard',
  'ram',
  'bat',
  'ringtail',
  'snake',
  'armadillo',
  'toad',
  'fox',
  'hare',
  'owl',
  'tortoise',
  'wolf',
  'cub',
] as const
export type Kind = (typeof KINDS)[number]

/** Those of the bots' minds. */
export const MINDS = ['fox', 'hare', 'owl', 'tortoise', 'wolf', 'cub'] as const satisfies readonly Kind[]

export type Mood = 'calm' | 'turn' | 'worried' | 'howling' | 'out'

export const isKind = (word: string | null | undefined): word is Kind => (KINDS as readonly string[]).includes(word ?? '')

/** How far below the top of its picture an animal's forehead begins, in hundredths: there the card stands. */
export const CROWN: Record<Kind, number> = {
  coyote: 25,
  roadrunner: 16,
  puma: 24,
  lizard: 27,
  ram: 23,
  bat: 32,
  ringtail: 28,
  snake: 20,
  armadillo: 30,
  toad: 37,
  fox: 26,
  hare: 33,
  owl: 23,
  tortoise: 40,
  wolf: 23,
  cub: 21,
}

/** The animal of every seat: bots by their minds, people in the order of the list, skipping the animals of bots at the table. */
export function animals(chairs: readonly ({ mind?: string | null } | null)[]): Kind[] {
  const minds = chairs.map((chair) => chair?.mind).filter(isKind)
  const free = KINDS.filter((kind) => !minds.includes(kind))
  let next = 0
  return chairs.map((chair) => {
    if (chair && isKind(chair.mind)) return chair.mind
    return free[next++ % free.length] ?? 'coyote'
  })
}
