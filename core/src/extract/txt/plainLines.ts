import { joinLines } from '../lines/joinLines.ts'
import type { Line } from '../lines/line.ts'

/** Text is wrapped by hand somewhere between these widths, in characters. */
const WRAP_MIN = 45
const WRAP_MAX = 130
/** A longer line is a paragraph that was never wrapped. */
const NEVER_WRAPPED = 300

/** Puts the lines of a plain text together where its writer's program has wrapped them at one width. */
export function joinPlainLines(text: string): string {
  const rows = text.split('\n')
  const width = wrapWidth(rows)
  // Lines broken at no one width keep their ends: `findBlocks` puts them together by their words.
  if (width === Infinity && isBroken(rows)) return withoutEdges(text)
  const lines: Line[] = []
  let blanks = 0
  let pageStarts = 0
  for (const row of rows) {
    const starts = row.split('\f').length - 1
    const words = row.replaceAll('\f', '').trim()
    pageStarts += starts
    if (words === '' || /^[> ]+$/.test(words)) {
      blanks++
      continue
    }
    lines.push(plainLine(row.replaceAll('\f', ''), words, { width, blanks, pageStarts }))
    blanks = 0
    pageStarts = 0
  }
  return joinLines(lines)
}

interface Place {
  width: number
  blanks: number
  pageStarts: number
}

function plainLine(row: string, words: string, { width, blanks, pageStarts }: Place): Line {
  const left = row.length - row.trimStart().length
  const quoted = /^(?:> ?)+/.exec(words)?.[0] ?? ''
  return {
    mark: quoted,
    text: words.slice(quoted.length),
    left: left + quoted.length,
    right: left + words.length,
    edge: width,
    gap: blanks > 0 ? 'apart' : pageStarts > 0 ? 'turn' : 'near',
    // Lines of another depth of quotation are another person's words: as if of another size.
    size: 1 + quoted.replaceAll(' ', '').length,
    startStyle: '',
    endStyle: '',
    isRow: words.includes(' | '),
    pageStarts,
  }
}

/** The width at which a text was wrapped; Infinity where it was not. */
function wrapWidth(rows: readonly string[]): number {
  const lengths = rows.map((row) => row.trimEnd().length)
  if (lengths.some((length, at) => length > NEVER_WRAPPED && rows[at]?.includes(' ')))
    return Infinity
  const followed = rows.flatMap((row, at) => {
    const next = rows[at + 1]?.trim() ?? ''
    return next === '' || !row.trim().includes(' ') ? [] : [{ row: row.trimEnd(), next }]
  })
  const width = followed.reduce((widest, { row }) => Math.max(widest, row.length), 0)
  if (width < WRAP_MIN || width > WRAP_MAX) return Infinity
  const full = followed.filter(({ row, next }) => row.length + 1 + firstWord(next) > width)
  return full.length >= 2 && full.length >= followed.length * 0.4 ? width : Infinity
}

/** Long lines break within sentences, though no width shows: by hand, or by two programs. */
function isBroken(rows: readonly string[]): boolean {
  const breaks = rows.filter(
    (row, at) =>
      row.length >= WRAP_MIN &&
      row.length <= NEVER_WRAPPED &&
      /[\p{L},]\s*$/u.test(row) &&
      /^\s*\p{Ll}/u.test(rows[at + 1] ?? ''),
  )
  return breaks.length >= 2
}

/** The text without blanks at the ends of lines, and with one empty line where there were more. */
function withoutEdges(text: string): string {
  const pages = text.split('\f').map((page) => page.split('\n').map((row) => row.trimEnd()))
  return pages
    .map((rows) => rows.join('\n'))
    .join('\f')
    .replace(/\n{3,}/g, '\n\n')
}

function firstWord(text: string): number {
  const space = text.indexOf(' ')
  return space === -1 ? text.length : space
}
