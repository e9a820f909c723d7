// Words: every sentence on the page comes from the Fluent files that Python speaks with, in the reader's language.

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { LANGUAGES, type Language } from 'virtual:languages'
import { stored, store } from './kept'

export { LANGUAGES, type Language }

export type Values = Record<string, FluentVariable>

class Words {
  language = $state<Language>('en')
  #bundle = $state.raw<FluentBundle | null>(null)
  #parts = new Map<string, Promise<void>>()

  /** Speak this language from now on. The page redraws once the words have loaded. */
  async speak(language: Language): Promise<void> {
    const bundle = new FluentBundle(language, { useIsolating: false })
    const { load, later } = LANGUAGES[language]!
    for (const { default: text } of await Promise.all([load(), ...[...this.#parts.keys()].map((part) => later[part]!())]))
      bundle.addResource(new FluentResource(text))
    this.#bundle = bundle
    this.language = language
    document.documentElement.lang = language
    document.querySelector('meta[name=description]')?.setAttribute('content', this.say('app-about'))
    document.querySelector('link[rel=manifest]')?.setAttribute('href', `/manifest-${language}.webmanifest`)
  }

  /** From now on also know what this part of the page says. */
  also(part: string): Promise<void> {
    const known = this.#parts.get(part)
    if (known) return known
    this.#parts.set(part, Promise.resolve()) // `speak` reads which there are
    const coming = this.speak(this.language).catch((error: unknown) => {
      this.#parts.delete(part)
      throw error
    })
    this.#parts.set(part, coming)
    return coming
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

/** The space between two sentences: a full-width full stop brings its own. */
export const gap = (told: string): string => (told.endsWith('。') ? '' : ' ')

/** One sentence after another, as the language sets them. */
export const together = (sentences: readonly string[]): string =>
  sentences.filter(Boolean).reduce((told, next) => (told ? told + gap(told) + next : next), '')

/** The same words with a capital: they open a sentence. */
export const begun = (text: string): string => text.charAt(0).toLocaleUpperCase(words.language) + text.slice(1)

/** The language chosen here, or else the first of the browser's languages that we speak. */
export function wanted(): Language {
  const wishes = [stored('language') ?? '', ...navigator.languages].map((wish) => wish.split('-')[0]!.toLowerCase())
  return wishes.find((wish) => Object.hasOwn(LANGUAGES, wish)) ?? 'en'
}

export function choose(language: Language): Promise<void> {
  store('language', language)
  return words.speak(language)
}
