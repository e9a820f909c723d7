// Words: every sentence on the page comes from the Fluent files that Python speaks with, in the reader's language.

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { stored, store } from './kept'

/** Each language in its own name, as a switch shows it. */
export const LANGUAGES = { en: 'English', it: 'Italiano', fr: 'Français', es: 'Español', de: 'Deutsch', ca: 'Català' } as const
export type Language = keyof typeof LANGUAGES

const LOADERS: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import('virtual:words/en'),
  it: () => import('virtual:words/it'),
  fr: () => import('virtual:words/fr'),
  es: () => import('virtual:words/es'),
  de: () => import('virtual:words/de'),
  ca: () => import('virtual:words/ca'),
}

export type Values = Record<string, FluentVariable>

class Words {
  language = $state<Language>('en')
  #bundle = $state.raw<FluentBundle | null>(null)

  /** Speak this language from now on; the page is drawn anew once its words are here. */
  async speak(language: Language): Promise<void> {
    const bundle = new FluentBundle(language, { useIsolating: false })
    bundle.addResource(new FluentResource((await LOADERS[language]()).default))
    this.#bundle = bundle
    this.language = language
    document.documentElement.lang = language
  }

  /** The sentence of this id. A number is written in the language's manner, a text as it is. */
  say(id: string, values?: Values): string {
    const pattern = this.#bundle?.getMessage(id)?.value
    return pattern ? this.#bundle!.formatPattern(pattern, values) : id
  }

  knows(id: string): boolean {
    return this.#bundle?.hasMessage(id) ?? false
  }
}

export const words = new Words()
export const say = (id: string, values?: Values): string => words.say(id, values)

/** The language that was chosen here, or the first of the browser's that we speak. */
export function wanted(): Language {
  const wishes = [stored('language') ?? '', ...navigator.languages].map((wish) => wish.split('-')[0]!.toLowerCase())
  return (wishes.find((wish) => wish in LANGUAGES) ?? 'en') as Language
}

export function choose(language: Language): Promise<void> {
  store('language', language)
  return words.speak(language)
}
