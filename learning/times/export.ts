/**
 * `node learning/times/export.ts --texts TEXTS --out DATA`: writes what the reader of times learns from, as JSON Lines:
 * letters and papers as the sentences that core makes of them, with what each day and length of time in them is of.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { onePage } from '@hub/core/document/documentText'
import { readDocument } from '@hub/core/document/reading'
import { letterTimes, markedLetters, timedLetters } from '../../tools/train/corpus.ts'
import { papersOf } from '../real/papers.ts'

const { texts, out } = parseArgs({
  options: {
    texts: { type: 'string', default: '' },
    out: { type: 'string', default: '.build/times' },
  },
}).values

function exported(id: string, writer: string, text: string, times: readonly object[]) {
  const sentences = readDocument(onePage(text)).sentences.map(
    ({ start, end, block: { heading } }) => [start, end, heading] as const,
  )
  return { id, writer, text, sentences, times }
}

const letters = new Map(markedLetters().map((letter) => [letter.id, letter]))
const marked = letterTimes().flatMap(({ letter, times }) => {
  const own = letters.get(letter)
  return own ? [exported(letter, own.writer, own.text, times)] : []
})
const written = timedLetters().map(({ id, writer, text, times }) =>
  exported(id, writer, text, times),
)
/** Of papers only the reader's older, coarser acts are known. */
const papers = (['learn', 'look'] as const).flatMap((part) =>
  papersOf(part, texts, () => {}).map(({ text, marks }) =>
    exported(
      marks.id,
      part,
      text,
      marks.dates.map(({ start, end, act, actor }) => ({ start, end, act, actor })),
    ),
  ),
)
mkdirSync(out, { recursive: true })
const all = [...marked, ...written, ...papers]
writeFileSync(join(out, 'times.jsonl'), all.map((one) => `${JSON.stringify(one)}\n`).join(''))
process.stdout.write(`${marked.length} + ${written.length} letters, ${papers.length} papers\n`)
