// Who was which animal: a finished game knows names only, and bots sit there under the names of their minds.

import { animals, MINDS, type Kind } from '../art/animals'

export const kindsOf = (names: readonly string[]): Kind[] =>
  animals(names.map((name) => ({ mind: MINDS.find((mind) => name.replace(/[-_]?\d*$/, '') === mind) ?? null })))
