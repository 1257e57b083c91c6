import type { Extracted, ExtractOptions, PictureReader } from '../extracted.ts'
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
    const flows = await inOrder(pdf.numPages, async (at) => flowsOf(await pdf.getPage(at + 1)))
    const pages: ReadPage[] = []
    // One after the other: a page as a picture takes far more memory than its text.
    for (const [at, own] of flows.entries()) {
      const isFull = wordsOf(own) >= FEW_WORDS
      const scan = isFull ? null : await readScan(await pdf.getPage(at + 1), options.readPicture)
      pages.push({ flows: own, isScan: scan !== null, ocr: scan === '' ? null : scan })
    }
    return putTogether(pages, options.readPicture !== undefined)
  } finally {
    await pdf.loadingTask.destroy()
  }
}

/** How many pages pdf.js works on while one is waited for. More are no faster, and hold more memory. */
const PAGES_AHEAD = 6

/** The answers for 0 to count - 1, of which a few are worked on at a time. */
async function inOrder<T>(count: number, work: (at: number) => Promise<T>): Promise<T[]> {
  const answers: T[] = []
  let next = 0
  const worker = async () => {
    while (next < count) {
      const at = next++
      answers[at] = await work(at)
    }
  }
  await Promise.all(Array.from({ length: Math.min(PAGES_AHEAD, count) }, worker))
  return answers
}

/** The printed lines of a page, column after column, then what is filled in and what stands on edge. */
async function flowsOf(page: PdfPage): Promise<PrintedLine[][]> {
  const content = await page.getTextContent()
  const { upright, turned } = toRuns(content.items as TextItem[], viewOf(page))
  const flows = toFlows(toSegments(upright)).map(toPrintedLines)
  const extra = [...(await formTexts(page)), ...turned.map((run) => run.text.trim())]
  page.cleanup()
  return extra.length > 0 ? [...flows, extra.map(loneLine)] : flows
}

/** The words in a page's picture, '' where they cannot be read; null where the page shows no picture of note. */
async function readScan(page: PdfPage, readPicture?: PictureReader): Promise<string | null> {
  const picture = await toPicture(page)
  page.cleanup()
  if (!picture) return null
  if (!readPicture || picture === 'unreadable') return ''
  return joinPlainLines(withoutFalseGaps((await readPicture(picture)).trim()))
}

/** A reader of pictures sees a gap where a line is far from the next; a sentence that goes on has none. */
function withoutFalseGaps(words: string): string {
  return words.replace(/([^\s.!?:;])\n\n(?=[a-z])/g, '$1\n')
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
    table: null,
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
