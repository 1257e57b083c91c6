import type { Guide, GuideSummary } from '@hub/api/guides'

type Statement = Guide['answer'][number]

const schools = {
  both: 'For colleges and K-12 schools',
  postsecondary: 'For colleges',
  k12: 'For K-12 schools',
} as const

const roles = {
  both: 'for either side of a case',
  complainant: 'for the person who reported',
  respondent: 'for the person named in the report',
} as const

/** Whom an entry is about: "For colleges, for either side of a case." */
export function appliesWords({ appliesTo }: Pick<GuideSummary, 'appliesTo'>): string {
  return `${schools[appliesTo.school]}, ${roles[appliesTo.role]}.`
}

/** Whom an entry is about, where it is not about everybody; for lists. */
export function narrowWords({ appliesTo }: Pick<GuideSummary, 'appliesTo'>): string {
  const { school, role } = appliesTo
  const parts = [school !== 'both' && schools[school], role !== 'both' && roles[role]]
  const words = parts.filter(Boolean).join(', ')
  return words.slice(0, 1).toUpperCase() + words.slice(1)
}

/** Whom a single statement is for; undefined where it is for everybody. */
export function statementLabel({ school, role }: Pick<Statement, 'school' | 'role'>) {
  const where = school && { postsecondary: 'At colleges', k12: 'In K-12 schools' }[school]
  const who =
    role && { complainant: 'If you reported', respondent: 'If you were named in a report' }[role]
  if (where && who) return `${where}, ${who.slice(0, 1).toLowerCase()}${who.slice(1)}`
  return where ?? who
}
