// How much the odds coach says at this table. The server never tells people who play with others how the round stands; this
// only decides when to ask.

import { prefs, type Coach } from '../prefs.svelte'
import { Odds } from './odds.svelte'

/** What the coach needs to know of the table. */
interface Pupil {
  readonly practice: boolean
  readonly mayMove: boolean
}

export class Coaching {
  odds: Odds

  constructor(
    link: string,
    readonly pupil: Pupil,
  ) {
    this.odds = new Odds(link)
  }

  /** Live only where it cannot hurt anybody else. */
  level = $derived.by((): Coach => (prefs.coach === 'live' && !this.pupil.practice ? 'after' : prefs.coach))

  /** Another level, from now on. */
  choose(level: Coach): void {
    prefs.set({ coach: level })
    this.consult()
    if (level !== 'off') void this.odds.look()
  }

  /** The pupil is to move. */
  consult(): void {
    if (this.level === 'live' && this.pupil.mayMove) void this.odds.ask()
  }

  /** A round has been counted: everybody may hear what their own move was worth. */
  review(): void {
    void this.odds.look()
  }
}
