import { onePage } from '@hub/core/document/documentText'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { letterSheets, type Sheet } from './letterSheets.ts'

const texts = (sheets: readonly Sheet[]) =>
  sheets.flatMap(({ paragraphs }) => paragraphs.map(({ text }) => text))

describe('the sheets of a letter', () => {
  it('are its pages, each with its paragraphs and their offsets', () => {
    const text = 'Dear Riley,\n\nFirst words.\n\n\nSecond page.'
    const sheets = letterSheets({
      text,
      pages: [
        { number: 1, start: 0, end: 28 },
        { number: 2, start: 28, end: text.length },
      ],
    })
    expect(sheets.map(({ page, begins }) => [page, begins])).toEqual([
      [1, true],
      [2, true],
    ])
    expect(texts(sheets)).toEqual(['Dear Riley,', 'First words.', 'Second page.'])
    for (const { start, end, text: shown } of sheets.flatMap((sheet) => sheet.paragraphs)) {
      expect(text.slice(start, end)).toBe(shown)
    }
  })

  it('keep a page without words, so that no number is missing', () => {
    const pages = [
      { number: 1, start: 0, end: 2 },
      { number: 2, start: 2, end: 7 },
    ]
    const sheets = letterSheets({ text: '\n\nWords', pages })
    expect(sheets.map(({ page, paragraphs }) => [page, paragraphs.length])).toEqual([
      [1, 0],
      [2, 1],
    ])
  })

  it('let wrapped lines flow and leave addresses, lists and tables as they are', () => {
    const wrapped =
      'We write to tell you that a formal complaint was received on March 3 and\nthat it is alleged that you were in Alder Hall without having been asked.'
    const address = 'Office of Student Conduct\nLakeside State College\nAlder, Ohio'
    const list =
      'You may bring an advisor of your choice to each and every meeting here.\n(a) An advisor\n(b) A friend'
    const table = `${'x'.repeat(72)}\nDate | Room\nMarch 12 | 214`
    const shown = texts(letterSheets(onePage([wrapped, address, list, table].join('\n\n'))))
    expect(shown).toEqual([wrapped.replace('\n', ' '), address, list, table])
  })

  it('are several for a long page, and cut a line without end at spaces', () => {
    const text = 'word '.repeat(8000).trim()
    const sheets = letterSheets(onePage(text))
    expect(sheets.length).toBeGreaterThan(3)
    expect(sheets.map(({ begins }) => begins).filter(Boolean)).toHaveLength(1)
    expect(texts(sheets).every((part) => part.length <= 4001)).toBe(true)
    expect(texts(sheets).join('')).toBe(text)
  })

  it('lose no word and keep every offset, whatever the text', () => {
    const piece = fc.constantFrom('word', ' ', '\n', '\n\n', 'Long '.repeat(30), '𝒜', '\t', '(a) ')
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 200 }), (pieces) => {
        const text = pieces.join('')
        const paragraphs = letterSheets(onePage(text)).flatMap((sheet) => sheet.paragraphs)
        let at = 0
        for (const { start, end, text: shown } of paragraphs) {
          expect(text.slice(at, start).trim()).toBe('')
          expect(shown.replaceAll('\n', ' ')).toBe(text.slice(start, end).replaceAll('\n', ' '))
          at = end
        }
        expect(text.slice(at).trim()).toBe('')
      }),
    )
  })
})
