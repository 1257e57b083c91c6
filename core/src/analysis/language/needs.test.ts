import { describe, expect, it } from 'vitest'
import { onePage } from '../../document/documentText.ts'
import { readDocument } from '../../document/reading.ts'
import { against, findFirst } from './find.ts'
import { neededBy, phrase } from './phrase.ts'

const finds = (says: RegExp, text: string) =>
  findFirst(readDocument(onePage(text)), [against(says)]) !== null

describe('what a phrase cannot do without', () => {
  it('is not read from the middle or the end of a word', () => {
    expect(finds(phrase`advis[eo]rs? … pool`, 'Your advisor is from the pool.')).toBe(true)
    expect(finds(phrase`penali[sz]ed`, 'Nobody is penalized.')).toBe(true)
    expect(finds(phrase`e-?mail … today`, 'The email came today.')).toBe(true)
    expect(finds(phrase`dis(?:cuss|close) … case`, 'Do not disclose the case.')).toBe(true)
  })

  it('leaves out a last letter that may be missing', () => {
    expect(finds(phrase`fees? … waived`, 'The fee is waived.')).toBe(true)
  })

  it('still holds the beginnings of whole words', () => {
    expect(neededBy(phrase`advis[eo]rs? … (?:from|of) .. pool`)).toEqual([['advi'], ['from', 'of']])
  })
})
