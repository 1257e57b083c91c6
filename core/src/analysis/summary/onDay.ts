import { OPTIONAL, QUOTED } from '../../deadlines/whatWords.ts'
import { inSentence } from '../findings/beginSmall.ts'
import { dateInWords } from '../findings/dateInWords.ts'
import type { DocumentType, NotedDay } from '../report.ts'

/** How the sentence of the summary begins that names its day. */
export const firstDay = {
  first: 'The first date to note after this letter is',
  readers: 'The first date for you is',
  ofLetter: 'The first date to note is the day of this letter,',
  unsure: 'A date to look at is',
} as const

/** The summary without the sentence that names its day, where `saidOnDay` says that the day has passed. */
export function summaryOnDay(report: Days & { readonly summary: string }, today: string): string {
  const [first] = daysOf(report)
  if (!first || passedOnDay(report, today) === '') return report.summary
  const day = dateInWords(first.iso)
  const lead = Object.values(firstDay).find((one) => report.summary.includes(`${one} ${day}`))
  if (lead === undefined) return report.summary
  const [before = '', after = ''] = report.summary.split(`${lead} ${day}`)
  return `${before}${after.replace(/^(?: \([^)]*\))?\. ?/, '')}`.trim()
}

/** Of a report, what says which days are to be noted. */
export interface Days {
  readonly dates: readonly NotedDay[]
  readonly toNote?: readonly NotedDay[] | undefined
  /** The summary of a paper that is none of a case names no day. */
  readonly docType?: DocumentType
}

/**
 * What has to be said of the summary's date on a day: that it has passed, and the next one that has not. Nothing where
 * it is still to come. A report is opened again weeks later, so this is made when it is shown and never kept.
 *
 * @param today the reader's day, 'YYYY-MM-DD'; that day itself has not passed
 */
export function saidOnDay(report: Days, today: string): string {
  const [first] = daysOf(report)
  const passed = passedOnDay(report, today)
  if (!first || passed === '') return ''
  const next = daysOf(report)
    .filter(({ iso }) => iso >= today)
    .toSorted((one, other) => (one.iso < other.iso ? -1 : 1))[0]
  if (next) {
    const name = next.what.startsWith(QUOTED)
      ? ''
      : ` (${inSentence(next.what.replace(OPTIONAL, ''))})`
    return `${passed} The next date still ahead is ${dateInWords(next.iso)}${name}.`
  }
  // What an earlier version found besides deadlines is not known here.
  const none = report.toNote ? ' We found no other date to note that is still ahead.' : ''
  const more = wasDue(first) ? ' Ask the school in writing what you can still do.' : ''
  return `${passed}${none}${more}`
}

/** Whether something was due by a day, and we know what: whoever missed it is told to ask. */
export function wasDue({ meaning, what }: Pick<NotedDay, 'meaning' | 'what'>): boolean {
  return meaning === 'deadline' && !what.startsWith(QUOTED) && !what.endsWith(OPTIONAL)
}

/** Only that the summary's date has passed, which stays true: for words that are kept. Nothing before that. */
export function passedOnDay(report: Days, today: string): string {
  const [first] = report.docType === 'other' ? [] : daysOf(report)
  return first && first.iso < today ? `${dateInWords(first.iso)} has passed.` : ''
}

/**
 * The day that it still is somewhere on earth: what lies before it has passed for every reader. For a server, which
 * does not know the reader's day; nobody is told a day too early that a date has passed.
 */
export function earliestDayOnEarth(now: Date): string {
  return new Date(now.getTime() - LATEST_ZONE_MS).toISOString().slice(0, 10)
}

/** The last time zone is twelve hours behind UTC. */
const LATEST_ZONE_MS = 12 * 60 * 60 * 1000

/** The days to note. Reports of earlier versions do not tell which those are: there it is the deadlines. */
export function daysOf({ dates, toNote }: Days): readonly NotedDay[] {
  if (toNote) return toNote
  return dates
    .filter(({ iso, meaning }) => meaning === 'deadline' && dateInWords(iso) !== null)
    .toSorted((one, other) => (one.iso < other.iso ? -1 : 1))
}
