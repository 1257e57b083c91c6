import type { DocumentType, FoundDate } from '../analysis/report.ts'
import { lastDay } from '../deadlines/lastDay.ts'
import type { CountedDays } from '../deadlines/lengths.ts'
import { OPTIONAL } from '../deadlines/whatWords.ts'
import {
  type CaseDeadline,
  type CaseEntry,
  type DeadlinePurpose,
  type EventKind,
  type Source,
  type When,
  type WrittenLength,
} from './caseEntry.ts'
import { isLength } from './countOut.ts'

/** A letter whose report was read. */
export interface ReadLetter {
  /** The document's id. */
  readonly id: string
  readonly docType: DocumentType
  readonly dates: readonly FoundDate[]
  /** Whose case it is: an interview of the other party is nothing to attend. */
  readonly reader: 'complainant' | 'respondent' | null
}

/**
 * What a letter's report says of dates, as entries of a case. Their ids are the letter's with the place of the words, so
 * that the same letter gives the same ids. A length without a day is kept only where it is a time in which to act.
 */
export function entriesOfLetter(read: ReadLetter): readonly CaseEntry[] {
  const { id: letter, dates } = read
  const written = dates.find(({ what }) => what === LETTER_DATE)?.iso
  const counted = new Set(dates.filter(({ iso }) => isDay(iso)).map(({ start }) => start))
  return dates.flatMap((date) => {
    const { text, page, start, end } = date
    const source = { type: 'letter' as const, letter, page, text, start, end }
    const id = `${letter}:${start}:${date.meaning}`
    // Of "ten business days of this letter" the day that it comes to is listed, too.
    if (date.meaning === 'period') return counted.has(start) ? [] : openTime(id, date, source, read)
    const when: When = whenOf(date)
    if (date.meaning === 'deadline') {
      // Who writes of it later tells of a time that is over.
      const isOver = written !== undefined && date.iso < written
      const part = isOver ? 'none' : date.what.endsWith(OPTIONAL) ? 'may' : yours.part
      return [{ ...deadline(id, date.what, when, source), part }]
    }
    const { kind, part } = eventOf(date.what, read)
    const base = { id, what: date.what, when, sources: [source] }
    return [
      { ...base, type: 'event', kind, actor: kind === 'appeal_notice' ? 'you' : 'school', part },
    ]
  })
}

/**
 * The entries of several letters as one list: what two letters say of the same day, with the same meaning, is one entry with
 * both sources.
 */
export function together(entries: readonly CaseEntry[]): readonly CaseEntry[] {
  const kept = new Map<string, CaseEntry>()
  for (const entry of entries) {
    const key = sameAs(entry)
    const before = kept.get(key)
    kept.set(key, before ? joined(before, entry) : entry)
  }
  return [...kept.values()]
}

function joined(before: CaseEntry, entry: CaseEntry): CaseEntry {
  const sources = [...before.sources, ...entry.sources]
  const isDone = (before.isDone ?? false) || (entry.isDone ?? false)
  // Whoever was not sure of the day is told it by the other.
  const isNear = before.when.type === 'day' && before.when.isAbout === true
  const when = isNear ? entry.when : before.when
  // Nobody has claimed "the interview of the complainant"; the reader's own is of the same day.
  const part = entry.part === 'attend' && before.part === 'none' ? entry.part : before.part
  return { ...before, when, part, sources, isDone }
}

/** Only what has a day and a kind of its own can be told to be the same. */
function sameAs(entry: CaseEntry): string {
  const kind = entry.type === 'event' ? entry.kind : entry.purpose
  if (entry.when.type !== 'day' || kind === 'other') return entry.id
  return `${entry.type} ${kind} ${entry.when.day} ${entry.when.until ?? ''}`
}

function whenOf({ iso, counted, meaning, text }: FoundDate): When {
  if (counted === undefined || !isLength(counted)) {
    const until = meaning === 'event' ? lastDay(text, iso) : undefined
    return { type: 'day', day: iso, ...(until !== undefined && { until }) }
  }
  const { amount, unit, days, from, way, moves } = counted
  return { type: 'counted', length: { amount, unit, days }, from: { day: from }, way, moves }
}

function deadline(id: string, what: string, when: When, source: Source): CaseDeadline {
  return { type: 'deadline', id, what, when, purpose: purposeOf(what), ...yours, sources: [source] }
}

function purposeOf(what: string): DeadlinePurpose {
  const name = what
    .replace(' (at the earliest)', '')
    .replace(/ was due$/, ' is due')
    .replace(/^(?:Your|Any) /, '')
    .toLowerCase()
  return purposes.get(name) ?? 'other'
}

const yours = { actor: 'you', part: 'act' } as const

/** Kinds of document that come when the evidence and the report have been answered: more time for that is over. */
const decided: ReadonlySet<DocumentType> = new Set([
  'written_determination',
  'dismissal_notice',
  'appeal_decision',
])
const beforeDecision: ReadonlySet<DeadlinePurpose> = new Set(['evidence_answer', 'report_answer'])

/** By the names that core/src/deadlines/meanings.ts gives to deadlines. */
const purposes: ReadonlyMap<string, DeadlinePurpose> = new Map([
  ['written response to the evidence is due', 'evidence_answer'],
  ['written response to the report is due', 'report_answer'],
  ['appeal is due', 'appeal'],
])

/** "Time to appeal (business days)": the names of times in which the reader may act, now and in reports that were made before. */
const times: ReadonlyMap<string, { purpose: DeadlinePurpose; after?: EventKind; what: string }> =
  new Map([
    [
      'Time to answer the evidence',
      { purpose: 'evidence_answer', after: 'evidence_sent', what: 'Your answer to the evidence' },
    ],
    ['Time to appeal', { purpose: 'appeal', after: 'determination', what: 'Your appeal' }],
    [
      'Time to respond to the appeal',
      { purpose: 'other', after: 'appeal_notice', what: 'Your answer to the appeal' },
    ],
    [
      'Time to respond to the report',
      { purpose: 'report_answer', after: 'report_sent', what: 'Your answer to the report' },
    ],
    ['Time to ask for a review', { purpose: 'appeal', what: 'Your request for a review' }],
    ['Time to object', { purpose: 'other', what: 'Your objection' }],
    ['Time to ask for more time', { purpose: 'other', what: 'Your request for more time' }],
    ['Time to respond', { purpose: 'other', what: 'Your answer' }],
    ['Time to answer the allegations', { purpose: 'other', what: 'Your answer' }],
    ['Time to say yes or no', { purpose: 'other', what: 'Your yes or no' }],
    ['Time to ask for another day', { purpose: 'other', what: 'Your request for another day' }],
    ['Time to challenge a removal', { purpose: 'other', what: 'Your challenge to the removal' }],
    ['Time to do what the sanction asks', { purpose: 'other', what: 'Your part of the sanction' }],
    ['Time to ask the school for help', { purpose: 'other', what: 'Your request to the school' }],
  ])

/** By the words that core/src/deadlines/whatLasts.ts puts behind the name of a length of days. */
const endings: readonly (readonly [string, CountedDays])[] = [
  [' (calendar days)', 'calendar'],
  [' (business days)', 'business'],
  [' (weekdays)', 'weekday'],
  [' (school days)', 'school'],
  [' (the text does not say which kind of day)', 'unsaid'],
]

function openTime(
  id: string,
  { what, iso }: FoundDate,
  source: Source & { readonly type: 'letter' },
  { docType, dates }: ReadLetter,
): CaseEntry[] {
  const ending = endings.find(([words]) => what.endsWith(words))
  const name = ending ? what.slice(0, -ending[0].length) : what
  // What an evidence letter gives time to respond to is the evidence.
  const isAnswer = name === 'Time to respond' && docType === 'evidence_review_letter'
  const time = times.get(isAnswer ? 'Time to answer the evidence' : name)
  const length = lengthOf(iso, ending?.[1] ?? 'calendar')
  if (!time || !length) return []
  const { purpose } = time
  // "Within five days of receipt. As you get this today, send it by June 18": the letter has told the day.
  const isDue = dates.some(({ what: due }) => due.endsWith(' is due') && purposeOf(due) === purpose)
  if (purpose !== 'other' && isDue) return []
  // What counts from the receipt of a decision waits for nothing that is to come.
  const isStarted = purpose === 'appeal' && decided.has(docType) && ofReceipt.test(source.text)
  const after = isStarted ? undefined : time.after
  if (decided.has(docType) && beforeDecision.has(purpose)) return []
  if (docType === 'investigative_report' && purpose === 'evidence_answer') return []
  // The appeal that it decides; and what a later step gives time for its few words do not tell.
  const isOfLater = purpose === 'appeal' || name === 'Time to respond'
  if (docType === 'appeal_decision' && isOfLater) return []
  const when: When = { type: 'open', length, after }
  return [{ type: 'deadline', id, what: time.what, when, purpose, ...yours, sources: [source] }]
}

const ofReceipt = /\b(?:recei|deliver)/i

/** 'P10D' and 'P2M'; hours have no day, and years set nobody a time to act. */
function lengthOf(iso: string, days: CountedDays): WrittenLength | null {
  const amount = Number(iso.slice(1, -1))
  const written: readonly WrittenLength[] = iso.endsWith('D')
    ? [{ amount, unit: 'day', days }]
    : [{ amount, unit: 'month', days: 'calendar' }]
  return iso.endsWith('Y') ? null : (written.find(isLength) ?? null)
}

function eventOf(what: string, { docType, dates, reader }: ReadLetter) {
  if (what === LETTER_DATE) {
    const kind = sendings[docType] ?? 'other'
    // Where the letter tells the day by itself ("the evidence is sent on May 6"), that is the one.
    const isTold = dates.some((date) => events.get(date.what)?.kind === kind)
    return { kind: isTold ? 'other' : kind, part: 'none' } as const
  }
  // "Interview of Ms. Ray": whether that is the reader nobody knows here.
  const [name = what, whom] = what.split(' of ')
  const found = events.get(what) ?? events.get(name) ?? { kind: 'other', part: 'none' }
  const isOthers =
    (whom !== undefined && !events.has(what)) ||
    (what === 'Interview of the complainant' && reader !== 'complainant') ||
    (what === 'Interview of the respondent' && reader !== 'respondent')
  return isOthers ? { ...found, part: 'none' as const } : found
}

/** How core/src/deadlines/namedDates.ts calls the letter's own date. */
const LETTER_DATE = 'Letter date'

/** What a letter of a kind does on its day. */
const sendings: Partial<Record<DocumentType, EventKind>> = {
  notice_of_allegations: 'notice',
  evidence_review_letter: 'evidence_sent',
  investigative_report: 'report_sent',
  written_determination: 'determination',
  dismissal_notice: 'dismissal',
  appeal_decision: 'appeal_decision',
}

/** By the names that core/src/deadlines/meanings.ts gives to events, and those of reports that were made before. */
const events: ReadonlyMap<string, { kind: EventKind; part: 'attend' | 'none' }> = new Map([
  ['Alleged incident', { kind: 'incident', part: 'none' }],
  ['Formal complaint', { kind: 'complaint', part: 'none' }],
  ['Notice of allegations', { kind: 'notice', part: 'none' }],
  ['Interview', { kind: 'interview', part: 'attend' }],
  ['Interview of the complainant', { kind: 'interview', part: 'attend' }],
  ['Interview of the respondent', { kind: 'interview', part: 'attend' }],
  ['Meeting', { kind: 'interview', part: 'attend' }],
  ['Pre-hearing meeting', { kind: 'other', part: 'attend' }],
  ['Mediation session', { kind: 'other', part: 'attend' }],
  ['Your chance to challenge the removal', { kind: 'other', part: 'attend' }],
  ['Conference', { kind: 'other', part: 'attend' }],
  ['Session', { kind: 'other', part: 'attend' }],
  ['Evidence shared', { kind: 'evidence_sent', part: 'none' }],
  ['Investigative report', { kind: 'report_sent', part: 'none' }],
  ['Hearing', { kind: 'hearing', part: 'attend' }],
  ['Decision', { kind: 'determination', part: 'none' }],
  ['Decision on the appeal', { kind: 'appeal_decision', part: 'none' }],
  ['Dismissal', { kind: 'dismissal', part: 'none' }],
  ['Appeal filed', { kind: 'appeal_notice', part: 'none' }],
])

function isDay(iso: string): boolean {
  return !iso.startsWith('P')
}
