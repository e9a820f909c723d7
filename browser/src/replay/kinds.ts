// Who was which animal: a finished game knows names only, and bots sit there under the names of their minds.

import { animals, isKind, type Kind } from '../art/animals'

export const kindsOf = (names: readonly string[]): Kind[] =>
  animals(names.map((name) => ({ mind: [name.toLowerCase().replace(/[-_\d]+$/, '')].find(isKind) ?? null })))
