/**
 * - heading: a short line of its own that names what follows
 * - row: a table row, its cells parted by ' | '
 * - item: a list item
 * - paragraph: everything else
 */
export type BlockKind = 'heading' | 'paragraph' | 'item' | 'row'

/** A line or paragraph: [start, end) in the document's text, without the white space around it. */
export interface BlockSpan {
  readonly kind: BlockKind
  readonly start: number
  readonly end: number
}

const marker =
  /^\s*(?:\(?(?:\d{1,2}|[a-z]|[ivx]{1,5})\)|\d{1,2}\.(?:\d{1,2}\.?){0,3}(?=\s)|[a-z]\.(?=\s)|[-*•●▪◦–~](?=\s))\s*/i
/** A line of a letter's head or end. In lower case without a colon it is a sentence that was broken there. */
const salutation =
  /^(?:(?:to|from|re|cc|bcc|date|subject|via)\s*:|(?:D(?:ear|EAR)|T[Oo]|F(?:rom|ROM)|R[Ee]|B?[Cc][Cc]|D(?:ate|ATE)|S(?:ubject|UBJECT)|V(?:ia|IA)|Hi|Hello|Sincerely|Regards)\b)/

/** Where a list marker such as '(a)', '2.1' or '•' ends in the line; 0 where there is none. */
export function markerLength(line: string): number {
  return marker.exec(line)?.[0].length ?? 0
}

/** Parts a text into its lines and paragraphs, in order. Hard-wrapped lines are put back together. */
export function findBlocks(text: string): BlockSpan[] {
  const blocks: BlockSpan[] = []
  let open: { start: number; end: number } | null = null
  const close = () => {
    if (open) blocks.push({ ...open, kind: kindOf(text.slice(open.start, open.end)) })
    open = null
  }
  for (const line of linesOf(text)) {
    if (line.start === line.end) close()
    else if (open && continues(text, open, line)) open = { start: open.start, end: line.end }
    else {
      close()
      open = line
    }
  }
  close()
  return blocks
}

/** The lines of a text without the white space around them; an empty line has start === end. */
function* linesOf(text: string): Generator<{ start: number; end: number }> {
  let from = 0
  while (from <= text.length) {
    const newline = text.indexOf('\n', from)
    const to = newline === -1 ? text.length : newline
    let start = from
    let end = to
    while (start < end && isSpace(text.charCodeAt(start))) start++
    while (end > start && isSpace(text.charCodeAt(end - 1))) end--
    yield { start, end }
    from = to + 1
  }
}

function isSpace(code: number): boolean {
  return code === 32 || (code >= 9 && code <= 13) || code === 0xa0
}

const LONGEST_HEADING = 90
const LONGEST_ALIGNED = 300
/** A line shorter than this was not broken by the page's edge. */
const SHORTEST_WRAPPED = 48

/** Whether `line` goes on with the paragraph before it, which was broken by the page's edge. */
function continues(
  text: string,
  open: { start: number; end: number },
  line: { start: number; end: number },
): boolean {
  const last = text.slice(Math.max(open.start, text.lastIndexOf('\n', open.end - 1) + 1), open.end)
  const next = text.slice(line.start, Math.min(line.end, line.start + 200))
  if (last.length < SHORTEST_WRAPPED || next.includes(' | ') || last.includes(' | ')) return false
  if (isAligned(next) && (isAligned(last) || isFartherLeft(text, line.start, open.end)))
    return false
  return (markerLength(next) === 0 || isCitedPlace(last, next)) && !salutation.test(next)
}

/** A line that looks like a list entry, but only goes on with a sentence: 'Stalking under' / '(D)(4) of that rule'. */
function isCitedPlace(last: string, next: string): boolean {
  return (
    /^(?:\(\w{1,3}\)\(\w|\d{1,2}(?:\.\d{1,2})+\s+\p{Ll})/u.test(next) &&
    /[^.:;!?]$/.test(last) &&
    !/\b(?:and|or)$/.test(last)
  )
}

/** Wider than the blanks between the words of a line that fills its measure, or a row of dots before a word. */
const column = /\S(?:(?:\t| {3})\s*\S| ?\.{4,} *\p{L})/u

/** Whether tabs or blanks set words of the line in columns, as in a table without rules. */
export function isAligned(line: string): boolean {
  return column.test(line.slice(0, LONGEST_ALIGNED))
}

/** Whether the line at `start` begins farther left than the one that ends at `end`: the next row, not more of this one. */
function isFartherLeft(text: string, start: number, end: number): boolean {
  const before = text.lastIndexOf('\n', end - 1) + 1
  const indented = text.slice(before, end).search(/\S/)
  return start - text.lastIndexOf('\n', start - 1) - 1 < indented
}

function kindOf(line: string): BlockKind {
  if (line.includes(' | ')) return 'row'
  const body = line.slice(markerLength(line))
  if (isHeading(body)) return 'heading'
  return body.length < line.length ? 'item' : 'paragraph'
}

function isHeading(line: string): boolean {
  if (line.length > LONGEST_HEADING || salutation.test(line) || /[.;,!?]$/.test(line)) return false
  const words = line.split(/\s+/)
  if (words.length > 12) return false
  return /^["“]?\p{Lu}|^\d/u.test(line)
}
