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

/** Kinds of document that may be appealed: what else they name a time for is over. */
const appealed: ReadonlySet<DocumentType> = new Set(['written_determination', 'dismissal_notice'])

/** The length of time that a party has to act: after a decision the one to appeal, else the first. */
export function timeToAct(
  dates: readonly FoundDate[],
  docType: DocumentType | undefined,
): FoundDate | undefined {
  const times = dates.filter(
    ({ meaning, what }) =>
      meaning === 'period' && /^Time to (?!look)/.test(what) && !schoolsTimes.has(nameOfTime(what)),
  )
  const toAppeal = times.find(({ what }) => what.startsWith('Time to appeal'))
  return (docType && appealed.has(docType) ? toAppeal : undefined) ?? times[0]
}
