import type { GuideEntry, Statement } from '../../knowledge/guide/entry.ts'
import { guide } from '../../knowledge/guide.ts'
import { stemsOf } from '../../retrieval/stems.ts'
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

/** How much of a question's words a statement holds, from 0 to 1. */
export type Closeness = (statement: Statement) => number

/** @param text the question */
export function closenessTo(text: string): Closeness {
  const stems = [...new Set(stemsOf(text))]
  const all = stems.reduce((sum, stem) => sum + rarityOf(stem), 0) || 1
  return ({ text: said }) => {
    const held = new Set(stemsOf(said))
    return stems.reduce((sum, stem) => sum + (held.has(stem) ? rarityOf(stem) : 0), 0) / all
  }
}

let often: Map<string, number> | undefined

/** How much a word says: the more, the fewer entries of the guide use it. One that none uses says nothing. */
function rarityOf(stem: string): number {
  often ??= timesOfStems()
  const times = often.get(stem) ?? 0
  return times === 0 ? 0 : Math.log(1 + guide.length / times)
}

function timesOfStems(): Map<string, number> {
  const times = new Map<string, number>()
  for (const { answer, more, title } of guide) {
    const said = [...answer, ...more.flatMap(({ statements }) => statements)].map((one) => one.text)
    for (const stem of new Set(stemsOf([title, ...said].join('\n')))) {
      times.set(stem, (times.get(stem) ?? 0) + 1)
    }
  }
  return times
}

export function wordCount(text: string): number {
  return text.split(/\s+/).filter((word) => word !== '').length
}
