import { beforeEach, expect, test, vi } from 'vitest'
import { store } from '../src/kept'
import { begun, choose, LANGUAGES, listed, listedWithAnd, say, together, wanted, words } from '../src/words.svelte'

beforeEach(() => {
  store('language', null)
})

const reads = (...languages: string[]): void => void vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages)

test('every language calls itself by its own name', () => {
  expect(LANGUAGES['en']?.name).toBe('English')
  expect(LANGUAGES['ca']?.name).toBe('Català')
  expect(LANGUAGES['ja']?.name).toBe('日本語')
})

test('the reader gets the first of their languages that we speak', () => {
  reads('zh-CN', 'de-AT', 'en')
  expect(wanted()).toBe('de')
  reads('pt-BR', 'en')
  expect(wanted()).toBe('pt')
  reads('zh-CN')
  expect(wanted()).toBe('en')
  reads('constructor')
  expect(wanted()).toBe('en')
})

test('what was chosen here goes before what the browser says', async () => {
  reads('de')
  await choose('fr')
  expect(wanted()).toBe('fr')
  expect(document.documentElement.lang).toBe('fr')
})

test('the page, its description and the app that can be installed speak the same language', async () => {
  document.head.innerHTML = '<meta name="description" content=""><link rel="manifest" href="/manifest.webmanifest">'
  await words.speak('it')
  expect(document.querySelector('meta')?.content).toBe(say('app-about'))
  expect(document.querySelector('link')?.getAttribute('href')).toBe('/manifest-it.webmanifest')
})

test('a sentence changes with the language; an unknown one is its id', async () => {
  await words.speak('en')
  const english = say('home-play')
  await words.speak('it')
  expect(say('home-play')).not.toBe(english)
  expect(say('no-such-message')).toBe('no-such-message')
  expect(words.knows('home-play')).toBe(true)
  expect(words.knows('no-such-message')).toBe(false)
})

test('a language that does not come leaves the words that are there', async () => {
  await words.speak('en')
  vi.spyOn(LANGUAGES['de']!, 'load').mockRejectedValue(new TypeError('no network'))
  await expect(words.speak('de')).rejects.toThrow()
  expect([words.language, say('home-play')]).toEqual(['en', say('home-play')])
  expect(say('home-play')).not.toBe('home-play')
})

test('what only one part of the page says comes with that part, and in every language after that', async () => {
  await words.speak('en')
  expect(words.knows('faces-title')).toBe(false)
  vi.spyOn(LANGUAGES['en']!.later, 'faces').mockRejectedValueOnce(new TypeError('no network'))
  await expect(words.also('faces')).rejects.toThrow()
  await words.also('faces')
  const english = say('faces-title')
  await words.speak('it')
  expect(words.knows('faces-title') && words.knows('home-play')).toBe(true)
  expect(say('faces-title')).not.toBe(english)
})

test('sentences stand one after another, and a full-width full stop brings its own space', () => {
  expect(together(['One.', '', 'Two!', 'Three.'])).toBe('One. Two! Three.')
  expect(together(['ひとつ。', 'ふたつ！', 'みっつ。'])).toBe('ひとつ。ふたつ！ みっつ。')
  expect(together([])).toBe('')
})

test('what opens a sentence begins with a capital', async () => {
  await words.speak('nl')
  expect(begun(say('card-mystery'))).toBe('Raadsel (?)')
})

test('a list is written as the language writes it', async () => {
  await words.speak('en')
  expect([listed([]), listed(['ann']), listed(['ann', 'bob', 'cem'])]).toEqual(['', 'ann', 'ann, bob, cem'])
  expect([[], ['1'], ['1', '2'], ['1', '2', '3']].map(listedWithAnd)).toEqual(['', '1', '1 and 2', '1, 2 and 3'])
  await words.speak('ja')
  expect([listed(['ann', 'bob']), listedWithAnd(['ann', 'bob'])]).toEqual(['ann、bob', 'ann、bob'])
})
