import { comparisons } from '../../generated/comparisons.ts'
import type { Comparison } from '../../knowledge/guide/comparison.ts'
import { plainWords } from '../language/plainWords.ts'
import { partsOf } from '../understand/parts.ts'
import type { Citing } from './citing.ts'

/** Asks to choose or to compare, whatever is named. */
const compares =
  /\b(?:differences?|different from|differ|compared?|versus|vs|pros and cons|which (?:one|way|of|is better|is best|should)|better|best|or should|whats? (?:are )?my options|choose|choosing|decide between|torn between|diferencia|mejor)\b/
/** Joins two options that are both named. */
const joins = /\b(?:or|than|instead|rather|without|and then|before|first|also|o|en vez)\b/
/** Asks what to do; a plain question of fact that names two of them asks for neither. */
const wonders =
  /\b(?:should|shall|do i|can i|could i|would|what if|need to|have to|want|thinking|either|both|debo|puedo)\b/

/**
 * The table of options that a message asks to choose between; undefined for most messages.
 *
 * @param slug of the entry that answers it
 * @param told what was answered before: nobody gets the same table twice
 */
export function comparisonFor(message: string, slug: string, told: string): Comparison | undefined {
  const own = comparisons.filter(({ caption, entries }) => {
    return entries.includes(slug) && !told.includes(captionLine(caption))
  })
  if (own.length === 0) return undefined
  const { asked } = partsOf(message)
  const text = plainWords(asked.length > 0 ? asked.join('\n') : message)
  return own.find((comparison) => asksToChoose(text, comparison))
}

/** The entry of the options that a message compares by name: what it tells of beside them is only the scene. */
export function entryCompared(message: string): string | undefined {
  const text = plainWords(message)
  const found = comparisons.find(
    ({ options }) =>
      compares.test(text) &&
      options.every(({ called }) => called.some((name) => holds(text, name))),
  )
  return found?.entries[0]
}

function asksToChoose(text: string, { options }: Comparison): boolean {
  const named = options.filter(({ called }) => called.some((name) => holds(text, name)))
  if (named.length === 0) return false
  if (compares.test(text)) return true
  return named.length > 1 && joins.test(text) && wonders.test(text)
}

/** Words of an option with their common endings: "appeals", "reported". */
function holds(text: string, name: string): boolean {
  return new RegExp(`\\b${name}(?:s|ed)?\\b`).test(text)
}

/**
 * A comparison as a table of Markdown, its caption on the line before it. The cell above the rows' names is empty.
 */
export function comparisonTable({ caption, options, rows }: Comparison, citing: Citing): string {
  const lines = rows.map(({ cells, label }) => [
    label,
    ...cells.map(({ cites, text }, at) => {
      const slug = options[at]?.entry ?? ''
      return `${text}${citing.marks(cites.map((cite) => ({ cite, slug })))}`
    }),
  ])
  const heads = ['', ...options.map(({ label }) => label)]
  return [captionLine(caption), row(heads), row(heads.map(() => '---')), ...lines.map(row)].join(
    '\n',
  )
}

function captionLine(caption: string): string {
  return `**${caption}**`
}

function row(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`
}
