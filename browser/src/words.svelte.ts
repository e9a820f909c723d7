// Words: every sentence on the page comes from the Fluent files that Python speaks with, in the reader's language.

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { LANGUAGES, type Language } from 'virtual:languages'
import { stored, store } from './kept'

export { LANGUAGES, type Language }

export type Values = Record<string, FluentVariable>

class Words {
  language = $state<Language>('en')
  #bundle = $state.raw<FluentBundle | null>(null)

  /** Speak this language from now on. The page redraws once the words have loaded. */
  async speak(language: Language): Promise<void> {
    const bundle = new FluentBundle(language, { useIsolating: false })
    bundle.addResource(new FluentResource((await LANGUAGES[language]!.load()).default))
    this.#bundle = bundle
    this.language = language
    document.documentElement.lang = language
    document.querySelector('meta[name=description]')?.setAttribute('content', this.say('app-about'))
    document.querySelector('link[rel=manifest]')?.setAttribute('href', `/manifest-${language}.webmanifest`)
  }

  /** The sentence with this id. Numbers are formatted for the language; strings are left as they are. */
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

/** One thing after another, as the language writes a list. */
export const listed = (items: readonly string[]): string =>
  items.length ? items.reduce((list, item) => say('list-more', { list, item })) : ''

/** The same with an “and” before the last, where the language has one. */
export function listedWithAnd(items: readonly string[]): string {
  const [last, others] = [items.at(-1), items.slice(0, -1)]
  return others.length ? say('list-last', { list: listed(others), item: last! }) : (last ?? '')
}

/** The language chosen here, or else the first of the browser's languages that we speak. */
export function wanted(): Language {
  const wishes = [stored('language') ?? '', ...navigator.languages].map((wish) => wish.split('-')[0]!.toLowerCase())
  return wishes.find((wish) => Object.hasOwn(LANGUAGES, wish)) ?? 'en'
}

export function choose(language: Language): Promise<void> {
  store('language', language)
  return words.speak(language)
}
