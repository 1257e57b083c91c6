import type { GuideEntry, Statement } from '../../knowledge/guide/entry.ts'
import type { Asker } from '../exchange.ts'

/** A statement of the guide with the entry that makes it. */
export interface Said {
  readonly statement: Statement
  readonly slug: string
}

/** What an entry says to this asker: what is for one side or school alone is not for others. */
export function statementsFor({ answer, more }: GuideEntry, asker: Asker): readonly Statement[] {
  return [...answer, ...more.flatMap(({ statements }) => statements)].filter(isFor(asker))
}

/** Whether a statement is for this asker. */
export function isFor({ beside, role, school }: Asker): (statement: Statement) => boolean {
  return (statement) =>
    (statement.role === undefined || beside !== 'witness') &&
    (statement.role === undefined || role === null || statement.role === role) &&
    (statement.school === undefined || school === null || statement.school === school)
}

const sides: Readonly<Record<string, string>> = {
  complainant: 'If you reported it',
  respondent: 'If you are the respondent',
  k12: 'In K-12 schools',
  postsecondary: 'At a college',
}
/** Whether an answer says to which side, or to which kind of school, a statement is. */
export function namesSide(text: string, kind: 'role' | 'school'): boolean {
  const names = { role: ['complainant', 'respondent'], school: ['k12', 'postsecondary'] }[kind]
  return names.some(
    (name) => text.includes(`**${sides[name]}`) || text.includes(`, ${sides[name]}:**`),
  )
}

const speaksOf: Readonly<Record<string, RegExp>> = {
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
    side === undefined || speaksOf[side]?.test(statement.text) ? [] : [sides[side] ?? ''],
  )
  return labels.length === 0 ? statement.text : `**${labels.join(', ')}:** ${statement.text}`
}

export function wordCount(text: string): number {
  return text.split(/\s+/).filter((word) => word !== '').length
}
