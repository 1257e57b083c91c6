import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { createVocabulary } from './vocabulary.ts'

const always = () => 1

function of(...words: string[]) {
  const vocabulary = createVocabulary()
  for (const word of words) vocabulary.numberOf(word)
  const readings = (typed: string) =>
    vocabulary.readings(typed, always).map(({ word }) => words[word])
  return { vocabulary, readings }
}

it('reads a word as itself first, then as a beginning, then with slips', () => {
  const { readings } = of('starford', 'stanfordian', 'stanford', 'oregon')
  expect(readings('stanford')).toEqual(['stanford', 'stanfordian', 'starford'])
})

it('allows no slip in words of three letters, one in four, two in six', () => {
  const { readings } = of('mit', 'yale', 'auburn')
  expect(readings('mti')).toEqual([])
  expect(readings('yael')).toEqual(['yale'])
  expect(readings('aubrnu')).toEqual(['auburn'])
})

it('reads three slips only where a long word is nothing else', () => {
  expect(of('rensselaer').readings('rensaler')).toEqual(['rensselaer'])
  expect(of('rensselaer', 'rensalen').readings('rensaler')).toEqual(['rensalen'])
})

it('reads a known word as another only by one slip', () => {
  expect(of('auburn', 'aubrun', 'aburun').readings('auburn')).toEqual(['auburn', 'aubrun'])
  expect(of('aburun').readings('auburn')).toEqual(['aburun'])
})

it('leaves out words that are not in use', () => {
  const { vocabulary } = of('boston', 'bostonia')
  expect(vocabulary.readings('boston', (word) => word)).toHaveLength(1)
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
        if (at % 7 === 0) vocabulary.readings(next, always)
      }
      const typed = wanted.slice(0, 1 + (seed % wanted.length))
      const found = vocabulary.readings(typed, always).map((reading) => reading.word)
      expect(found).toContain(vocabulary.find(wanted))
    }),
  )
})
