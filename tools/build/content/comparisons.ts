import type { Comparison } from '@hub/core/knowledge/guide/comparison'
import { z } from 'zod'
import { readFacts } from './facts.ts'
import type { Folder } from './folder.ts'
import { text } from './schema.ts'
import { readStatement } from './statement.ts'

const FILE = 'comparisons.yaml'
/** In words: a cell is read on a phone. */
const LONGEST = 12

const comparisons = z.record(
  text,
  z.strictObject({
    caption: text,
    entries: z.array(text).min(1, 'names no entry'),
    options: z
      .array(z.strictObject({ label: text, entry: text, called: z.array(text).min(1) }))
      .min(2, 'must have two options or more'),
    rows: z.array(z.strictObject({ label: text, cells: z.array(text) })).min(1, 'has no row'),
  }),
)

/**
 * Reads the tables in which options stand side by side.
 *
 * @param known the slugs of the guide's entries
 */
export function readComparisons(folder: Folder, known: ReadonlySet<string>): Comparison[] {
  const report = folder.report(FILE)
  const read = readFacts(folder.read(FILE) ?? '', comparisons, report)
  if (!read) return []
  const { lineOf, value } = read
  return Object.entries(value).map(([name, { caption, entries, options, rows }]) => {
    const reportUnknown = (slug: string, line: number) => {
      if (!known.has(slug)) report(line, `There is no entry of the guide “${slug}”.`)
    }
    for (const [at, slug] of entries.entries()) reportUnknown(slug, lineOf(name, 'entries', at))
    for (const [at, { entry }] of options.entries()) {
      reportUnknown(entry, lineOf(name, 'options', at, 'entry'))
    }
    const read = rows.map(({ cells, label }, row) => {
      if (cells.length !== options.length) {
        report(lineOf(name, 'rows', row, 'cells'), `“${label}” must have a cell for each option.`)
      }
      return {
        label,
        cells: cells.map((cell, at) => {
          const line = lineOf(name, 'rows', row, 'cells', at)
          const statement = readStatement({ line, text: cell }, report)
          const count = statement.text.split(/\s+/).length
          if (count > LONGEST)
            report(line, `This has ${count} words; a cell has ${LONGEST} at most.`)
          // It would end the cell.
          if (statement.text.includes('|')) report(line, 'A cell cannot hold “|”.')
          return statement
        }),
      }
    })
    return { caption, entries, options, rows: read }
  })
}
