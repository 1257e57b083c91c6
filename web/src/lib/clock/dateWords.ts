/** What a list of dates says, for the screen and for the page that is saved from it. */
import type { Clock } from '@hub/core/clock/clock'
import { type ClockDate, type Dated, isOnlyNear } from '@hub/core/clock/clockDate'
import { QUOTED } from '@hub/core/deadlines/whatWords'
import { actorWords, leadWords, stateWords, whoseWords } from './clockWords.ts'
import { plainDay } from './dayWords.ts'
import { howCounted } from './howCounted.ts'

/** What must be said besides, and what it rests on. */
export interface Remark {
  /** They end in a comma where a cite follows. */
  readonly words: string
  readonly cite: string | null
}

/** What is said of a date, in the order of the list. */
interface DateWords {
  readonly lead: string
  /** Null where the document's own words follow. */
  readonly what: string | null
  readonly whose: string | null
  readonly actor: string | null
  readonly state: string | null
  /** The document's own words. */
  readonly says: string | null
  readonly how: string
  readonly remark: Remark | null
}

/** The dates that have a day, by day: what is over, what lies before today besides, and the rest. */
export function listedDates({
  dates,
  today,
}: Clock): Record<'earlier' | 'before' | 'after', readonly Dated[]> {
  const isOver = ({ state, day }: Dated) => (state === 'passed' || state === 'done') && day < today
  const others = dates.filter((date) => !isOver(date))
  return {
    earlier: dates.filter(isOver),
    before: others.filter(({ day }) => day < today),
    after: others.filter(({ day }) => day >= today),
  }
}

/**
 * What is said of one date.
 *
 * @param overdue what is said of a day to act that has passed
 * @param noun what the document is called
 */
export function dateWords(
  date: ClockDate,
  clock: Clock,
  { overdue, noun = 'letter' }: { overdue?: string | undefined; noun?: string | undefined } = {},
): DateWords {
  const { today } = clock
  // Its day alone tells that it has happened; and the letter's own date is no event.
  const isTold =
    date.type === 'event' &&
    (date.what === 'Letter date' || (date.state === 'passed' && !isOnlyNear(date)))
  const isQuoted = date.what.startsWith(QUOTED)
  // Who has to keep it the document's own words tell.
  const hasTags = !isTold && !isQuoted
  return {
    lead: leadWords(date, today),
    what: isQuoted ? null : date.what,
    whose: hasTags ? whoseWords(date) : null,
    actor: hasTags ? actorWords(date) : null,
    state: isTold ? null : stateWords(date, overdue),
    says: isQuoted ? `The ${noun} says: ${date.what}` : null,
    how: howCounted(date, today, startOf(date, clock)).join(' '),
    remark: remarkOf(date, clock),
  }
}

/** What a length counts from, where that is one of the case. */
function startOf({ counted }: ClockDate, { dates, open }: Clock): string | undefined {
  return [...dates, ...open].find(({ id }) => id === counted?.event)?.what
}

const MORE_TIME = '34 CFR 106.45(b)(1)(v)'

/** What must be said besides: what is left to do, and what a limit does not tell. */
function remarkOf(date: ClockDate, clock: Clock): Remark | null {
  if (date.state === 'overdue') {
    const words =
      'If you missed it, ask the school in writing what you can still do. It may allow more time for good cause,'
    return { words, cite: MORE_TIME }
  }
  if (date.certainty === 'plan') {
    const words =
      'It is what the school plans. The rule sets no number of days for the whole process,'
    return { words, cite: MORE_TIME }
  }
  const words = plainRemark(date, clock)
  return words === null ? null : { words, cite: null }
}

function plainRemark(date: ClockDate, { dates, open, today }: Clock): string | null {
  if (date.certainty === 'about' && date.counted === null) {
    return 'This day is not certain. Find out the exact one, and change it here.'
  }
  if (date.type !== 'limit') return null
  if (date.counted?.length.days === 'unsaid')
    return 'The rule says “days,” and the school chooses which days count.'
  if (date.limit === 'ocr_complaint' && date.day === null) {
    const events = new Map([...dates, ...open].map((one) => [one.id, one]))
    const wouldBe = date.wouldBe.map(({ event, day }) => {
      const from = events.get(event)
      const about = from?.certainty === 'about' ? 'about ' : ''
      // Two acts may have the same name.
      const its = typeof from?.day === 'number' ? ` on ${about}${plainDay(from.day, today)}` : ''
      return `From “${from?.what}”${its}, it would be ${about}${plainDay(day, today)}.`
    })
    return [
      ...wouldBe,
      'The office counts from the last act. Another act may count, earlier or later, so ask. To count from an act, add it to your case clock as “The last act that I would complain to a federal office about.”',
    ].join(' ')
  }
  const isOffice = date.limit === 'ocr_complaint' || date.limit === 'ocr_after_process'
  if (isOffice && (date.state === 'passed' || date.state === 'may_have_passed')) {
    return 'If you are late, give the reason and ask the office for a waiver.'
  }
  return null
}
