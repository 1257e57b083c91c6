import type { Finding, Report } from '@hub/core/analysis/report'
import { roleWords } from './roleWords.ts'

/** The titles of findings that say of a day what the dates say of it. */
const ofDates: ReadonlySet<string> = new Set(['Deadline', 'Date'])
/** What points are about, too. */
const repeating: ReadonlySet<string> = new Set([
  'Presumption',
  'Retaliation',
  'Your choice',
  'Challenging this step',
])
const ofPeople: ReadonlySet<string> = new Set(Object.values(roleWords).map(({ name }) => name))

/** The key findings that no other part of the report tells. */
export function otherFindings({
  compliance,
  keyFindings,
  people,
}: Pick<Report, 'keyFindings' | 'people'> & Partial<Pick<Report, 'compliance'>>): Finding[] {
  // A finding called "Advisor" may also say what the document says of advisors.
  const namesSomebody = ({ title, text }: Finding) =>
    ofPeople.has(title) && text.includes(' is named as the ')
  // Beside what the document gets right, the same sentence says it again.
  const right = new Set(compliance?.points.flatMap(({ at }) => (at ? [at.start] : [])) ?? [])
  return keyFindings.filter(
    (finding) =>
      !ofDates.has(finding.title) &&
      !(people && namesSomebody(finding)) &&
      !(repeating.has(finding.title) && right.has(finding.start)),
  )
}
