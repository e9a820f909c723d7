// Preferences: how the page looks and sounds for this person. Kept in this browser, shown on <html> for the style sheets.

import { stored, store } from './kept'

export const THEMES = ['night', 'dusk', 'contrast'] as const
export type Theme = (typeof THEMES)[number]
/** A theme, or whatever the system asks for. */
export type Wish = Theme | 'system'

export const COACHES = ['off', 'after', 'live'] as const
export type Coach = (typeof COACHES)[number]

export const PACES = ['calm', 'normal', 'fast'] as const
export type Pace = (typeof PACES)[number]

const lessMotion = matchMedia('(prefers-reduced-motion: reduce)')
const moreContrast = matchMedia('(prefers-contrast: more)')
const light = matchMedia('(prefers-color-scheme: light)')

class Prefs {
  theme = $state<Wish>('system')
  /** No motion except what the user asks for: chosen here, or in the system's settings. */
  still = $state(false)
  muted = $state(false)
  /** The odds coach; it is live only in practice games. */
  coach = $state<Coach>('off')
  /** How fast counts and replays are shown. */
  pace = $state<Pace>('normal')

  read(): void {
    const theme = stored('theme')
    this.theme = THEMES.find((known) => known === theme) ?? 'system'
    this.still = (stored('still') ?? (lessMotion.matches ? 'yes' : 'no')) === 'yes'
    this.muted = stored('muted') === 'yes'
    const coach = stored('coach')
    this.coach = COACHES.find((known) => known === coach) ?? 'off'
    const pace = stored('pace')
    this.pace = PACES.find((known) => known === pace) ?? 'normal'
    this.#show()
    for (const system of [light, moreContrast]) system.addEventListener('change', () => this.#show())
    // nothing moves where nobody looks
    document.addEventListener('visibilitychange', () => this.#show())
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
    const asked: Theme = moreContrast.matches ? 'contrast' : light.matches ? 'dusk' : 'night'
    root.dataset.theme = this.theme === 'system' ? asked : this.theme
    root.toggleAttribute('data-hidden', document.visibilityState === 'hidden')
    root.dataset.motion = this.still ? 'still' : 'free'
  }
}

export const prefs = new Prefs()
