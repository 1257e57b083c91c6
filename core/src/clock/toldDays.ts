import { dayOfIso, isoOf, longDate } from '../deadlines/civilDate.ts'
import { countDays } from '../deadlines/countDays.ts'
import type { CaseEvent, EventKind } from './caseEntry.ts'
import { clockOf } from './clock.ts'
import type { LimitDate } from './clockDate.ts'
import type { LimitId } from './federalLimits.ts'
import { eventsTold } from './fromMessage.ts'

/** A sentence on a day that was told, with what it rests on. */
export interface ToldDay {
  readonly text: string
  readonly cites: readonly string[]
}

/** Which limits an entry speaks of. */
const limitsOf: readonly (readonly [entries: RegExp, limits: readonly LimitId[]])[] = [
  [/^ocr-/, ['ocr_after_process', 'ocr_complaint']],
  [/^(?:eeoc-charge|employee-who-was-harassed)$/, ['eeoc_charge', 'eeoc_charge_longer']],
  [/^(?:respond-to-evidence|see-the-evidence|missing-evidence)$/, ['evidence_answer']],
  [
    /^(?:when-the-report-comes|what-the-report-holds|postpone-a-hearing|hearing-notice)$/,
    ['report_before_hearing', 'hearing_after_report'],
  ],
  [/^see-your-own-file$/, ['records_access']],
  [
    /^(?:calendar-or-business-days|time-limits-at-a-glance)$/,
    ['report_before_hearing', 'hearing_after_report', 'evidence_answer'],
  ],
]
/** Of what the federal rule sets no number of days, from what it would be counted. */
const schoolsOwn: readonly (readonly [entries: RegExp, from: readonly EventKind[]])[] = [
  [/^(?:appeal-deadline|who-may-appeal|appeal-grounds|when-sanctions-start)$/, ['determination']],
  [/^appeal-a-dismissal$/, ['dismissal']],
  [/^(?:after-the-appeal|how-an-appeal-goes|when-the-decision-is-final)$/, ['appeal_notice']],
  [/^(?:how-long-it-takes|delays-and-more-time|waiting-for-the-decision)$/, ['complaint']],
]

/**
 * The days that messages tell, counted by the limits that an entry of the guide speaks of, at most two. Where the federal rule
 * sets no number: how long ago it is, and who can tell the last day. Empty where no such day was told.
 *
 * @param texts what the reader wrote, oldest first
 * @param slug of the entry
 * @param today 'YYYY-MM-DD'
 */
export function toldDays(
  texts: readonly string[],
  slug: string,
  today: string,
): readonly ToldDay[] {
  return isCounted(slug) ? daysFrom(eventsIn(texts, today), slug, today) : []
}

/** Which of some entries speak of a limit, or of a time that the school sets, that counts from a day that was told. */
export function entriesThatCount(
  slugs: readonly string[],
  texts: readonly string[],
  today: string,
): ReadonlySet<string> {
  const events = eventsIn(texts, today)
  const counted = events.length === 0 ? [] : slugs.filter(isCounted)
  return new Set(counted.filter((slug) => daysFrom(events, slug, today).length > 0))
}

function isCounted(slug: string): boolean {
  return [...limitsOf, ...schoolsOwn].some(([entries]) => entries.test(slug))
}

function eventsIn(texts: readonly string[], today: string): readonly CaseEvent[] {
  const now = dayOfIso(today)
  return now === null ? [] : withWhatFollows(eventsTold(texts.slice(-MOST), now))
}

function daysFrom(events: readonly CaseEvent[], slug: string, today: string): readonly ToldDay[] {
  if (events.length === 0) return []
  const wanted = limitsOf.find(([entries]) => entries.test(slug))?.[1] ?? []
  const own = schoolsOwn.find(([entries]) => entries.test(slug))?.[1] ?? []
  const { dates } = clockOf({ entries: events, closings: [] }, today)
  const counted = wanted.flatMap((id) => {
    const limit = dates.find((date) => date.type === 'limit' && date.limit === id)
    if (limit?.type !== 'limit') return []
    const text = limitLine(limit, events, today)
    const cites = limit.sources.flatMap((source) => (source.type === 'rule' ? source.cite : []))
    return text === '' ? [] : [{ text, cites }]
  })
  return counted.length > 0 ? counted.slice(0, 2) : ownLine(events, own, today)
}
/** Messages of a talk of which days are taken, the last ones. */
const MOST = 6

/** The school's process ends with its last decision; what was told of an act may have been at work. */
function withWhatFollows(events: readonly CaseEvent[]): readonly CaseEvent[] {
  const of = (kind: EventKind) => events.find((event) => event.kind === kind)
  const as = (kind: EventKind, event: CaseEvent | undefined): CaseEvent[] =>
    event ? [{ ...event, id: kind, kind }] : []
  const end = of('appeal_decision') ?? (of('appeal_notice') ? undefined : of('determination'))
  return [...events, ...as('process_end', end), ...as('work_act', of('last_act'))]
}

const startOf: Partial<Record<LimitId, string>> = {
  ocr_after_process: 'the end of the school’s process',
  ocr_complaint: 'the last act you told me of',
  eeoc_charge: 'the last act you told me of',
  eeoc_charge_longer: 'the same day',
  evidence_answer: 'the day of the evidence',
  hearing_after_report: 'the day of the report',
  records_access: 'the day you asked',
}

function limitLine(limit: LimitDate, events: readonly CaseEvent[], today: string): string {
  const { bound, counted, limit: id } = limit
  const report = dayOf(events, 'report_sent')
  const hearing = dayOf(events, 'hearing')
  if (id === 'report_before_hearing')
    return report && hearing && report <= hearing ? between(report, hearing) : ''
  const { earliest, from, latest, length } = counted ?? {}
  if (!earliest || !latest || !from || !length) return ''
  const start = `Counted from ${startOf[id] ?? 'it'} (${longDate(from)}), the ${length.amount} days`
  if (bound === 'not_before')
    return `${start} end on ${longDate(earliest)} if every day counts, and on ${longDate(latest)} if only working days do. Your school’s letter or policy says which.`
  const left = countDays(today, isoOf(earliest), 'calendar')
  return `${start} end on ${longDate(earliest)}. ${distance(left)}`
}

function distance(left: number): string {
  if (left === 0) return 'That is today.'
  return left < 0 ? 'That day has passed.' : `That is in ${daysOf(left)}.`
}

function between(report: string, hearing: string): string {
  const [all, working] = [
    countDays(report, hearing, 'calendar'),
    countDays(report, hearing, 'business'),
  ]
  const enough =
    all < 10
      ? 'That is fewer than the 10 days that the rule asks for, however they are counted.'
      : working < 10
        ? 'That is 10 or more if every day counts, and fewer than 10 if only working days do. The policy says which.'
        : 'That is at least the 10 days that the rule asks for.'
  return `From the report (${told(report)}) to the hearing (${told(hearing)}) there are ${daysOf(all)}, ${working} of them working days. ${enough}`
}

/** Where the rule sets no number: since when, and who can tell. */
function ownLine(
  events: readonly CaseEvent[],
  kinds: readonly EventKind[],
  today: string,
): readonly ToldDay[] {
  const [from] = kinds.flatMap((kind) => dayOf(events, kind) ?? [])
  if (from === undefined || from > today) return []
  const gone = countDays(from, today, 'calendar')
  const since = `From ${told(from)} to today it is ${daysOf(gone)}.`
  const text = `${gone === 0 ? `${told(from)} is today.` : since} The federal rule sets no number of days for this, so only your school’s letter or policy can tell you the last day.`
  return [{ text, cites: ['34 CFR 106.45(b)(1)(v)'] }]
}

function dayOf(events: readonly CaseEvent[], wanted: EventKind): string | undefined {
  const when = events.find(({ kind }) => kind === wanted)?.when
  return when?.type === 'day' ? when.day : undefined
}

function told(iso: string): string {
  return longDate(dayOfIso(iso) ?? 0)
}

function daysOf(count: number): string {
  return count === 1 ? '1 day' : `${count} days`
}
