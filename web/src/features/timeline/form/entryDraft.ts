import {
  type Case,
  type CaseEntry,
  MOST_ENTRIES,
  MOST_LENGTH,
  type When,
  type WrittenLength,
} from '@hub/core/clock/caseEntry'
import { isLength } from '@hub/core/clock/countOut'
import { dayOfIso } from '@hub/core/deadlines/civilDate'
import { type EntryKind, fieldsOfKind, kindOfEntry, nameOfKind } from './entryKinds.ts'

/** Which days count, or a longer unit, as one choice. */
export type CountedAs = WrittenLength['days'] | 'week' | 'month'

/** A date as its form holds it. */
export interface EntryDraft {
  readonly kind: EntryKind
  readonly name: string
  readonly when: When['type']
  /** 'YYYY-MM-DD', as the field gives it. */
  readonly day: string
  /** The last day of a stretch, as its field gives it; '' for a single day. */
  readonly until: string
  /** Nobody is sure of the day; of a number of days, that it is only planned. */
  readonly isAbout: boolean
  /** The hour, as the reader writes it. */
  readonly time: string
  readonly amount: string
  readonly countedAs: CountedAs
  /** The id of an event, or '' for a day that is typed in. */
  readonly from: string
  readonly fromDay: string
  readonly way: '1' | '-1'
  readonly source: 'policy' | 'typed'
  readonly attends: boolean
}

export const emptyDraft: EntryDraft = {
  kind: 'deadline evidence_answer',
  name: '',
  when: 'day',
  day: '',
  until: '',
  isAbout: false,
  time: '',
  amount: '',
  countedAs: 'unsaid',
  from: '',
  fromDay: '',
  way: '1',
  source: 'typed',
  attends: true,
}

export const MOST_NAME = 120
const mostDays = MOST_LENGTH.toLocaleString('en-US')

/** The form's fields for a date that is there. */
export function draftOf(entry: CaseEntry): EntryDraft {
  const { when, what, sources } = entry
  const kind = kindOfEntry(entry)
  const length = when.type === 'day' ? undefined : when.length
  const start = when.type === 'counted' ? when.from : undefined
  return {
    ...emptyDraft,
    kind,
    name: what === nameOfKind(kind) ? '' : what,
    when: when.type,
    day: when.type === 'day' ? when.day : '',
    until: when.type === 'day' ? (when.until ?? '') : '',
    isAbout: when.type !== 'open' && (when.isAbout ?? false),
    time: when.type === 'day' ? (when.time ?? '') : '',
    amount: length ? String(length.amount) : '',
    countedAs: length ? (length.unit === 'day' ? length.days : length.unit) : 'unsaid',
    from: start && 'event' in start ? start.event : '',
    fromDay: start && 'day' in start ? start.day : '',
    way: when.type === 'counted' && when.way === -1 ? '-1' : '1',
    source: sources.some(({ type }) => type === 'policy') ? 'policy' : 'typed',
    attends: entry.part === 'attend',
  }
}

/** A sentence for each field that must be mended. */
export type DraftErrors = Partial<
  Record<'kind' | 'name' | 'day' | 'until' | 'amount' | 'from' | 'fromDay', string>
>

/**
 * The entry that a draft makes, or what must be mended in it.
 *
 * @param before the entry that is changed; what the form has no field for stays
 */
export function checkDraft(
  draft: EntryDraft,
  id: string,
  value: Case,
  before?: CaseEntry,
): { readonly entry: CaseEntry } | { readonly errors: DraftErrors } {
  const what = draft.name.trim() || nameOfKind(draft.kind)
  const when = whenOf(draft, before?.when)
  const errors: DraftErrors = {
    ...('type' in when ? undefined : when),
    ...kindError(draft, id, value, before),
    ...nameError(draft, what),
  }
  if (what === null || !('type' in when) || Object.keys(errors).length > 0) return { errors }
  const letters = before?.sources.filter(({ type }) => type === 'letter') ?? []
  // What a letter gives is the letter's, also where the reader has changed it.
  const sources = letters.length > 0 ? letters : [{ type: draft.source }]
  const fields = { ...fieldsOfKind(draft.kind, draft.attends), id, what, when, sources }
  return { entry: before?.isDone === undefined ? fields : { ...fields, isDone: before.isDone } }
}

function kindError(
  { kind }: EntryDraft,
  id: string,
  { entries }: Case,
  before: CaseEntry | undefined,
): DraftErrors {
  if (!before && entries.length >= MOST_ENTRIES) {
    return {
      kind: `Your case clock holds ${MOST_ENTRIES} dates, and that is the most. Delete one first.`,
    }
  }
  const isStart = entries.some(
    ({ when }) => when.type === 'counted' && 'event' in when.from && when.from.event === id,
  )
  return isStart && kind.startsWith('deadline')
    ? { kind: 'Another date counts from this one, so it must stay something that happens.' }
    : {}
}

function nameError({ name }: EntryDraft, what: string | null): DraftErrors {
  if (what === null) return { name: 'Say in a few words what it is.' }
  return name.trim().length > MOST_NAME
    ? { name: `Use at most ${MOST_NAME} characters. This has ${name.trim().length}.` }
    : {}
}

function whenOf(draft: EntryDraft, before: When | undefined): When | DraftErrors {
  if (draft.when === 'open') return before?.type === 'open' ? before : { type: 'open' }
  if (draft.when === 'day') return dayOf(draft)
  const { from, fromDay, isAbout, way } = draft
  const length = lengthOf(draft)
  const errors: DraftErrors = {
    ...(length ? undefined : { amount: amountError(draft) }),
    ...(from === '' && dayOfIso(fromDay) === null ? { fromDay: dayError } : undefined),
  }
  if (!length || Object.keys(errors).length > 0) return errors
  const kept = before?.type === 'counted' ? before : undefined
  return {
    ...kept,
    // What a letter says of a deadline has no field.
    ...(isEvent(draft) && { isAbout: isAbout || undefined }),
    type: 'counted',
    length,
    from: from === '' ? { day: fromDay } : { event: from },
    way: way === '1' ? 1 : -1,
  }
}

const dayError = 'Choose a day that the calendar has.'

/** A last day to act is a single day and has no hour. */
function dayOf(draft: EntryDraft): When | DraftErrors {
  const { day, until, isAbout, time } = draft
  const first = dayOfIso(day)
  if (first === null) return { day: dayError }
  if (!isEvent(draft)) return { type: 'day', day }
  const last = until === '' ? first : dayOfIso(until)
  if (last === null) return { until: dayError }
  if (last < first) return { until: 'The last day must not come before the first.' }
  if (last - first > MOST_LENGTH) {
    return { until: `We show at most ${mostDays} days in a row. Check the year.` }
  }
  return {
    type: 'day',
    day,
    until: last === first ? undefined : until,
    isAbout: isAbout || undefined,
    time: time.trim() || undefined,
  }
}

/** Whether it is something that happens: only that may last, or be not certain. */
export function isEvent({ kind }: Pick<EntryDraft, 'kind'>): boolean {
  return kind.startsWith('event')
}

function lengthOf({ amount, countedAs }: EntryDraft): WrittenLength | null {
  const isLong = countedAs === 'week' || countedAs === 'month'
  const length: WrittenLength = isLong
    ? { amount: Number(amount), unit: countedAs, days: 'calendar' }
    : { amount: Number(amount), unit: 'day', days: countedAs }
  return amount.trim() !== '' && isLength(length) ? length : null
}

function amountError({ amount }: EntryDraft): string {
  const number = Number(amount)
  return amount.trim() !== '' && Number.isInteger(number) && number > 0
    ? `We count at most ${mostDays} days. Check the number.`
    : 'Type a whole number, such as 10.'
}
