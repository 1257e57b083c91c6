import type { ExtractOptions, Extracted, PictureReader } from '../extracted.ts'
import { joinLines } from '../lines/joinLines.ts'
import { paginate } from '../paginate.ts'
import { ExtractionProblem } from '../problem.ts'
import { joinPlainLines } from '../txt/plainLines.ts'
import { toFlows } from './columns.ts'
import { formTexts } from './formTexts.ts'
import { withoutFurniture } from './furniture.ts'
import { openPdf, type PdfPage } from './openPdf.ts'
import { edgeOf, type PageFlow, toLines } from './pageLines.ts'
import { type PrintedLine, toPrintedLines } from './rows.ts'
import { type TextItem, toRuns } from './runs.ts'
import { toPicture } from './scan/picture.ts'
import { toSegments } from './segments.ts'

export const OCR_NOTE = 'The words were read from a picture and may be wrong.'

/** A page with fewer words may be a scan that a program has stamped. */
const FEW_WORDS = 25

/** What a page holds before it is put together with the others. */
interface ReadPage {
  flows: PrintedLine[][]
  /** The page is a picture with few words beside it. */
  isScan: boolean
  /** The words in the picture, in paragraphs; null where they could not be read. */
  ocr: string | null
}

/** Reads a PDF's text. @throws ExtractionProblem */
export async function readPdf(bytes: Uint8Array, options: ExtractOptions): Promise<Extracted> {
  const pdf = await openPdf(bytes)
  try {
    const pages: ReadPage[] = []
    for (let number = 1; number <= pdf.numPages; number++) {
      pages.push(await readPage(await pdf.getPage(number), options.readPicture))
    }
    return putTogether(pages, options.readPicture !== undefined)
  } finally {
    await pdf.loadingTask.destroy()
  }
}

async function readPage(page: PdfPage, readPicture?: PictureReader): Promise<ReadPage> {
  const content = await page.getTextContent()
  const { upright, turned } = toRuns(content.items as TextItem[], viewOf(page))
  const flows = toFlows(toSegments(upright)).map(toPrintedLines)
  const extra = [...(await formTexts(page)), ...turned.map((run) => run.text.trim())]
  if (extra.length > 0) flows.push(extra.map(loneLine))
  const picture = wordsOf(flows) < FEW_WORDS ? await toPicture(page) : null
  page.cleanup()
  const read = picture && readPicture ? (await readPicture(picture)).trim() : ''
  return { flows, isScan: picture !== null, ocr: read === '' ? null : joinPlainLines(read) }
}

function wordsOf(flows: readonly PrintedLine[][]): number {
  return flows.flat().reduce((sum, line) => sum + line.text.split(' ').length, 0)
}

function viewOf(page: PdfPage): number[] {
  return page.getViewport({ scale: 1 }).transform
}

/** Text whose place on the page says nothing about its neighbours. */
function loneLine(text: string, at: number): PrintedLine {
  const face = `lone ${at}`
  return {
    text,
    left: 0,
    right: 0,
    y: 1e6 + at * 1e3,
    size: 1,
    startFace: face,
    endFace: face,
    isRow: false,
  }
}

function putTogether(pages: readonly ReadPage[], hasOcr: boolean): Extracted {
  const unread = pages.flatMap((page, at) => (page.isScan && page.ocr === null ? [at + 1] : []))
  const isRead = pages.some((page) => page.ocr !== null || (!page.isScan && page.flows.length > 0))
  if (!isRead) throw new ExtractionProblem(unread.length > 0 && hasOcr ? 'no_text_ocr' : 'no_text')
  const readBy = pages.some((page) => page.ocr !== null) ? 'ocr' : 'text'
  const notes = [
    ...(readBy === 'ocr' ? [ocrNote(pages)] : []),
    ...(unread.length > 0 ? [unreadNote(unread)] : []),
  ]
  return { document: paginate(textOf(pages)), readBy, notes }
}

function ocrNote(pages: readonly ReadPage[]): string {
  const read = pages.flatMap((page, at) => (page.ocr === null ? [] : [at + 1]))
  return read.length === pages.length ? OCR_NOTE : `${pageNames(read)}: ${OCR_NOTE}`
}

function unreadNote(pages: readonly number[]): string {
  const one = pages.length === 1
  return `${pageNames(pages)} ${one ? 'is a picture' : 'are pictures'}. Words in ${one ? 'it' : 'them'} were not read or checked.`
}

/** 'Page 3', or 'Pages 3, 4 and 7'. */
function pageNames(pages: readonly number[]): string {
  const last = pages.at(-1)
  if (pages.length === 1) return `Page ${last}`
  return `Pages ${pages.slice(0, -1).join(', ')} and ${last}`
}

/** The text of all pages. Paragraphs go on from page to page, but not to or from a picture. */
function textOf(pages: readonly ReadPage[]): string {
  const printed = flowsWithoutFurniture(pages)
  const parts: string[] = []
  let open: PageFlow[][] = []
  const close = (ocr: string) => {
    if (open.length > 0)
      parts.push([joinPages(open), ocr].filter((text) => text !== '').join('\n\n'))
    open = []
  }
  for (const [at, page] of pages.entries()) {
    if (page.ocr !== null) close('')
    open.push(printed[at] ?? [])
    if (page.ocr !== null) close(page.ocr)
  }
  close('')
  return parts.join('\n\n\f')
}

/** Pages after the last line of text begin at its end. */
function joinPages(pages: readonly PageFlow[][]): string {
  const text = joinLines(toLines(pages))
  const missing = pages.length - text.split('\f').length
  return text + '\f'.repeat(Math.max(0, missing))
}

function flowsWithoutFurniture(pages: readonly ReadPage[]): PageFlow[][] {
  const kept = withoutFurniture(pages.map(({ flows }) => flows.flat())).map(
    (lines) => new Set(lines),
  )
  return pages.map(({ flows }, at) =>
    flows.map((lines) => {
      const own = lines.filter((line) => kept[at]?.has(line))
      return { lines: own, edge: edgeOf(own) }
    }),
  )
}
