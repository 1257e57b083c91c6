import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { stem } from './stem.ts'
import { stemsOf } from './stems.ts'

it.each([
  ['hearings', 'hearing'],
  ['appealed', 'appeals'],
  ['respondents', 'respondent'],
  ['retaliating', 'retaliate'],
])('%s and %s are forms of one word', (one, other) => {
  expect(stem(one)).toBe(stem(other))
})

it('A7 A40: a message that is one word without an end is read at once', () => {
  for (const letters of ['a', 'h', 'ab', 'ational', 'y', 'es']) {
    const word = letters.repeat(Math.ceil(8000 / letters.length))
    const before = Date.now()
    expect(stemsOf(word)).toEqual([word])
    // A tenth of a second on a machine at rest: without a limit it takes more than ten.
    expect(Date.now() - before).toBeLessThan(1000)
  }
})

it('leaves what is longer than any word as it is, and never makes a word longer', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z]{1,90}$/), (word) => {
      const short = stem(word)
      expect(short.length).toBeLessThanOrEqual(word.length)
      if (word.length > 60) expect(short).toBe(word)
    }),
  )
})
