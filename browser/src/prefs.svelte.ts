// Preferences: how the page looks and sounds for this person. Kept in this browser, shown on <html> for the style sheets.

import { stored, store } from './kept'

export const THEMES = ['night', 'dusk', 'contrast'] as const
export type Theme = (typeof THEMES)[number]

export const COACHES = ['off', 'after', 'live'] as const
export type Coach = (typeof COACHES)[number]

export const PACES = ['calm', 'normal', 'fast'] as const
export type Pace = (typeof PACES)[number]

const lessMotion = matchMedia('(prefers-reduced-motion: reduce)')
const moreContrast = matchMedia('(prefers-contrast: more)')

class Prefs {
  theme = $state<Theme>('night')
  /** No motion except what the user asks for: chosen here, or in the system's settings. */
  still = $state(false)
  muted = $state(false)
  /** The odds coach; it is live only in practice games. */
  coach = $state<Coach>('off')
  /** How fast counts and replays are shown. */
  pace = $state<Pace>('normal')

  read(): void {
    const theme = stored('theme')
    this.theme = THEMES.find((known) => known === theme) ?? (moreContrast.matches ? 'contrast' : 'night')
    this.still = (stored('still') ?? (lessMotion.matches ? 'yes' : 'no')) === 'yes'
    this.muted = stored('muted') === 'yes'
    const coach = stored('coach')
    this.coach = COACHES.find((known) => known === coach) ?? 'off'
    const pace = stored('pace')
    this.pace = PACES.find((known) => known === pace) ?? 'normal'
    this.#show()
  }

  set(change: Partial<Pick<Prefs, 'theme' | 'still' | 'muted' | 'coach' | 'pace'>>): void {
    Object.assign(this, change)
    store('theme', this.theme)
    store('still', this.still ? 'yes' : 'no')
    store('muted', this.muted ? 'yes' : 'no')
    store('coach', this.coach)
    if (this.pace !== 'normal' || stored('pace')) store('pace', this.pace)
    this.#show()
  }

  #show(): void {
    const root = document.documentElement
    root.dataset.theme = this.theme
    root.dataset.motion = this.still ? 'still' : 'free'
  }
}

export const prefs = new Prefs()
