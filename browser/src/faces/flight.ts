// The cards' way from foreheads to the middle, when a round is counted. Law: it moves what is there and changes nothing; people who
// want no motion see the cards where they end.

import { prefs } from '../prefs.svelte'
import { paced } from '../show/pace'
import { USUAL } from './forehead'

const LASTS = 700
const BETWEEN = 90

/** Let the cards of each seat fly from the face that is shown for it, in `faces`, to where they are laid out in `show`. */
export function fly(faces: ReadonlyMap<number, Element>, show: Element): void {
  if (prefs.still) return
  const clip = show.querySelector('.scroll')
  let number = 0
  for (const [seat, face] of faces) {
    const cards = show.querySelector(`[data-wearer="${seat}"]`)
    if (!cards) continue
    const [from, to] = [face.getBoundingClientRect(), cards.getBoundingClientRect()]
    const across = from.left + from.width / 2 - (to.left + to.width / 2)
    const down = from.top + (from.height * USUAL.y) / 100 - (to.top + to.height / 2)
    const small = to.width ? (from.width * 0.46) / to.width : 1
    cards.animate([{ transform: `translate(${across}px, ${down}px) scale(${small})` }, { transform: 'none' }], {
      duration: paced(LASTS),
      delay: paced(BETWEEN) * number++,
      easing: 'cubic-bezier(0.3, 0.1, 0.2, 1)',
      fill: 'backwards',
    })
  }
  // on their way they are above what scrolls
  clip?.animate({ overflow: ['visible', 'visible'] }, paced(LASTS) + paced(BETWEEN) * number)
}
