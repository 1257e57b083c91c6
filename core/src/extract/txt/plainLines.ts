import { isAligned } from '../../document/blocks.ts'
import { joinLines } from '../lines/joinLines.ts'
import type { Line } from '../lines/line.ts'
import { joinCells } from './joinCells.ts'
import { wrappedOn } from './wrappedOn.ts'
import { wrapWidth } from './wrapWidth.ts'

/** Puts the lines of a plain text together where its writer, or a program, has broken them. */
export function joinPlainLines(text: string): string {
  const rows = joinCells(text.split('\n'))
  const width = wrapWidth(rows)
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
  return joinLines(lines, wrappedOn(lines))
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
    isRow: words.includes(' | ') || isAligned(words),
    pageStarts,
  }
}
