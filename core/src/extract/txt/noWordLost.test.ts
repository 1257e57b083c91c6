/** Lines are put together again, cells of tables too; whatever a letter looks like, none of its words goes or doubles. */

import * as fc from 'fast-check'
import { strToU8 } from 'fflate'
import { describe, expect, it } from 'vitest'
import { cleanText } from '../cleanText.ts'
import { paginate } from '../paginate.ts'
import { joinPlainLines } from './plainLines.ts'
import { readTxt } from './readTxt.ts'

const piece = fc.oneof(
  fc.constantFrom(
    'Date:',
    '(a)',
    '1.',
    '-',
    '•',
    '>',
    'Dear',
    'cc:',
    'deter-',
    'Ms.',
    '|',
    '—',
    '2.1',
  ),
  fc.constantFrom(
    'p.m.',
    'word,',
    'End.',
    '"q"',
    'IV.',
    '====',
    '|----',
    'a@b.edu',
    'x'.repeat(60),
  ),
  fc.stringMatching(/^[A-Za-z][a-z]{0,11}$/),
)
const gap = fc.constantFrom(' ', ' ', '  ', '     ', '            ', '\t', ' | ')
const row = fc
  .tuple(
    fc.constantFrom('', '  ', '      ', ' '.repeat(25)),
    fc.array(fc.tuple(piece, gap), { maxLength: 12 }),
  )
  .map(([indent, pieces]) => indent + pieces.flat().join(''))
const letter = fc
  .array(fc.oneof({ weight: 6, arbitrary: row }, fc.constantFrom('', '\f', '> ')), {
    maxLength: 12,
  })
  .map((rows) => rows.join('\n'))

/** All letters and digits, in any order: cells of a table are put together across rows. */
const lettersOf = (text: string) => [...text.replace(/[^\p{L}\p{N}]/gu, '')].toSorted().join('')
const wordsOf = (text: string) => text.split(/\s+/).filter((word) => word !== '')

describe('a text file', () => {
  it('has all of its letters and digits, each as often as it was there', () => {
    fc.assert(
      fc.property(letter, (text) => {
        expect(lettersOf(joinPlainLines(text))).toBe(lettersOf(text))
      }),
      { numRuns: 150 },
    )
  })

  it('has no more pages than were marked, and each begins with the words behind its mark', () => {
    const page = fc.array(fc.stringMatching(/^[A-Z][a-z]{2,9}\.$/), { minLength: 1, maxLength: 6 })
    fc.assert(
      fc.property(fc.array(page, { minLength: 1, maxLength: 5 }), (pages) => {
        const file = pages.map((words) => words.join('\n')).join('\n\f')
        const { text, pages: read } = readTxt(strToU8(file)).document
        const own = read.map(({ start, end }) => wordsOf(text.slice(start, end)))
        expect(own).toEqual(pages)
        expect(read.map(({ number }) => number)).toEqual(pages.map((_, at) => at + 1))
      }),
    )
  })

  it('that was read and saved again has the same words', () => {
    fc.assert(
      fc.property(letter, (text) => {
        fc.pre(/[\p{L}\p{N}]/u.test(text))
        const once = readTxt(strToU8(text)).document.text
        expect(lettersOf(readTxt(strToU8(once)).document.text)).toBe(lettersOf(once))
      }),
      { numRuns: 100 },
    )
  })
})

describe('the pages of any text', () => {
  const any = fc.oneof(
    fc.array(fc.constantFrom('a', ' ', '\n', '\f', '\t', '\u200b', '\r', 'é', '😀'), {
      maxLength: 40,
    }),
    fc.array(fc.string({ unit: 'binary', maxLength: 4 }), { maxLength: 20 }),
  )

  it('follow each other through all of it, without a gap and without a sign twice', () => {
    fc.assert(
      fc.property(any, (parts) => {
        const marked = `x${parts.join('')}`
        const { text, pages } = paginate(marked)
        expect(pages.map(({ start, end }) => text.slice(start, end)).join('')).toBe(text)
        expect(pages[0]?.start).toBe(0)
        for (const [at, { start, end }] of pages.entries()) {
          expect(end).toBeGreaterThanOrEqual(start)
          expect(start).toBe(pages[at - 1]?.end ?? 0)
        }
        expect(text).not.toMatch(/[\f\r\u200b]|[ \t]$/)
        expect(pages).toHaveLength(cleanText(marked).split('\f').length)
      }),
    )
  })

  it('are cleaned once: what is clean stays as it is', () => {
    fc.assert(
      fc.property(any, (parts) => {
        const once = cleanText(parts.join(''))
        expect(cleanText(once)).toBe(once)
        expect(once.isWellFormed()).toBe(true)
      }),
    )
  })

  it('in which nothing can be read are refused, however long', () => {
    for (const blank of ['', '\f\f\f', '\u200b'.repeat(9999), '\u202e \n', '—…“”', '\u0000']) {
      expect(() => paginate(blank)).toThrow('empty')
    }
  })
})
