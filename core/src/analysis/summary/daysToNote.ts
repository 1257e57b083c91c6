import { schoolsTimes } from '../../deadlines/names.ts'
import { nameless } from '../../deadlines/what.ts'
import type { Facts } from '../facts.ts'
import { datesAhead, isGathering } from '../findings/datesAhead.ts'
import type { DocumentType, FoundDate } from '../report.ts'

/**
 * The days to note after the letter: first the one that the summary names, then the others, earliest first. Deadlines,
 * hearings and meetings; where the letter has none and gives no time to act, any later day.
 */
export function daysToNote(facts: Facts): readonly FoundDate[] {
  const { dates, docType, letterDate } = facts
  if (docType === 'school_policy' || docType === 'other') return []
  const all = datesAhead(facts)
  const told = all.filter(({ what }) => what !== nameless.event)
  // Of a day without a name nothing can be said where others have one.
  const ahead = told.length > 0 ? told : all
  const known = ahead.filter(isOfTheCase)
  // A document without a date of its own does not tell what has been: a deadline is worth a look first.
  if (letterDate === null) {
    const first = known.find(({ meaning }) => meaning === 'deadline')
    if (first) return [first, ...known.filter((one) => one !== first)]
  }
  return known.length > 0 || timeToAct(dates, docType) ? known : ahead
}

/** Whether it is known what is to be done on that day. */
export function isOfTheCase({ meaning, what }: FoundDate): boolean {
  return meaning === 'deadline' || isGathering(what)
}

/** "Time to appeal (business days)" without the kind of its days. */
export function nameOfTime(what: string): string {
  return what.split(' (')[0] ?? what
}

const ofLaterSteps = /\b(?:evidence|report|appeal)\b/
const allButAppeals = /^Time to (?!appeal|ask for a review)/

/** Times that a document of a kind names without setting them: their step is over, or has not begun. */
const ofOtherSteps: Partial<Record<DocumentType, RegExp>> = {
  notice_of_allegations: ofLaterSteps,
  notice_of_meeting_or_interview: ofLaterSteps,
  supportive_measures_letter: ofLaterSteps,
  no_contact_or_emergency_removal_notice: ofLaterSteps,
  evidence_review_letter: /\bappeal\b/,
  investigative_report: /\b(?:evidence|appeal)\b/,
  written_determination: allButAppeals,
  dismissal_notice: allButAppeals,
  appeal_decision: ofLaterSteps,
}

/** The length of time that a party has to act now: the first of the step that the document is for. */
export function timeToAct(
  dates: readonly FoundDate[],
  docType: DocumentType | undefined,
): FoundDate | undefined {
  const other = docType && ofOtherSteps[docType]
  return dates.find(
    ({ meaning, what }) =>
      meaning === 'period' &&
      /^Time to (?!look)/.test(what) &&
      !schoolsTimes.has(nameOfTime(what)) &&
      !other?.test(what),
  )
}
