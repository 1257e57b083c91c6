import { dayOfIso, longDate } from '../deadlines/civilDate.ts'
import { countDays } from '../deadlines/countDays.ts'

/** The state of the law that the hub describes. Days as YYYY-MM-DD. */
export const law = {
  /** When all that the hub says of the law was last read beside its sources. */
  checked: '2026-11-22',
  /** When the text of 2020 was put back into the Code of Federal Regulations: 91 FR 61308. */
  putBack: '2026-09-29',
} as const

/** The month of the last check, as YYYY-MM. */
export const lawCheckedMonth = law.checked.slice(0, 7)

/** "November 22, 2026": the last check, as a reader says it. */
export const lawCheckedWords = inWords(law.checked)

/** "September 29, 2026": since when the Code holds the text of 2020 again. */
export const putBackWords = inWords(law.putBack)

/** Which rule is in force and where it stands, in one sentence. */
export const ruleInForce = `The 2020 rule is in force, and the Code has shown its text again since ${putBackWords}.`

/** For readers of a text that follows the rule of 2024, after `ruleInForce`: where its words may come from. */
export const olderCopy = 'Words of 2024 may come from a copy of the Code made before that day.'

/** After this many days the law is to be read again. */
const MOST_DAYS = 60

/**
 * What to tell whoever works on the hub when the last check of the law is too long ago; null while it is not.
 *
 * @param today as YYYY-MM-DD
 */
export function lawCheckDue(today: string): string | null {
  const days = countDays(law.checked, today, 'calendar')
  return days <= MOST_DAYS
    ? null
    : `The law was last checked on ${lawCheckedWords}, ${days} days ago. Read it again, then change core/src/knowledge/law.ts.`
}

function inWords(iso: string): string {
  const day = dayOfIso(iso)
  if (day === null) throw new RangeError(`${iso} is no day.`)
  return longDate(day)
}
