/** A document is parted into blocks, sentences and pages: no word goes, none is read twice, whatever its letters are. */
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { DocumentText } from './documentText.ts'
import { onePage, pageAt } from './documentText.ts'
import { plainText } from './plain.ts'
import { readDocument } from './reading.ts'

const piece = fc.oneof(
  fc.constantFrom(
    'You may appeal. ',
    'Mr. Hale ',
    '3 p.m. ',
    'No. 5 ',
    '(a) ',
    '2.1 ',
    '• ',
    ' | ',
    '? ',
  ),
  fc.constantFrom(
    'Advisors\n',
    '\n\n',
    '\n',
    '\t',
    '     ',
    '\u00a0',
    'Dear Ms. Orr,\n',
    'Re: x\n',
    'A: ',
  ),
  fc.constantFrom(
    'İ',
    'ﬁ',
    'ẞ',
    '😀',
    'مرحبا. ',
    'שלום ',
    'e\u0301',
    '。',
    '“Why?” ',
    '…',
    '\u0000',
  ),
  fc.string({ unit: 'grapheme', maxLength: 8 }),
)
const text = fc.array(piece, { maxLength: 25 }).map((pieces) => pieces.join(''))

describe('R1: the parts of a document', () => {
  it('are its text between their offsets, and nothing but blanks and bars stands between them', () => {
    fc.assert(
      fc.property(text, (whole) => {
        let end = 0
        let between = ''
        for (const sentence of readDocument(onePage(whole)).sentences) {
          expect(sentence.start).toBeGreaterThanOrEqual(end)
          expect(whole.slice(sentence.start, sentence.end)).toBe(sentence.text)
          between += whole.slice(end, sentence.start)
          end = sentence.end
        }
        expect(between + whole.slice(end)).toMatch(/^[\s|]*$/)
      }),
      { numRuns: 100 },
    )
  })

  it('lie each within its block, and blocks follow each other', () => {
    fc.assert(
      fc.property(text, (whole) => {
        const { blocks, sentences } = readDocument(onePage(whole))
        for (const [at, block] of blocks.entries()) {
          expect(block.index).toBe(at)
          expect(block.end).toBeGreaterThan(block.start)
          expect(block.start).toBeGreaterThanOrEqual(blocks[at - 1]?.end ?? 0)
        }
        for (const [at, { block, index, start, end }] of sentences.entries()) {
          expect(index).toBe(at)
          expect(start >= block.start && end <= block.end).toBe(true)
        }
      }),
    )
  })

  it('are the same each time, and the document is not changed', () => {
    fc.assert(
      fc.property(text, (whole) => {
        const document = Object.freeze(onePage(whole))
        expect(readDocument(document)).toEqual(readDocument(document))
        expect(document).toEqual(onePage(whole))
      }),
      { numRuns: 50 },
    )
  })
})

describe('R1: pages', () => {
  const lengths = fc.array(fc.nat(4), { minLength: 1, maxLength: 12 })

  it('hold each of their signs and no other, empty ones none', () => {
    fc.assert(
      fc.property(lengths, (all) => {
        let length = 0
        const pages = all.map((own, at) => ({
          number: at + 1,
          start: length,
          end: (length += own),
        }))
        const document: DocumentText = { text: 'x'.repeat(length), pages }
        for (let offset = 0; offset < length; offset++) {
          const { start = 0, end = 0 } = pages[pageAt(document, offset) - 1] ?? {}
          expect(start <= offset && offset < end, `${offset} of ${all.join(' ')}`).toBe(true)
        }
        expect(pageAt(document, length)).toBe(all.length)
      }),
    )
  })

  it('a document without pages or words has one place', () => {
    expect(pageAt({ text: '', pages: [] }, 0)).toBe(1)
    expect(readDocument(onePage(''))).toMatchObject({ blocks: [], sentences: [] })
    expect(readDocument(onePage(' \n\n \t\n')).sentences).toEqual([])
  })
})

it('R2: the plain text of any text has its length, and is plain already', () => {
  const unit = fc.oneof(fc.string({ unit: 'binary', maxLength: 20 }), text)
  fc.assert(
    fc.property(unit, (whole) => {
      const plain = plainText(whole)
      expect(plain).toHaveLength(whole.length)
      expect(plainText(plain)).toBe(plain)
      expect(plain).not.toMatch(/[‘’“”–—\n\t\u00a0]/)
    }),
    { numRuns: 40 },
  )
})

it('R3: a heading is one up to its longest, of ninety letters or twelve words', () => {
  const kindOf = (line: string) => readDocument(onePage(line)).blocks[0]?.kind
  expect(kindOf('A'.repeat(90))).toBe('heading')
  expect(kindOf('A'.repeat(91))).toBe('paragraph')
  expect(kindOf(Array.from({ length: 12 }, () => 'Word').join(' '))).toBe('heading')
  expect(kindOf(Array.from({ length: 13 }, () => 'Word').join(' '))).toBe('paragraph')
})
