import { plainText } from '../document/plain.ts'
import type { Reading, Sentence } from '../document/reading.ts'

/** Heads of columns that tell something about the dates below them. */
const isHead = /\b(?:deadlines?|due|by|date|when|event|step)\b/
const LONGEST_ROW = 600

/**
 * For each sentence in a table, the head of its column ('Deadline'), plain; '' where the table has no heads.
 * A table's heads are its first row, where that row holds no digits.
 */
export function tableColumns({ document, blocks }: Reading): (sentence: Sentence) => string {
  const headsOf = new Map<number, readonly string[]>()
  let heads: readonly string[] = []
  for (const [index, block] of blocks.entries()) {
    if (block.kind !== 'row') {
      heads = []
      continue
    }
    const isFirst = blocks[index - 1]?.kind !== 'row'
    if (isFirst) heads = headsIn(plainText(document.text.slice(block.start, block.end)))
    else if (heads.length > 0) headsOf.set(block.index, heads)
  }
  return (sentence) => {
    const own = headsOf.get(sentence.block.index)
    if (!own || sentence.block.end - sentence.block.start > LONGEST_ROW) return ''
    const before = document.text.slice(sentence.block.start, sentence.start)
    return own[before.split(' | ').length - 1] ?? ''
  }
}

function headsIn(row: string): readonly string[] {
  if (row.length > LONGEST_ROW || /\d/.test(row) || !isHead.test(row)) return []
  return row.split(' | ').map((cell) => cell.trim())
}
