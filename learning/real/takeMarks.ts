/**
 * `node learning/real/takeMarks.ts --texts FOLDER --marking FOLDER`: turns what readers wrote
 * (`<reader>/<paper>.json`, with the words that they mean) into marks without words, one file for each part.
 * Says which words are not in the paper. `--check READER/PAPER.json` looks at one and writes nothing.
 */
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { quoteFinder } from './findQuote.ts'
import { type Marked, type Written, written } from './marks.ts'
import { partOf, parts } from './parts.ts'

/** A mark cannot be taken: what is wrong, a sentence each. */
export class MarkingError extends Error {
  readonly faults: readonly string[]
  constructor(faults: readonly string[]) {
    super(faults.join('\n'))
    this.faults = faults
  }
}

/**
 * @param text the paper's, as makeTexts.ts makes it
 * @throws MarkingError with every quotation that the text does not have
 */
export function takeMarks(id: string, reader: string, text: string, marking: Written): Marked {
  const faults: string[] = []
  const find = quoteFinder(text)
  const place = <Mark extends { quote: string; nth?: number | undefined }>(mark: Mark) => {
    const { quote, nth, ...rest } = mark
    const span = find(quote, nth)
    if (!span) faults.push(`${reader}/${id}: not in the paper: “${quote}”`)
    return { ...rest, ...(span ?? { start: 0, end: 1 }) }
  }
  const { paper, people, dates, points } = marking
  const marks: Marked = {
    id,
    reader,
    sha256: createHash('sha256').update(text).digest('hex'),
    paper,
    people: people.map(place),
    dates: dates.map(place),
    points: points.map((point) => ({ ...point, passages: point.passages.map(place) })),
  }
  faults.push(...contradictions(marks).map((fault) => `${reader}/${id}: ${fault}`))
  if (faults.length > 0) throw new MarkingError(faults)
  return marks
}

/** A verdict has the passages that it needs, and no other. */
function contradictions({ points }: Marked): string[] {
  const ids = points.map(({ id }) => id)
  const twice = ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `${id} is there twice`)
  const wrong = points.flatMap(({ id, verdict, why, passages }) => {
    const has = (stance: string) => passages.some((passage) => passage.stance === stance)
    const isEmpty = verdict === 'not_stated' || verdict === 'not_applicable'
    if (isEmpty && passages.length > 0) return [`${id} is ${verdict}, yet has passages`]
    if ((verdict === 'met' || verdict === 'half' || verdict === 'against') && !has(verdict))
      return [`${id} is ${verdict}, yet has no such passage`]
    if (verdict === 'mixed' && !has('against')) return [`${id} is mixed, yet nothing is against`]
    if (['half', 'against', 'mixed'].includes(verdict) && !why) return [`${id} has no why`]
    return []
  })
  return [...twice, ...wrong]
}

function main(): void {
  const { texts, marking, check } = parseArgs({
    options: {
      texts: { type: 'string', default: '' },
      marking: { type: 'string', default: '' },
      check: { type: 'string' },
    },
  }).values
  if (!existsSync(texts) || !existsSync(marking)) {
    process.stdout.write('The texts or the markings are absent, so no marks are taken.\n')
    return
  }
  const taken: Marked[] = []
  const faults: string[] = []
  const files = check ? [check] : globSync('*/*.json', { cwd: marking }).toSorted()
  for (const file of files) {
    const id = basename(file, '.json')
    try {
      const text = readFileSync(join(texts, `${id}.txt`), 'utf8')
      const wrote = written.parse(JSON.parse(readFileSync(join(marking, file), 'utf8')))
      taken.push(takeMarks(id, dirname(file), text, wrote))
    } catch (error) {
      faults.push(error instanceof MarkingError ? error.message : `${file}: ${String(error)}`)
    }
  }
  for (const fault of faults) process.stdout.write(`${fault}\n`)
  if (faults.length > 0) process.exitCode = 1
  if (check) {
    process.stdout.write(`${taken.length} of ${files.length} can be taken.\n`)
    return
  }
  for (const part of parts) {
    const own = taken.filter(({ id }) => partOf(id) === part)
    const lines = own.map((marks) => `${JSON.stringify(marks)}\n`).join('')
    writeFileSync(new URL(`marks/${part}.jsonl`, import.meta.url), lines)
    process.stdout.write(`${part}: ${own.length} markings\n`)
  }
}

if (import.meta.main) main()
