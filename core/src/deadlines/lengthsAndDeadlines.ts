import type { DateMeaning } from '../analysis/report.ts'
import type { Reading, Sentence } from '../document/reading.ts'
import { type Day, isoOf, longDate } from './civilDate.ts'
import { type ComputedDate, type CountingContext, computedDate } from './computedDates.ts'
import { type DateSite, siteOf } from './dateSite.ts'
import { dayDefinition } from './dayDefinition.ts'
import { findLengths, isoLength, type Length } from './lengths.ts'
import { letterAt } from './letterAt.ts'
import type { NamedDate } from './listedOnce.ts'
import { isSchoolsPart } from './meaning.ts'
import { type Move, movedDeadline } from './movedDeadlines.ts'
import { placeOf } from './namedDates.ts'
import type { ResolvedDate } from './resolveDates.ts'
import { indexFrom } from './spans.ts'
import { whatHappens, whatLasts } from './what.ts'

/**
 * The lengths of time of a document, and the deadlines that come of counting them from a date that it names.
 * `named` are its written dates with their meaning, `moves` what it says of deadlines on a weekend or holiday.
 */
export function lengthsAndDeadlines(
  reading: Reading,
  dates: ReadonlyMap<Sentence, readonly ResolvedDate[]>,
  letter: Day | null,
  named: readonly NamedDate[],
  moves: readonly Move[],
): NamedDate[] {
  const found: NamedDate[] = []
  const givesDeadline = new Set(
    named.filter(({ meaning }) => meaning === 'deadline').map(({ sentence }) => sentence),
  )
  const doubtful = new Set(named.filter(({ remark }) => remark !== undefined).map(({ day }) => day))
  const messageAt = letterAt(reading.document.text, letter)
  const known = { hearing: hearingOf(named, letter), definedDays: dayDefinition(reading) }
  for (const sentence of reading.sentences) {
    const own = dates.get(sentence) ?? []
    for (const length of findLengths(sentence)) {
      // "a week from today" is a date already.
      if (isPartOfDate(length, own)) continue
      const computed = computedDate(sentence.plain, length, {
        ...known,
        letter: messageAt(sentence.start),
        dates: own,
      })
      const site = siteOf(sentence, [length], 0, {
        documentText: reading.document.text,
        column: '',
        previous: '',
        opening: '',
      })
      const words = { ...placeOf(reading, sentence, length), isNamed: true, sentence }
      if (!length.isOrdinal || computed === null) {
        found.push({ ...words, ...periodOf(length, site, known) })
      }
      // Where the sentence gives the date itself, that is the one that counts.
      if (computed && !givesDeadline.has(sentence)) {
        // What the school expects to do by then binds nobody who reads it.
        const meaning = isSchoolsPart(site) ? 'event' : 'deadline'
        const kept = meaning === 'event' ? computed : movedDeadline(computed, sentence, moves)
        const remark = remarkOf(computed, doubtful)
        found.push({ ...words, ...deadlineOf(site, meaning, kept), ...remark })
      }
    }
  }
  return found
}

function periodOf(
  length: Length,
  site: DateSite,
  { definedDays }: Pick<CountingContext, 'definedDays'>,
) {
  const what = whatLasts(site, length, definedDays)
  return { iso: isoLength(length), meaning: 'period' as const, what }
}

function deadlineOf(
  site: DateSite,
  meaning: Exclude<DateMeaning, 'period'>,
  { day, from, rule, isEarliest, counted }: ComputedDate,
) {
  const { what } = whatHappens(site, meaning)
  return {
    iso: isoOf(day),
    meaning,
    what: isEarliest ? `${what} (at the earliest)` : what,
    computedFrom: rule,
    counted: { from: isoOf(from), ...counted },
    day,
  }
}

/** A day that is counted from a date in doubt is in doubt as well. */
function remarkOf({ from }: ComputedDate, doubtful: ReadonlySet<Day | undefined>) {
  if (!doubtful.has(from)) return {}
  const remark = `It is counted from ${longDate(from)}, and there the weekday and the date do not fit. Ask the coordinator which is meant.`
  return { remark }
}

function isPartOfDate({ start, end }: Length, dates: readonly ResolvedDate[]): boolean {
  const index = indexFrom(dates, start)
  return (dates[index]?.start ?? Infinity) < end || (dates[index - 1]?.end ?? 0) > start
}

/** The document's one hearing to come, from which days before it are counted; null where it names several. */
function hearingOf(named: readonly NamedDate[], letter: Day | null): Day | null {
  const days = new Set<Day>()
  for (const { what, day } of named) {
    if (what === 'Hearing' && day !== undefined && (letter === null || day >= letter)) days.add(day)
  }
  const [only] = days
  return days.size === 1 && only !== undefined ? only : null
}
