import type { Day } from '../deadlines/civilDate.ts'
import type {
  Actor,
  DeadlinePurpose,
  EventKind,
  ReadersPart,
  Source,
  WrittenLength,
} from './caseEntry.ts'
import type { DayCount } from './countOut.ts'
import type { LimitId } from './federalLimits.ts'

/**
 * How sure a day is: `unsure` where readings differ, `about` where nobody is sure of it or of what it counts from,
 * `plan` where the school only expects it.
 */
export type Certainty = 'sure' | 'unsure' | 'about' | 'plan'

/** Whether the day is only near: nobody is called late by it, and no calendar holds it. */
export function isOnlyNear({ certainty }: { readonly certainty: Certainty }): boolean {
  return certainty === 'about' || certainty === 'plan'
}

/**
 * Where today stands to it:
 * - ahead: it lies after today, or is today
 * - may_have_passed: by one reading it has passed, by another it has not; or its day is not sure, and has gone by
 * - passed: it is over, and nothing of it is left for the reader
 * - overdue: the reader's last day has passed and nobody marked it as done
 * - done: the reader marked it as done, or the rule's limit was kept
 * - open: it has no day yet
 */
export type ClockState = 'ahead' | 'may_have_passed' | 'passed' | 'overdue' | 'done' | 'open'

/** How a day was counted. */
export interface Counted {
  readonly length: WrittenLength
  /** What it counts from; the day is null where that has none. */
  readonly from: Day | null
  /** The event that it counts from, where it is one of the case. */
  readonly event: string | null
  readonly way: 1 | -1
  /** Every reading, counted out; none where there is no day to count from. */
  readonly readings: readonly DayCount[]
  /** The first and the last end of the readings; null where there is none. */
  readonly earliest: Day | null
  readonly latest: Day | null
}

interface Placed {
  /** The entry's id, or for a limit its own with the event's. */
  readonly id: string
  /** In the words of the entry; for a limit of the rule's. */
  readonly what: string
  readonly actor: Actor
  readonly part: ReadersPart
  readonly sources: readonly Source[]
  /**
   * The day that it is drawn and led with; null where there is none yet. Of a deadline with two readings it is the last
   * working day that is early enough by each.
   */
  readonly day: Day | null
  /** The last day of a stretch. */
  readonly until: Day | null
  readonly time: string | null
  /** The last working day that is early enough by every reading, for what the reader has to do by a day. */
  readonly safe: Day | null
  readonly certainty: Certainty
  readonly state: ClockState
  readonly counted: Counted | null
  /** The kind of event that an open one waits for, where that is known. */
  readonly after: EventKind | null
}

/** Something that happens, or happened. */
export interface EventDate extends Placed {
  readonly type: 'event'
  readonly kind: EventKind
}

/** A last day to act that the school sets. */
export interface DeadlineDate extends Placed {
  readonly type: 'deadline'
  readonly purpose: DeadlinePurpose
}

/** A limit that follows from federal law or from a federal office's own rules. */
export interface LimitDate extends Placed {
  readonly type: 'limit'
  readonly limit: LimitId
  /** Not before this day, or by this day at the latest. */
  readonly bound: 'not_before' | 'by'
  /** For an open one: the day that it would be from an event of the case, the earliest first. Never certain. */
  readonly wouldBe: readonly { readonly event: string; readonly day: Day }[]
}

/** One date of the clock, or one that has no day yet. */
export type ClockDate = EventDate | DeadlineDate | LimitDate

/** A date that has its day. */
export type Dated<Kind extends ClockDate = ClockDate> = Kind & { readonly day: Day }

/** Whether a date has a day. */
export function isDated<Kind extends ClockDate>(date: Kind): date is Dated<Kind> {
  return date.day !== null
}
