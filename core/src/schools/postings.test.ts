import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createPostings } from './postings.ts'
import { bestQualities, createSchoolScores, wordWeight } from './schoolScores.ts'
import { createVocabulary } from './vocabulary.ts'
import { normalizeWebsite, websiteHost } from './websites.ts'

const word = fc.constantFrom('ohio', 'state', 'lark', 'tech', 'a')
const fieldWords = fc.uniqueArray(fc.tuple(word, fc.integer({ min: 0, max: 4 })), {
  maxLength: 5,
  selector: ([own]) => own,
})
const step = fc.oneof(
  fc.record({ put: fc.nat(5), words: fieldWords }),
  fc.record({ take: fc.nat(5) }),
)

/** The postings after some steps, and what a plain map holds after them. */
function after(steps: readonly (typeof step extends fc.Arbitrary<infer Step> ? Step : never)[]) {
  const vocabulary = createVocabulary()
  const postings = createPostings(vocabulary)
  const held = new Map<number, readonly (readonly [string, number])[]>()
  for (const one of steps) {
    const slot = 'put' in one ? one.put : one.take
    postings.take(slot)
    held.delete(slot)
    if (!('put' in one)) continue
    postings.put(slot, one.words)
    held.set(slot, one.words)
  }
  return { vocabulary, postings, held }
}

describe('the words of the schools', () => {
  it('are those of a plain map, whatever was added, replaced and taken out', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        const { held, postings, vocabulary } = after(steps)
        for (const name of ['ohio', 'state', 'lark', 'tech', 'a']) {
          const number = vocabulary.find(name) ?? -1
          const found: [number, number][] = []
          postings.forEachSchool(number, (slot, field) => found.push([slot, field]))
          const expected = [...held].flatMap(([slot, words]) =>
            words.flatMap(([own, field]) => (own === name ? [[slot, field]] : [])),
          )
          expect(found.toSorted(([a], [b]) => a - b)).toEqual(
            expected.toSorted(([a = 0], [b = 0]) => a - b),
          )
          expect(postings.count(number)).toBe(expected.length)
        }
      }),
    )
  })

  it('give a school no more for a word that stands for several of what was typed, and nothing of an earlier search', () => {
    const { postings, vocabulary } = after([
      { put: 0, words: [['ohio', 0]] },
      { put: 1, words: [['state', 0]] },
    ])
    const scores = createSchoolScores(postings)
    const term = (...names: string[]) => ({
      candidates: names.map((name) => ({ word: vocabulary.find(name) ?? -1, quality: 1 })),
      weight: 2,
      places: names.length,
    })
    expect(scores.score([term('ohio', 'ohio')], 2)).toEqual([0])
    expect([scores.of(0), scores.held(0)]).toEqual([2, 1])
    expect(scores.score([term('state')], 2)).toEqual([1])
    expect(scores.of(1)).toBe(2)
    expect(scores.score([], 2)).toEqual([])
  })

  it('tell the more the fewer schools hold them, and never less than nothing', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e6 }), fc.nat(1e6), (total, held) => {
        expect(wordWeight(total, held)).toBeGreaterThan(0)
        expect(wordWeight(total, held + 1)).toBeLessThanOrEqual(wordWeight(total, held))
      }),
    )
  })

  it('are meant as surely as the surest of the words that were typed', () => {
    const term = (quality: number) => ({ candidates: [{ word: 1, quality }], weight: 1, places: 1 })
    expect(bestQualities([term(0.5), term(0.9), term(0.2)])).toEqual(new Map([[1, 0.9]]))
  })
})

describe('the address of a school', () => {
  it('that was made whole is the same when it is made whole again, and has a host that is no user’s name', () => {
    const part = fc.constantFrom(
      'https://',
      'HTTP:',
      'www.',
      'osu.edu',
      'OSU.EDU',
      '/',
      '?q=1',
      ':8080',
      '@',
      '#x',
      'ü',
      '.',
      'javascript:',
      ' ',
      '\u202e',
    )
    fc.assert(
      fc.property(fc.array(part, { maxLength: 6 }), (parts) => {
        const normal = normalizeWebsite(parts.join(''))
        if (normal === null) return
        expect(normalizeWebsite(normal)).toBe(normal)
        expect(normal).toMatch(/^https?:\/\/[^/?#:@\s]+\.[^/?#:@\s]+(?:[:/?#]|$)/)
        expect(websiteHost(normal)).toBe(websiteHost(parts.join('')))
      }),
      { numRuns: 500 },
    )
  })

  it.each([
    ['www.osu.edu', 'osu.edu'],
    ['http:osu.edu', 'osu.edu'],
    ['https:///osu.edu/title-ix', 'osu.edu'],
    ['OSU.edu:8443/x', 'osu.edu'],
    ['osu.edu.?a@b', 'osu.edu'],
    ['https://osu.edu@evil.example', null],
    ['https://evil.example/osu.edu', 'evil.example'],
    ['https://osu.edu\\@evil.example', null],
  ])('is of the site that a browser would open: %j', (address, host) => {
    expect(websiteHost(address)).toBe(host)
  })
})
