import type { DocumentText } from '@hub/core/document/documentText'

/** A paragraph of the letter. */
export interface Paragraph {
  /** UTF-16 offsets into the document's text, [start, end). */
  readonly start: number
  readonly end: number
  /**
   * Its text for showing, as long as the range: line breaks that only come from the width of the
   * paper are spaces, so that it flows on a phone.
   */
  readonly text: string
}

/** A page of the letter, or a part of a long one. */
export interface Sheet {
  readonly page: number
  /** The page begins here: its number is shown. */
  readonly begins: boolean
  readonly start: number
  readonly end: number
  readonly paragraphs: readonly Paragraph[]
}

/** The browser lays out a sheet only when it is near: so none may be much longer than a page. */
const SHEET_LENGTH = 8000
/** Longer paragraphs are cut for showing, such as a file that is one line. */
const PARAGRAPH_LENGTH = 4000

/** The letter's text in sheets of paragraphs. Blank lines between paragraphs belong to none. */
export function letterSheets({ text, pages }: DocumentText): Sheet[] {
  const shown = pages.length > 0 ? pages : [{ number: 1, start: 0, end: text.length }]
  return shown.flatMap((page) => {
    const body = text.slice(page.start, page.end)
    const widest = widestLine(body)
    const ranges = paragraphRanges(body, page.start)
    const paragraphs = ranges.map(([start, end]) => ({
      start,
      end,
      text: flowing(text.slice(start, end), widest),
    }))
    return sheetsOf(page.number, paragraphs, page.start)
  })
}

function sheetsOf(page: number, paragraphs: readonly Paragraph[], pageStart: number): Sheet[] {
  const sheets: Sheet[] = []
  let rest: Paragraph[] = []
  const close = () => {
    const start = rest[0]?.start ?? pageStart
    const end = rest.at(-1)?.end ?? pageStart
    sheets.push({ page, begins: sheets.length === 0, start, end, paragraphs: rest })
    rest = []
  }
  let length = 0
  for (const paragraph of paragraphs) {
    rest.push(paragraph)
    length += paragraph.end - paragraph.start
    if (length >= SHEET_LENGTH) {
      close()
      length = 0
    }
  }
  // An empty page stands too: its number says that nothing was left out.
  if (rest.length > 0 || sheets.length === 0) close()
  return sheets
}

/** The ranges between blank lines, without spaces around them, none longer than a paragraph may be. */
function paragraphRanges(body: string, offset: number): [number, number][] {
  const ranges: [number, number][] = []
  let at = 0
  for (const part of body.split(/(\n[^\S\n]*\n\s*)/)) {
    const lead = part.length - part.trimStart().length
    const inner = part.trim()
    if (inner !== '') addCut(ranges, body, at + lead, at + lead + inner.length)
    at += part.length
  }
  return ranges.map(([start, end]) => [start + offset, end + offset])
}

function addCut(ranges: [number, number][], body: string, from: number, to: number): void {
  let start = from
  while (to - start > PARAGRAPH_LENGTH) {
    const limit = start + PARAGRAPH_LENGTH
    // In a slice: a search in the whole text would run back to its beginning.
    const room = body.slice(start, limit)
    const space = Math.max(room.lastIndexOf(' '), room.lastIndexOf('\n'))
    const cut = space > 0 ? start + space + 1 : wholeCharacter(body, limit)
    ranges.push([start, cut])
    start = cut
  }
  ranges.push([start, to])
}

/** An offset that does not part the two halves of a character. */
function wholeCharacter(text: string, offset: number): number {
  return /[\uDC00-\uDFFF]/.test(text[offset] ?? '') ? offset - 1 : offset
}

function widestLine(text: string): number {
  let widest = 0
  let start = 0
  for (;;) {
    const end = text.indexOf('\n', start)
    widest = Math.max(widest, (end < 0 ? text.length : end) - start)
    if (end < 0) return widest
    start = end + 1
  }
}

/** A line that begins so is an item of a list or a cell, and stays a line. */
const ownLine = /^\s*(?:[-*•–]\s|\(?[0-9a-z]{1,3}[.)]\s|.* \| )/i

/** Turns the breaks of wrapped lines into spaces; the length stays the same. */
function flowing(text: string, widest: number): string {
  const lines = text.split('\n')
  let shown = lines[0] ?? ''
  for (const [at, line] of lines.slice(1).entries()) {
    const before = lines[at] ?? ''
    const full = widest >= 50 && before.length >= widest * 0.75
    const goesOn = /^\s*[a-z]/.test(line) && before.length > 20
    shown += (full || goesOn) && !ownLine.test(line) ? ' ' : '\n'
    shown += line
  }
  return shown
}
