import { heldOutLetters, tuneLetters } from '@hub/core/analysis/fixtures/letters'
import type { DocumentType } from '@hub/core/analysis/report'
import { buildPdf } from '@hub/core/extract/fixtures/buildPdf'
import { layOutLines } from '@hub/core/extract/fixtures/layOutLines'

const WORDS_ON_A_PAGE = 500

/** A PDF of so many pages: core's own letters of a kind, over and over. */
export function makePaper(kind: DocumentType, pages: number): Uint8Array {
  const letters = [...tuneLetters, ...heldOutLetters]
  const texts = letters.filter(({ docType }) => docType === kind).map(({ text }) => text)
  const paragraphs = texts.join('\n\n').split('\n\n')
  const made = Array.from({ length: pages }, (_, page) => {
    const onPage: string[] = []
    for (let words = 0, at = page * 7; words < WORDS_ON_A_PAGE; at++) {
      const paragraph = paragraphs[at % paragraphs.length] ?? ''
      onPage.push(paragraph)
      words += paragraph.split(' ').length
    }
    return { lines: layOutLines(onPage, { x: 60, y: 780, width: 490 }) }
  })
  return buildPdf(made, { compress: true })
}
