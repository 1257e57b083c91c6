import type { Actor, EventKind, ReadersPart, WrittenLength } from './caseEntry.ts'

/** A limit that federal law, or a federal office's own rules, set by a number of days. */
export interface FederalLimit {
  readonly id: string
  readonly what: string
  readonly cite: string
  readonly length: WrittenLength
  /** It counts from events of these kinds. */
  readonly from: readonly EventKind[]
  readonly way: 1 | -1
  readonly bound: 'not_before' | 'by'
  readonly actor: Actor
  readonly part: ReadersPart
  /** It is told before its event is known, with the day that it would be from one of these. */
  readonly expectedFrom?: readonly EventKind[]
}

/** "Days" of the rule may be calendar, business or school days, as the school chooses. */
const tenDays: WrittenLength = { amount: 10, unit: 'day', days: 'unsaid' }
/** The offices say days and no more. Every day is counted, which gives the earliest day. */
const days = (amount: number): WrittenLength => ({ amount, unit: 'day', days: 'calendar' })

/**
 * All numbers of days that the rule and the federal offices name (the knowledge base's law status, paragraph 4). The rule
 * has no other: none for the whole process, none for an appeal.
 */
export const federalLimits = [
  {
    id: 'evidence_answer',
    what: 'The end of the 10 days that the rule gives you to answer the evidence',
    cite: '34 CFR 106.45(b)(5)(vi)',
    length: tenDays,
    from: ['evidence_sent'],
    way: 1,
    bound: 'not_before',
    actor: 'school',
    part: 'none',
  },
  {
    id: 'report_before_hearing',
    what: 'The investigative report is sent to you',
    cite: '34 CFR 106.45(b)(5)(vii)',
    length: tenDays,
    // Of a case without a hearing it is the determination: see `limitsOf`.
    from: ['hearing', 'determination'],
    way: -1,
    bound: 'by',
    actor: 'school',
    part: 'none',
  },
  {
    id: 'hearing_after_report',
    what: 'The hearing or decision, 10 days after the report',
    cite: '34 CFR 106.45(b)(5)(vii)',
    length: tenDays,
    from: ['report_sent'],
    way: 1,
    bound: 'not_before',
    actor: 'school',
    part: 'none',
  },
  {
    id: 'ocr_complaint',
    what: 'A complaint to the Office for Civil Rights, if you want to file one',
    cite: 'OCR complaint process',
    length: days(180),
    from: ['last_act'],
    way: 1,
    bound: 'by',
    actor: 'you',
    part: 'may',
    expectedFrom: ['incident', 'notice', 'determination', 'dismissal', 'appeal_decision'],
  },
  {
    id: 'ocr_after_process',
    what: 'A complaint to the Office for Civil Rights after the school’s own process, if you want to file one',
    cite: 'OCR complaint process',
    length: days(60),
    from: ['process_end'],
    way: 1,
    bound: 'by',
    actor: 'you',
    part: 'may',
  },
  {
    id: 'records_access',
    what: 'You may see the records that you asked for',
    cite: '20 U.S.C. 1232g',
    length: days(45),
    from: ['records_request'],
    way: 1,
    bound: 'by',
    actor: 'school',
    part: 'none',
  },
  {
    id: 'eeoc_charge',
    what: 'A charge to the EEOC about harassment at work, if you want to file one',
    cite: 'EEOC charge process',
    length: days(180),
    from: ['work_act'],
    way: 1,
    bound: 'by',
    actor: 'you',
    part: 'may',
  },
  {
    id: 'eeoc_charge_longer',
    what: 'The same charge where you have 300 days, as in many places',
    cite: 'EEOC charge process',
    length: days(300),
    from: ['work_act'],
    way: 1,
    bound: 'by',
    actor: 'you',
    part: 'may',
  },
] as const satisfies readonly FederalLimit[]

export type LimitId = (typeof federalLimits)[number]['id']
