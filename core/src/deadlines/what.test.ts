import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { datesIn, inLetter } from './fixtures/inLetter.ts'

describe('D11 what a date is for', () => {
  it.each([
    [
      'Your written response to the evidence is due May 20.',
      'Your written response to the evidence is due',
    ],
    ['The hearing will be held on May 20.', 'Hearing'],
    ['A formal complaint was filed on May 1.', 'Formal complaint'],
    ['The complaint says that on April 20 he followed her.', 'Alleged incident'],
    ['Tell us the name of your advisor by May 20.', 'Your reply about an advisor is due'],
    ['Interviews: Mr. Oh on May 20 and Ms. Ray on May 21.', 'Interview'],
    ['She stopped rowing on April 20.', 'She stopped rowing'],
  ])('%s', (sentence, what) => {
    expect(inLetter(sentence).map((one) => one.what)).toContain(what)
  })

  it('a row that only says when is named by the heading or the document', () => {
    const found = datesIn('NOTICE OF HEARING\n\nWhen | May 20, 2026, 9 a.m.\nWhere | Tull Hall')
    expect(found[0]?.what).toBe('Hearing')
  })

  it('never takes more than ten words', () => {
    const words = fc.lorem({ maxCount: 40, mode: 'words' })
    fc.assert(
      fc.property(words, words, (before, after) => {
        for (const { what } of datesIn(`${before} on May 20, 2026 ${after}.`)) {
          expect(what.split(' ').length).toBeLessThanOrEqual(10)
          expect(what).not.toBe('')
        }
      }),
    )
  })
})
