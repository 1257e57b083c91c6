import { buildPdf } from '@hub/core/extract/fixtures/buildPdf'
import { layOutLines } from '@hub/core/extract/fixtures/layOutLines'
import { buildDoc } from '@hub/server/extraction/fixtures/buildDoc'
import { strToU8, zipSync } from 'fflate'
import { createRandom, sentence } from '../data.ts'

/** A made document and the words that it was made of. */
export interface Made {
  bytes: Uint8Array
  words: string
}

const PARAGRAPHS = 6
const WORDS = 92

/** Some 555 words for a page, in paragraphs. */
function pageTexts(pages: number): string[][] {
  const random = createRandom(5)
  return Array.from({ length: pages }, () =>
    Array.from({ length: PARAGRAPHS }, () => `${capital(sentence(random, WORDS))}.`),
  )
}

const capital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1)

export function makePdf(pages: number): Made {
  const texts = pageTexts(pages)
  const laidOut = texts.map((paragraphs) => ({
    lines: layOutLines(paragraphs, { x: 60, y: 740, width: 490 }),
  }))
  return { bytes: buildPdf(laidOut, { compress: true }), words: texts.flat().join('\n\n') }
}

const MAIN = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'

/** With runs cut and formatted as Word writes them. */
export function makeDocx(pages: number): Made {
  const texts = pageTexts(pages)
  const run = (text: string) =>
    `<w:r w:rsidR="00A77B3E"><w:rPr><w:rFonts w:ascii="Times New Roman" w:hAnsi="Times New Roman"/><w:sz w:val="22"/></w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`
  const paragraph = (text: string) => {
    const runs = (text.match(/.{1,60}/g) ?? []).map(run).join('')
    return `<w:p w:rsidR="00A77B3E" w:rsidRDefault="00A77B3E"><w:pPr><w:spacing w:after="120"/><w:jc w:val="both"/></w:pPr>${runs}</w:p>`
  }
  const body = texts.flat().map(paragraph).join('')
  const document = `<?xml version="1.0" encoding="UTF-8"?><w:document xmlns:w="${MAIN}"><w:body>${body}</w:body></w:document>`
  const types =
    '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>'
  const bytes = zipSync({
    '[Content_Types].xml': strToU8(types),
    'word/document.xml': strToU8(document),
  })
  return { bytes, words: texts.flat().join('\n\n') }
}

export function makeDoc(pages: number): Made {
  const texts = pageTexts(pages).flat()
  return { bytes: buildDoc(`${texts.join('\r')}\r`), words: texts.join('\n\n') }
}
