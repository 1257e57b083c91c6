import type { Finding, Report } from '@hub/core/analysis/report'
import { roleWords } from './roleWords.ts'

/** The titles of findings that say of a day what the dates say of it. */
const ofDates: ReadonlySet<string> = new Set(['Deadline', 'Date'])
const ofPeople: ReadonlySet<string> = new Set(Object.values(roleWords).map(({ name }) => name))

/** The key findings that no other part of the report tells. */
export function otherFindings({
  keyFindings,
  people,
}: Pick<Report, 'keyFindings' | 'people'>): Finding[] {
  // A finding called "Advisor" may also say what the document says of advisors.
  const namesSomebody = ({ title, text }: Finding) =>
    ofPeople.has(title) && text.includes(' is named as the ')
  return keyFindings.filter(
    (finding) => !ofDates.has(finding.title) && !(people && namesSomebody(finding)),
  )
}
