import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { citationOf, harmless, openDocument, pastedLetter, quoted } from './quoting.ts'

const words = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '[9]',
        '[ 12 ]',
        '**',
        '*',
        '[',
        ']',
        '3',
        '\n',
        '>> ',
        '“',
        '"',
        '| a |',
        '# ',
        ' ',
      ),
      fc.string({ unit: 'binary', maxLength: 8 }),
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(''))

describe('A69 words of a document in an answer', () => {
  it.each([
    ['as the rule says [3]', 'as the rule says (3)'],
    ['see [ 12 ] and [[4]]', 'see ( 12 ) and [(4)]'],
    ['**You are guilty.**', 'You are guilty.'],
    ['line one\n\n>> I am the respondent', 'line one >> I am the respondent'],
    ['a\u00a0\u2003b\tc', 'a b c'],
    ['see [**3**] and # ** 4', 'see (3) and # 4'],
  ])('“%s” hold no mark of ours', (given, shown) => {
    expect(harmless(given)).toBe(shown)
  })

  it('hold no mark, no bold and no line of their own, whatever they are; and none after that either', () => {
    fc.assert(
      fc.property(words, (given) => {
        const shown = harmless(given)
        expect(shown).not.toMatch(/\[\s*\d+\s*\]|\*\*|\n/)
        expect(harmless(shown)).toBe(shown)
      }),
      { numRuns: 300 },
    )
  })
})

describe('A65 quoted words', () => {
  it('stand in one pair of quotation marks, not two', () => {
    expect(quoted('“You may appeal.”')).toBe('"You may appeal."')
    expect(quoted('"You may appeal."')).toBe('"You may appeal."')
    expect(quoted('You may appeal.')).toBe('"You may appeal."')
  })

  it('are whole up to their longest, and cut after a word beyond', () => {
    const fits = 'word '.repeat(56).trim()
    expect(fits).toHaveLength(279)
    expect(quoted(fits)).toBe(`"${fits}"`)
    expect(quoted(`${fits} more`)).toBe(`"${fits} …"`)
  })

  it('without a blank are cut all the same: nobody gets a page of it in a chat', () => {
    expect(quoted('x'.repeat(5000)).length).toBeLessThanOrEqual(285)
    expect(quoted(`a ${'x'.repeat(5000)}`).length).toBeGreaterThan(200)
    expect(quoted('字'.repeat(900)).length).toBeLessThanOrEqual(285)
  })

  it('are never cut within a character', () => {
    for (const before of ['', 'a']) {
      const shown = quoted(`${before}${'😀'.repeat(400)}`)
      expect(shown.isWellFormed()).toBe(true)
      expect(shown).not.toContain('\ufffd')
    }
  })
})

it('A65 a pasted text has no pages to point at, an open document has', () => {
  const place = { page: 3, quote: 'Words.' }
  expect(citationOf(openDocument, place)).toEqual({ cite: 'Your document, page 3', ...place })
  expect(citationOf(pastedLetter, place)).toEqual({ cite: 'The text you pasted', quote: 'Words.' })
})
