import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { foldedWords } from './words.ts'

it.each([
  ["St. John's", ['st', 'johns']],
  ['U.C.L.A.', ['ucla']],
  ['Texas A&M', ['texas', 'a', 'and', 'm']],
  ['Mayagüez–Río', ['mayaguez', 'rio']],
  ['Łódź Straße', ['lodz', 'strasse']],
  ['C.W. Post', ['cw', 'post']],
  ['北京大学', ['北京大学']],
  ['!?', []],
])('%s has the words %j', (text, words) => {
  expect(foldedWords(text)).toEqual(words)
})

it('plain text gives the same words by the short way and the long', () => {
  const plain = fc.string({ unit: fc.constantFrom(...'abYZ09 ,()/-'.split('')) })
  fc.assert(
    fc.property(plain, (text) => {
      expect(foldedWords(text)).toEqual(foldedWords(`${text} !`))
    }),
  )
})
