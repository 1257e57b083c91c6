import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { createVocabulary } from './vocabulary.ts'

const always = () => 1

function of(...words: string[]) {
  const vocabulary = createVocabulary()
  for (const word of words) vocabulary.numberOf(word)
  const candidates = (typed: string) =>
    vocabulary.candidates(typed, always).map(({ word }) => words[word])
  return { vocabulary, candidates }
}

it('reads a word as itself first, then as a beginning, then with slips', () => {
  const { candidates } = of('starford', 'stanfordian', 'stanford', 'oregon')
  expect(candidates('stanford')).toEqual(['stanford', 'stanfordian', 'starford'])
})

it('allows no slip in words of three letters, one in four, two in six', () => {
  const { candidates } = of('mit', 'yale', 'auburn')
  expect(candidates('mti')).toEqual([])
  expect(candidates('yael')).toEqual(['yale'])
  expect(candidates('aubrnu')).toEqual(['auburn'])
})

it('reads three slips only where a long word is nothing else', () => {
  expect(of('rensselaer').candidates('rensaler')).toEqual(['rensselaer'])
  expect(of('rensselaer', 'rensalen').candidates('rensaler')).toEqual(['rensalen'])
})

it('reads a known word as another only by one slip', () => {
  expect(of('auburn', 'aubrun', 'aburun').candidates('auburn')).toEqual(['auburn', 'aubrun'])
  expect(of('aburun').candidates('auburn')).toEqual(['aburun'])
})

it('leaves out words that are not in use', () => {
  const { vocabulary } = of('boston', 'bostonia')
  expect(vocabulary.candidates('boston', (word) => word)).toHaveLength(1)
})

it('gives a word one number, and finds only known words', () => {
  const { vocabulary } = of('boston')
  expect(vocabulary.numberOf('boston')).toBe(0)
  expect(vocabulary.find('austin')).toBeUndefined()
})

it('finds every word by any of its beginnings, however the words came in', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'é', 'z'), minLength: 1, maxLength: 8 })
  fc.assert(
    fc.property(fc.uniqueArray(word, { minLength: 1, maxLength: 80 }), fc.nat(), (words, seed) => {
      const vocabulary = createVocabulary()
      const wanted = words[seed % words.length]!
      for (const [at, next] of words.entries()) {
        vocabulary.numberOf(next)
        if (at % 7 === 0) vocabulary.candidates(next, always)
      }
      const typed = wanted.slice(0, 1 + (seed % wanted.length))
      const found = vocabulary.candidates(typed, always).map((candidate) => candidate.word)
      expect(found).toContain(vocabulary.find(wanted))
    }),
  )
})
