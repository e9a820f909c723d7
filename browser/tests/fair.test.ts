import { beforeEach, describe, expect, test, vi } from 'vitest'
import { clientCommit } from '../../docs/verify.mjs'
import { fitting, fromBase64, newToken, nickname } from '../src/client/guest'
import { commitment, hash, seedAnswer } from '../src/client/seed'
import { sha256 } from '../src/client/sha256'

const hex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
const truth = async (bytes: Uint8Array<ArrayBuffer>): Promise<string> =>
  hex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)))

describe('SHA-256', () => {
  test('is the real one, for every length up to four blocks', async () => {
    for (let size = 0; size <= 256; size++) {
      const some = Uint8Array.from({ length: size }, (_, place) => (7 * place) % 256)
      expect(hex(sha256(some)), `${size} bytes`).toBe(await truth(some))
    }
  })
})

describe('a seed', () => {
  beforeEach(() => sessionStorage.clear())

  const place = { game: 'g', epoch: 1, seat: 2 }
  const seed = new Uint8Array(32).fill(7)

  test('is hashed as docs/fair-deal.md says: the name, then each part behind its length', async () => {
    const utf8 = new TextEncoder()
    const whole = utf8.encode('coyote-shuffle-v1\0' + '\0\0\0\x02' + 'ab')
    expect(hex(await hash('coyote-shuffle-v1', utf8.encode('ab')))).toBe(await truth(whole))
  })
  test('is committed to as the verifier expects', async () => {
    expect(hex(await commitment(seed, place))).toBe(await clientCommit('g', 1, 2, hex(seed)))
  })
  test('hashes alike with and without WebCrypto', async () => {
    const with_ = hex(await commitment(seed, place))
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
    expect(hex(await commitment(seed, place))).toBe(with_)
  })
  test('is bound once, and what is shown is what was bound', async () => {
    const first = await seedAnswer('commit', place)
    expect(await seedAnswer('commit', place)).toEqual(first)
    const shown = await seedAnswer('show', place)
    if (first?.ask.ask !== 'commit' || shown?.ask.ask !== 'show') throw new Error('wrong answers')
    const seed = fromBase64(shown.ask.seed)
    expect(seed).toHaveLength(32)
    expect(hex(fromBase64(first.ask.commit))).toBe(hex(await commitment(seed, place)))
  })
  test('is another one for each deck, and nothing is shown that was not bound here', async () => {
    const [one, other] = [await seedAnswer('commit', place), await seedAnswer('commit', { ...place, epoch: 2 })]
    expect(one).not.toEqual(other)
    expect(await seedAnswer('show', { ...place, epoch: 3 })).toBeNull()
  })
  test('is kept for the page where nothing may be stored', async () => {
    vi.stubGlobal('sessionStorage', {
      getItem: () => {
        throw new DOMException('denied')
      },
      setItem: () => {
        throw new DOMException('denied')
      },
    })
    await seedAnswer('commit', { ...place, game: 'private' })
    expect(await seedAnswer('show', { ...place, game: 'private' })).not.toBeNull()
  })
})

describe('a guest', () => {
  test('has a token of 32 bytes in base64url', () => {
    expect(newToken()).toMatch(/^[\w-]{43}$/)
    expect(newToken()).not.toBe(newToken())
  })
  test.each([
    [' Ann Lee ', 'Ann-Lee'],
    ['Zoë_2', 'Zoë_2'],
    ['<b>x</b>', 'bxb'],
    ['a'.repeat(30), 'a'.repeat(24)],
    ['!?', ''],
  ])('%j is called %j', (name, fits) => expect(fitting(name)).toBe(fits))
  test('gets one of the names there are, and a number', () => {
    expect(nickname('fox owl')).toMatch(/^(fox|owl)-[1-9]\d$/)
  })
})
