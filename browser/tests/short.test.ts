import { describe, expect, test } from 'vitest'
import { short as shortened } from '../src/table/short'

const short = (name: string, names: string[], most: number): string =>
  shortened(name, names, (text) => [...text].length <= most)

describe('a name in a small place', () => {
  test('is whole if there is room', () => {
    expect(short('Ann', ['Ann', 'Bob'], 7)).toBe('Ann')
    expect(short('María-José', ['María-José'], 10)).toBe('María-José')
  })

  test('is its first word, unless somebody else could be meant', () => {
    expect(short('María-José', ['María-José', 'Bob'], 7)).toBe('María')
    expect(short('María-José', ['María-José', 'María'], 7)).toBe('María…')
    expect(short('María-José', ['María-José', 'Mariana'], 7)).toBe('María')
  })

  test('keeps the number at its end', () => {
    expect(short('tortoise-2', ['tortoise', 'tortoise-2'], 7)).toBe('torto…2')
    expect(short('Welpe\u00a02', ['Welpe', 'Welpe\u00a02'], 6)).toBe('Welpe2')
    expect(short('tortoise', ['tortoise', 'tortoise-2'], 7)).toBe('tortoi…')
    expect(short('Rindfleischetikettierung', [], 7)).toBe('Rindfl…')
  })
})
