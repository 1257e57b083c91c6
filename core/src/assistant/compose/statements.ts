import type { Statement } from '../../knowledge/guide/entry.ts'
import { queryTerms, type Term } from '../../retrieval/concepts.ts'
import { guideIndex, readWords } from '../../retrieval/findEntries.ts'
import { termsIn } from '../../retrieval/guideIndex.ts'
import type { Asker } from '../understand/asker.ts'

/** A statement of the guide with the entry that makes it. */
export interface Said {
  readonly statement: Statement
  readonly slug: string
}

/** Whether a statement is for this asker: those that are for one side or school alone are not for others. */
export function isFor({ role, school }: Asker): (statement: Statement) => boolean {
  return (statement) =>
    (statement.role === undefined || role === null || statement.role === role) &&
    (statement.school === undefined || school === null || statement.school === school)
}

const sides: Readonly<Record<string, string>> = {
  complainant: 'If you reported it',
  respondent: 'If you are the respondent',
  k12: 'In K-12 schools',
  postsecondary: 'At a college',
}
const namesSide: Readonly<Record<string, RegExp>> = {
  complainant: /complainant|reported/i,
  respondent: /respondent/i,
  k12: /k-12|grade school|high school/i,
  postsecondary: /college|universit/i,
}

/** The statement's words; where the asker is not known, with whom they are for. */
export function wordsFor(statement: Statement, { role, school }: Asker): string {
  const unsure = [
    role === null ? statement.role : undefined,
    school === null ? statement.school : undefined,
  ]
  const labels = unsure.flatMap((side) =>
    side === undefined || namesSide[side]?.test(statement.text) ? [] : [sides[side] ?? ''],
  )
  return labels.length === 0 ? statement.text : `**${labels.join(', ')}:** ${statement.text}`
}

/** How much of a question's words a statement holds, from 0 to 1. */
export type Closeness = (statement: Statement) => number

/** @param text the question */
export function closenessTo(text: string): Closeness {
  const terms = queryTerms(readWords(text))
  const { whole } = guideIndex()
  const worth = ({ term, weight }: Term) => weight * (whole.rarity(term) || 0)
  const all = terms.reduce((sum, term) => sum + worth(term), 0) || 1
  return ({ text: said }) => {
    const held = new Set(termsIn(said).map(({ term }) => term))
    return terms.reduce((sum, term) => sum + (held.has(term.term) ? worth(term) : 0), 0) / all
  }
}

export function wordCount(text: string): number {
  return text.split(/\s+/).filter((word) => word !== '').length
}
