import type { CountedDays } from '../deadlines/lengths.ts'

/** What happens in a case, in the order of the process. The federal limits count from these. */
export const eventKinds = [
  'incident',
  /** The last act that a complaint to a federal office would be about, as the reader sees it. */
  'last_act',
  /** The same for harassment at work. */
  'work_act',
  'complaint',
  'notice',
  'records_request',
  'interview',
  'evidence_sent',
  'report_sent',
  'hearing',
  'determination',
  'dismissal',
  'appeal_notice',
  'appeal_decision',
  /** The end of the school's own process, all appeals included. */
  'process_end',
  'other',
] as const
export type EventKind = (typeof eventKinds)[number]

/** What a deadline is for, where a rule or another deadline speaks of the same. */
export const deadlinePurposes = ['evidence_answer', 'report_answer', 'appeal', 'other'] as const
export type DeadlinePurpose = (typeof deadlinePurposes)[number]

/** Who acts. */
export type Actor = 'you' | 'school' | 'other_party'

/** What it asks of the reader: to act, to be there, nothing; `may` for what is theirs to choose. */
export type ReadersPart = 'act' | 'attend' | 'may' | 'none'

/** Where a date is from. */
export type Source =
  | {
      readonly type: 'letter'
      /** The document's id. */
      readonly letter: string
      readonly page: number
      /** The words that say so, and their place in the letter's text. */
      readonly text: string
      readonly start: number
      readonly end: number
    }
  | { readonly type: 'policy'; readonly section?: string }
  | { readonly type: 'typed' }
  /** `cite` is one of `cites` or `authorities` of core/src/knowledge. */
  | { readonly type: 'rule'; readonly cite: string }

/** A length of time as somebody wrote it. */
export interface WrittenLength {
  /** A whole number from 1; no length is longer than `MOST_LENGTH` days. */
  readonly amount: number
  readonly unit: 'day' | 'week' | 'month'
  /** For days: which ones count. Weeks and months count every day. */
  readonly days: CountedDays
}

/** When it is. Days are 'YYYY-MM-DD'. */
export type When =
  | {
      readonly type: 'day'
      readonly day: string
      /** The last day of a stretch ("October 5 to 24"). */
      readonly until?: string
      /** The hour, in the words of the letter: it is shown and never reckoned with. */
      readonly time?: string
      /** "About October 5": nobody is sure of the day. What counts from it is no surer. */
      readonly isAbout?: boolean
    }
  | {
      readonly type: 'counted'
      readonly length: WrittenLength
      /** A day, or the id of the event that the length counts from. */
      readonly from: { readonly day: string } | { readonly event: string }
      /** 1 after it, -1 before it. */
      readonly way: 1 | -1
      /** "About 90 days": a plan, and no deadline. */
      readonly isAbout?: boolean
      /** The document moves an end on a closed day to the next working day (1), or to the one before (-1). */
      readonly moves?: 1 | -1
    }
  /** It has no day yet; `after` is the kind of event that it waits for, where that is known. */
  | { readonly type: 'open'; readonly length?: WrittenLength; readonly after?: EventKind }

interface Dated {
  /** One of a kind in the case. */
  readonly id: string
  readonly what: string
  readonly when: When
  readonly actor: Actor
  readonly part: ReadersPart
  /** At least one; more where several letters say the same. */
  readonly sources: readonly Source[]
  readonly isDone?: boolean
}

/** Something that happens, or happened. */
export interface CaseEvent extends Dated {
  readonly type: 'event'
  readonly kind: EventKind
}

/** A last day to act that the school sets, by letter or policy. */
export interface CaseDeadline extends Dated {
  readonly type: 'deadline'
  readonly purpose: DeadlinePurpose
}

export type CaseEntry = CaseEvent | CaseDeadline

/** Days on which the school is closed, as the reader typed them in: the first and the last. */
export interface Closing {
  readonly from: string
  readonly to: string
  readonly name?: string
}

/** All that is known of one person's case. */
export interface Case {
  readonly entries: readonly CaseEntry[]
  readonly closings: readonly Closing[]
  /** The ids of limits that the reader marked as done, as the clock gave them. */
  readonly doneLimits?: readonly string[]
}

/** In days. More than a letter sets anybody to act, and a guard against "999999 days". */
export const MOST_LENGTH = 1_000
/** More than any case has. */
export const MOST_ENTRIES = 300
/** A school's closed days of some years. */
export const MOST_CLOSED_DAYS = 1_500
