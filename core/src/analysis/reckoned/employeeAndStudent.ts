import type { Facts } from '../facts.ts'
import { findParties } from '../findings/parties.ts'
import type { Party } from '../findings/party.ts'
import type { Verdict } from '../verdict.ts'

const employee = /^(?:Coach|Prof\.?|Professor|Principal|Instructor|Teacher)\b/
const student =
  /\b(?:students?|grade|\d{1,2}th[- ]grade|sophomore|freshman|junior|senior|undergraduate|pupil)\b/

/**
 * An informal resolution between an employee, by the title of the respondent, and a student: 106.45(b)(9)(iii) allows
 * none.
 */
export function employeeAndStudent(
  { audience, docType, reading }: Facts,
  id: string,
): Verdict | undefined {
  if (id !== 'IR-07' || docType !== 'informal_resolution_notice') return undefined
  const parties = findParties(reading)
  const respondent = parties.find(({ role }) => role === 'respondent')
  const complainant = parties.find(({ role }) => role === 'complainant')
  if (!respondent || !complainant || !employee.test(respondent.name)) return undefined
  const isStudent =
    audience === 'k12' ||
    reading.sentences.some((one) => names(one.text, complainant) && student.test(one.plain))
  return isStudent && !employee.test(complainant.name)
    ? { state: 'contradicted', at: respondent.sentence, likelihood: 0.85 }
    : undefined
}

function names(text: string, { name }: Party): boolean {
  return text.includes(name.split(' ').at(-1) ?? name)
}
