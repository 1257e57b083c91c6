import { strToU8 } from 'fflate'
import { describe, expect, it } from 'vitest'
import { buildDocx, paragraph, run } from '../extract/fixtures/buildDocx.ts'
import { buildPdf } from '../extract/fixtures/buildPdf.ts'
import { sameWords } from './sameWords.ts'
import type { Trace } from './trace.ts'
import { isWorthAsking } from './traceWords.ts'

const pdf = (...pages: string[]) =>
  buildPdf(pages.map((text) => ({ lines: [{ x: 72, y: 700, text }] })))

describe('a file and its copy', () => {
  it('have the same words where one differs in nothing else', async () => {
    expect(await sameWords(pdf('One', 'two'), pdf('One', 'two'), 'pdf')).toBe('same')
  })

  it('differ by a word, by a page, or where the copy cannot be read', async () => {
    expect(await sameWords(pdf('One', 'two'), pdf('One', 'too'), 'pdf')).toBe('other')
    expect(await sameWords(pdf('One', 'two'), pdf('One'), 'pdf')).toBe('other')
    expect(await sameWords(pdf('One'), strToU8('%PDF-1.7'), 'pdf')).toBe('other')
    const docx = (text: string) => buildDocx(paragraph(run(text)))
    expect(await sameWords(docx('One'), docx('Once'), 'docx')).toBe('other')
  })

  it('are both pictures of pages, as a scan and its copy', async () => {
    const scan = buildPdf([
      { picture: { width: 100, height: 100, pixels: new Uint8Array(10_000).fill(9) } },
    ])
    expect(await sameWords(scan, scan, 'pdf')).toBe('same')
    expect(await sameWords(pdf('Words'), scan, 'pdf')).toBe('other')
  })

  it('are not compared where the original cannot be read', async () => {
    expect(await sameWords(strToU8('%PDF-1.7'), pdf('One'), 'pdf')).toBe('unread')
  })
})

it('asks about what does not show on the page, not about what does', () => {
  const trace = (kind: Trace['kind']): Trace => ({ kind, stays: true, values: [], count: 1 })
  expect(isWorthAsking([trace('formValues')])).toBe(false)
  expect(isWorthAsking([trace('formValues'), trace('hiddenField')])).toBe(true)
  expect(isWorthAsking([])).toBe(false)
})
