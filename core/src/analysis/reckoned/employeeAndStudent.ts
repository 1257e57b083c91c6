import type { Reading, Sentence } from '../../document/reading.ts'
import type { Facts } from '../facts.ts'
import type { Party } from '../people/party.ts'
import type { Verdict } from '../verdict.ts'

const employee =
  /^(?:, )?(?:(?:an?|the|our|your) )?(?:(?:assistant|associate|adjunct|deputy|head|interim|senior|vice|visiting|[a-z]+ staff) )*(?:coach|prof\.?|professor|principal|instructor|teacher|lecturer|faculty|staff|director|dean|manager|supervisor|counselor|librarian|nurse|custodian|superintendent)\b/i
const student =
  /\b(?:students?|class of \d{4}|grade|\d{1,2}th[- ]grade|sophomore|freshman|junior|senior|undergraduate|pupil)\b/

/**
 * An informal resolution between an employee, by the title or the job of the respondent, and a student: 106.45(b)(9)(iii) allows
 * none.
 */
export function employeeAndStudent(
  { audience, docType, parties, reading }: Facts,
  id: string,
): Verdict | undefined {
  if (id !== 'IR-07' || docType !== 'informal_resolution_notice') return undefined
  const respondent = parties.find(({ role }) => role === 'respondent')
  const complainant = parties.find(({ role }) => role === 'complainant')
  if (!respondent || !complainant || !isEmployee(reading, respondent)) return undefined
  const isStudent =
    audience === 'k12' ||
    reading.sentences.some((one) => names(one.text, complainant) && student.test(one.plain)) ||
    toldOf(reading, complainant).some((words) => student.test(words.toLowerCase()))
  return isStudent && !isEmployee(reading, complainant)
    ? { state: 'contradicted', at: saidOf(reading, respondent, complainant), likelihood: 0.7 }
    : undefined
}

/** The first sentence that tells of both, or else the one that gives the respondent that part. */
function saidOf({ sentences }: Reading, respondent: Party, complainant: Party): Sentence {
  const both = sentences.find(
    ({ block, plain, text }) =>
      block.kind !== 'heading' &&
      !plain.startsWith('dear ') &&
      names(text, respondent) &&
      names(text, complainant),
  )
  return both ?? respondent.sentence
}

function isEmployee(reading: Reading, party: Party): boolean {
  return employee.test(party.name) || toldOf(reading, party).some((words) => employee.test(words))
}

/** What stands behind the whole name, and in the next line under it, also in a column of its own. */
function toldOf({ document }: Reading, { fullName, name }: Party): string[] {
  const whole = fullName ?? name
  const lines = document.text.split('\n')
  return lines.flatMap((line, place) => {
    const column = line.indexOf(whole)
    if (column === -1) return []
    const behind = line.slice(column + whole.length)
    const below = lines[place + 1] ?? ''
    const isUnder = column === 0 || below.slice(0, column).endsWith('   ')
    return isUnder ? [behind, below.slice(column)] : [behind]
  })
}

function names(text: string, { name }: Party): boolean {
  return text.includes(name.split(' ').at(-1) ?? name)
}
